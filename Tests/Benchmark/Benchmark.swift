import Foundation

/// Builds `gen` for release and measures it: `swift run -c release benchmark`, or one part of it, for example
/// `swift run -c release benchmark dedupe`.
@main
struct Benchmark {
    static func main() async throws {
        do {
            try await run(CommandLine.arguments.dropFirst().map(part(named:)))
        } catch let error as BenchmarkError {
            FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
            Foundation.exit(1)
        }
    }

    private enum Part: String, CaseIterable { case sizes, example, stages, code, dedupe }

    private static func part(named name: String) throws -> Part {
        if let part = Part(rawValue: name) { return part }
        let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw BenchmarkError("there is no part '\(name)'; the parts are: \(names)")
    }

    /// All parts where none is named.
    private static func run(_ parts: [Part]) async throws {
        let gen = try build()
        for part in parts.isEmpty ? Part.allCases : parts {
            switch part {
            case .sizes: try measureSizes(gen)
            case .example: print(Report.table(try ExampleBenchmark(gen: gen, rounds: 31)))
            case .code: print(Report.table(try CodeBenchmark(gen: gen, rounds: 5)))
            case .stages: print(Report.table(try await StageBenchmark(entities: 2_000, rounds: 5)))
            case .dedupe: print(Report.table(try DedupeBenchmark(gen: gen, passes: 4, rounds: 5)))
            }
        }
        print(Report.machine)
    }

    private static func measureSizes(_ gen: String) throws {
        let small = try SizeBenchmark(entities: 2_000, rounds: 7, gen: gen, besideOtherTools: true)
        let large = try SizeBenchmark(entities: 20_000, rounds: 3, gen: gen, besideOtherTools: false)
        let rendering = try TemplateBenchmark.megabytesASecond(types: 2_000, rounds: 7)
        print(Report.table(small, large, rendering: rendering))
    }

    /// The path of the executable beside this one.
    private static func build() throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let arguments = ["build", "-c", "release", "--product", "gen", "--package-path", folder.path]
        let process = try MeasuredProcess("swift", arguments)
        guard process.status == 0 else { throw BenchmarkError("gen does not build") }
        let executable = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return executable.deletingLastPathComponent().appending(path: "gen").path
    }
}

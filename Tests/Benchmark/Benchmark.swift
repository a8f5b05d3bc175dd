import Foundation

/// Builds `gen` for release and measures it: `swift run -c release benchmark`.
@main
struct Benchmark {
    static func main() async throws {
        do {
            try await run()
        } catch let error as BenchmarkError {
            FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
            Foundation.exit(1)
        }
    }

    private static func run() async throws {
        let gen = try build()
        let small = try SizeBenchmark(entities: 2_000, rounds: 7, gen: gen)
        let large = try SizeBenchmark(entities: 20_000, rounds: 3, gen: gen)
        let rendering = try TemplateBenchmark.megabytesASecond(types: 2_000, rounds: 7)
        print(Report.table(small, large, rendering: rendering))
        let stages = try await StageBenchmark(entities: 2_000, rounds: 5)
        print(Report.table(stages))
        print(Report.table(try DedupeBenchmark(gen: gen, rounds: 5)))
        print(Report.machine)
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

import Foundation

/// The tables as Markdown, for the documentation.
enum Report {
    static func table(_ small: SizeBenchmark, _ large: SizeBenchmark, rendering: Double) -> String {
        let growth = ratio(large.firstRun.processorSeconds, small.firstRun.processorSeconds)
        return """
            | processor time; on the clock | small | large | goal |
            | --- | --- | --- | --- |
            \((sizes + times + comparisons).map { $0(small, large) }.joined(separator: "\n"))
            | Ten times the document takes | | \(growth) times the time | at most 10.5 |
            | Template rendering | \(Int(rendering)) MB/s | | at least 50 MB/s |

            """
    }

    private static let sizes = [
        row("Document") { "\($0.entities) entities, \(megabytes($0.documentBytes))" },
        row("Generated") { "\($0.files) files, \(megabytes($0.outputBytes))" },
    ]

    private static let times = [
        row("`cmark -t xml`") { text($0.cmark) },
        row("`sqlc generate`") { $0.otherTools.map { $0.sqlc.map(text) ?? "not installed" } ?? "" },
        row("`protoc --python_out`") { $0.otherTools.map { $0.protoc.map(text) ?? "not installed" } ?? "" },
        row("Plain write of the same bytes") { text($0.plainWrite) },
        row("Reading alone") { text($0.reading) },
        row("`gen`, everything new") { text($0.firstRun) },
        row("`gen`, nothing changed") { text($0.secondRun) },
        row("... and it wrote", goal: "nothing") { $0.secondRunWroteNothing ? "nothing" : "**something**" },
        row("`gen check`") { text($0.check) },
    ]

    /// Of processor time.
    private static let comparisons = [
        row("`gen` as a multiple of `cmark`", goal: "at most 4") { multiple($0.firstRun, $0.cmark) },
        row("... of `sqlc generate`", goal: "at most 0.5") { multiple($0.firstRun, $0.otherTools?.sqlc) },
        row("... of `protoc`", goal: "at most 0.5") { multiple($0.firstRun, $0.otherTools?.protoc) },
        row("... of the plain write") { multiple($0.firstRun, $0.plainWrite) },
        row("Nothing changed, as a multiple of reading", goal: "at most 1.5") {
            multiple($0.secondRun, $0.reading)
        },
        row("`gen check` as a multiple of `gen`", goal: "at most 1") { multiple($0.check, $0.firstRun) },
        row("Peak memory") { megabytes($0.firstRun.peakMemory) },
        row("... as a multiple of the document", goal: "at most 20") {
            ratio(Double($0.firstRun.peakMemory), Double($0.documentBytes))
        },
    ]

    static func table(_ benchmark: ExampleBenchmark) -> String {
        let debug = benchmark.debug.map(text) ?? "not built"
        return """
            | the example Savings, four targets | processor time; on the clock | goal, on the clock |
            | --- | --- | --- |
            | release build | \(text(benchmark.release)) | at most 30 ms |
            | debug build | \(debug) | at most 150 ms |

            """
    }

    static func table(_ benchmark: CodeBenchmark) -> String {
        let other = benchmark.protobuf
        func row(_ title: String, _ value: (CodeBenchmark.Measurement) -> String) -> String {
            "| \(title) | \(value(benchmark.gen)) | \(other.map(value) ?? "not installed") |"
        }
        let fields = Double(CodeBenchmark.fields)
        return """
            | generated Swift, \(CodeBenchmark.entities) types with \(CodeBenchmark.fields) fields | `gen` | `protoc-gen-swift` |
            | --- | --- | --- |
            \(row("Source, bytes a field") { "\(Int(Double($0.sourceBytes) / fields))" })
            \(row("Type check of 1,000 fields, processor time") { milliseconds($0.checking.processorSeconds / fields * 1000) })
            \(row("Object (`-O`), bytes a field") { "\(Int(Double($0.objectBytes) / fields))" })

            """
    }

    static func table(_ benchmark: StageBenchmark) -> String {
        let rows = benchmark.stages.map { stage in
            let rate = stage.seconds > 0 ? Double(stage.bytes) / 1e6 / stage.seconds : 0
            return
                "| \(stage.name) | \(milliseconds(stage.seconds)) | \(megabytes(stage.bytes)) | \(Int(rate)) MB/s |"
        }
        return "| stage (small document, in memory) | time | text | rate |\n| --- | --- | --- | --- |\n"
            + rows.joined(separator: "\n") + "\n"
    }

    static func table(_ benchmark: DedupeBenchmark) -> String {
        func row(
            _ title: String, goal: String = "", _ seconds: (DedupeBenchmark.Measurement) -> Double?
        ) -> String {
            let times = [benchmark.small, benchmark.large].map(seconds)
            let cells = times.map { $0.map(milliseconds) ?? "no `sqlite3`" }
            let growth = times.count == 2 ? times[1].map { ratio($0, times[0] ?? 0) } : nil
            return "| \(title) | \(cells.joined(separator: " | ")) | \(growth ?? "") | \(goal) |"
        }
        return """
            | records, each with a twin | 100,000 | 1,000,000 | growth | goal |
            | --- | --- | --- | --- | --- |
            \(row("Generated Swift: `twins()`", goal: "at most 10.5") { $0.twins })
            \(row("Generated Swift: `mergeTwins`", goal: "at most 10.5") { $0.merging })
            \(row("SQLite: `ROW_NUMBER()` on the same rows") { $0.sqlite })

            """
    }

    /// What it was measured on.
    static var machine: String {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let memory = ProcessInfo.processInfo.physicalMemory / 1_073_741_824
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name =
            model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
            ?? "unknown processor"
        return
            "Measured on \(processors) cores (\(name)), \(memory) GB, \(ProcessInfo.processInfo.operatingSystemVersionString)."
    }

    private typealias Row = @Sendable (SizeBenchmark, SizeBenchmark) -> String

    private static func row(
        _ title: String, goal: String = "", _ value: @escaping @Sendable (SizeBenchmark) -> String
    )
        -> Row
    {
        { small, large in "| \(title) | \(value(small)) | \(value(large)) | \(goal) |" }
    }

    private static func text(_ cost: Cost) -> String {
        "\(milliseconds(cost.processorSeconds)); \(milliseconds(cost.seconds))"
    }

    private static func multiple(_ one: Cost, _ other: Cost?) -> String {
        other.map { ratio(one.processorSeconds, $0.processorSeconds) } ?? ""
    }

    private static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

    private static func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1e6)) MB" }

    private static func ratio(_ one: Double, _ other: Double) -> String { decimal(one / other) }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

import Foundation

/// The tables as Markdown, for the documentation.
enum Report {
    static func table(_ small: SizeBenchmark, _ large: SizeBenchmark, rendering: Double) -> String {
        let rows = [
            row("Document") { "\($0.entities) entities, \(megabytes($0.documentBytes))" },
            row("Generated") { "\($0.files) files, \(megabytes($0.outputBytes))" },
            row("`cmark -t xml`") { milliseconds($0.cmark) },
            row("Plain write of the same bytes") { milliseconds($0.plainWrite) },
            row("`gen`, everything new") { milliseconds($0.firstRun) },
            row("... as a multiple of `cmark`", goal: "at most 8") { ratio($0.firstRun, $0.cmark) },
            row("... as a multiple of the plain write") { ratio($0.firstRun, $0.plainWrite) },
            row("`gen`, nothing changed") { milliseconds($0.secondRun) },
            row("... and it wrote", goal: "nothing") {
                $0.secondRunWroteNothing ? "nothing" : "**something**"
            },
            row("Peak memory", goal: "at most 600 MB") { megabytes($0.peakMemory) },
        ].map { $0(small, large) }
        let growth = ratio(large.firstRun, small.firstRun)
        return """
            | | small | large | goal |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))
            | Ten times the document takes | | \(growth) times the time | at most 11 |
            | Template rendering | \(Int(rendering)) MB/s | | at least 50 MB/s |

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

    private typealias Row = (SizeBenchmark, SizeBenchmark) -> String

    private static func row(_ title: String, goal: String = "", _ value: @escaping (SizeBenchmark) -> String)
        -> Row
    {
        { small, large in "| \(title) | \(value(small)) | \(value(large)) | \(goal) |" }
    }

    private static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

    private static func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1e6)) MB" }

    private static func ratio(_ one: Double, _ other: Double) -> String { decimal(one / other) }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

import ArgumentParser
import Diagnostics
import SchemaComparison
import SchemaModel

/// What the commands that compare two schemas have in common.
struct ComparisonOptions: ParsableArguments {
    @Option(help: "The form of the answer: text for people, markdown for a review, json for programs.")
    var format = Format.text

    @Option(help: ArgumentHelp("Only this schema of a configuration.", valueName: "name"))
    var schema: String?

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown
    }

    /// Of a configuration's schemas the chosen one.
    func chosen(_ revisions: [SchemaRevision]) throws -> [SchemaRevision] {
        try ComparedSchemas.chosen(schema, of: revisions)
    }

    /// Writes the answer about one pair; several have a title each.
    func write(_ report: ComparisonReport, titled title: String?, sources: SourceFiles) throws {
        switch format {
        case .text:
            try Terminal.write((title.map { "\($0):\n" } ?? "") + report.text(sources: sources))
        case .markdown:
            try Terminal.write((title.map { "## \($0)\n\n" } ?? "") + report.markdown(sources: sources))
        case .json:
            try Terminal.write(report.json(sources: sources))
        }
    }

    /// Compares and writes pair by pair; gives all reports.
    func compare(
        _ pairs: [ComparedSchemas.Pair], levels: Set<Consequence.Level>, sources: SourceFiles,
        isVerification: Bool = false,
        allowing: (inout ComparisonReport) -> Void = { _ in }
    ) throws -> [ComparisonReport] {
        if format == .json, pairs.count > 1 {
            throw UsageError("JSON is about one schema: choose it with '--schema'")
        }
        return try pairs.map { pair in
            var report = pair.report(levels: levels, isVerification: isVerification)
            allowing(&report)
            try write(report, titled: pairs.count > 1 ? pair.name : nil, sources: sources)
            return report
        }
    }
}

extension ComparedSchemas.Pair {
    /// Of the newer side, where it has the schema.
    var name: String { new?.name ?? old?.name ?? "" }

    /// What differs; without levels no consequences are asked for.
    func report(levels: Set<Consequence.Level>, isVerification: Bool = false) -> ComparisonReport {
        ComparisonReport(
            from: old ?? .nothing(named: name), to: new ?? .nothing(named: name), levels: levels,
            isVerification: isVerification)
    }
}

extension SchemaRevision {
    /// A side that does not have the schema.
    fileprivate static func nothing(named name: String) -> SchemaRevision {
        SchemaRevision(name: name, schema: Schema(name: name), cloudKit: CloudKitView.empty)
    }
}

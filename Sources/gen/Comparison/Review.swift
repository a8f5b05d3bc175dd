import ArgumentParser
import SchemaComparison
import SchemaReview
import Workspace

/// `gen review`: a change and its consequences side by side.
struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows a change of the schema and all that follows from it, for who reviews it.",
        usage: "gen review [--against OLD] [--format FORMAT] [--output FILE] [--level LEVEL]... [NEW]",
        discussion: """
            The documents before and after, what changes, what breaks and for whom, the migration of the local database, \
            and how the generated files differ. A page (html) shows all of it; a comment for a pull request (markdown) has \
            at most 60 kB, the most important first. Without NEW it is about the configuration's schemas. Exits like \
            'gen breaking': with 2 where something breaks, also when the review is written.

            For example:

                gen review --against main: --output review.html
            """
    )

    @OptionGroup var change: ChangeArguments

    @Option(help: "html, markdown or text. By default as the output's name ends, else text.")
    var format: Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file, instead of standard output. Only another review is replaced.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Only this schema of a configuration.", valueName: "name"))
    var schema: String?

    @OptionGroup var findings: DiagnosticOptions

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html, markdown, text
    }

    func run() async throws {
        try await finish(findings) { reporter in
            var schemas = ComparedSchemas()
            let sides = try reporter.reading { try change.read(&schemas, schema: schema, reporter) }
            guard let sides else { return .inputOutput }
            if schemas.hasErrors { return .documentHasErrors }
            var exceptions = DocumentedExceptions(
                of: sides.new, levels: sides.levels, sources: schemas.sources)
            let pairs = try sides.pairs()
            var reviews: [SchemaReview] = []
            for pair in pairs {
                var report = pair.report(levels: sides.levels)
                exceptions.apply(to: &report, sources: schemas.sources)
                reviews.append(await ReviewRequest(pair, sides, schemas.sources).review(report))
            }
            reporter.report(exceptions.problems, sources: schemas.sources)
            let review = ReviewedChange(from: sides.oldName, to: sides.newName, schemas: reviews)
            guard try write(review, reporter) else { return .inputOutput }
            return reviews.allSatisfy { $0.report.count(.breaks) == 0 } ? .done : .filesDiffer
        }
    }

    /// False where something else stands in the place.
    private func write(_ review: ReviewedChange, _ reporter: Reporter) throws -> Bool {
        let bytes =
            switch chosenFormat {
            case .html: review.html()
            case .markdown: Array(review.markdown().utf8)
            case .text: Array(review.text().utf8)
            }
        guard let output, output != "-" else {
            try Terminal.write(bytes)
            return true
        }
        let path = PathText.joined(try Folders.working(), output)
        if try NewFile.make(bytes, at: path, replacing: ReviewedChange.isReview) { return true }
        reporter.complain("'\(output)' is no review: only a review is replaced", .fileUnusable)
        return false
    }

    private var chosenFormat: Format {
        if let format { return format }
        let name = (output ?? "").lowercased()
        if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
        return name.hasSuffix(".md") || name.hasSuffix(".markdown") ? .markdown : .text
    }
}

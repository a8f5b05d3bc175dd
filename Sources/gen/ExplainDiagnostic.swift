import ArgumentParser
import DiagnosticReports
import Diagnostics

/// `gen explain-diagnostic`: what a kind of diagnostic means, and how to mend what it reports.
struct ExplainDiagnostic: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain-diagnostic",
        abstract: "Tells what a diagnostic means and how to mend what it reports; without an id, lists all.",
        discussion: """
            The id stands in brackets behind a message. For example:

                gen explain-diagnostic type.unknown
            """
    )

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: "The id of a diagnostic, such as type.unknown.",
        completion: .custom { _, _, _ in DiagnosticPage.all.map(\.id) })
    var id: String?

    func run() async throws {
        try await finish(findings) { _ in
            guard let id else {
                try Terminal.write(DiagnosticPage.list)
                return .done
            }
            guard let page = DiagnosticPage.page(of: id) else {
                let remedy = didYouMean(id, among: DiagnosticPage.all.map(\.id))
                throw UsageError(
                    "no diagnostic is called '\(DiagnosticRenderer.oneLine(id))'; "
                        + (remedy ?? "'gen explain-diagnostic' lists all"))
            }
            try Terminal.write(page.text)
            return .done
        }
    }
}

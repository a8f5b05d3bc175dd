import DiagnosticReports
import Diagnostics
import Workspace

/// Tells a run's findings where and in the form that the command line asks for.
///
/// Text goes out at once. A form for programs is one document, so it goes out at the end of the run.
final class Reporter {
    private let form: DiagnosticForm

    /// Nil for standard error.
    private let path: String?

    /// Whether remarks are listed, instead of counted.
    var listsRemarks: Bool

    /// Whether each finding is listed, of several that follow from one rule too.
    var listsEach = false

    /// Whether a run may say how many remarks it does not list.
    var countsRemarks = true
    private var unlistedRemarkCount = 0

    /// All that was reported, for those who show it themselves.
    private(set) var diagnostics: [Diagnostic] = []
    private var report = DiagnosticReport()
    private var text = ""

    init(form: DiagnosticForm = .text, path: String? = nil, listsRemarks: Bool = false) {
        self.form = form
        self.path = path
        self.listsRemarks = listsRemarks
    }

    convenience init(_ options: DiagnosticOptions) {
        self.init(form: options.form, path: options.output, listsRemarks: options.remarks)
    }

    func report(_ diagnostics: [Diagnostic], sources: SourceFiles) {
        let listed = listsRemarks ? diagnostics : diagnostics.filter { $0.severity != .remark }
        unlistedRemarkCount += diagnostics.count - listed.count
        self.diagnostics += listed
        switch form {
        case .text:
            let told = listsEach || listsRemarks ? listed : listed.folded(remedy: "'--remarks' lists each")
            write(DiagnosticRenderer(sources: sources, style: style).render(told))
        case .json, .github, .sarif: report.add(listed, sources: sources)
        }
    }

    /// Whether only some findings of a run are shown: what follows from one thing is one finding there.
    var foldsFindings: Bool {
        switch form {
        case .github: true
        case .text, .json, .sarif: false
        }
    }

    /// What the answer on standard output tells people already: the forms that programs read have it too.
    func annotate(_ diagnostics: [Diagnostic], sources: SourceFiles) {
        switch form {
        case .text: break
        case .json, .github, .sarif: report(diagnostics, sources: sources)
        }
    }

    /// An error without a place in a file.
    ///
    /// What follows its first line says what can be done.
    func complain(_ message: String, _ id: DiagnosticID) {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            DiagnosticRenderer.oneLine(String(line.hasPrefix("  ") ? line.dropFirst(2) : line))
        }
        switch form {
        case .text:
            let rest = lines.dropFirst().map { $0.isEmpty ? "\n" : "\n  \($0)" }
            let text = (lines.first ?? "") + rest.joined()
            write(style.strong("gen:") + " \(style.severity(.error)) \(text)\n")
        case .json, .github, .sarif:
            let rest = lines.dropFirst().filter { !$0.isEmpty }.joined(separator: "; ")
            let remedy = rest.isEmpty ? nil : rest
            report.add(
                [Diagnostic(id, .error, lines.first ?? "", at: nil, remedy: remedy)], sources: SourceFiles())
        }
    }

    /// Ends the report. To be called once, at the end of the run.
    func finish() throws(FileError) {
        switch form {
        case .text: writeRemarkCount()
        case .json: try deliver(report.json())
        case .github: try deliver(report.github())
        case .sarif: try deliver(report.sarif(version: Gen.version))
        }
        if let path, form == .text {
            try FileWriter.write(Array(text.utf8), to: path, replacing: DiagnosticReport.isReport)
        }
    }

    private func writeRemarkCount() {
        guard countsRemarks, unlistedRemarkCount > 0 else { return }
        let count = unlistedRemarkCount == 1 ? "1 remark" : "\(unlistedRemarkCount) remarks"
        write("gen: \(count) on what targets convert by their own rules; '--remarks' lists them\n")
    }

    private func deliver(_ bytes: [UInt8]) throws(FileError) {
        guard let path else {
            try StandardStream.errors.write(bytes)
            return
        }
        try FileWriter.write(bytes, to: path, replacing: DiagnosticReport.isReport)
    }

    private func write(_ words: String) {
        if path != nil {
            text += words
        } else {
            // There is nobody to tell when standard error itself fails.
            try? StandardStream.errors.write(Array(words.utf8))
        }
    }

    private var style: TextStyle { path == nil ? Terminal.style(of: .errors) : .plain }
}

extension DiagnosticID {
    static let usageWrong = DiagnosticID("usage.wrong")
    static let fileUnusable = DiagnosticID("file.unusable")
}

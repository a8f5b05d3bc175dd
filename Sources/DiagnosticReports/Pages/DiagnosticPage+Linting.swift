internal import Diagnostics
internal import Linting

extension DiagnosticPage {
    /// What `gen lint` reports: a rule brings its page along.
    static let linting: [DiagnosticPage] =
        lintRules.map {
            DiagnosticPage($0.id.rawValue, $0.page.title, meaning: $0.page.meaning, remedy: $0.page.remedy)
        } + [
            DiagnosticPage(
                "allow.unknown", "A comment allows an unknown rule",
                meaning:
                    "The comment '<!-- gen: allow RULE: reason -->' names no rule, or one that does not exist.",
                remedy: "Name one of the rules that 'gen lint --rules' lists."
            ),
            DiagnosticPage(
                "allow.unreasoned", "A comment gives no reason",
                meaning:
                    "A rule is only left out where the document says why: whoever reads it later must be able to judge "
                    + "whether that still holds.",
                remedy: "Write the reason behind a colon: '<!-- gen: allow lint.size: at most 2 KB -->'."
            ),
            DiagnosticPage(
                "allow.unused", "A comment allows what nothing does",
                meaning:
                    "No finding of the rule is left out by the comment, so it only hides what comes later.",
                remedy: "Take the comment out, or put it right above or behind the passage that it is about."
            ),
            DiagnosticPage(
                "rule.unknown", "A rule or profile is unknown",
                meaning: "The configuration names a rule or a profile under 'lint' that does not exist.",
                remedy: "Name one that 'gen lint --rules' lists."
            ),
        ]
}

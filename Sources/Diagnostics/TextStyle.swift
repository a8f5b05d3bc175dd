/// How messages are set off on a screen: with colours on a terminal, not at all in a pipe.
package enum TextStyle: Hashable, Sendable {
    case plain, coloured

    /// Places and messages.
    package func strong(_ text: String) -> String { enclosed(text, in: "1") }

    /// The word of a severity with its colon. For example: `error:`.
    package func severity(_ severity: Diagnostic.Severity) -> String {
        let colour =
            switch severity {
            case .error: "1;31"
            case .warning: "1;35"
            case .note: "1;36"
            case .remark: "1;34"
            }
        return enclosed(severity.rawValue + ":", in: colour)
    }

    /// Carets and remedies. For example: `^~~~~ did you mean 'Int64'?`.
    package func mark(_ text: String) -> String { enclosed(text, in: "32") }

    /// What a line of a difference adds, removes or heads.
    package func added(_ text: String) -> String { enclosed(text, in: "32") }

    package func removed(_ text: String) -> String { enclosed(text, in: "31") }

    package func heading(_ text: String) -> String { enclosed(text, in: "36") }

    /// Between the codes of ECMA-48, section 8.3.117 (select graphic rendition), that begin and end it.
    private func enclosed(_ text: String, in codes: String) -> String {
        switch self {
        case .plain: text
        case .coloured: "\u{1B}[\(codes)m\(text)\u{1B}[0m"
        }
    }
}

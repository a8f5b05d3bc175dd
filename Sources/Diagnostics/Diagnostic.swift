/// Something that the author of a document should know: collected, never thrown.
package struct Diagnostic: Hashable, Codable, Sendable {
    package let id: DiagnosticID
    package let severity: Severity

    /// One line without a full stop: what is wrong, with the offending text in single quotes.
    package let message: String

    /// The cell or word that it is about. Nil only where no place in a file is to blame.
    package let span: SourceSpan?

    /// How to mend it; printed behind the caret. For example: `did you mean 'Int64'?`
    package let remedy: String?

    /// Other places that belong to it, such as the first of two declarations that contradict each other.
    package let related: [Related]

    /// The targets that report it, by their names in the configuration; empty for what reading finds.
    package var targets: [String] = []

    /// What mends it, where there is one right answer.
    package var fixes: [FixIt] = []

    /// How several such findings are told in one message; nil where each asks for something of its own.
    package var collective: Collective?

    package init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at span: SourceSpan?,
        remedy: String? = nil,
        related: [Related] = [],
        collective: Collective? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.span = span
        self.remedy = remedy
        self.related = related
        self.collective = collective
    }

    package enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
        /// Nothing is written until it is mended.
        case error

        /// Something that the author can change and should.
        case warning

        /// Something that the author may want to know.
        case note

        /// What a target does by its own rules: counted, and listed on request.
        case remark
    }

    package struct Related: Hashable, Codable, Sendable {
        package let message: String
        package let span: SourceSpan

        package init(_ message: String, at span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }
}

/// The stable name of a kind of diagnostic: two words, dotted. For example: `type.unknown`.
///
/// Each room declares its own as static members beside the check that emits them.
package struct DiagnosticID: RawRepresentable, Hashable, Codable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

import Diagnostics
import SchemaReading

extension RefusedFact {
    /// A note about words that look like a key, an index or a default and state none.
    ///
    /// Nil for a denial: it says itself that there is none.
    func diagnostic(of remark: Remark) -> Diagnostic? {
        guard let why = reason.phrase else { return nil }
        return Diagnostic(
            subject.diagnosticID, .note, "'\(remark.quote)' \(why), so \(subject.phrase) is read from it",
            at: remark.span, remedy: subject.remedy)
    }
}

extension RefusedFact.Reason {
    fileprivate var phrase: String? {
        switch self {
        case .denied: nil
        case .past: "speaks of the past"
        case .possible: "is said under a condition"
        case .example: "is an example"
        case .prose: "gives no value"
        case .ambiguous: "is one of several values"
        }
    }
}

extension RefusedFact.Subject {
    fileprivate var phrase: String {
        switch self {
        case .uniqueKey: "no unique key"
        case .primaryKey: "no primary key"
        case .index: "no index"
        case .defaultValue: "no default"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .uniqueKey, .primaryKey, .index: "state it in a sentence of its own if it holds"
        case .defaultValue: "write one value in back-ticks"
        }
    }

    fileprivate var diagnosticID: DiagnosticID {
        switch self {
        case .uniqueKey, .primaryKey: DiagnosticID("key.unread")
        case .index: DiagnosticID("index.unread")
        case .defaultValue: DiagnosticID("default.unread")
        }
    }
}

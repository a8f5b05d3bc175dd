package import Diagnostics

extension RefusedFact {
    /// A note about words that look like a key, an index or a default and state none.
    package func diagnostic(quoting words: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            subject.diagnosticID, .note, "\(words) \(reason.phrase), so \(subject.phrase) is read from it",
            at: span, remedy: reason == .denied ? nil : subject.remedy)
    }
}

extension RefusedFact.Reason {
    fileprivate var phrase: String {
        switch self {
        case .denied: "says that there is none"
        case .past: "speaks of the past"
        case .possible: "is said under a condition"
        case .example: "is an example"
        case .prose: "is prose and no value or name"
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
        case .encryption: "no encryption"
        case .deleteRule: "no delete rule"
        case .grant: "no right"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .uniqueKey: "if there is one, write: Unique key: `field`"
        case .primaryKey: "if it is one, write: Primary key"
        case .index: "if there is one, write: Queryable: `field`"
        case .defaultValue: "write one value in back-ticks"
        case .encryption: "if it is encrypted, write: Encrypted"
        case .deleteRule: "if there is one, write for example: On delete: cascade"
        case .grant: "if there is one, write for example: `_world`: Read"
        }
    }

    fileprivate var diagnosticID: DiagnosticID {
        switch self {
        case .uniqueKey, .primaryKey: .keyUnread
        case .index: .indexUnread
        case .defaultValue: .defaultUnread
        case .encryption: .encryptionUnread
        case .deleteRule: .deleteRuleUnread
        case .grant: .grantUnread
        }
    }
}

extension DiagnosticID {
    static let keyUnread = DiagnosticID("key.unread")
    static let indexUnread = DiagnosticID("index.unread")
    static let defaultUnread = DiagnosticID("default.unread")
    static let encryptionUnread = DiagnosticID("encryption.unread")
    static let deleteRuleUnread = DiagnosticID("deleteRule.unread")
    static let grantUnread = DiagnosticID("grant.unread")
}

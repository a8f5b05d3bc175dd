package import Diagnostics

extension RefusedFact {
    /// What to say of words that look like a key, an index or a default and state none.
    package func diagnostic(quoting words: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            subject.diagnosticID, reason.severity,
            "\(words) \(reason.phrase), so \(subject.phrase) is read from it",
            at: span, remedy: reason == .denied ? nil : reason == .unknown ? subject.words : subject.remedy)
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
        case .qualified: "may speak of what the app does itself"
        case .ofFields: "speaks of fields, and CloudKit has rights for whole records alone"
        case .takenAway: "takes rights away and may leave others"
        case .unclear: "may speak of another thing"
        case .unknown: "names nothing that is known"
        case .reversed: "ends below its beginning"
        case .repeated: "gives two values one name or number"
        }
    }

    /// A slip of the pen is to be mended; prose may stay as it is.
    fileprivate var severity: Diagnostic.Severity {
        switch self {
        case .denied, .past, .possible, .example, .prose, .ambiguous, .qualified, .ofFields, .unclear: .note
        case .takenAway, .unknown, .reversed, .repeated: .warning
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
        case .range: "no range"
        case .values: "no enumeration"
        case .formerName: "no former name"
        case .furtherField: "no further field"
        case .status: "no status"
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
        case .range: "write the smaller number first"
        case .formerName: "if it is the same with another name, write: Renamed from `OldName`"
        case .furtherField: "if they are fields, give each an item of its own"
        case .values: "give each value a name and a number of its own"
        case .status: "say more, for example: Planned for 2.0, Since 2.0 or Removed in 2.0"
        }
    }

    /// What to write where a word was not understood.
    fileprivate var words: String {
        switch self {
        case .index: "write Queryable, Sortable or Searchable"
        case .uniqueKey, .primaryKey, .defaultValue, .encryption, .deleteRule, .grant, .range, .values,
            .formerName, .furtherField, .status:
            remedy
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
        case .range: .rangeUnread
        case .values: .valuesUnread
        case .formerName: .renameUnread
        case .furtherField: .fieldsUnread
        case .status: .statusUnread
        }
    }
}

extension DiagnosticID {
    package static let fieldUnnamed = DiagnosticID("field.unnamed")
    package static let fieldsUnread = DiagnosticID("fields.unread")
    package static let keyUnread = DiagnosticID("key.unread")
    package static let indexUnread = DiagnosticID("index.unread")
    static let defaultUnread = DiagnosticID("default.unread")
    static let encryptionUnread = DiagnosticID("encryption.unread")
    static let deleteRuleUnread = DiagnosticID("deleteRule.unread")
    package static let grantUnread = DiagnosticID("grant.unread")
    static let rangeUnread = DiagnosticID("range.unread")
    package static let renameUnread = DiagnosticID("rename.unread")
    static let statusUnread = DiagnosticID("status.unread")
    static let valuesUnread = DiagnosticID("values.unread")
}

/// Words that look like a fact and state none, and why: what is not read leaves a trace.
package struct RefusedFact: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case uniqueKey, primaryKey, index, defaultValue, encryption, deleteRule, grant, range, values,
            formerName, furtherField

        /// Whether it is there yet, or still.
        case status
    }

    package enum Reason: Hashable, Sendable {
        case denied, past, possible, example

        /// Words of prose stand where a name or a value is asked for.
        case prose

        /// "`a` or `b`", "1 for owners, 0 for guests": no one value is meant.
        case ambiguous

        /// "Encrypted with a key of the server's": it may be another thing than the store's.
        case qualified

        /// "Everyone can change the status": CloudKit has rights for records, and none for fields.
        case ofFields

        /// "Remove write, read stays": what is left is not certain.
        case takenAway

        /// "Replaces `Duty`": it may be another thing.
        case unclear

        /// "On delete: explode", "Qeryable": no word that is known.
        case unknown

        /// "5...1"
        case reversed

        /// "0 = a, 0 = b"
        case repeated
    }

    package let subject: Subject
    package let reason: Reason

    package init(_ subject: Subject, _ reason: Reason) {
        self.subject = subject
        self.reason = reason
    }
}

extension RefusedFact.Reason {
    package init?(_ polarity: Polarity) {
        switch polarity {
        case .asserted: return nil
        case .denied: self = .denied
        case .past: self = .past
        case .possible: self = .possible
        case .example: self = .example
        }
    }
}

package import Diagnostics

/// One of the things that a schema says of a field or an entity.
package enum Fact: String, Hashable, Sendable, CaseIterable {
    case name, documentation

    // Of entities and fields.
    case originalName, retirement

    // Of fields; the type with whether it is a list.
    case type, optional, `default`, references, inverse, onDelete, enumeration, range, encrypted
    case earlierKey, attributeOptions, mergeRule

    // Of entities.
    case database, zone, primaryKey, recordName, relationship, index, uniqueKey, grant, row
}

/// A place in a document that states a fact.
package struct FactOrigin: Hashable, Sendable {
    package let fact: Fact
    package let span: SourceSpan

    /// Whether another place, which says otherwise, is believed instead.
    package let isOverruled: Bool

    package init(_ fact: Fact, at span: SourceSpan, isOverruled: Bool = false) {
        self.fact = fact
        self.span = span
        self.isOverruled = isOverruled
    }
}

/// Where the documents state the facts of an entity and of its fields: only who explains them asks.
package struct EntityOrigins: Hashable, Sendable {
    /// In the order of the documents, fact by fact.
    package var facts: [FactOrigin]

    /// By the fields' names.
    package var fields: [String: [FactOrigin]]

    package init(facts: [FactOrigin] = [], fields: [String: [FactOrigin]] = [:]) {
        self.facts = facts
        self.fields = fields
    }
}

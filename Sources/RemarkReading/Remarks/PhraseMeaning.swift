import SchemaModel

/// What a phrase says of the field.
enum PhraseMeaning: Hashable, Sendable {
    case boolean, uuid, rawValue, optional, required, defaultValue, emptyText, encrypted, json, list, toMany
    case unique, primaryKey, queryable, sortable, searchable, notStored, deviceOnly
    case externalStorage, preserveValueOnDeletion, spotlight

    /// "Originally named `x`".
    case originalName

    /// "Formerly `x`": in back-ticks only.
    case formerName

    /// "Known as `x` before 2.0".
    case nameUntil

    /// "CloudKit key: `x`".
    case nameInCloudKit

    /// "Before that in `x`".
    case earlierKey

    /// "Deprecated since 2.0", "no longer written".
    case retired, unwritten, removed

    /// "Planned for 2.0", "not deployed yet".
    case planned

    /// "Added up", "the newer wins".
    case merge(MergeRule)
    case cascade, nullify, deny, noAction

    /// "Delete rule", "on delete": a colon and the rule must follow.
    case deleteRule

    /// "Deleted when", "set to nil when", "deleting the": what is deleted must follow.
    case deletedWhen, nilWhen, deleting

    /// "Deleted with the": one thing must follow, in German and Dutch the verb too.
    case deletedWith

    /// "References X": the target may be described nowhere.
    case reference

    /// "UUID of the X": only where there is such an entity.
    case identifier
    case selfReference
    case inverse
    case values, range

    /// "allowed", "must be": values in back-ticks or quotation marks may follow; bare words say what values are made of.
    case markedValues

    /// "at least", "at most", before a number.
    case lowerBound, upperBound

    /// "more than", "less than", before a number.
    case exclusiveLowerBound, exclusiveUpperBound

    /// "positive", "cannot be negative".
    case positive, nonNegative
}

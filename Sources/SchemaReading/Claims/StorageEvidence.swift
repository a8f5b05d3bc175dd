import Markdown
import SchemaModel

/// What says of an entity that it is stored, the strongest first.
///
/// Fields alone make no record type: arguments of calls, properties of views and settings have names and types, too.
enum StorageEvidence: Int, CaseIterable {
    /// `<!-- gen: record type -->` above it.
    case mark

    /// "Record Type: Trip", "Trip Entity".
    case label

    /// An attribute or base class of a store, or a language of its own.
    case language

    /// Types and indexes that only stores have: `Int(64)`, `List<Asset>`, "Queryable".
    case types

    /// The file is called `Schema.md` or the like.
    case file

    /// A heading above speaks of a schema, record types or a store.
    case section

    /// The document speaks of a store.
    case document

    /// A field of a type that is stored refers to it.
    case reference
}

extension StorageEvidence {
    /// What speaks for a claim by itself; nil where nothing does.
    static func of(_ claim: Claim, in reading: DocumentReading) -> StorageEvidence? {
        let standings = claim.passages.first.map(reading.standing)
        if claim.strength == .labelled { return .label }
        if claim.entity.kind != nil || claim.entity.database != nil { return .language }
        if StoreTypes.are(in: claim.entity) { return .types }
        if reading.standings.isNamedAfterSchema { return .file }
        if standings?.isOfSchema == true { return .section }
        guard claim.form == .description, reading.schema.isOfStore else { return nil }
        return .document
    }
}

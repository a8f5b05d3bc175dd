import SQLLanguage
import SchemaModel

/// The tables in which a database keeps what CloudKit has of each record and what it has yet to be told, and the
/// triggers that note what the app changes.
///
/// Nothing in them needs a function that an app must register: sync says in the row of its engine that it writes, in
/// the same transaction, so that no other connection ever sees it and a crash undoes it.
struct Synchronisation {
    /// A row for each record.
    let records: SQLIdentifier

    /// A row for each of CloudKit's databases.
    let engines: SQLIdentifier

    /// A row for each merged duplicate.
    let redirects: SQLIdentifier

    let namesIndex: SQLIdentifier
    let statesIndex: SQLIdentifier
    let survivorsIndex: SQLIdentifier

    init(_ relations: inout SQLNamespace) {
        records = relations.claim("CloudKitRecord")
        engines = relations.claim("CloudKitEngine")
        redirects = relations.claim("CloudKitRedirect")
        namesIndex = relations.claim(records.name + "_recordType_recordName_idx")
        statesIndex = relations.claim(records.name + "_state_idx")
        survivorsIndex = relations.claim(redirects.name + "_recordType_survivor_idx")
    }

    /// What is true where the app writes, and not sync.
    var isAppWriting: String { "NOT EXISTS (SELECT 1 FROM \(engines) WHERE isApplying)" }

    /// Marks what a delete rule changes while sync writes: other devices may not know these records.
    func marking(_ rows: Deletion, of entity: Entity) -> [String] {
        let names = "SELECT \(rows.found) FROM \(rows.place) WHERE \(rows.match) = OLD.\(rows.column)"
        return [
            "UPDATE \(records) SET state = 1",
            "WHERE state = 0 AND recordType = \(literal(entity.recordType)) AND recordName IN (\(names));",
        ]
    }

    /// No literal of SQLite has a NUL, and no record type of CloudKit's.
    func literal(_ text: String) -> String {
        SQLDialect.sqlite.literal(String(text.unicodeScalars.filter { $0 != "\0" }))
    }
}

package import Diagnostics

/// What an entity says, for `Entity` to hold behind one reference: there its parts are explained.
package struct EntityContents: Hashable, Sendable {
    package var name: String
    package var kind: EntityKind
    package var originalName: String?
    package var formerNames: [String] = []
    package var retirement: Retirement?
    package var database: Database?
    package var zone: String?
    package var isLocal: Bool = false
    package var mapsMirror: Bool = false
    package var primaryKey: String?
    package var recordNameRule: RecordNameRule?
    package var documentation: String?
    package var span: SourceSpan
    package var fields: [Field]
    package var indexes: [Index]
    package var uniqueKeys: [UniqueKey]
    package var grants: [Grant]
    package var rows: [Row]
}

import Output
import SQLLanguage
import SQLScripts
import SchemaModel
import SwiftLanguage
import Templating

/// The file for who synchronises: the tables that the triggers keep, as records.
struct SynchronisationView: TemplateView {
    let headline: String
    let access: String
    let recordType: String
    let engineType: String
    let redirectType: String
    let syncType: String
    let syncedRecord: String

    /// Whether the models of the target `swift` are mapped to records of CloudKit's.
    let usesCloudKit: Bool
    let usesAssets: Bool

    /// Whether UUIDs refer to records.
    let usesIdentifiers: Bool

    /// Literals.
    let recordTable: String
    let engineTable: String
    let redirectTable: String
    let grdb: GRDBNames

    static let keys: [TemplateKey<SynchronisationView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("recordType", "The name of the type of a record's state.", \.recordType),
        .text("engineType", "The name of the type of a sync engine's state.", \.engineType),
        .text("redirectType", "The name of the type of a merged duplicate.", \.redirectType),
        .text("syncType", "The name of the type that keeps the database in step with CloudKit.", \.syncType),
        .text("syncedRecord", "The name of the protocol of records that it keeps in step.", \.syncedRecord),
        .flag(
            "usesCloudKit", "Whether the models of the target `swift` are mapped to records of CloudKit's.",
            \.usesCloudKit),
        .flag("usesAssets", "Whether some field holds an asset.", \.usesAssets),
        .flag("usesIdentifiers", "Whether some field refers to a record by its UUID.", \.usesIdentifiers),
        .text("recordTable", "The table of the records' states, as a literal.", \.recordTable),
        .text("engineTable", "The table of the sync engines' states, as a literal.", \.engineTable),
        .text("redirectTable", "The table of merged duplicates, as a literal.", \.redirectTable),
        .text("column", "The type `Column` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Column"]
        },
        .text("database", "The type `Database` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Database"]
        },
    ]

    /// Nil where nobody asks for them.
    init?(_ request: OutputRequest, _ names: SwiftNames, _ grdb: GRDBNames) {
        guard let tables = SQLScript.synchronisationTables(request) else { return nil }
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        recordType = grdb.free("CloudKitRecord")
        engineType = grdb.free("CloudKitEngine")
        redirectType = grdb.free("CloudKitRedirect")
        syncType = grdb.free("DatabaseSync")
        syncedRecord = grdb.free("SyncedRecord")
        usesCloudKit = request.schema.entities.contains(where: \.isCloudRecord)
        usesAssets = names.types.contains { type in
            type.properties.contains { $0?.type.element == .asset }
        }
        usesIdentifiers = zip(request.schema.entities, names.types).contains { entity, type in
            zip(entity.fields, type.properties).contains { $0.references != nil && $1?.type.element == .uuid }
        }
        recordTable = SwiftLiteral.string(tables.records.name)
        engineTable = SwiftLiteral.string(tables.engines.name)
        redirectTable = SwiftLiteral.string(tables.redirects.name)
        self.grdb = grdb
    }
}

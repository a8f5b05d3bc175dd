import Output
import SQLLanguage
import SQLScripts
import SwiftLanguage
import Templating

/// The file for who synchronises: the tables that the triggers keep, as records.
struct SynchronisationView: TemplateView {
    let headline: String
    let access: String
    let recordType: String
    let engineType: String
    let recordTable: String
    let engineTable: String
    let grdb: GRDBNames

    static let keys: [TemplateKey<SynchronisationView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("recordType", "The name of the type of a record's state.", \.recordType),
        .text("engineType", "The name of the type of a sync engine's state.", \.engineType),
        .text("recordTable", "The table of the records' states, as a literal.", \.recordTable),
        .text("engineTable", "The table of the sync engines' states, as a literal.", \.engineTable),
        .text("column", "The type `Column` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Column"]
        },
        .text("database", "The type `Database` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Database"]
        },
    ]

    /// Nil where nobody asks for them.
    init?(_ request: OutputRequest, _ grdb: GRDBNames) {
        guard let tables = SQLScript.synchronisationTables(request) else { return nil }
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        recordType = grdb.free("CloudKitRecord")
        engineType = grdb.free("CloudKitEngine")
        recordTable = SwiftLiteral.string(tables.records.name)
        engineTable = SwiftLiteral.string(tables.engines.name)
        self.grdb = grdb
    }
}

import Output
import SQLLanguage
import SwiftLanguage
import Templating

/// The file that all types share, less what none of them needs.
struct SupportView: TemplateView {
    let headline: String
    let access: String
    let usesLocations: Bool
    let usesAssets: Bool
    let hasLists: Bool
    let hasKeys: Bool
    let grdb: GRDBNames

    static let keys: [TemplateKey<SupportView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .flag("usesLocations", "Whether some field holds a location.", \.usesLocations),
        .flag("usesAssets", "Whether some field holds an asset.", \.usesAssets),
        .flag("hasLists", "Whether some list of references has a table of its own.", \.hasLists),
        .flag("hasKeys", "Whether some table knows its records by another field than their name.", \.hasKeys),
        .text("row", "The type `Row` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Row"]
        },
        .text("database", "The type `Database` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Database"]
        },
        .text("column", "The type `Column` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Column"]
        },
        .text("tableType", "The type `Table` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Table"]
        },
        .text(
            "container",
            "The type `PersistenceContainer` of GRDB, qualified where a record type has its name."
        ) { $0.grdb["PersistenceContainer"] },
    ]

    init(_ request: OutputRequest, _ names: SwiftNames, _ tables: SQLNames, _ grdb: GRDBNames) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        let uses = { (element: SwiftValueType.Element) in
            names.types.contains { type in type.properties.contains { $0?.type.element == element } }
        }
        usesLocations = uses(.location)
        usesAssets = uses(.asset)
        hasLists = tables.tables.contains { table in table.fields.contains { $0.junction != nil } }
        hasKeys = zip(tables.tables, names.types).contains { !$0.key.isRecordName && $1.namingField == nil }
        self.grdb = grdb
    }
}

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

    /// Whether a table knows its records by another field than their name.
    let hasKeys: Bool
    let grdb: GRDBNames

    static let keys: [TemplateKey<SupportView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .flag("usesLocations", \.usesLocations),
        .flag("usesAssets", \.usesAssets),
        .flag("hasLists", \.hasLists),
        .flag("hasKeys", \.hasKeys),
        .text("row") { $0.grdb["Row"] },
        .text("database") { $0.grdb["Database"] },
        .text("column") { $0.grdb["Column"] },
        .text("tableType") { $0.grdb["Table"] },
        .text("container") { $0.grdb["PersistenceContainer"] },
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

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

    /// Literals.
    let recordTable: String
    let engineTable: String
    let grdb: GRDBNames

    static let keys: [TemplateKey<SynchronisationView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .text("recordType", \.recordType),
        .text("engineType", \.engineType),
        .text("recordTable", \.recordTable),
        .text("engineTable", \.engineTable),
        .text("column") { $0.grdb["Column"] },
        .text("database") { $0.grdb["Database"] },
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

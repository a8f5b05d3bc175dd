import Output
import SwiftLanguage
import Templating

/// The file that creates the tables.
struct SchemaView: TemplateView {
    let headline: String
    let access: String
    let grdb: GRDBNames
    let delimiter: String
    let lines: [String]

    static let keys: [TemplateKey<SchemaView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("database", "The type `Database` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Database"]
        },
        .text(
            "delimiter", "The number signs around the literal, so many that nothing in it ends it.",
            \.delimiter),
        .texts("lines", "The lines of the script that creates the tables.", \.lines),
    ]

    init(_ request: OutputRequest, sql: [UInt8], _ grdb: GRDBNames) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        self.grdb = grdb
        let text = sql.drop { $0 == UInt8(ascii: "\n") }
        delimiter = String(repeating: "#", count: Self.longestRun(in: text) + 1)
        lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func longestRun(in text: some Sequence<UInt8>) -> Int {
        var longest = 0
        var run = 0
        for byte in text {
            run = byte == UInt8(ascii: "#") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

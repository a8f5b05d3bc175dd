import CloudKitLanguage
import Output
import Templating

/// The whole file.
struct SchemaView: TemplateView {
    let headline: String
    let roles: [String]
    let recordTypes: [RecordTypeView]

    static let keys: [TemplateKey<SchemaView>] = [
        .headline(\.headline),
        .texts("roles", "The roles of the grants, as the language spells them.", \.roles),
        .views("recordTypes", "The record types, sorted by name.", \.recordTypes),
    ]
}

/// A record type with its fields and grants.
struct RecordTypeView: TemplateView {
    let name: String
    let documentation: [String]
    let items: [ItemView]

    init(_ type: CloudKitSchemaText.RecordType, documentation: String?) {
        name = CloudKitSchemaText.quoted(type.name)
        let prose = documentation.map(PlainText.of) ?? ""
        self.documentation = TextWrapping.lines(of: prose, width: 103).map(PlainText.line)
        items = ItemView.list(type)
    }

    static let keys: [TemplateKey<RecordTypeView>] = [
        .text("name", "The name, in quotes where the language needs them.", \.name),
        .texts("documentation", "The lines of the comment above it.", \.documentation),
        .views("items", "The fields, then the grants.", \.items),
    ]
}

/// A field or a grant, with its comma.
struct ItemView: TemplateView {
    let line: String
    let remark: String
    let comment: [String]

    static let keys: [TemplateKey<ItemView>] = [
        .text("line", "The field or grant, with its comma.", \.line),
        .text("remark", "The comment behind the line, with its mark; empty where it stands above.", \.remark),
        .texts("comment", "The lines of a comment that is too long to stand behind the line.", \.comment),
    ]

    private static let indentation = 8
    private static let longestLine = 120

    static func list(_ type: CloudKitSchemaText.RecordType) -> [ItemView] {
        var lines = type.fieldLines + type.grants.map(\.line)
        for index in lines.indices.dropLast() { lines[index] += "," }
        return lines.enumerated().map { index, line in
            let comment = index < type.fields.count ? type.fields[index].comment ?? "" : ""
            let width = indentation + line.utf8.count + "  // ".count + comment.unicodeScalars.count
            if comment.isEmpty || width > longestLine {
                let above = TextWrapping.lines(of: comment, width: 99)
                return ItemView(line: line, remark: "", comment: above)
            }
            return ItemView(line: line, remark: "  // " + comment, comment: [])
        }
    }
}

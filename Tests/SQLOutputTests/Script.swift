import Diagnostics
import Output
import SQLLanguage
import SQLOutput
import SchemaModel
import TestSupport

/// What a target makes of a schema.
struct Script {
    let text: String
    let diagnostics: [Diagnostic]

    init(
        _ dialect: SQLDialect, _ schema: Schema = SampleSchema.library,
        options: OutputOptions = OutputOptions()
    ) {
        let target: any OutputTarget =
            switch dialect {
            case .sqlite: SQLiteTarget()
            case .postgresql: PostgreSQLTarget()
            }
        let request = OutputRequest(schema: schema, options: options, documents: ["\(schema.name).md"])
        let result = target.render(request)
        text = result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
        diagnostics = result.diagnostics
    }

    /// The lines that hold a word, without the spaces at their beginning.
    func lines(with word: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(word) }.map { line in String(line.drop { $0 == " " })
        }
    }

    /// The part of the text from one line on to the next empty one.
    func paragraph(from start: String) -> String {
        let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: false)
        return paragraphs.first { $0.hasPrefix(start) }.map(String.init)
            ?? "no paragraph begins with \(start)"
    }

    var ids: [String] { diagnostics.map(\.id.rawValue) }
}

extension Script {
    /// What the real `sqlite3` says to the script and more statements; it stops at the first error.
    func runInSQLite(_ statements: String = "") throws -> Command.Outcome {
        try Command("sqlite3", ["-batch", "-bail", ":memory:"]).run(input: text + "\n" + statements)
    }

    /// What a real server says to the script and more statements.
    func runInPostgreSQL(_ statements: String = "") throws -> Command.Outcome {
        try PostgreSQLServer.shared.get().makeDatabase().run(text + "\n" + statements)
    }

    func run(in dialect: SQLDialect, _ statements: String = "") throws -> Command.Outcome {
        switch dialect {
        case .sqlite: try runInSQLite(statements)
        case .postgresql: try runInPostgreSQL(statements)
        }
    }
}

extension SQLDialect {
    /// The dialects whose database is there to try the scripts.
    static var installed: [SQLDialect] {
        allCases.filter { dialect in
            switch dialect {
            case .sqlite: true
            case .postgresql: PostgreSQLServer.isExpected
            }
        }
    }
}

/// A schema of entities made on the spot.
func schema(_ entities: Entity..., enums: [EnumType] = []) -> Schema {
    Schema(name: "Test", entities: entities, enums: enums)
}

func entity(
    _ name: String,
    _ fields: Field...,
    kind: EntityKind = .cloudKit,
    change: (inout Entity) -> Void = { _ in }
) -> Entity {
    var entity = Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
    change(&entity)
    return entity
}

func field(
    _ name: String,
    _ type: FieldType = .string,
    optional: Bool = false,
    _ change: (inout Field) -> Void = { _ in }
) -> Field {
    SampleSchema.field(name, type, optional: optional, change)
}

func reference(
    _ name: String,
    to target: String,
    _ rule: DeleteRule? = nil,
    list: Bool = false,
    optional: Bool = false
) -> Field {
    field(name, .reference, optional: optional) {
        $0.references = target
        $0.onDelete = rule
        $0.isList = list
    }
}

func row(_ values: KeyValuePairs<String, String>) -> Row {
    Row(
        values: values.map { Row.Value(field: $0, text: $1, span: SampleSchema.span) },
        span: SampleSchema.span)
}

/// Names that somebody might write, or send to see what happens.
let hostileNames = [
    "select", "Order", "user", "primary", "key", "timestamp", "position", "rowid", "oid", "xmin", "ctid",
    "sqlite_master", "pg_class", "CON", "a b", "1st", "", " ", "é", "e\u{301}", "日本語", "🦉", "\u{202E}abc",
    "\"", "\"\"", "'", "`", "[x]", "\\", "\\d", ":name", "$1", "?1", "@x", "--", "/*", "*/", ";", "{{name}}",
    "a\nb", "a\r\nb", "a\tb", "x\"); DROP TABLE \"y", "x'); DROP TABLE y; --", "\nDROP TABLE y;", ".quit",
    String(repeating: "x", count: 63), String(repeating: "x", count: 64),
    String(repeating: "x", count: 10_000),
    String(repeating: "é", count: 5_000), String(repeating: "🦉", count: 2_500), "recordName", "RECORDNAME",
    "owner", "target", "Card", "card", "CARD", "a_b", "aB",
]

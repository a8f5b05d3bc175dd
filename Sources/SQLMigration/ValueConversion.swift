import SQLLanguage
import SchemaModel

/// What becomes of the values of a column whose type changes.
enum ValueConversion: Hashable {
    /// They are stored alike. What does not fit, the new column refuses when the migration runs.
    case none

    /// An expression of the column.
    case expression(String)

    /// No value means the same in the new type, or some would lose a part.
    case impossible

    /// Of a column with a name, which had a type and gets another.
    init(of column: SQLIdentifier, from old: SQLColumnType, to new: SQLColumnType, in dialect: SQLDialect) {
        let converter = ValueConverter(column: column.quoted, dialect: dialect, old: old, new: new)
        self = converter.conversion
    }
}

extension SQLColumnType {
    /// Whether there may be values of an older type that the newer column refuses.
    func mayRefuseValues(of old: SQLColumnType) -> Bool {
        if isList || old.isList { return false }
        return switch (old.meaning, meaning) {
        case (.double, .int), (.decimal, .int), (.json, .location): true
        case (let text, .uuid), (let text, .int), (let text, .double), (let text, .json): text.isText
        default: false
        }
    }
}

/// Finds the conversion between two types of columns.
private struct ValueConverter {
    let column: String
    let dialect: SQLDialect
    let old: SQLColumnType
    let new: SQLColumnType

    var conversion: ValueConversion {
        switch (old.isList, new.isList) {
        case (false, false): scalar
        case (true, true): haveSameElements ? .none : .impossible
        case (false, true): haveSameElements ? list : .impossible
        case (true, false): .impossible
        }
    }

    private var haveSameElements: Bool {
        old.meaning == new.meaning || old.meaning.isText && new.meaning.isText
    }

    /// A list of the one value; of none, an empty one.
    private var list: ValueConversion {
        switch (dialect, old.meaning) {
        case (.postgresql, _):
            .expression("CASE WHEN \(column) IS NULL THEN '{}' ELSE ARRAY[\(column)] END")
        case (.sqlite, .bool), (.sqlite, .decimal), (.sqlite, .json), (.sqlite, .location), (.sqlite, .data):
            .impossible
        case (.sqlite, .string), (.sqlite, .int), (.sqlite, .double), (.sqlite, .date), (.sqlite, .uuid),
            (.sqlite, .url), (.sqlite, .asset), (.sqlite, .reference), (.sqlite, .enum):
            .expression("CASE WHEN \(column) IS NULL THEN '[]' ELSE json_array(\(column)) END")
        }
    }

    private var scalar: ValueConversion {
        if old.meaning == new.meaning || old.meaning.isText && new.meaning.isText {
            return old.name == new.name ? .none : sameMeaning
        }
        return switch (old.meaning, new.meaning) {
        case (let meaning, .uuid) where meaning.isText: stored(as: "uuid")
        case (.uuid, let meaning) where meaning.isText: .postgresql(dialect, "upper(\(column)::text)")
        case (let meaning, .int) where meaning.isText: stored(as: "bigint")
        case (let meaning, .double) where meaning.isText: stored(as: "double precision")
        case (let meaning, .json) where meaning.isText: stored(as: "jsonb")
        case (.json, let meaning) where meaning.isText: stored(as: "text")
        case (.json, .location), (.location, .json): .none
        case (.int, let meaning) where meaning.isText || meaning == .decimal:
            .expression(dialect == .sqlite ? "CAST(\(column) AS TEXT)" : "\(column)::\(new.name)")
        case (.int, .double), (.decimal, .double):
            .expression(dialect == .sqlite ? "CAST(\(column) AS REAL)" : "\(column)::\(new.name)")
        // PostgreSQL would round: as a text, what has a fraction is refused.
        case (.double, .int), (.decimal, .int): .postgresql(dialect, "\(column)::text::bigint")
        case (.bool, .int): .postgresql(dialect, "\(column)::integer::bigint")
        case (.int, .bool): .expression("\(column) <> 0")
        case (.date, let meaning) where meaning.isText:
            .postgresql(dialect, "to_char(\(column) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')")
        default: .impossible
        }
    }

    /// A UUID that is compared with texts is one in PostgreSQL.
    private var sameMeaning: ValueConversion {
        switch (dialect, new.name) {
        case (.sqlite, _): .none
        case (.postgresql, "text"): .expression("upper(\(column)::text)")
        case (.postgresql, let name): .expression("\(column)::\(name)")
        }
    }

    /// SQLite's STRICT tables and checks refuse what is no such value, and so does a cast in PostgreSQL.
    private func stored(as type: String) -> ValueConversion { .postgresql(dialect, "\(column)::\(type)") }
}

extension ValueConversion {
    fileprivate static func postgresql(_ dialect: SQLDialect, _ expression: String) -> ValueConversion {
        dialect == .sqlite ? .none : .expression(expression)
    }
}

extension FieldType {
    /// Whether its values are any text.
    fileprivate var isText: Bool {
        switch self {
        case .string, .url, .reference, .enum: true
        // The name of a file is a text, and no text is the name of a file.
        case .int, .double, .decimal, .bool, .date, .uuid, .data, .asset, .location, .json: false
        }
    }
}

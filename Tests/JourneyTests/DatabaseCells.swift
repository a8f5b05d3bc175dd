import Foundation
import RecordSupport
import SQLLanguage
import SchemaModel

/// How values get into the columns of one database and out of them.
///
/// Texts go both ways as hexadecimal digits, so that no quoting of a shell, a program or `gen` itself helps them.
protocol DatabaseCells {
    func literal(_ value: FieldValue, _ type: SQLColumnType) -> String

    /// An expression for the digits of the text of a column, or `-` for NULL.
    func digits(of column: SQLColumn, isList: Bool) -> String

    /// What that text says.
    func value(_ text: String, _ kind: FieldValue.Kind, isList: Bool) throws -> FieldValue
}

extension DatabaseCells {
    /// What a column holds that is no list.
    func scalar(_ text: String, _ kind: FieldValue.Kind) throws -> FieldValue {
        let value: FieldValue? =
            switch kind {
            case .text: .text(text)
            case .integer: Int64(text).map { .integer($0) }
            case .real: Double(text).map { .real($0) }
            case .decimal: Decimal(string: text).map { .decimal($0) }
            case .boolean: ["0": .boolean(false), "1": .boolean(true)][text]
            case .bytes: Data(base64Encoded: text).map { .bytes($0) }
            case .place: try FieldValue(.place, isList: false, json: text)
            }
        guard let value else { throw DatabaseStop.Refusal(message: "'\(text)' is no \(kind)") }
        return value
    }

    func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// As JSON, in the database's own texts.
    func json(_ value: FieldValue) -> String { (try? value.json) ?? "" }
}

/// SQLite: the types of `STRICT` tables, lists in JSON.
struct SQLiteCells: DatabaseCells {
    func literal(_ value: FieldValue, _ type: SQLColumnType) -> String {
        switch value {
        case .text(let text): "CAST(X'\(hexadecimal(text.utf8))' AS TEXT)"
        case .integer(let integer): String(integer)
        // SQLite's own texts of numbers are not exact at the ends of their range.
        case .real(let real): "ieee754_from_blob(X'\(hexadecimal(real.bigEndianBytes))')"
        case .boolean(let boolean): boolean ? "1" : "0"
        case .bytes(let bytes): "X'\(hexadecimal(bytes))'"
        case .decimal, .place, .list: "CAST(X'\(hexadecimal(json(value).utf8))' AS TEXT)"
        }
    }

    func digits(of column: SQLColumn, isList: Bool) -> String {
        let name = column.name.quoted
        let text =
            switch column.type.name {
            // Digits of digits, because bytes are no text.
            case "REAL": "hex(ieee754_to_blob(\(name)))"
            case "BLOB": "hex(\(name))"
            default: "CAST(\(name) AS TEXT)"
            }
        return "CASE WHEN \(name) IS NULL THEN '-' ELSE hex(\(text)) END"
    }

    func value(_ text: String, _ kind: FieldValue.Kind, isList: Bool) throws -> FieldValue {
        if isList { return try FieldValue(kind, isList: true, json: text) }
        switch kind {
        case .bytes: return .bytes(Data(try DatabaseStop.bytes(text)))
        case .real:
            let bits = try DatabaseStop.bytes(text).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return .real(Double(bitPattern: bits))
        case .text, .integer, .decimal, .boolean, .place: return try scalar(text, kind)
        }
    }
}

extension Double {
    fileprivate var bigEndianBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: bitPattern >> (56 - 8 * $0)) }
    }
}

/// PostgreSQL: a type for everything, lists as arrays.
struct PostgreSQLCells: DatabaseCells {
    func literal(_ value: FieldValue, _ type: SQLColumnType) -> String {
        switch value {
        case .list(let values):
            let element = SQLColumnType(type.meaning, in: .postgresql)
            return "ARRAY[\(values.map { literal($0, element) }.joined(separator: ", "))]::\(type.name)"
        case .boolean(let boolean): return "\(boolean)"
        case .bytes(let bytes): return "decode('\(hexadecimal(bytes))', 'hex')"
        case .integer(let integer): return "'\(integer)'::\(type.name)"
        case .real(let real): return "'\(real)'::\(type.name)"
        case .text(let text): return "\(self.text(text))::\(type.name)"
        case .decimal, .place: return "\(text(json(value)))::\(type.name)"
        }
    }

    private func text(_ text: String) -> String {
        "convert_from(decode('\(hexadecimal(text.utf8))', 'hex'), 'UTF8')"
    }

    func digits(of column: SQLColumn, isList: Bool) -> String {
        let name = column.name.quoted
        let list = """
            CASE WHEN \(name) IS NOT NULL THEN coalesce((SELECT json_agg(\(text("e", column.type)) ORDER BY n) \
            FROM unnest(\(name)) WITH ORDINALITY AS u(e, n))::text, '[]') END
            """
        let text = isList ? list : self.text(name, column.type)
        return "coalesce(encode(convert_to(\(text), 'UTF8'), 'hex'), '-')"
    }

    /// A value as JSON has it, or as `scalar` reads it.
    private func text(_ value: String, _ type: SQLColumnType) -> String {
        switch type.meaning {
        case .date: "to_char(\(value) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
        case .uuid: "upper(\(value)::text)"
        case .bool: "\(value)::int::text"
        case .data: "translate(encode(\(value), 'base64'), E'\\n', '')"
        case .string, .int, .double, .decimal, .url, .asset, .location, .reference, .enum, .json:
            "\(value)::text"
        }
    }

    func value(_ text: String, _ kind: FieldValue.Kind, isList: Bool) throws -> FieldValue {
        guard isList else { return try scalar(text, kind) }
        guard case .list(let texts) = try FieldValue(.text, isList: true, json: text) else {
            return .list([])
        }
        return .list(
            try texts.map { element in
                guard case .text(let text) = element else { return element }
                return try scalar(text, kind)
            })
    }
}

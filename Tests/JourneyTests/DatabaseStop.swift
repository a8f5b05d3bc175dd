import Foundation
import Output
import RecordSupport
import SQLLanguage
import SQLOutput
import SchemaModel
import TestSupport

/// A stop at a real database: records go into the generated tables and are read from them again.
///
/// What goes where is said by the schema and by the names that the tables have; nothing here knows any record.
struct DatabaseStop {
    let shapes: [RecordShape]
    let names: SQLNames
    let cells: any DatabaseCells
    private let tables: String

    init(_ dialect: SQLDialect, _ schema: Schema) {
        let request = OutputRequest(schema: schema, options: OutputOptions(), documents: ["Journey.md"])
        let result =
            switch dialect {
            case .sqlite: SQLiteTarget().render(request)
            case .postgresql: PostgreSQLTarget().render(request)
            }
        tables = result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
        shapes = RecordShape.all(of: schema)
        names = SQLNames(schema, options: OutputOptions(), dialect: dialect)
        cells = dialect == .sqlite ? SQLiteCells() : PostgreSQLCells()
    }

    /// What is in the tables after the records, by entity and name; an error is the database's own.
    func pass(_ records: [[TravellingRecord]]) throws -> [[String: TravellingRecord]] {
        let inserts = zip(shapes, records).flatMap { insertions(of: $1, $0) }
        let script = [tables, "BEGIN;"] + inserts + ["COMMIT;"] + shapes.flatMap(selections)
        let outcome = try run(script.joined(separator: "\n"))
        guard outcome.status == 0, outcome.errors.isEmpty else {
            throw Refusal(message: outcome.errors)
        }
        return try read(outcome.output)
    }

    struct Refusal: Error {
        let message: String
    }

    private func run(_ script: String) throws -> Command.Outcome {
        switch names.dialect {
        case .sqlite: try Command("sqlite3", ["-batch", "-bail", ":memory:"]).run(input: script)
        case .postgresql: try PostgreSQLServer.shared.get().makeDatabase().run(script)
        }
    }
}

// MARK: - In

extension DatabaseStop {
    private func insertions(of records: [TravellingRecord], _ shape: RecordShape) -> [String] {
        let columns = columns(of: shape)
        let rows = records.map { record in
            let literals = columns.map { column in
                let value = column.field.map { record.values[$0.field.name] } ?? .text(record.name)
                return value.map { cells.literal($0, column.column.type) } ?? "NULL"
            }
            return "(\(literals.joined(separator: ", ")))"
        }
        let table = names.tables[shape.index].name
        let list = columns.map(\.column.name.quoted).joined(separator: ", ")
        return stride(from: 0, to: rows.count, by: 500).map { start in
            let chunk = rows[start..<min(start + 500, rows.count)].joined(separator: ",\n")
            return "INSERT INTO \(table) (\(list)) VALUES\n\(chunk);"
        } + shape.fields.flatMap { listInsertions(of: records, $0, shape) }
    }

    private func listInsertions(
        of records: [TravellingRecord], _ field: RecordShape.TravellingField, _ shape: RecordShape
    ) -> [String] {
        guard let junction = names.tables[shape.index].fields[field.index].junction else { return [] }
        return records.flatMap { record -> [String] in
            guard case .list(let targets) = record.values[field.field.name] else { return [] }
            return targets.enumerated().map { position, target in
                let owner = cells.literal(.text(record.name), junction.owner.type)
                let literal = cells.literal(target, junction.target.type)
                return "INSERT INTO \(junction.name) VALUES (\(owner), \(position), \(literal));"
            }
        }
    }

    /// The columns that are filled, the key first; those without a field hold the record's name.
    private func columns(
        of shape: RecordShape
    ) -> [(column: SQLColumn, field: RecordShape.TravellingField?)] {
        let table = names.tables[shape.index]
        let key = table.key.isRecordName ? nil : shape.fields.first { $0.index == table.key.field }
        let others = shape.fields.compactMap { field in
            field.index == table.key.field ? nil : table.fields[field.index].column.map { ($0, field) }
        }
        let name = shape.entity.fields.firstIndex { $0.name == Entity.recordNameField }
            .flatMap { table.fields[$0].column }
        let isSecond = name != nil && name != table.key.column
        return [(table.key.column, key)] + (isSecond ? [name].compactMap(\.self).map { ($0, nil) } : [])
            + others
    }
}

// MARK: - Out

extension DatabaseStop {
    /// A line a row: the entity, the field of a list or `-`, and each cell as hexadecimal digits or `-`.
    private func selections(_ shape: RecordShape) -> [String] {
        let table = names.tables[shape.index]
        func line(_ field: String, _ cells: [String]) -> String {
            (["'\(shape.index)'", "'\(field)'"] + cells).joined(separator: " || '|' || ")
        }
        let row = columns(of: shape).map {
            cells.digits(of: $0.column, isList: $0.field?.field.isList ?? false)
        }
        let lists = shape.fields.compactMap { field -> String? in
            guard let junction = table.fields[field.index].junction else { return nil }
            let pair = [junction.owner, junction.target].map { cells.digits(of: $0, isList: false) }
            let order = "\(junction.owner.name), \(junction.position.name)"
            return "SELECT \(line("\(field.index)", pair)) FROM \(junction.name) ORDER BY \(order);"
        }
        return ["SELECT \(line("-", row)) FROM \(table.name);"] + lists
    }

    private func read(_ output: String) throws -> [[String: TravellingRecord]] {
        var records = [[String: TravellingRecord]](repeating: [:], count: shapes.count)
        for line in output.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
                String(Substring($0))
            }
            guard parts.count > 2, let index = Int(parts[0]) else { throw Refusal(message: "\(line)") }
            let texts = try parts.dropFirst(2).map(Self.text)
            if let field = Int(parts[1]) {
                try add(texts, toList: field, of: index, in: &records[index])
            } else {
                let record = try record(texts, shapes[index])
                records[index][record.name] = record
            }
        }
        return records
    }

    private func record(_ texts: [String?], _ shape: RecordShape) throws -> TravellingRecord {
        var record = TravellingRecord(name: texts.first.flatMap(\.self) ?? "", values: [:])
        for (column, text) in zip(columns(of: shape), texts) {
            guard let field = column.field, let text else { continue }
            record.values[field.field.name] = try cells.value(
                text, field.kind, isList: field.field.isList)
        }
        for field in shape.fields where names.tables[shape.index].fields[field.index].junction != nil {
            record.values[field.field.name] = .list([])
        }
        return record
    }

    private func add(
        _ pair: [String?], toList index: Int, of entity: Int, in records: inout [String: TravellingRecord]
    ) throws {
        let name = shapes[entity].entity.fields[index].name
        guard let owner = pair.first.flatMap(\.self), let target = pair.last.flatMap(\.self),
            case .list(let values) = records[owner]?.values[name]
        else { throw Refusal(message: "a list without its record") }
        records[owner]?.values[name] = .list(values + [.text(target)])
    }

    /// Nil for NULL.
    private static func text(_ digits: String) throws -> String? {
        digits == "-" ? nil : String(decoding: try bytes(digits), as: UTF8.self)
    }

    /// What hexadecimal digits stand for.
    static func bytes(_ digits: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.utf8.count / 2)
        var high: UInt8?
        for digit in digits.utf8 {
            guard let value = Character(UnicodeScalar(digit)).hexDigitValue else {
                throw Refusal(message: "no hexadecimal digits: \(digits)")
            }
            if let first = high { bytes.append(first << 4 | UInt8(value)) }
            high = high == nil ? UInt8(value) : nil
        }
        return bytes
    }
}

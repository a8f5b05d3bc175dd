import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads tables that say where the records of each type are.
///
///     | Record type | Database | Zone |
///     | --- | --- | --- |
///     | `Trip` | private | `TripZone` |
package struct DatabaseTableStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind else { continue }
            let database = Self.column(of: .database, in: table)
            let zone = Self.column(of: .zone, in: table)
            if database == nil, zone == nil { continue }
            if zone == 0 {
                readZones(of: table, at: index, in: &reading)
                continue
            }
            for row in table.rows {
                guard let entity = Self.entity(in: row, in: reading) else { continue }
                let isRead = [
                    database.map { read(row.cells[$0], asDatabaseOf: entity, in: &reading) } ?? false,
                    zone.map { read(row.cells[$0], asZoneOf: entity, in: &reading) } ?? false,
                ]
                if isRead.contains(true) { reading.use(index) }
            }
        }
    }

    private static func column(of concept: Concept, in table: Table) -> Int? {
        table.header.cells.firstIndex { Wording($0.content).tokens.contains { $0.means(concept) } }
    }

    /// The cells that are to name databases, with the entities of their rows.
    static func databaseCells(in reading: DocumentReading) -> [(cell: TableCell, entity: Int)] {
        reading.outline.passages.flatMap { passage -> [(cell: TableCell, entity: Int)] in
            guard case .table(let table) = passage.block.kind, column(of: .zone, in: table) != 0,
                let column = column(of: .database, in: table)
            else { return [] }
            return table.rows.compactMap { row in
                entity(in: row, in: reading).map { (cell: row.cells[column], entity: $0) }
            }
        }
    }

    /// "`TripZone` | Trip, `Stop` (mirrored)": a row a zone, with the names of what lies in it.
    private func readZones(of table: Table, at passage: Int, in reading: inout DocumentReading) {
        for row in table.rows {
            for cell in row.cells.dropFirst() {
                for token in Wording(cell.content).tokens where token.isName {
                    guard token.isMarked || Identifier.isTypeName(token.text),
                        let entity = reading.entity(named: token.text),
                        read(row.cells[0], asZoneOf: entity, in: &reading)
                    else { continue }
                    reading.use(passage)
                }
            }
        }
    }

    /// The record type that the first cell names.
    private static func entity(in row: TableRow, in reading: DocumentReading) -> Int? {
        guard let first = row.cells.first else { return nil }
        let names = FieldNameCell(first).names
        if names.count == 1, let entity = reading.entity(named: names[0].value) { return entity }
        // "`Trip` record (shared)"
        let tokens = Wording(first.content).tokens.prefix { $0.sign != .open }
        guard tokens.count > 1, let name = tokens.first, name.kind == .code,
            tokens.dropFirst().allSatisfy({ $0.kind == .word && $0.means([.record, .entityLabel]) })
        else { return nil }
        return reading.entity(named: name.text)
    }

    func read(
        _ cell: TableCell, asDatabaseOf entity: Int, in reading: inout DocumentReading
    ) -> Bool {
        if let database = Self.database(in: cell) {
            reading.schema.entities[entity].database = database
            return true
        }
        let wording = Wording(cell.content)
        guard wording.tokens.allSatisfy({ $0.database == nil }), DeviceOnlyWords.isDevice(wording) else {
            return false
        }
        reading.schema.entities[entity].deviceOnly = reading.schema.entities[entity].deviceOnly ?? cell.span
        return true
    }

    func read(_ cell: TableCell, asZoneOf entity: Int, in reading: inout DocumentReading) -> Bool {
        guard let zone = Self.zone(in: cell) else { return false }
        reading.schema.entities[entity].zone = zone
        return true
    }

    /// The one database that a cell names.
    static func database(in cell: TableCell) -> Declared<Database>? {
        let named = Wording(cell.content).tokens.compactMap(\.database)
        guard Set(named).count == 1, let database = named.first else { return nil }
        return Declared(database, at: cell.span)
    }

    /// A name by its place: one word, and none for the default zone; words about a zone name none.
    static func zone(in cell: TableCell) -> Declared<String>? {
        let tokens = Wording(cell.content).tokens
        guard tokens.count == 1, tokens[0].isName, tokens[0].senses.isEmpty,
            !tokens[0].means([.noDefault, .vagueZone]), AnswerWords.answer(tokens[0].text) == nil
        else { return nil }
        return Declared(tokens[0].text, at: cell.span)
    }
}

import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads one table for several entities, whose names stand in a column of their own. Blank is "as above".
///
///     | Record type | Field | Type |
///     | `Trip` | `title` | String |
///     | | `start` | Date/Time |
///     | All | `createdAt` | Date/Time |
package struct FlatTableRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var plans = ColumnPlans()
        for index in reading.outline.passages.indices {
            guard case .table(let table) = reading.outline.passages[index].block.kind else { continue }
            let plan = plans.plan(for: table, in: reading).grouped(by: table)
            guard let record = plan.recordType, plan.name != nil, plan.type != nil, !plan.has(.foreign) else {
                continue
            }
            guard TypeEvidence.holds(table, plan) else {
                reading.leave(index, because: "its types are no types of fields")
                continue
            }
            claim(table, at: index, plan, names: record, in: &reading)
        }
    }

    private func claim(
        _ table: Table, at passage: Int, _ plan: ColumnPlan, names column: Int,
        in reading: inout DocumentReading
    ) {
        var entities: [FieldRows] = []
        var numbers: [String: Int] = [:]
        var rows: [(row: TableRow, entities: [Int]?)] = []
        var current: [Int]? = []
        var shared = 0
        for row in table.rows {
            if !row.cells[column].content.isEmpty {
                let cell = RecordTypeCell(row.cells[column])
                let isOfEvery = cell.isOfEvery && shared < RecordTypeCell.mostRowsOfEvery
                let names = isOfEvery ? [] : names(in: cell, row.cells[column], &reading)
                current =
                    isOfEvery
                    ? nil
                    : names.map { name in
                        if let known = numbers[name.value] { return known }
                        let title = EntityTitle(name: name, strength: .labelled)
                        numbers[name.value] = entities.count
                        entities.append(FieldRows(claim: Claim(title, anchor: nil, from: passage)))
                        return entities.count - 1
                    }
            }
            rows.append((row, current))
            if current == nil { shared += 1 }
        }
        if entities.isEmpty, shared > 0 {
            return reading.leave(passage, because: "it lists fields of all record types, and names none")
        }
        for (row, owners) in rows {
            for entity in owners ?? Array(entities.indices) { entities[entity].read(row, plan) }
        }
        for rows in entities { reading.claim(rows.claim) }
        reading.useAlone(passage)
    }

    /// One row may hold for several: "`Trip`, `Stop`".
    private func names(
        in types: RecordTypeCell, _ cell: TableCell, _ reading: inout DocumentReading
    ) -> [Declared<String>] {
        if types.names.isEmpty {
            reading.report(
                .recordTypeUnreadable, .warning,
                "no name of a record type can be read from '\(cell.content.plainText)'", at: cell.span,
                remedy: "write the name alone, in back-ticks")
        }
        return types.names
    }
}

extension DiagnosticID {
    static let recordTypeUnreadable = DiagnosticID("recordType.unreadable")
}

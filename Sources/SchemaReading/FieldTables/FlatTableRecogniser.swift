import Diagnostics
import Markdown
import SchemaModel

/// Reads one table for several entities, whose names stand in a column of their own. Blank is "as above".
///
///     | Record type | Field | Type |
///     | `Trip` | `title` | String |
///     | | `start` | Date/Time |
struct FlatTableRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        var plans = ColumnPlans()
        var rows = FieldRows()
        for index in reading.outline.passages.indices {
            guard case .table(let table) = reading.outline.passages[index].block.kind else { continue }
            let plan = plans.plan(for: table)
            guard let record = plan.recordType, plan.name != nil, plan.type != nil, !plan.has(.foreign) else {
                continue
            }
            guard TypeEvidence.holds(table, plan) else {
                reading.leave(index, because: "its types are no types of fields")
                continue
            }
            var current: Int?
            for row in table.rows {
                let cell = row.cells[record]
                if !cell.content.isEmpty { current = Self.entity(named: cell, in: &reading) }
                if let current { rows.read(row, plan, into: current, in: &reading) }
            }
            reading.use(index)
        }
    }

    private static func entity(named cell: TableCell, in reading: inout DocumentReading) -> Int? {
        let names = FieldNameCell(cell).names
        guard names.count == 1 else {
            reading.report(
                .recordTypeUnreadable, .warning,
                "no name of a record type can be read from '\(cell.content.plainText)'", at: cell.span,
                remedy: "write the name alone, in back-ticks")
            return nil
        }
        let title = EntityTitle(name: names[0], strength: .labelled)
        return reading.entity(title, anchor: nil)
    }
}

extension DiagnosticID {
    static let recordTypeUnreadable = DiagnosticID("recordType.unreadable")
}

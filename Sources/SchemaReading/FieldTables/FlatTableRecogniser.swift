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
            var current: [Int] = []
            for row in table.rows {
                let cell = row.cells[record]
                if !cell.content.isEmpty { current = Self.entities(named: cell, in: &reading) }
                for entity in current { rows.read(row, plan, into: entity, in: &reading) }
            }
            reading.use(index)
        }
    }

    /// One row may hold for several: "`Trip`, `Stop`".
    private static func entities(named cell: TableCell, in reading: inout DocumentReading) -> [Int] {
        let names = FieldNameCell(cell).names
        guard !names.isEmpty else {
            reading.report(
                .recordTypeUnreadable, .warning,
                "no name of a record type can be read from '\(cell.content.plainText)'", at: cell.span,
                remedy: "write the name alone, in back-ticks")
            return []
        }
        return names.map { reading.entity(EntityTitle(name: $0, strength: .labelled), anchor: nil) }
    }
}

extension DiagnosticID {
    static let recordTypeUnreadable = DiagnosticID("recordType.unreadable")
}

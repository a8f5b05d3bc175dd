import Diagnostics
import Markdown
import SchemaEvidence
import SchemaModel

/// Reads a table whose rows are the fields of the entity that a heading or line above names.
///
///     ### `Trip`
///     | Field | Type | Notes |
///     | `title` | String | What is on the card. |
package struct FieldTableRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var tables = FieldTables()
        for index in reading.outline.passages.indices {
            guard case .table(let table) = reading.outline.passages[index].block.kind else { continue }
            tables.readTyped(table, at: index, in: &reading)
        }
        tables.readUntyped(in: &reading)
    }
}

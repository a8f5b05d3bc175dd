import Diagnostics
import Markdown
import SchemaDeclaration
package import SchemaEvidence

/// Notes the rows that a blank line or a sentence cuts off from their table, of which fields were read: to Markdown
/// they are text.
///
///     | `title` | String |
///
///     | `endedAt` | Date |
package enum CutRows {
    package static func report(in reading: inout DocumentReading) {
        var table: (section: Int, columns: Int)?
        for (index, passage) in reading.outline.passages.enumerated() {
            switch passage.block.kind {
            case .table(let rows):
                table = reading.isUsed[index] ? (passage.section, rows.header.cells.count) : nil
            case .paragraph:
                guard let table, table.section == passage.section, !reading.isUsed[index],
                    areRows(index, ofColumns: table.columns, in: reading)
                else { continue }
                reading.report(
                    .fieldsUnread, .warning, "this is no row of the table above, which ends before it",
                    at: passage.block.span, remedy: "write it right below the table's other rows")
            case .heading, .list, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    /// Whether each line of a paragraph begins and ends as a row with cells does.
    package static func areRows(_ passage: Int, ofColumns columns: Int? = nil, in reading: DocumentReading)
        -> Bool
    {
        let span = reading.outline.passages[passage].block.span
        let bar = UInt8(ascii: "|")
        guard span.lower < span.upper, reading.document.source.text[Int(span.lower)] == bar else {
            return false
        }
        return reading.document.source.text[Int(span.lower)..<Int(span.upper)].split(separator: 0x0a)
            .allSatisfy { line in
                let last = line.last { $0 > 0x20 }
                return line.first { $0 > 0x20 } == bar && last == bar
                    && isRow(line.count { $0 == bar }, columns)
            }
    }

    private static func isRow(_ bars: Int, _ columns: Int?) -> Bool {
        columns.map { bars == $0 + 1 } ?? (bars > 2)
    }
}

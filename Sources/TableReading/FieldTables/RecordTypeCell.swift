import Diagnostics
import DocumentWording
package import Markdown
package import SchemaDeclaration
import Vocabulary

/// What a cell says whose column is of record types.
///
///     `Trip`
///     `Trip`, `Stop`
///     All record types
package struct RecordTypeCell {
    package let names: [Declared<String>]

    /// "All": each record type that there is.
    package let isOfEvery: Bool

    /// How many rows of a table may be of every record type: each is a field of each, and no person writes more.
    static let mostRowsOfEvery = 64

    package init(_ cell: TableCell) {
        isOfEvery = Self.saysEvery(cell)
        names = isOfEvery ? [] : FieldNameCell(cell).names
    }

    /// A name in back-ticks, which most are, is none of these words.
    private static func saysEvery(_ cell: TableCell) -> Bool {
        guard let first = cell.content.runs.first, !first.style.contains(.code) else { return false }
        let words = Wording(cell.content).tokens.filter { $0.kind != .sign && $0.kind != .number }
        return words.first?.means(.every) == true
            && words.dropFirst().allSatisfy {
                $0.means([
                    .every, .record, .type, .entityLabel, .recordTypeLabel, .smallNumber, .filler,
                ])
            }
    }
}

import Diagnostics
import Markdown
import SchemaDeclaration
package import SchemaEvidence
import TableReading

/// Reports the items of lists of fields that are no fields.
///
/// Not before all statements are read: an item may state a key or an index.
package enum OddItems {
    package static func report(in reading: inout DocumentReading) {
        for (passage, name) in reading.oddItems.sorted(by: { $0.key < $1.key })
        where !reading.isUsed[passage] && !reading.isMetadata[passage] && !holdsUsed(passage, in: reading) {
            let span = reading.outline.passages[passage].block.span
            if let name {
                reading.report(
                    .fieldUnnamed, .warning, "no field name can be read from '\(name.value)'", at: name.span,
                    remedy: FieldNameCell.remedy(isInCode: reading.isInCode(name.span)))
            } else {
                reading.report(
                    .fieldUnnamed, .note, "this item of a list of fields names no field with a type", at: span
                )
            }
        }
    }

    /// "Fields:" with a list of its own that was read.
    private static func holdsUsed(_ passage: Int, in reading: DocumentReading) -> Bool {
        let next = passage + 1
        guard next < reading.outline.passages.count, case .list = reading.outline.passages[next].block.kind
        else {
            return false
        }
        return reading.isUsed[next]
            && reading.outline.passages[next].container == reading.outline.passages[passage].container
    }
}

extension DocumentReading {
    /// Notes the items of a list that are no fields; those of which the name is odd with the name.
    mutating func listOddItems(_ items: [Range<Int>], _ names: [Range<Int>], of list: Int) {
        if items.isEmpty { return }
        let paragraphs = Set(items.lazy.map(\.lowerBound))
        var rest = names[...]
        for passage in list + 1...outline.passages[list].end where outline.passages[passage].container == list
        {
            let span = outline.passages[passage].block.span
            guard paragraphs.contains(Int(span.lower)) else { continue }
            // Both are in the document's order.
            rest = rest.drop { $0.lowerBound < Int(span.lower) }
            let name = rest.first.flatMap { $0.lowerBound < Int(span.upper) ? $0 : nil }
            oddItems.updateValue(name.map { declaredText(in: $0, of: span.file) }, forKey: passage)
        }
    }

    private func declaredText(in range: Range<Int>, of file: Int32) -> Declared<String> {
        Declared(
            String(decoding: document.source.text[range], as: UTF8.self),
            at: SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound)))
    }
}

import DocumentWording
import Vocabulary

/// The names of other fields behind the brackets of a line, or behind an odd one of its names, where the line as a whole
/// is no list of fields.
///
///     `icon` (a symbol), `color` (hex), `note`, and its order
///     `icon`, [color], `note`
///
/// They are neither values of the first nor words about it.
package struct FurtherNames {
    /// Without them.
    let line: FieldLine

    /// From the first of them to the end of the line.
    package let range: Range<Int>

    /// Nil where there are not several.
    package init?(of line: FieldLine, in text: [UInt8]) {
        if let note = line.note, line.type == nil,
            Self.beginsWithOddName(text[note], isList: line.names.count > 1)
        {
            let names =
                note.lowerBound + text[note].prefix { $0 == 0x2c || $0 == 0x20 }.count..<note.upperBound
            var rest = line
            rest.note = nil
            rest.further = names
            self.line = rest
            range = names
            return
        }
        guard let type = line.type, let last = line.remarks.last, type.lowerBound > 0,
            text[type.lowerBound - 1] == UInt8(ascii: "("),
            let close = Self.close(behind: type.lowerBound, upTo: last.lowerBound, in: text)
        else { return nil }
        let names = line.remarks.filter { $0.lowerBound > close && Self.isName($0, in: text) }
        guard names.count > 1, let first = names.first else { return nil }
        var rest = line
        rest.remarks = line.remarks.filter { $0.upperBound <= first.lowerBound }
        rest.note = nil
        rest.further = first.lowerBound..<(line.note ?? last).upperBound
        self.line = rest
        range = first.lowerBound..<(line.note ?? last).upperBound
    }

    /// ", [color]", ", color?", ", `due date`, `note`": what stands where the next name would, and is no type.
    private static func beginsWithOddName(_ note: ArraySlice<UInt8>, isList: Bool) -> Bool {
        guard note.first == UInt8(ascii: ",") else { return false }
        let part = note.dropFirst().drop { $0 == 0x20 }.prefix { $0 != UInt8(ascii: ",") }
        let goesOn = note[part.endIndex...].drop { $0 == UInt8(ascii: ",") || $0 == 0x20 }.first == mark
        if part.first == mark { return goesOn }
        let name = String(decoding: part, as: UTF8.self).trimming { " .".contains($0) }
        let bare = name.trimming { "[]?<>/".contains($0) }
        return (isList || goesOn) && !name.contains(" ") && name.utf8.contains(where: oddSigns.contains)
            && TypeVocabulary.meaning(of: String(bare)) == nil
    }

    private static let mark = UInt8(ascii: "`")
    private static let oddSigns = "[]?<>/*".utf8

    /// Where the bracket of the type ends.
    private static func close(behind start: Int, upTo end: Int, in text: [UInt8]) -> Int? {
        var depth = 1
        return text[start..<max(start, end)].indices.first { index in
            if text[index] == UInt8(ascii: "(") { depth += 1 }
            if text[index] == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
    }

    /// A name in back-ticks behind a comma; in brackets of their own they may be values.
    private static func isName(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        let before = text[..<range.lowerBound].last { $0 != 0x20 }
        guard before == UInt8(ascii: ","), text[range.lowerBound] == UInt8(ascii: "`"),
            let end = text[(range.lowerBound + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "`"))
        else { return false }
        let name = String(decoding: text[(range.lowerBound + 1)..<end], as: UTF8.self)
        return Identifier.isFieldName(name) && !name.means(marks)
    }

    private static let marks: ConceptSet = [
        .required, .optional, .optionalClause, .unique, .uniqueness, .primaryKey, .index, .queryable,
        .sortable,
        .searchable, .encrypted,
    ]
}

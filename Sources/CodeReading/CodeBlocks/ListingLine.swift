import DocumentWording
import RemarkReading
import Vocabulary

/// A line of a listing, cut into its mark, label and value.
package struct ListingLine {
    private let bytes: [UInt8]
    private let content: Range<Int>

    package init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        content = Self.trim(bytes, line)
    }

    package var isEmpty: Bool { content.isEmpty }

    /// All of it.
    var whole: Range<Int> { content }

    /// The words of a comment line.
    var comment: Range<Int>? {
        guard bytes[content].starts(with: "//".utf8) || bytes[content].starts(with: "#".utf8) else {
            return nil
        }
        let start =
            bytes[content].firstIndex { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
            ?? content.upperBound
        return Self.trim(bytes, start..<content.upperBound)
    }

    /// Whether a brace stands in it, before any comment.
    private var holdsBrace: Bool {
        guard let brace = bytes[content].firstIndex(of: UInt8(ascii: "{")) else { return false }
        return bytes[content.lowerBound..<brace].firstRange(of: "//".utf8) == nil
    }

    /// Whether a line of a block holds a brace as those of a program do.
    ///
    /// "fields: {" and the "{" of a new object only say what belongs together; behind "func load()" it is a program's.
    static func holdBraceOfProgram(_ lines: [Range<Int>], in bytes: [UInt8]) -> Bool {
        var startsObject = true
        for line in lines.map({ ListingLine(bytes, $0) }) where !line.isEmpty && line.comment == nil {
            if line.holdsBrace {
                let isLone = line.whole.count == 1 && startsObject
                guard isLone || line.opensGroup else { return true }
            }
            startsObject = line.onlyCloses
        }
        return false
    }

    /// "fields: {": a label that lists something, and nothing behind its brace.
    private var opensGroup: Bool {
        guard bytes[content].last == UInt8(ascii: "{"), let label, let value else { return false }
        return value.count == 1 && ListingLabels.section(ListingLabels.word(slice(label))) != nil
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// "{", "}", "],", "});"
    var isBracketAlone: Bool { onlyCloses || bytes[content].elementsEqual("{".utf8) }

    private var onlyCloses: Bool { bytes[content].allSatisfy { Self.closers.contains($0) } }

    private static let closers = Array("}]),;".utf8)

    /// An item as Markdown has them, or with a tick instead of its mark: "- title", "1. title", "✅ title", "✅ Trip → Stop".
    var isBullet: Bool {
        if isTicked { return true }
        if ["- ", "* ", "+ ", "• "].contains(where: { bytes[content].starts(with: $0.utf8) }) { return true }
        let behind = bytes[content].prefix(5).drop(while: Identifier.isDigit)
        return behind.startIndex > content.lowerBound
            && (behind.starts(with: ". ".utf8) || behind.starts(with: ") ".utf8))
    }

    private var isTicked: Bool {
        let end = WideMarks.pictographEnd(in: bytes, from: content.lowerBound, upTo: content.upperBound)
        guard end > content.lowerBound, end + 1 < content.upperBound, bytes[end] == 0x20,
            String(decoding: bytes[content.lowerBound..<end], as: UTF8.self).unicodeScalars
                .allSatisfy({ WideMarks.sign($0) == .yes || WideMarks.isInvisible($0) })
        else { return false }
        let startsSmall = (0x61...0x7a).contains(bytes[end + 1])
        return startsSmall || ["→", "←", "->"].contains { bytes[body].firstRange(of: Array($0.utf8)) != nil }
    }

    /// A bullet without its mark.
    var body: Range<Int> {
        let start = bytes[content].firstIndex(of: 0x20) ?? content.upperBound
        return Self.trim(bytes, start..<content.upperBound)
    }

    /// What stands before the colon.
    var label: Range<Int>? { colon.map { Self.trim(bytes, content.lowerBound..<$0) } }

    /// What stands behind it, or nil where nothing does.
    var value: Range<Int>? {
        guard let colon else { return nil }
        let value = Self.trim(bytes, colon + 1..<content.upperBound)
        return value.isEmpty ? nil : value
    }

    /// The line, where it is a single name that begins with a capital.
    var soleName: Range<Int>? {
        guard let first = bytes[content].first, (0x41...0x5A).contains(first),
            Self.name(bytes, content) == content
        else { return nil }
        return content
    }

    /// `Trip    // one a journey`: the name.
    var nameBeforeComment: Range<Int>? {
        let name = Self.name(bytes, content)
        let rest = bytes[name.upperBound..<content.upperBound].drop { $0 == 0x20 || $0 == 0x09 }
        guard name.lowerBound == content.lowerBound, let first = bytes[name].first,
            (0x41...0x5A).contains(first),
            rest.starts(with: "//".utf8)
        else { return nil }
        return name
    }

    /// `Trip (one a journey)`, `Trip (Public Database) - what is planned`: the name.
    var remarkedName: Range<Int>? {
        let name = Self.name(bytes, content)
        guard name.lowerBound == content.lowerBound, let first = bytes[name].first,
            (0x41...0x5A).contains(first),
            bytes[name.upperBound..<content.upperBound].starts(with: " (".utf8),
            let close = bytes[name.upperBound..<content.upperBound].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let rest = bytes[close + 1..<content.upperBound]
        return rest.isEmpty || rest.starts(with: " - ".utf8) || rest.starts(with: " —".utf8) ? name : nil
    }

    /// "Trip", "Trip Record", "Trip Entity": a name that begins with a capital, and nothing but its label behind it.
    static func entityName(_ bytes: [UInt8], _ words: Range<Int>) -> Range<Int>? {
        let name = Self.name(bytes, words)
        let rest = bytes[name.upperBound..<words.upperBound].split(separator: 0x20)
        guard name.lowerBound == words.lowerBound,
            Identifier.isTypeName(String(decoding: bytes[name], as: UTF8.self)),
            rest.count <= 2,
            rest.allSatisfy({ String(decoding: $0, as: UTF8.self).means([.record, .type, .entityLabel]) })
        else { return nil }
        // "Headers:" may be of anything.
        let isOther =
            rest.isEmpty
            && !StatementVocabulary.senses(of: String(decoding: bytes[name], as: UTF8.self)).isEmpty
        return isOther ? nil : name
    }

    /// The parts between tabs or two blanks and more; a single blank parts only the first word from a type.
    static func columns(_ bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
        var columns: [Range<Int>] = []
        var start = line.lowerBound
        var index = start
        while index < line.upperBound {
            let blanks = bytes[index..<line.upperBound].prefix { $0 == 0x20 || $0 == 0x09 }
            if blanks.isEmpty {
                index += 1
                continue
            }
            if blanks.count > 1 || blanks.first == 0x09 || columns.isEmpty {
                columns.append(start..<index)
                start = index + blanks.count
            }
            index += blanks.count
        }
        if start < line.upperBound { columns.append(start..<line.upperBound) }
        return columns
    }

    /// `title            what is on the cover`, or the name alone: it begins small, and several blanks follow.
    static func noted(_ bytes: [UInt8], _ line: Range<Int>) -> FieldLine? {
        let columns = columns(bytes, line)
        guard let name = columns.first, case let text = String(decoding: bytes[name], as: UTF8.self),
            Identifier.isFieldName(text),
            columns.count == 1 || columns[1].lowerBound - name.upperBound > 1
        else { return nil }
        var field = FieldLine(names: [.init(text: text, range: name, isMarked: false)])
        if columns.count > 1 { field.note = columns[1].lowerBound..<line.upperBound }
        return field
    }

    /// The colon, or the equals sign of `recordType = Trip`.
    private var colon: Int? {
        bytes[content].firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    }

    /// The name in quotation marks or back-ticks, or the first word.
    static func name(_ bytes: [UInt8], _ value: Range<Int>) -> Range<Int> {
        let start = bytes[value].firstIndex { isNameByte($0) } ?? value.upperBound
        let end = bytes[start..<value.upperBound].firstIndex { !isNameByte($0) } ?? value.upperBound
        return start..<end
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }

    private static func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
        while upper > lower, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 || bytes[upper - 1] == 0x0D
        { upper -= 1 }
        return lower..<upper
    }
}

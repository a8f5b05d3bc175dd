import Diagnostics
import Markdown

/// The items of a list, read as lines that declare fields.
struct FieldListItems {
    private(set) var fields: [DeclaredField] = []
    private(set) var count = 0

    /// How many items have a type that is known, or one in the place of a type.
    private(set) var typed = 0

    /// How many are nothing but a name as code writes it.
    private(set) var named = 0

    /// How many have the type in the same back-ticks as the name, be it known or not: `` `stops: [Stop]` ``.
    private(set) var coded = 0

    /// How many begin with a name in back-ticks or bold, whatever follows.
    private(set) var marked = 0

    /// The items that are a marked name and a description: `` `title`: on the cover ``.
    private var describedLines: [(line: FieldLine, range: Range<Int>)] = []
    private let reading: FieldLineReading

    var described: Int { describedLines.count }

    /// The items as fields without types, to be asked for only where they are.
    var describedFields: [DeclaredField] {
        describedLines.flatMap { reading.fields(of: $0.line, in: $0.range) }
    }

    init(_ list: MarkdownList, text: [UInt8], file: Int32) {
        reading = FieldLineReading(text: text) { range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        for item in list.items {
            count += 1
            guard let first = item.blocks.first, case .paragraph = first.kind else { continue }
            let range = Int(first.span.lower)..<Int(first.span.upper)
            guard let line = FieldLineParser.parse(text, in: range)?.withTypeInNote(text) else { continue }
            let lines = Self.separated(line, in: text)
            for line in lines { add(line, reading.fields(of: line, in: range)) }
            count += lines.count - 1
            if let name = line.names.last, line.marksType, name.range.upperBound < range.upperBound,
                text[name.range.upperBound] == UInt8(ascii: ":")
            {
                coded += 1
            }
            if line.names.allSatisfy({ $0.isMarked && Self.startsSmall($0.text) }) { marked += 1 }
            if let bare = Self.described(line, in: range) {
                describedLines.append((bare, range))
            }
        }
    }

    /// `` `start: Date`, `end: Date?` ``: each name has its type.
    private static func separated(_ line: FieldLine, in text: [UInt8]) -> [FieldLine] {
        var first = line
        var lines: [FieldLine] = []
        for remark in line.remarks where text[remark.lowerBound] == UInt8(ascii: "`") {
            guard var other = FieldLineParser.parse(text, in: remark), other.marksType, other.type != nil,
                other.names.allSatisfy(\.isMarked)
            else { continue }
            other.note = line.note
            lines.append(other)
            first.remarks.removeAll { $0 == remark }
        }
        return [first] + lines
    }

    /// What stands in the place of a type is the description.
    private static func described(_ line: FieldLine, in range: Range<Int>) -> FieldLine? {
        guard line.names.allSatisfy({ $0.isMarked && startsSmall($0.text) }) else { return nil }
        guard let type = line.type else { return line }
        var bare = line
        bare.note = type.lowerBound..<range.upperBound
        bare.type = nil
        bare.remarks = []
        return bare
    }

    private static func startsSmall(_ name: String) -> Bool {
        name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    private mutating func add(_ line: FieldLine, _ declared: [DeclaredField]) {
        guard let first = declared.first else { return }
        if let type = first.type, line.marksType, TypeVocabulary.meaning(of: type.name) != nil {
            typed += 1
            fields += declared
        } else if line.type == nil,
            line.names.allSatisfy({ $0.isMarked || Identifier.looksLikeCode($0.text) })
        {
            named += 1
            fields += declared
        } else if line.type != nil, line.names.allSatisfy(\.isMarked) {
            fields += declared
        }
    }
}

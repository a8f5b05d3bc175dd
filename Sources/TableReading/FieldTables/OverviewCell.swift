import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// The fields that one cell lists.
///
///     title (String), start (Date/Time)
///     `title` STRING, `start` TIMESTAMP?
///     `title`, `place` (String); `start` (Date/Time)
struct OverviewCell {
    /// Empty unless each part of the list is a field.
    var fields: [DeclaredField] { words.isEmpty ? named : [] }

    /// The parts that are fields, whatever stands between them.
    private(set) var named: [DeclaredField] = []

    /// The parts that no field can be called by: "primary muscle groups".
    private(set) var words: [SourceSpan] = []

    /// What stands for fields that the list does not name: "and others", "etc.".
    private(set) var openEnd: SourceSpan?

    /// Whether semicolons part it: then names before a type in brackets share the type.
    let isGrouped: Bool

    /// The values behind the names, where those have some.
    private var defaults: [Range<Int>: Declared<String>] = [:]
    private let text: [UInt8]
    private let file: Int32

    /// The record types of the table, which fields may refer to.
    private let recordTypes: Set<String>

    init(
        _ cell: TableCell, sharesTypes: Bool? = nil, referringTo recordTypes: Set<String> = [],
        in text: [UInt8]
    ) {
        self.text = text
        self.recordTypes = recordTypes
        file = cell.span.file
        let start = Self.listBehindColon(in: text, cell) ?? Int(cell.span.lower)
        let range = Self.list(in: text, start..<Int(cell.span.upper))
        let groups = Self.groups(of: range, in: text)
        isGrouped = groups.count > 1
        for group in groups { read(group, sharesTypes: sharesTypes ?? isGrouped) }
    }

    /// The text with commas in the place of `<br>`, which part fields as well; every byte stays where it is.
    static func withoutBreaks(_ text: [UInt8]) -> [UInt8] {
        var result = text
        // Every document is gone through, and most have none.
        for start in text.indices where text[start] == UInt8(ascii: "<") {
            guard let end = endOfBreak(at: start, in: text) else { continue }
            let isParted = result[..<start].last { $0 != 0x20 } == UInt8(ascii: ",")
            for index in start..<end { result[index] = 0x20 }
            if !isParted { result[start] = UInt8(ascii: ",") }
        }
        return result
    }

    /// Behind `<br>`, `<br/>` or `<br />`.
    private static func endOfBreak(at start: Int, in text: [UInt8]) -> Int? {
        guard text[start...].starts(with: "<br".utf8) else { return nil }
        let rest = text[(start + 3)...].prefix(4)
        guard let close = rest.firstIndex(of: UInt8(ascii: ">")),
            rest[..<close].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "/") })
        else { return nil }
        return close + 1
    }

    /// Where the names in back-ticks begin that stand behind words and a colon: "One a journey: `title`, `start`".
    static func listBehindColon(in text: [UInt8], _ cell: TableCell) -> Int? {
        let bytes = text[Int(cell.span.lower)..<Int(cell.span.upper)]
        guard bytes.first != UInt8(ascii: "`"), let colon = bytes.firstRange(ofBytes: ": `"),
            // "title (one of: `a`, `b`)"
            bytes[..<colon.lowerBound].count(where: { $0 == UInt8(ascii: "(") })
                == bytes[..<colon.lowerBound].count(where: { $0 == UInt8(ascii: ")") })
        else { return nil }
        return colon.upperBound - 1
    }

    /// Without the sentences behind the list: "`title`, `start`. Photos are elsewhere", "`title` — no place".
    private static func list(in text: [UInt8], _ cell: Range<Int>) -> Range<Int> {
        var depth = 0
        if let found = text[cell].firstRange(ofBytes: " — "),
            !text[found.upperBound..<cell.upperBound].contains(0x60),
            [UInt8(ascii: "`"), UInt8(ascii: ")")].contains(text[found.lowerBound - 1]),
            text[cell.lowerBound..<found.lowerBound].contains(UInt8(ascii: ","))
        {
            return cell.lowerBound..<found.lowerBound
        }
        for index in cell.dropFirst().dropLast() {
            switch text[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ".") where depth == 0 && text[index + 1] == 0x20:
                if [UInt8(ascii: "`"), UInt8(ascii: ")")].contains(text[index - 1]) {
                    return cell.lowerBound..<index
                }
            default: break
            }
        }
        return cell
    }

    /// The parts between semicolons outside brackets.
    private static func groups(of range: Range<Int>, in text: [UInt8]) -> [Range<Int>] {
        var depth = 0
        return text[range].split { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return byte == UInt8(ascii: ";") && depth <= 0
        }.map { $0.startIndex..<$0.endIndex }
    }

    private mutating func read(_ group: Range<Int>, sharesTypes: Bool) {
        var lines: [(line: FieldLine, range: Range<Int>)] = []
        let known = words.count
        for part in FieldLineParser.parts(of: text, in: group).map(behindVerb).map(withoutStars) {
            if OpenEnd.holds(text, part) {
                openEnd = span(of: part)
                continue
            }
            if let given = givenValue(part) {
                lines.append((given.line, part))
                defaults[given.line.names[0].range] = given.value
            } else if let line = fieldLine(part), isField(line) {
                lines.append((withRemark(line), part))
            } else if let line = reference(part) {
                lines.append((line, part))
            } else if openEnd != span(of: part) {
                words.append(span(of: part))
            }
        }
        if sharesTypes, words.count == known { share(&lines) }
        let reading = FieldLineReading(text: text) { [file] range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        named += lines.flatMap { fields(of: $0.line, in: $0.range, by: reading) }
    }

    /// Without "and others" behind the last name.
    private mutating func fieldLine(_ part: Range<Int>) -> FieldLine? {
        guard var line = FieldLineParser.parse(text, in: part) else { return nil }
        // "others (see the code)"
        if line.names.count == 1, OpenEnd.holds(text, line.names[0].range), !line.names[0].isMarked {
            openEnd = span(of: part)
            return nil
        }
        if let note = line.note, line.type == nil, OpenEnd.holds(text, note) {
            openEnd = span(of: note)
            line.note = nil
        }
        return withTypeBehindDot(line.withTypeInNote(text))
    }

    /// "`boat` · Boat", "`crew` · [Person]": a type of the document's.
    private func withTypeBehindDot(_ line: FieldLine) -> FieldLine {
        guard line.type == nil, let note = line.note,
            text[..<note.lowerBound].last(where: { $0 != 0x20 }) == "·".utf8.last,
            case let name = String(decoding: text[note], as: UTF8.self).trimming({ "[]?".contains($0) }),
            Identifier.isValid(name), Identifier.isTypeName(String(name)),
            !String(name).lowercased().means([.optional, .required, .unique, .encrypted, .index])
        else { return line }
        var line = line
        line.type = note
        line.note = nil
        line.marksType = true
        return line
    }

    private func fields(
        of line: FieldLine, in range: Range<Int>, by reading: FieldLineReading
    ) -> [DeclaredField] {
        let value = line.names.first.flatMap { defaults[$0.range] }
        return reading.fields(of: line, in: range).map { field in
            var field = field
            if let value { field.defaultText = value }
            return field
        }
    }

    /// `` `rounds=10` ``: a name and its default, where the value alone says what type it has.
    private func givenValue(_ part: Range<Int>) -> (line: FieldLine, value: Declared<String>)? {
        guard part.count > 4, text[part.lowerBound] == UInt8(ascii: "`"),
            text[part.upperBound - 1] == text[part.lowerBound],
            case let code = part.lowerBound + 1..<part.upperBound - 1,
            let sign = text[code].firstIndex(of: UInt8(ascii: "=")), sign + 1 < code.upperBound,
            text[code.lowerBound..<sign].allSatisfy(Identifier.isWordByte),
            text[sign + 1..<code.upperBound].allSatisfy({
                Identifier.isWordByte($0) || $0 == UInt8(ascii: ".")
            })
        else { return nil }
        let name = code.lowerBound..<sign
        let text = String(decoding: text[name], as: UTF8.self)
        guard Identifier.isFieldName(text) else { return nil }
        let value = sign + 1..<code.upperBound
        return (
            FieldLine(names: [.init(text: text, range: name, isMarked: true)]),
            Declared(String(decoding: self.text[value], as: UTF8.self), at: span(of: value))
        )
    }

    /// `` `trip Trip?` ``: a name, and a record type of the table in the place of its type.
    private func reference(_ part: Range<Int>) -> FieldLine? {
        guard part.count > 4, text[part.lowerBound] == UInt8(ascii: "`"),
            text[part.upperBound - 1] == text[part.lowerBound],
            case let code = part.lowerBound + 1..<part.upperBound - 1,
            let blank = text[code].firstIndex(of: 0x20), case let name = code.lowerBound..<blank,
            case let type = blank + 1..<code.upperBound,
            case let target = String(decoding: text[type], as: UTF8.self),
            recordTypes.contains(where: { ["\($0)", "\($0)?", "[\($0)]", "[\($0)]?"].contains(target) }),
            case let field = String(decoding: text[name], as: UTF8.self), Identifier.isFieldName(field),
            StatementVocabulary.senses(of: field).isEmpty,
            !field.means([.every, .determiner, .pronoun, .preposition, .filler])
        else { return nil }
        var line = FieldLine(names: [.init(text: field, range: name, isMarked: true)])
        line.type = type
        line.marksType = true
        return line
    }

    private func span(of range: Range<Int>) -> SourceSpan {
        SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
    }

    /// "**`title` String (new)**", and "place*", whose star points to a remark elsewhere.
    private func withoutStars(_ part: Range<Int>) -> Range<Int> {
        let stars = [UInt8](repeating: UInt8(ascii: "*"), count: 2)
        if part.count > 4, text[part].starts(with: stars), text[part].suffix(2).elementsEqual(stars),
            case let inner = part.lowerBound + 2..<part.upperBound - 2,
            !text[inner].contains(UInt8(ascii: "*"))
        {
            return inner
        }
        guard part.count > 2, text[part.upperBound - 1] == UInt8(ascii: "*"),
            Identifier.isWordByte(text[part.upperBound - 2])
        else { return part }
        return part.lowerBound..<part.upperBound - 1
    }

    /// "Add `title` (String)": a verb before a name in back-ticks.
    private func behindVerb(_ part: Range<Int>) -> Range<Int> {
        guard let mark = text[part].firstIndex(of: UInt8(ascii: "`")), mark > part.lowerBound,
            text[mark - 1] == 0x20
        else { return part }
        let word = String(decoding: text[part.lowerBound..<mark - 1], as: UTF8.self)
        return StatementVocabulary.senses(of: word).contains(.filler) ? mark..<part.upperBound : part
    }

    /// "child's name": words behind a plain word are no note of a field, unless they say that it may be missing.
    private func isField(_ line: FieldLine) -> Bool {
        guard line.type == nil, let note = line.note, line.names.last?.isList != true else { return true }
        if String(decoding: text[note], as: UTF8.self).means([.optional, .optionalClause]) { return true }
        return line.names.allSatisfy { $0.isMarked || Identifier.looksLikeCode($0.text) }
    }

    /// "`code` (what friends type)", "kind (round/single)": what stands in brackets may be no type.
    private func withRemark(_ line: FieldLine) -> FieldLine {
        guard let type = line.type, type.lowerBound > 0, text[type.lowerBound - 1] == UInt8(ascii: "("),
            line.names.allSatisfy({ $0.isMarked || Identifier.looksLikeCode($0.text) })
                || text[type].contains(where: { [0x20, 0x2d, 0x2f, 0x7c].contains($0) || $0 >= 0x80 }),
            !isType(type)
        else { return line }
        var line = line
        line.note = type.lowerBound..<(line.remarks.last?.upperBound ?? type.upperBound)
        line.type = nil
        line.remarks = []
        return line
    }

    private func isType(_ range: Range<Int>) -> Bool {
        let span = span(of: range)
        guard let spelling = TypeSpelling(String(decoding: text[range], as: UTF8.self), at: span) else {
            return false
        }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }

    /// The last type of a group holds for the names before it that have none.
    private func share(_ lines: inout [(line: FieldLine, range: Range<Int>)]) {
        guard let last = lines.last?.line, last.type != nil,
            lines.dropLast().allSatisfy({ $0.line.type == nil && $0.line.note == nil })
        else { return }
        for index in lines.indices.dropLast() {
            lines[index].line.type = last.type
            lines[index].line.remarks = last.remarks
            lines[index].line.marksType = last.marksType
        }
    }
}

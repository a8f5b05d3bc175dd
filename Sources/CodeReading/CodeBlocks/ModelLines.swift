import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
package import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Declares the entities of lines that each name one and its fields, where a heading speaks of record types or models.
///
///     Trip:      tripID, title, stops        1. Trip (tripID, title)
///     Stop:      stopID, place, at: Date        └─> Stop (stopID, place)
///     Person     — personID, name
///     Ticket     id, price: Double, state: open | used,
///                soldAt?
///                constraint: unique on (id, soldAt)
///     - Berth: berthID, pier                    @Model Crew: name, boat(Boat)
///     Pier { pierID, length: Double, [Berth] }
package struct ModelLines {
    private let code: CodeText

    /// Whether a heading says that the lines are of models; otherwise each must say so.
    private let isOfModels: Bool

    /// Whether the line is no part of a block: then others judge what it is.
    private var isAlone = false
    private var entities: [DeclaredEntity] = []
    private var diagnostics: [Diagnostic] = []

    /// Nil unless most lines are such, and more than one; the others are told.
    static func declare(
        _ code: CodeText, at passage: Int, in reading: inout DocumentReading
    ) -> CodeDeclarations? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let isOfModels = section.heading?.tokens.contains { $0.means([.entityLabel, .record]) } ?? false
        let isMarked = code.bytes.firstRange(ofBytes: "@Model ") != nil
        guard isOfModels || code.bytes.starts(with: attribute) else { return nil }
        var lines = ModelLines(code: code.unwrapped, isOfModels: isOfModels && !isMarked)
        var odd: [Range<Int>] = []
        for line in lines.code.lines where !lines.read(line) { odd.append(line) }
        guard lines.entities.count > (isMarked && isOfModels ? 0 : 1) else { return nil }
        guard odd.count * mostOdd < lines.entities.count else {
            if isOfModels, odd.count <= lines.entities.count {
                reading.leave(passage, because: "too many of its lines name no record type with its fields")
            }
            return nil
        }
        for line in odd { lines.reportOdd(line) }
        return CodeDeclarations(entities: lines.entities, diagnostics: lines.diagnostics)
    }

    /// The model of a line on its own, `Trip { tripID, title: String }` or with `@Model` before it, where it is one.
    package static func model(in code: CodeText) -> CodeDeclarations? {
        var lines = ModelLines(code: code, isOfModels: true)
        lines.isAlone = true
        let isMarked = code.bytes.starts(with: attribute)
        let line = (isMarked ? attribute.count : 0)..<code.bytes.count
        guard code.bytes.last == UInt8(ascii: "}"), lines.bracketed(line) != nil,
            lines.read(ListingLine(code.bytes, line), line, kind: isMarked ? .swiftData : nil),
            !lines.entities.isEmpty
        else { return nil }
        return CodeDeclarations(entities: lines.entities, diagnostics: lines.diagnostics)
    }

    private init(code: CodeText, isOfModels: Bool) {
        self.code = code
        self.isOfModels = isOfModels
    }

    private mutating func read(_ line: Range<Int>) -> Bool {
        let whole = ListingLine(code.bytes, line)
        if whole.isEmpty || whole.comment != nil { return true }
        let content = whole.isBullet ? ListingLine(code.bytes, whole.body) : whole
        let words = content.whole
        if code.bytes[words].starts(with: Self.attribute) {
            return read(content, words.lowerBound + Self.attribute.count..<words.upperBound, kind: .swiftData)
        }
        let known = entities.count
        guard read(content, words, kind: nil) else { return false }
        if isOfModels || entities.count == known { return true }
        entities.removeLast()
        report(
            "this line does not begin with '@Model', and is not read", at: words,
            remedy: "begin it so, if it is a model")
        return true
    }

    private mutating func read(_ whole: ListingLine, _ line: Range<Int>, kind: EntityKind?) -> Bool {
        let content = line == whole.whole ? whole : ListingLine(code.bytes, line)
        let entry = aligned(line)
        guard let (label, value) = entry ?? bracketed(line) ?? dashed(line) ?? labelled(content),
            Identifier.isTypeName(code.text(in: label))
        else { return false }
        guard let parts = parts(in: value) else { return isRemarked(content.whole, value) }
        if code.bytes[content.whole].last == UInt8(ascii: "}"), !isAlone, Self.mayBeCases(parts.fields) {
            report(
                "nothing tells whether fields or cases stand in these braces: they are not read", at: label,
                remedy: "give at least one of them its type: title: String")
            return true
        }
        var entity = DeclaredEntity(name: Declared(code.text(in: label), at: code.span(label)), kind: kind)
        entity.fields = parts.fields
        entity.uniqueKeys = parts.keys
        entities.append(entity)
        for part in parts.unnamed {
            report(
                "'\(code.text(in: part))' is a type without the name of a field, and is not read", at: part,
                remedy: "write the field's name before it: stops: [Stop]")
        }
        return true
    }

    /// "Settings (various, since 2.0)": words in brackets, which a note says are not read.
    private mutating func isRemarked(_ line: Range<Int>, _ words: Range<Int>) -> Bool {
        guard bracketed(line) != nil, code.bytes[words].contains(0x20) else { return false }
        report(
            "this line names no fields", at: words, remedy: "list the fields with commas between them")
        return true
    }

    private mutating func report(_ message: String, at range: Range<Int>, remedy: String) {
        diagnostics.append(Diagnostic(.fieldUnnamed, .note, message, at: code.span(range), remedy: remedy))
    }

    /// For each line of another shape there must be more than so many that are read.
    private static let mostOdd = 2

    private mutating func reportOdd(_ line: Range<Int>) {
        report(
            "this line among record types is not read as one", at: ListingLine(code.bytes, line).whole,
            remedy: "write a name, and the names of its fields with commas between them")
    }

    /// `@Model Trip: title, stops`.
    private static let attribute = Array("@Model ".utf8)

    private func labelled(_ line: ListingLine) -> (name: Range<Int>, fields: Range<Int>)? {
        guard let label = line.label, let value = line.value else { return nil }
        return (label, value)
    }

    /// `Trip   tripID, title: String`: the fields right behind the blanks.
    private func aligned(_ line: Range<Int>) -> (name: Range<Int>, fields: Range<Int>)? {
        let name = ListingLine.name(code.bytes, line)
        let rest = code.bytes[name.upperBound..<line.upperBound]
        guard name.lowerBound == line.lowerBound, let start = rest.firstIndex(where: { $0 != 0x20 }),
            start > name.upperBound, (0x61...0x7a).contains(rest[start]),
            parts(in: start..<line.upperBound) != nil
        else { return nil }
        return (name, start..<line.upperBound)
    }

    /// `Trip   — tripID, title`.
    private func dashed(_ line: Range<Int>) -> (name: Range<Int>, fields: Range<Int>)? {
        let name = ListingLine.name(code.bytes, line)
        guard name.lowerBound == line.lowerBound,
            let start = code.bytes[name.upperBound..<line.upperBound].firstIndex(where: { $0 != 0x20 }),
            start > name.upperBound,
            let dash = Self.dashes.first(where: { code.bytes[start..<line.upperBound].starts(with: $0) })
        else { return nil }
        return (name, start + dash.count..<line.upperBound)
    }

    private static let dashes = ["— ", "– ", "- "].map { Array($0.utf8) }

    /// `3. Trip (tripID, title)`, `└─> Stop { stopID, place }`: a number or a branch before the name, nothing behind.
    private func bracketed(_ line: Range<Int>) -> (name: Range<Int>, fields: Range<Int>)? {
        guard let open = opening(of: line),
            let start = code.bytes[line].firstIndex(where: { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }),
            start < open,
            code.bytes[line.lowerBound..<start].allSatisfy({ !Identifier.isWordByte($0) || $0 <= 0x39 })
        else { return nil }
        let name = ListingLine.name(code.bytes, start..<open)
        guard code.bytes[name.upperBound..<open].allSatisfy({ $0 == 0x20 }) else { return nil }
        return (name, open + 1..<line.upperBound - 1)
    }

    /// Where the bracket or brace opens that the line's end closes.
    private func opening(of line: Range<Int>) -> Int? {
        switch code.bytes[line].last {
        case UInt8(ascii: ")"): code.bytes[line].firstIndex(of: UInt8(ascii: "("))
        case UInt8(ascii: "}"): code.bytes[line].firstIndex(of: UInt8(ascii: "{"))
        default: nil
        }
    }

    /// What stands behind a name: the fields, the keys behind them, and types without a name, such as `[Stop]`.
    private typealias Parts = (fields: [DeclaredField], keys: [DeclaredUniqueKey], unnamed: [Range<Int>])

    /// Nil where another part is no name, or there is only one.
    private func parts(in range: Range<Int>) -> Parts? {
        let all = FieldLineParser.parts(of: code.bytes, in: range)
        let unnamed = all.filter(isUnnamed)
        let parts = all.filter { !isUnnamed($0) }
        let keys = parts.reversed().map { uniqueKey(in: $0) }.prefix { $0 != nil }.compactMap(\.self)
        guard let fields = Self.fields(of: code, in: parts.dropLast(keys.count)) else { return nil }
        let names = Set(fields.map(\.name.value))
        guard keys.allSatisfy({ $0.fields.allSatisfy(names.contains) }) else { return nil }
        return (fields, keys.reversed(), unnamed)
    }

    /// `[Stop]`: a list of what a record type holds.
    private func isUnnamed(_ part: Range<Int>) -> Bool {
        guard code.bytes[part.lowerBound] == UInt8(ascii: "["),
            code.bytes[part.upperBound - 1] == UInt8(ascii: "]")
        else { return false }
        let name = code.text(in: part.lowerBound + 1..<part.upperBound - 1)
        return Identifier.isValid(name) && Identifier.isTypeName(name)
    }

    /// `constraint: unique on (tripID, title)`: words of which one means it, and names in brackets.
    private func uniqueKey(in part: Range<Int>) -> DeclaredUniqueKey? {
        let line = ListingLine(code.bytes, part)
        guard let words = line.value, code.bytes[words].last == UInt8(ascii: ")"),
            let open = code.bytes[words].firstIndex(of: UInt8(ascii: "("))
        else { return nil }
        let said = code.text(in: words.lowerBound..<open).split(separator: " ")
        guard said.count < 3, said.contains(where: { String($0).means([.unique, .uniqueness]) }),
            said.allSatisfy({ String($0).means([.unique, .uniqueness, .by, .within, .functionWord, .per]) })
        else { return nil }
        let names = code.text(in: open + 1..<words.upperBound - 1).split(separator: ",").map {
            String($0.trimming { $0 == " " })
        }
        guard names.allSatisfy(Identifier.isFieldName) else { return nil }
        return DeclaredUniqueKey(fields: names, span: code.span(part))
    }

    /// "open, closed": names of which none has a type, a mark, or is a key.
    package static func mayBeCases(_ fields: [DeclaredField]) -> Bool {
        fields.allSatisfy { field in
            field.type == nil && field.isOptional == nil && field.remarks.isEmpty
                && !Identifier.isKey(field.name.value)
        }
    }

    /// `id, title, end: Date?`; nil where a part is no name, or there is only one.
    static func fields(of code: CodeText, in range: Range<Int>) -> [DeclaredField]? {
        fields(of: code, in: FieldLineParser.parts(of: code.bytes, in: range)[...])
    }

    private static func fields(of code: CodeText, in parts: ArraySlice<Range<Int>>) -> [DeclaredField]? {
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        var fields: [DeclaredField] = []
        for part in parts where !OpenEnd.holds(code.bytes, part) {
            guard let line = FieldLineParser.parse(code.bytes, in: part), line.names.count == 1,
                let first = line.names[0].text.utf8.first, first >= 0x61, first <= 0x7a || first == 0x5f,
                line.note == nil, line.type == nil || line.marksType, !isOfValue(line, in: code)
            else { return nil }
            fields += reading.fields(of: isOfWords(line, in: code) ? line.withBracketAsNote : line, in: part)
        }
        return fields.count > 1 ? fields : nil
    }

    /// "state: open, closed": a word in small letters behind a colon that is no type, but the first of the values.
    private static func isOfValue(_ line: FieldLine, in code: CodeText) -> Bool {
        if let type = line.type, code.bytes[type].first.map(Self.startsValue) ?? false { return true }
        guard let type = line.type, type.lowerBound > 0, code.bytes[type.lowerBound - 1] != UInt8(ascii: "("),
            case let word = code.text(in: type), word.utf8.allSatisfy({ (0x61...0x7a).contains($0) })
        else { return false }
        return TypeVocabulary.meaning(of: word) == nil
    }

    /// "5", "'open'".
    private static func startsValue(_ byte: UInt8) -> Bool {
        Identifier.isDigit(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            || byte == UInt8(ascii: "-")
    }

    /// "body (as typed)": what stands in the brackets begins small, and is no type that is known.
    private static func isOfWords(_ line: FieldLine, in code: CodeText) -> Bool {
        guard let type = line.type, type.lowerBound > 0,
            code.bytes[type.lowerBound - 1] == UInt8(ascii: "("), case let words = code.text(in: type)
        else { return false }
        return !Identifier.isTypeName(words)
            && TypeSpelling(words, at: code.span(type)).flatMap { TypeVocabulary.meaning(of: $0.type.name) }
                == nil
    }
}

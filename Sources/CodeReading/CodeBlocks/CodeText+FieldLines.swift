import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Lines of code as lines of fields.
extension CodeText {
    func isKnownType(_ range: Range<Int>) -> Bool {
        TypeSpelling(text(in: range), at: span(range)).map {
            TypeVocabulary.meaning(of: $0.type.name) != nil
        } ?? false
    }

    /// "kind: TripKind", "stops: [Stop]": a type that is called as the field is; "owner: Anna" is none.
    func isNamed(_ line: FieldLine) -> Bool {
        guard let type = line.type, let name = line.names.first?.text, name.utf8.count > 2 else {
            return false
        }
        let words = text(in: type).filter { $0.isLetter || $0.isNumber }
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return words.hasSuffix(capital) || capital.hasPrefix(words) && isList(type)
    }

    func beginsLarge(_ range: Range<Int>) -> Bool {
        bytes[range].first.map { (0x41...0x5a).contains($0) } ?? false
    }

    /// `[Stop]`
    func isList(_ range: Range<Int>) -> Bool { bytes[range].first == UInt8(ascii: "[") }

    /// `.text | .voice`: cases in the place of a type.
    func isCaseList(_ range: Range<Int>) -> Bool {
        bytes[range].first == UInt8(ascii: ".") && bytes[range].contains(UInt8(ascii: "|"))
    }

    /// `title     String     Queryable`: a name, a type that is known, and what is said of it, with blanks between.
    ///
    /// `isAligned` tells that other lines have more than one blank behind the name.
    func alignedLine(_ body: Range<Int>, isAligned: Bool) -> FieldLine? {
        let columns = ListingLine.columns(bytes, body)
        guard columns.count > 1, isAligned || columns[1].lowerBound - columns[0].upperBound > 1,
            Identifier.isCloudKitName(text(in: columns[0])),
            let spelling = TypeSpelling(text(in: columns[1]), at: span(columns[1])),
            TypeVocabulary.meaning(of: spelling.type.name) != nil
        else { return nil }
        var line = FieldLine(names: [
            .init(text: text(in: columns[0]), range: columns[0], isMarked: false)
        ])
        line.type = columns[1]
        line.marksType = true
        if columns.count > 2 { line.note = columns[2].lowerBound..<body.upperBound }
        return line
    }

    /// A line whose type is one that is known.
    func typedLine(_ body: Range<Int>) -> FieldLine? {
        guard let line = FieldLineParser.parse(bytes, in: body), line.marksType, let type = line.type,
            isCaseList(type) || isKnownType(type)
        else { return nil }
        return line
    }

    /// `status: TripStatus`: among lines with types that are known, one whose type only the app knows.
    func appTypedLine(_ body: Range<Int>) -> FieldLine? {
        guard let line = FieldLineParser.parse(bytes, in: body), line.marksType, let type = line.type,
            line.names.allSatisfy({ Identifier.isFieldName($0.text) }),
            Identifier.isTypeName(text(in: type).trimming { "[]?".contains($0) }.description)
        else { return nil }
        return line
    }

    /// Whether a line is a field beside one with a type: "- OTHER", "- the day of it" and "- See: the list" are none.
    func isField(_ body: Range<Int>, _ line: FieldLine, as lastTyped: Range<Int>?) -> Bool {
        if let type = line.type, isKnownType(type) || isCaseList(type) { return true }
        guard let lastTyped, let name = line.names.last?.range else { return true }
        if beginsLarge(body), !beginsLarge(lastTyped) { return false }
        if line.type != nil { return true }
        // "id / String"
        if line.names.count > 1, line.names.contains(where: { isKnownType($0.range) }) { return false }
        let rest = bytes[name.upperBound..<body.upperBound].drop { $0 == 0x20 }
        return rest.first.map { !Identifier.isWordByte($0) } ?? true && !rest.starts(with: "://".utf8)
    }
}

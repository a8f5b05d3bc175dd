import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Declares the entities that a block shows with their fields in braces, in no language but the author's own.
///
///     entity Trip {
///         attribute title: String
///         relationship stops: [Stop]    // in order
///     }
///     enum Kind { round, single }
struct BracedSchemaReading {
    private let code: CodeText
    private var index = 0
    private var declarations = CodeDeclarations()

    /// Nil where the block is anything else: then a single line of it does not fit.
    ///
    /// `allowsBareNames` tells that "Trip {" needs no word before the name.
    static func declare(_ code: CodeText, allowsBareNames: Bool) -> CodeDeclarations? {
        guard code.bytes.contains(UInt8(ascii: "{")) else { return nil }
        var reading = BracedSchemaReading(code: code)
        while reading.skipBlanks() {
            guard reading.block(allowsBareNames: allowsBareNames) else { return nil }
        }
        let entities = reading.declarations.entities
        return entities.isEmpty || !reading.areTyped(entities) ? nil : reading.declarations
    }

    /// Whether a line says that an entity follows in braces: "entity Trip {".
    static func isAnnounced(in code: CodeText) -> Bool {
        let reading = BracedSchemaReading(code: code)
        return code.lines.contains { line in
            guard let open = code.bytes[line].firstIndex(of: UInt8(ascii: "{")) else { return false }
            // "@Model The Trip {" has no name that can be read.
            if reading.isMarkedAlone(line.lowerBound..<open) { return true }
            return reading.header(line.lowerBound..<open).map { kinds[$0.keyword] != nil } ?? false
        }
    }

    /// "@Model Trip {" is the author's own, and "@Model final class Trip {" Swift.
    private func isMarkedAlone(_ header: Range<Int>) -> Bool {
        let words = Self.words(code.bytes, header).map { code.text(in: $0) }
        return words.first == "@Model"
            && !words.contains { ["class", "struct", "actor", "extension"].contains($0) }
    }

    private init(code: CodeText) {
        self.code = code
    }

    /// White space and lines of comment; false at the end.
    private mutating func skipBlanks() -> Bool {
        while index < code.bytes.count {
            if code.bytes[index] <= 0x20 {
                index += 1
            } else if startsComment(index) {
                index = lineEnd(from: index)
            } else {
                return true
            }
        }
        return false
    }

    /// A name with what stands in the braces behind it.
    private mutating func block(allowsBareNames: Bool) -> Bool {
        let bytes = code.bytes
        guard let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")),
            !bytes[index..<open].contains(0x0A), let header = header(index..<open),
            allowsBareNames || !header.keyword.isEmpty,
            let close = bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "}")),
            !bytes[open + 1..<close].contains(UInt8(ascii: "{"))
        else { return false }
        index = close + 1
        let name = Declared(code.text(in: header.name), at: code.span(header.name))
        if header.keyword == "enum" { return enumeration(name, open + 1..<close) }
        var entity = DeclaredEntity(name: name)
        var hasAttributes = false
        var odd: [Range<Int>] = []
        for element in elements(in: open + 1..<close) {
            let (keyword, range) = Self.withoutKeyword(bytes, element.range)
            guard var line = FieldLineParser.parse(bytes, in: range), line.marksType, line.type != nil else {
                // "Trip {" with nothing before it may be of any program.
                if header.keyword.isEmpty { return false }
                odd.append(range)
                continue
            }
            hasAttributes = hasAttributes || ["attribute", "relationship"].contains(keyword)
            line.note = line.note ?? element.comment
            entity.fields += FieldLineReading(text: bytes, span: code.span).fields(of: line, in: range)
        }
        entity.kind = kind(header.keyword, hasAttributes: hasAttributes)
        declarations.entities.append(entity)
        declarations.diagnostics += odd.map(unread)
        return odd.count * Self.mostOdd < entity.fields.count
    }

    /// For each line of another shape there must be more than so many that are read.
    private static let mostOdd = 3

    private func unread(_ line: Range<Int>) -> Diagnostic {
        Diagnostic(
            .fieldsUnread, .note, "this line among fields is not read as one", at: code.span(line),
            remedy: "write a name and a type with a colon between them")
    }

    /// `entity Trip`, `record type "Trip"`, `Trip`
    private func header(_ range: Range<Int>) -> (keyword: String, name: Range<Int>)? {
        let words = Self.words(code.bytes, range)
        guard let last = words.last else { return nil }
        let name = ListingLine.name(code.bytes, last)
        guard name.count >= last.count - 2, Identifier.isCloudKitName(code.text(in: name)) else { return nil }
        let keyword = words.dropLast().map { code.text(in: $0).lowercased() }.joined()
        guard keyword.isEmpty || keyword == "enum" || Self.kinds[keyword] != nil else { return nil }
        return (keyword, name)
    }

    private func kind(_ keyword: String, hasAttributes: Bool) -> EntityKind? {
        keyword == "entity" && !hasAttributes ? nil : Self.kinds[keyword] ?? nil
    }

    /// The words that say that an entity follows, and the stores whose words they are.
    private static let kinds: [String: EntityKind?] = [
        "entity": .coreData, "recordtype": .cloudKit, "record": .cloudKit, "table": .table, "model": nil,
        "collection": nil, "@model": .swiftData,
    ]

    /// Whether half of the fields have types that are known, or are those of the block.
    private func areTyped(_ entities: [DeclaredEntity]) -> Bool {
        let names = Set(entities.map(\.name.value) + declarations.enums.map(\.name.value))
        return entities.allSatisfy { entity in
            let known = entity.fields.count { field in
                guard let name = field.type?.name else { return false }
                return TypeVocabulary.meaning(of: name) != nil || names.contains(name)
            }
            return known * 2 >= entity.fields.count
        }
    }

    private mutating func enumeration(_ name: Declared<String>, _ range: Range<Int>) -> Bool {
        let cases = elements(in: range).flatMap { FieldLineParser.parts(of: code.bytes, in: $0.range) }
            .map { code.text(in: $0) }
        guard !cases.isEmpty, cases.allSatisfy(Identifier.isCloudKitName) else { return false }
        declarations.enums.append(
            DeclaredEnum(
                name: name, rawType: nil, cases: cases.map { EnumType.Case(name: $0, rawValue: $0) }))
        return true
    }
}

// MARK: Lines

extension BracedSchemaReading {
    private struct Element {
        var range: Range<Int>
        var comment: Range<Int>?
    }

    /// The parts of each line between commas and semicolons; the last has the line's comment.
    private func elements(in body: Range<Int>) -> [Element] {
        var result: [Element] = []
        var start = body.lowerBound
        while start < body.upperBound {
            let end = min(lineEnd(from: start), body.upperBound)
            let comment = (start..<end).first(where: startsComment)
            let parts = FieldLineParser.parts(of: code.bytes, in: start..<(comment ?? end))
            var found: [Element] = []
            for part in parts {
                let trimmed = Self.trimmed(code.bytes, part)
                if !found.isEmpty, !code.bytes[trimmed].contains(UInt8(ascii: ":")) {
                    // "age: Int64, optional"
                    found[found.count - 1].range =
                        found[found.count - 1].range.lowerBound..<trimmed.upperBound
                } else if !trimmed.isEmpty {
                    found.append(Element(range: trimmed))
                }
            }
            if let comment, !found.isEmpty {
                let words = code.bytes[comment..<end].firstIndex { $0 != UInt8(ascii: "/") && $0 != 0x20 }
                found[found.count - 1].comment = words.map { Self.trimmed(code.bytes, $0..<end) }
            }
            result += found
            start = end + 1
        }
        return result
    }

    /// `attribute title: String` without its first word.
    private static func withoutKeyword(
        _ bytes: [UInt8], _ range: Range<Int>
    ) -> (keyword: String, rest: Range<Int>) {
        let words = words(bytes, range)
        guard words.count > 1 else { return ("", range) }
        let keyword = String(decoding: bytes[words[0]], as: UTF8.self).lowercased()
        return keywords.contains(keyword) ? (keyword, words[1].lowerBound..<range.upperBound) : ("", range)
    }

    private static let keywords: Set = [
        "attribute", "relationship", "field", "property", "column", "reference",
    ]

    private static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        bytes[range].split { $0 <= 0x20 }.map { $0.startIndex..<$0.endIndex }
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
            let last = bytes[range].lastIndex(where: { $0 > 0x20 })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }

    private func startsComment(_ index: Int) -> Bool {
        let bytes = code.bytes
        if bytes[index] == UInt8(ascii: "#") { return index == 0 || bytes[index - 1] <= 0x20 }
        return bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
            && bytes[index + 1] == bytes[index]
    }

    private func lineEnd(from index: Int) -> Int {
        code.bytes[index...].firstIndex(of: 0x0A) ?? code.bytes.count
    }
}

package import Diagnostics
import DocumentWording
import RemarkReading
package import SchemaDeclaration
import Vocabulary

/// The fields of a list within a sentence: names with commas between them, each perhaps with its type.
package struct InlineFields {
    package private(set) var fields: [DeclaredField] = []

    /// How many have a type that is known.
    package private(set) var typed = 0

    /// How many have a type in the same back-ticks as the name, be it known or not.
    package private(set) var coded = 0

    /// Whether all names are written as code.
    package private(set) var isMarked = true

    /// Whether the list is read to its end; behind it the sentence goes on.
    package private(set) var isWhole = true

    /// What could not be read as a field, and begins in back-ticks as those before it or has one with a type behind it: the
    /// list ends before it.
    package private(set) var stop: SourceSpan?

    /// What the list ends before, whatever it is.
    package private(set) var rest: SourceSpan?

    /// Parts that stand for several fields at once: "categoryId/Name/Icon", "timestamps".
    package private(set) var joined: [SourceSpan] = []

    /// What the end of the list says of all its fields.
    private var shared: SharedType?

    /// Where the sentences behind the list begin, as an offset in the document; nil where it ends with the text.
    package private(set) var goesOn: Int?

    private let bytes: [UInt8]
    private let base: Int
    private let file: Int32

    /// `isInCode` tells that one pair of back-ticks holds all of them.
    package init(_ text: [UInt8], in range: Range<Int>, file: Int32, isInCode: Bool = false) {
        // The words of a name in back-ticks or bold begin behind the marks.
        let marks =
            isInCode ? 0 : text[..<range.lowerBound].reversed().prefix { $0 == 0x60 || $0 == 0x2a }.count
        base = range.lowerBound - marks
        // A line break in the middle of a list is a space.
        bytes = text[base..<range.upperBound].map { $0 == 0x0a || $0 == 0x0d ? 0x20 : $0 }
        self.file = file
        let end = Self.nextSentence(bytes)
        if let end { goesOn = base + end.next }
        let list = bytes.startIndex..<(end?.stop ?? Self.sentenceEnd(bytes))
        let parts = withRemarks(FieldLineParser.parts(of: bytes, in: list)).flatMap(atConjunctions)
        for (index, part) in parts.enumerated() {
            if OpenEnd.holds(bytes, part) { return }
            if isJoined(part) {
                joined.append(span(part))
                continue
            }
            guard add(part) else {
                isWhole = false
                rest = span(part)
                if bytes[part.lowerBound] == UInt8(ascii: "`")
                    || parts[(index + 1)...].contains(where: isTyped)
                {
                    stop = span(part)
                }
                return
            }
        }
        if let shared { typed = shared.type(&fields) }
    }

    /// Before the full stop at the very end.
    private static func sentenceEnd(_ bytes: [UInt8]) -> Int {
        var end = bytes.endIndex
        while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
        if bytes[..<end].last == UInt8(ascii: ".") { return end - 1 }
        return bytes[..<end].suffix(3).elementsEqual("。".utf8) ? end - 3 : end
    }

    /// "id, title, end. One a journey": the full stop of the first sentence, where another follows with a capital, and
    /// neither is in brackets or back-ticks.
    private static func nextSentence(_ bytes: [UInt8]) -> (stop: Int, next: Int)? {
        var depth = 0
        var isInCode = false
        for index in bytes.indices.dropLast(2) {
            switch bytes[index] {
            case UInt8(ascii: "`"): isInCode.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ".") where depth == 0 && !isInCode && bytes[index + 1] == 0x20:
                guard let next = bytes[index...].dropFirst().firstIndex(where: { $0 != 0x20 }) else {
                    return nil
                }
                if startsSentence(bytes[next...]) { return (index, next) }
            default: continue
            }
        }
        return nil
    }

    private static func startsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
        let letter = String(decoding: bytes.prefix(4), as: UTF8.self).first
        return letter?.isUppercase ?? false
    }

    /// "`end` (Date)"
    private func isTyped(_ part: Range<Int>) -> Bool {
        guard let line = FieldLineParser.parse(bytes, in: behindConjunction(part)), line.marksType,
            let type = line.type
        else { return false }
        return line.names.allSatisfy(\.isMarked) && isType(type, marked: true)
    }

    private mutating func add(_ part: Range<Int>) -> Bool {
        let (rest, isOptional) = behindOptional(behindConjunction(part))
        guard var line = FieldLineParser.parse(bytes, in: rest) else { return false }
        if isOptional { for index in line.names.indices { line.names[index].isOptional = true } }
        if let group = group(line, rest) { return group.allSatisfy { add($0) } }
        guard line.names.allSatisfy({ $0.isMarked || startsSmall($0.text) }) else { return false }
        if let text = line.type ?? line.note, let shared = SharedType(slice(text), at: span(text)) {
            self.shared = shared
            line.type = nil
            line.note = nil
            line.remarks = []
        }
        if let reference = line.withTypeBehindArrow(bytes, isMeant: Identifier.isTypeName) {
            return addReference(reference, part)
        }
        var noun: Range<Int>?
        if line.type == nil, let note = line.note {
            guard line.names.allSatisfy(\.isMarked) else { return false }
            // "`stops[]` (cascade)": the mark says what a type would.
            let isNote = isNoun(note) || line.names.contains(where: \.isList) && isDeleteRule(note)
            if isNote { noun = note } else { line.type = sentence(of: note) }
        }
        line.note = noun
        if let type = line.type {
            if isType(type, marked: line.marksType) {
                typed += 1
                if isOfApp(type) { coded += 1 }
            } else if isOfApp(type) {
                coded += 1
            } else if isListOfApp(type) || isOptionalOfApp(type) {
                // It is a type of the document's.
            } else if bytes[type.lowerBound - 1] == UInt8(ascii: "(") {
                line = line.withBracketAsNote
            } else {
                return false
            }
        }
        isMarked = isMarked && line.names.allSatisfy(\.isMarked)
        fields += FieldLineReading(text: bytes, span: span).fields(of: line, in: part)
        return true
    }

    /// "`title`, repetition (`kind`, `interval`)": among names in back-ticks a plain word before some groups them.
    private func group(_ line: FieldLine, _ part: Range<Int>) -> [Range<Int>]? {
        guard isMarked, !fields.isEmpty, line.names.count == 1, !line.names[0].isMarked,
            bytes[part].last == UInt8(ascii: ")"), let open = bytes[part].firstIndex(of: UInt8(ascii: "("))
        else { return nil }
        let parts = FieldLineParser.parts(of: bytes, in: open + 1..<part.upperBound - 1)
        // "mode (`fast`, `slow`)" has cases.
        let areNames = parts.allSatisfy { part in
            bytes[part.lowerBound] == UInt8(ascii: "`")
                && Identifier.looksLikeCode(String(slice(part).trimming { $0 == "`" }))
        }
        return parts.count > 1 && areNames ? parts : nil
    }

    /// "`isOpen` flag": a word for a kind of value that is no type.
    private func isNoun(_ note: Range<Int>) -> Bool {
        TypeVocabulary.meaning(of: slice(note)) == nil && slice(note).means(.boolean)
    }

    private func isDeleteRule(_ note: Range<Int>) -> Bool {
        slice(note).split { " ()".contains($0) }.allSatisfy {
            $0.means([.cascade, .nullify, .deny, .delete])
        }
    }

    /// `` `stops: [Stop]` ``: in the same back-ticks as the name, and spelled as a type.
    private func isOfApp(_ type: Range<Int>) -> Bool {
        let name = slice(type).trimming { "[]?".contains($0) }
        return type.upperBound < bytes.count && bytes[type.upperBound] == UInt8(ascii: "`")
            && Identifier.isTypeName(String(name))
    }

    /// `stops: [Stop]`, `stops(Stop[])` without back-ticks: such brackets are those of a list's type.
    private func isListOfApp(_ type: Range<Int>) -> Bool {
        let list = slice(type).trimming { $0 == "?" }
        guard list.last == "]", let element = list.split(whereSeparator: { "[]".contains($0) }).first,
            list == "[\(element)]" || list == "\(element)[]"
        else { return false }
        return Identifier.isValid(element) && Identifier.isTypeName(String(element))
    }

    /// `at(DateComponents?)`: only a type has a question mark.
    private func isOptionalOfApp(_ type: Range<Int>) -> Bool {
        let name = slice(type).dropLast()
        return bytes[type].last == UInt8(ascii: "?") && Identifier.isValid(name)
            && Identifier.isTypeName(String(name))
    }

    /// "dog → Dog (to-one, nullify)": what stands behind the arrow, where it is spelled as a type.
    private mutating func addReference(_ line: FieldLine, _ part: Range<Int>) -> Bool {
        typed += 1
        isMarked = isMarked && line.names.allSatisfy(\.isMarked)
        fields += FieldLineReading(text: bytes, span: span).fields(of: line, in: part)
        return true
    }

    private func isType(_ type: Range<Int>, marked: Bool) -> Bool {
        guard marked || slice(type).split(separator: " ").count <= Self.longestType,
            let spelling = TypeSpelling(slice(type), at: span(type))
        else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }

    /// "Reference to Trip" without brackets around it; more words are a sentence.
    private static let longestType = 3

    private func startsSmall(_ name: String) -> Bool {
        name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a || $0 == 0x5f } ?? false
    }

    /// "optional `note`".
    private func behindOptional(_ part: Range<Int>) -> (rest: Range<Int>, isOptional: Bool) {
        guard let blank = bytes[part].firstIndex(of: 0x20), blank + 1 < part.upperBound,
            bytes[blank + 1] == UInt8(ascii: "`"),
            String(decoding: bytes[part.lowerBound..<blank], as: UTF8.self).means(.optional)
        else { return (part, false) }
        return (blank + 1..<part.upperBound, true)
    }

    /// "title: String, **encrypted**; day: Date": a mark behind a type is of its field, and no field itself.
    private func withRemarks(_ parts: [Range<Int>]) -> [Range<Int>] {
        parts.reduce(into: []) { merged, part in
            let words = slice(part).trimming { "*_ ".contains($0) }
            // "`title` String, required": among names in back-ticks a plain mark is none.
            guard let last = merged.last, words.means(Self.marks),
                bytes[last].contains(UInt8(ascii: ":"))
                    || bytes[last].contains(UInt8(ascii: "`")) && !bytes[part].contains(UInt8(ascii: "`"))
            else {
                return merged.append(part)
            }
            merged[merged.count - 1] = last.lowerBound..<part.upperBound
        }
    }

    private static let marks: ConceptSet = [
        .encrypted, .optional, .optionalClause, .required, .unique, .queryable, .sortable, .searchable,
    ]

    /// "`start` (Date) and `end` (Date)", "`start` and `end`": where each has a type of its own, or none has one. In
    /// "`start` and `end` (Date)" both have the last.
    private func atConjunctions(_ part: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = part.lowerBound
        for joint in joints(in: part)
        where bytes[joint.lowerBound - 1] == UInt8(ascii: ")")
            || isBareName(joint.upperBound..<part.upperBound)
        {
            parts.append(start..<joint.lowerBound)
            start = joint.upperBound
        }
        return parts + [start..<part.upperBound]
    }

    /// What stands between two names in back-ticks, outside of brackets, and joins them.
    private func joints(in part: Range<Int>) -> [Range<Int>] {
        var joints: [Range<Int>] = []
        var depth = 0
        var isInCode = false
        var end: Int?
        for index in part {
            switch bytes[index] {
            case UInt8(ascii: "`"):
                if !isInCode, let end, joins(end..<index) { joints.append(end..<index) }
                isInCode.toggle()
                end = !isInCode && depth == 0 ? index + 1 : nil
            case UInt8(ascii: "(") where !isInCode: depth += 1
            case UInt8(ascii: ")") where !isInCode:
                depth -= 1
                end = depth == 0 ? index + 1 : nil
            default: continue
            }
        }
        return joints
    }

    /// A name in back-ticks, and nothing behind it.
    private func isBareName(_ range: Range<Int>) -> Bool {
        let name = bytes[range].dropFirst()
        guard let close = name.firstIndex(of: UInt8(ascii: "`")) else { return false }
        return bytes[(close + 1)..<range.upperBound].allSatisfy { $0 == 0x20 }
    }

    /// " and ", "、" or "と" and nothing else.
    private func joins(_ range: Range<Int>) -> Bool {
        let word = slice(range).trimming { $0 == " " }
        return !word.isEmpty && word.utf8.count < 16 && word.means(.and)
    }

    /// "and `end`".
    private func behindConjunction(_ part: Range<Int>) -> Range<Int> {
        if let blank = bytes[part].firstIndex(of: 0x20),
            String(decoding: bytes[part.lowerBound..<blank], as: UTF8.self).means(.and)
        {
            return blank + 1..<part.upperBound
        }
        // Scripts without spaces.
        let sign = bytes[part].prefix(3)
        return sign.first ?? 0 >= 0xe3 && String(decoding: sign, as: UTF8.self).means(.and)
            ? part.lowerBound + 3..<part.upperBound : part
    }

    /// A name as code writes it, and ends of others behind slashes, perhaps with a type; or "timestamps".
    private func isJoined(_ part: Range<Int>) -> Bool {
        if fields.count > 1, slice(part).means(.dates) { return true }
        let isTyped = bytes[part].last == UInt8(ascii: ")")
        let words = isTyped ? bytes[part].prefix { $0 != UInt8(ascii: "(") } : bytes[part]
        let names = words.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard names.count > 1, names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Identifier.isWordByte) }),
            names.dropFirst().allSatisfy({ (0x41...0x5a).contains($0.first ?? 0) })
        else { return false }
        return startsSmall(String(decoding: names[0], as: UTF8.self))
    }

    private func sentence(of note: Range<Int>) -> Range<Int> {
        let end = bytes[note].firstIndex(of: UInt8(ascii: ".")) ?? note.upperBound
        return note.lowerBound..<end
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: file, lower: Int32(base + range.lowerBound), upper: Int32(base + range.upperBound))
    }
}

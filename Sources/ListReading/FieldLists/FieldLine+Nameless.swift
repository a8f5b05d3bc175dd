import Diagnostics
import DocumentWording
import RemarkReading
import Vocabulary

/// Items among fields that say something else than what a field is called.
extension FieldLine {
    /// "Relation 1-N → `Stop`", "inverse relationship → `trip`": nothing says that this is the field's own name.
    func isNamelessRelation(in range: Range<Int>, of text: [UInt8]) -> Bool {
        (speaksOfRelationship || speaksOfInverse(text)) && text[range].firstRange(ofBytes: "→") != nil
    }

    /// The names in "relationship to many `Stop` items", "to many `Stop`", "has many `Stop`"; nil for anything else, such as
    /// a field with the name "relationship".
    func targetsInWords(in range: Range<Int>, of text: [UInt8]) -> [String]? {
        guard let name = names.first, !name.isMarked, text[range].firstRange(ofBytes: "`") != nil,
            name.range.upperBound < range.upperBound,
            let next = text[name.range.upperBound..<range.upperBound].first(where: { $0 != 0x20 }),
            Identifier.isWordByte(next) || next == UInt8(ascii: "`") || next == UInt8(ascii: "-")
        else { return nil }
        return speaksOfRelationship || speaksOfInverse(text)
            || Self.beginsAsRelationship(text[range.prefix(Self.longestHead)])
            ? Self.namesInCode(in: text[range]) : nil
    }

    /// "to many", "has many", "belongs to"
    private static func beginsAsRelationship(_ text: ArraySlice<UInt8>) -> Bool {
        let words = text.split(separator: 0x20).prefix(2).map {
            String(decoding: $0, as: UTF8.self).lowercased()
        }
        guard words.count > 1 else { return false }
        return words.joined(separator: " ").means([.toMany, .toOne]) || words[0].means(.belongs)
            || words[0].means(.has) && words[1].means([.many, .one])
    }

    private static func namesInCode(in text: ArraySlice<UInt8>) -> [String] {
        let parts = text.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(decoding: parts[$0], as: UTF8.self) }
    }

    private var speaksOfRelationship: Bool {
        names.first.map { !$0.isMarked && $0.text.lowercased().means(.relationship) } ?? false
    }

    /// "inverse relationship"
    private func speaksOfInverse(_ text: [UInt8]) -> Bool {
        guard let name = names.first, !name.isMarked, name.text.lowercased().means(.inverse) else {
            return false
        }
        let next = text[name.range.upperBound...].drop { $0 == 0x20 }.prefix(while: Identifier.isWordByte)
        return String(decoding: next, as: UTF8.self).lowercased().means(.relationship)
    }

    /// In bytes: what a line begins with.
    private static let longestHead = 40

    /// "recordName: `global`" says how the record is called, and is no field that lacks a type.
    func isRecordName(in text: [UInt8]) -> Bool {
        guard names.count == 1, names[0].text.lowercased() == "recordname" else { return false }
        return type.map { TypeVocabulary.meaning(of: String(decoding: text[$0], as: UTF8.self)) == nil }
            ?? true
    }
}

import Diagnostics
import Vocabulary

/// Items among fields that say something else than what a field is called.
extension FieldLine {
    /// "Relation 1-N → `Stop`" has no name.
    func isNamelessRelation(in range: Range<Int>, of text: [UInt8]) -> Bool {
        speaksOfRelationship && text[range].firstRange(ofBytes: "→") != nil
    }

    /// The names in "relationship to many `Stop` items", "to many `Stop`", "has many `Stop`"; nil for anything else.
    func targetsInWords(in range: Range<Int>, of text: [UInt8]) -> [String]? {
        guard names.first?.isMarked == false, text[range].firstRange(ofBytes: "`") != nil else { return nil }
        let words = String(decoding: text[range.prefix(Self.longestHead)], as: UTF8.self).split(
            separator: " ")
        let head = words.prefix(2).joined(separator: " ").lowercased()
        let says =
            speaksOfRelationship || head.means([.toMany, .toOne])
            || ["has many", "has one", "belongs to"].contains(head)
        return says ? Self.namesInCode(in: text[range]) : nil
    }

    private static func namesInCode(in text: ArraySlice<UInt8>) -> [String] {
        let parts = text.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(decoding: parts[$0], as: UTF8.self) }
    }

    private var speaksOfRelationship: Bool {
        names.first.map { !$0.isMarked && $0.text.lowercased().means(.relationship) } ?? false
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

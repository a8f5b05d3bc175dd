import Diagnostics
import Vocabulary

/// Items among fields that say something else than what a field is called.
extension FieldLine {
    /// "Relation 1-N → `Stop`", "relationship to many `Stop` items", "to many `Stop`", "has many stops".
    func isNamelessRelationship(in range: Range<Int>, of text: [UInt8]) -> Bool {
        guard let name = names.first, !name.isMarked else { return false }
        let words = String(decoding: text[range.prefix(Self.longestHead)], as: UTF8.self).split(
            separator: " ")
        let head = words.prefix(2).joined(separator: " ").lowercased()
        let says = head.means([.toMany, .toOne]) || ["has many", "has one"].contains(head)
        if says, words.count > 2, !marksType { return true }
        guard name.text.lowercased().means(.relationship) else { return false }
        return text[range].firstRange(ofBytes: "→") != nil
            || type == nil && text[range].firstRange(ofBytes: "`") != nil
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

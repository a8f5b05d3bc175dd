import Diagnostics
import Vocabulary

/// Items among fields that say something else than what a field is called.
extension FieldLine {
    /// "Relation 1-N → `Stop`" has no name.
    func isNamelessRelation(in range: Range<Int>, of text: [UInt8]) -> Bool {
        speaksOfRelationship && text[range].firstRange(ofBytes: "→") != nil
    }

    /// "relationship to many `Stop` items", "to many `Stop`", "has many `Stop`".
    func isRelationshipInWords(in range: Range<Int>, of text: [UInt8]) -> Bool {
        guard names.first?.isMarked == false, text[range].firstRange(ofBytes: "`") != nil else {
            return false
        }
        let words = String(decoding: text[range.prefix(Self.longestHead)], as: UTF8.self).split(
            separator: " ")
        let head = words.prefix(2).joined(separator: " ").lowercased()
        return speaksOfRelationship || head.means([.toMany, .toOne])
            || ["has many", "has one"].contains(head)
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

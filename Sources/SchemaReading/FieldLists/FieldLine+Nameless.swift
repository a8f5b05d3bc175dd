import Diagnostics
import Vocabulary

/// Items among fields that say something else than what a field is called.
extension FieldLine {
    /// "Relation 1-N → `Stop`", "relationship to many `Stop` items".
    func isNamelessRelationship(in range: Range<Int>, of text: [UInt8]) -> Bool {
        guard let name = names.first, !name.isMarked, name.text.lowercased().means(.relationship) else {
            return false
        }
        return text[range].firstRange(ofBytes: "→") != nil
            || type == nil && text[range].firstRange(ofBytes: "`") != nil
    }

    /// "recordName: `global`" says how the record is called, and is no field that lacks a type.
    func isRecordName(in text: [UInt8]) -> Bool {
        guard names.count == 1, names[0].text.lowercased() == "recordname" else { return false }
        return type.map { TypeVocabulary.meaning(of: String(decoding: text[$0], as: UTF8.self)) == nil }
            ?? true
    }
}

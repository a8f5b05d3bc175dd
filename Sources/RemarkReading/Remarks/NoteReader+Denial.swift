import SchemaDeclaration
import Vocabulary

extension NoteReader {
    /// "Unique: ❌", "Encrypted: no", "❌ unique": a mark that is not set. Returns where to go on.
    mutating func denied(_ meaning: PhraseMeaning, _ range: Range<Int>) -> Int? {
        switch meaning {
        case .unique, .primaryKey, .encrypted, .externalStorage, .preserveValueOnDeletion, .notStored,
            .deviceOnly,
            .retired, .unwritten, .planned, .cascade, .nullify, .deny, .noAction:
            if let answer = answer(at: range.upperBound), !answer.isYes { return answer.end }
            return isCrossed(range) ? range.upperBound : nil
        case .queryable, .sortable, .searchable: return isCrossed(range) ? range.upperBound : nil
        case .optional, .required:
            guard isCrossed(range) else { return nil }
            accept(
                Finding(
                    fact: .optional(meaning == .required), quote: range.lowerBound - 1..<range.upperBound,
                    covered: range))
            return range.upperBound
        default: return nil
        }
    }

    /// "❌ unique", but not "queryable ❌ unique ✅", where the marks stand behind.
    private func isCrossed(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound - 1
        guard before >= 0, isCross(before), before == 0 || tokens[before - 1].separatesClauses else {
            return false
        }
        return !isCross(range.upperBound) && !isTick(range.upperBound)
    }

    func isCross(_ index: Int) -> Bool { isMark(index, among: "❌✗✘✖☒🚫⛔") }

    private func isTick(_ index: Int) -> Bool { isMark(index, among: "✅✓✔☑") }

    private func isMark(_ index: Int, among marks: String) -> Bool {
        guard tokens.indices.contains(index), let mark = content(at: index).unicodeScalars.first else {
            return false
        }
        return marks.unicodeScalars.contains(mark)
    }
}

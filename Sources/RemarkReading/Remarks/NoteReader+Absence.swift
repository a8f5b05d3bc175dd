import SchemaDeclaration
import Vocabulary

/// Notes that say when a field has no value.
extension NoteReader {
    /// "nil when active", "`null` = none", "the last day, or nil": at the beginning of a clause, or behind "or".
    mutating func absence(at index: Int) -> Int? {
        guard isAbsent(index) else { return nil }
        let isOther = roles(at: index - 1).contains(.or)
        guard isOther && endsClause(index + 1) || (isOther || startsClause(index)) && saysWhen(index + 1)
        else { return nil }
        // "nil = none" denies nothing.
        accept(Finding(fact: .optional(true), quote: index..<index + 1, covered: index..<index))
        return index + 1
    }

    private func isAbsent(_ index: Int) -> Bool {
        // Every word is asked: most are told by their length.
        let content = tokens[index].content
        guard 3...4 ~= content.count, bytes[content.lowerBound] | 0x20 == UInt8(ascii: "n") else {
            return false
        }
        return ["nil", "null"].contains(text(content).lowercased())
    }

    private func saysWhen(_ index: Int) -> Bool {
        isSign(.equals, at: index) || isSign(.arrow, at: index)
            || !roles(at: index).isDisjoint(with: [.condition, .preposition])
    }
}

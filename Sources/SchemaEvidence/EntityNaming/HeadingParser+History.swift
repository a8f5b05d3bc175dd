import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What an entity was called before, and that it is retired.
extension HeadingParser {
    /// "tripStop → trip_stop": one name as the code and as the store spells it.
    var respelled: Wording.Token? {
        guard range.count == 3, self[range.lowerBound + 1].sign == .arrow, self[range.lowerBound].isName,
            self[range.lowerBound + 2].isName
        else { return nil }
        let name = self[range.lowerBound + 2]
        return Identifier.areSpellings(self[range.lowerBound].text, name.text) ? name : nil
    }

    /// "`Duty` → `Task`": what it was called, and what it is called now. A name within the other is that of a mapping:
    /// "`TripModel` → `Trip`".
    mutating func renamedBehindArrow() -> Wording.Token? {
        guard range.count >= 3, case let old = self[range.lowerBound],
            case let new = self[range.lowerBound + 2],
            self[range.lowerBound + 1].sign == .arrow, old.isMarked, new.isMarked, old.isName, new.isName,
            Identifier.isTypeName(old.text), Identifier.isTypeName(new.text),
            !old.text.contains(new.text), !new.text.contains(old.text),
            range.count == 3 || [.open, .dash, .colon].contains(self[range.lowerBound + 3].sign)
        else { return nil }
        formerName = Declared(old.text, at: old.span)
        tail = range.lowerBound + 3..<range.upperBound
        range = range.lowerBound + 2..<range.lowerBound + 3
        return new
    }

    /// "~~`Duty`~~", "Deprecated: `Duty`".
    func retirement(of name: Wording.Token) -> Declared<Retirement>? {
        if name.isStruckThrough {
            return Declared(Retirement(words: nil, isWritten: false), at: name.span)
        }
        let word = range.first { self[$0].kind == .word && self[$0].means(.retired) }
        return word.map { Declared(Retirement(words: self[$0].text, isWritten: true), at: self[$0].span) }
    }

    /// "Record Type: `Duty` (formerly `Task`)": what stands behind the name, where that is a part of the tail.
    func tail(behind name: Wording.Token) -> Range<Int> {
        let place = tail.first { self[$0].span == name.span }
        return (place.map { $0 + 1 } ?? tail.lowerBound)..<tail.upperBound
    }
}

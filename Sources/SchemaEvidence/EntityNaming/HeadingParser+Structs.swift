import DocumentWording
import Vocabulary

/// Types of the program, which a heading calls so: they may be stored or not.
extension HeadingParser {
    /// "Struct: Trip", "`struct` Trip", "Class: Trip": the label is no name, and what stands behind it is one.
    var behindStruct: Wording.Token? {
        guard range.count > 1, self[range.lowerBound].spells([.structLabel, .classLabel]) else { return nil }
        let isSetOff = [.colon, .dash].contains(self[range.lowerBound + 1].sign)
        // "Class — Trip" may be of a school.
        guard self[range.lowerBound].spells([.structLabel]) || self[range.lowerBound + 1].sign == .colon
        else {
            return nil
        }
        let name = range.lowerBound + (isSetOff ? 2 : 1)
        guard range.contains(name), self[name].isName, Identifier.isTypeName(self[name].text) else {
            return nil
        }
        let isLast = name + 1 == range.upperBound || self[name + 1].kind == .sign
        return isLast ? self[name] : nil
    }

    /// "Trip (struct)", and not a record type that is called "Struct".
    func saysStruct(besides name: Wording.Token) -> Bool {
        wording.tokens.contains { $0.span != name.span && $0.spells([.structLabel]) }
    }
}

import DocumentWording
import Vocabulary

/// Headings that map one name to another.
extension HeadingParser {
    /// "`trips` → `Trip`": where the first one goes, in a document that maps one store to another.
    var mapped: Wording.Token? {
        guard range.count > 2, self[range.lowerBound].kind == .code,
            self[range.lowerBound + 1].sign == .arrow,
            case let name = self[range.lowerBound + 2], name.kind == .code, name.isName,
            Identifier.isTypeName(name.text), !Identifier.isTypeName(self[range.lowerBound].text),
            range.count == 3 || self[range.lowerBound + 3].sign == .open
        else { return nil }
        return name
    }

    /// "Trip -> CKRecord(`Trip`)", "CKRecord(`Trip`)": the name in brackets right behind CloudKit's class, at the end; before
    /// it stands at most one name with an arrow.
    var constructed: Wording.Token? {
        guard range.count > 3, case let open = range.upperBound - 3, self[open].sign == .open,
            self[open - 1].text == "CKRecord", self[range.upperBound - 1].sign == .close,
            case let name = self[open + 1], name.isName, Identifier.isTypeName(name.text)
        else { return nil }
        let before = range.lowerBound..<open - 1
        let isMapped = before.count == 2 && self[before.lowerBound].isName && self[open - 2].sign == .arrow
        // "CKRecord (Swift)", "Trip -> CKRecord (later)"
        let isSure = name.kind == .code || isMapped && name.senses.isEmpty && NamingLine.isOfModel(name.text)
        return isSure && (before.isEmpty || isMapped) ? name : nil
    }

    /// "Update existing: Trip": the only word behind a colon, before which stands nothing but what is done with it.
    var behindChange: Wording.Token? {
        guard range.count > 2, case let last = range.upperBound - 1, self[last - 1].sign == .colon,
            self[last].isName, Identifier.isTypeName(self[last].text), !NamingLine.isGroup(self[last]),
            !NamingLine.isNoName(self[last])
        else { return nil }
        let before = (range.lowerBound..<last - 1).map { self[$0] }
        guard before.allSatisfy({ $0.kind == .word && $0.means([.filler, .whichFields]) })
        else { return nil }
        return self[last]
    }
}

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
}

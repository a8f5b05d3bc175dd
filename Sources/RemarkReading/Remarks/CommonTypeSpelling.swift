import Diagnostics
import SchemaDeclaration

/// The spellings that most cells hold, read without further ado: a word of the vocabulary, as a list, with a mark.
enum CommonTypeSpelling {
    /// `Int64`, `List<Int64>`, `[Int64]`, each with `?` or "(optional)"; nil for everything else.
    static func read(_ text: String, at span: SourceSpan) -> DeclaredType? {
        var name = text.utf8[...]
        let isOptional = dropMark(&name)
        let written = name
        let isList = dropPrefix(&name, "List<", ">") || dropPrefix(&name, "[", "]")
        guard !name.isEmpty, name.allSatisfy({ NoteLexer.isLetterOrDigit($0) || $0 == UInt8(ascii: "/") })
        else {
            return nil
        }
        let word = String(Substring(name))
        guard TypeVocabulary.meaning(of: word) != nil else { return nil }
        var type = DeclaredType(
            name: word, isList: isList, isOptional: isOptional,
            written: isList ? String(Substring(written)) : word, span: span)
        type.hasOptionalSign = text.utf8.last == UInt8(ascii: "?")
        return type
    }

    private static func dropMark(_ name: inout Substring.UTF8View) -> Bool? {
        if name.last == UInt8(ascii: "?") {
            name.removeLast()
            return true
        }
        for (mark, value) in marks where name.last == UInt8(ascii: ")") && name.count > mark.count {
            if name.suffix(mark.count).elementsEqual(mark) {
                name.removeLast(mark.count)
                return value
            }
        }
        return nil
    }

    private static func dropPrefix(
        _ name: inout Substring.UTF8View, _ open: StaticString, _ close: Unicode.Scalar
    )
        -> Bool
    {
        let length = open.utf8CodeUnitCount
        guard name.last == UInt8(ascii: close), name.count > length + 1 else { return false }
        guard name.prefix(length).elementsEqual(UnsafeBufferPointer(start: open.utf8Start, count: length))
        else {
            return false
        }
        name.removeFirst(length)
        name.removeLast()
        return true
    }

    private static let marks: [([UInt8], Bool)] = [
        (Array(" (optional)".utf8), true), (Array(" (Optional)".utf8), true),
        (Array(" (required)".utf8), false),
        (Array(" (Required)".utf8), false),
    ]
}

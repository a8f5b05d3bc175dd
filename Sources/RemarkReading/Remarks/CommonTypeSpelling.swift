import Diagnostics
import SchemaDeclaration

/// The spellings that most cells hold, read without further ado: a word of the vocabulary, as a list, with a mark.
enum CommonTypeSpelling {
    /// `Int64`, `List<Int64>`, `[Int64]`, each with `?` or "(optional)"; nil for everything else.
    static func read(_ text: String, at span: SourceSpan) -> DeclaredType? {
        guard let parts = text.withBytes(Parts.init), TypeVocabulary.meaning(of: parts.name) != nil else {
            return nil
        }
        var type = DeclaredType(
            name: parts.name, isList: parts.isList, isOptional: parts.isOptional, written: parts.written,
            span: span)
        type.hasOptionalSign = parts.hasSign
        return type
    }

    private struct Parts {
        let name: String
        let written: String
        let isList: Bool
        let isOptional: Bool?
        let hasSign: Bool

        /// Nil where anything but a word stands within the marks.
        init?(_ text: UnsafeBufferPointer<UInt8>) {
            var end = text.count
            hasSign = text.last == UInt8(ascii: "?")
            isOptional = hasSign ? true : CommonTypeSpelling.mark(of: text)
            if hasSign { end -= 1 } else if isOptional != nil { end -= CommonTypeSpelling.longestMark }
            var word = 0..<end
            isList =
                CommonTypeSpelling.isWithin("List<", ">", of: text, &word)
                || CommonTypeSpelling.isWithin("[", "]", of: text, &word)
            guard !word.isEmpty,
                text[word].allSatisfy({ NoteLexer.isLetterOrDigit($0) || $0 == UInt8(ascii: "/") })
            else { return nil }
            name = String(decoding: text[word], as: UTF8.self)
            written = isList ? String(decoding: text[..<end], as: UTF8.self) : name
        }
    }

    /// " (optional)" and " (required)" are of one length.
    private static let longestMark = 11

    private static func mark(of text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard text.last == UInt8(ascii: ")"), text.count > longestMark else { return nil }
        let mark = text.suffix(longestMark)
        if isMark(mark, " (optional)") { return true }
        return isMark(mark, " (required)") ? false : nil
    }

    /// The first letter may be a capital.
    private static func isMark(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ mark: StaticString) -> Bool {
        text.enumerated().allSatisfy { index, byte in
            (index == 2 ? byte | 0x20 : byte) == mark.utf8Start[index]
        }
    }

    /// Takes what opens and closes away where a word stands between both.
    private static func isWithin(
        _ open: StaticString, _ close: Unicode.Scalar, of text: UnsafeBufferPointer<UInt8>,
        _ word: inout Range<Int>
    ) -> Bool {
        let length = open.utf8CodeUnitCount
        guard word.count > length + 1, text[word.upperBound - 1] == UInt8(ascii: close),
            text[..<length].elementsEqual(UnsafeBufferPointer(start: open.utf8Start, count: length))
        else { return false }
        word = length..<word.upperBound - 1
        return true
    }
}

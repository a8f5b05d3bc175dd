import Diagnostics
import DocumentWording
import RemarkReading
import Vocabulary

/// A sentence that creates a type, and names behind it several fields, each with its type in brackets: "create `Trip` in the
/// schema, with `title` (String) and `start` (Date)".
struct InlineTypedNames {
    let name: Wording.Token

    /// UTF-8 offsets in the document, from the first field to the sentence's end.
    let range: Range<Int>

    /// Whether the sentence speaks of a store or its record types.
    let isOfStore: Bool

    init?(_ wording: Wording, upTo end: Int) {
        for sentence in wording.sentences {
            let tokens = wording.tokens[sentence]
            let code = tokens.indices.filter { tokens[$0].kind == .code }
            guard code.count > 2, let first = code.first, Self.isTypeName(tokens[first]),
                tokens[..<first].suffix(3).contains(where: { $0.means(.create) }),
                code.dropFirst().allSatisfy({ Self.isTyped($0, in: tokens) })
            else { continue }
            name = tokens[first]
            let isLast = sentence.upperBound == wording.tokens.count
            let stop = isLast ? end : Int(wording.tokens[sentence.upperBound - 1].span.upper)
            let start = Int(tokens[code[1]].span.lower)
            range = start..<max(start, stop)
            isOfStore = tokens.contains { $0.means([.cloudKit, .record, .entityLabel, .schema]) }
            return
        }
        return nil
    }

    private static func isTypeName(_ token: Wording.Token) -> Bool {
        token.isName && Identifier.isTypeName(token.text) && token.senses.isEmpty
            && TypeVocabulary.meaning(of: token.text) == nil
    }

    /// "`title` (String": the bracket right behind the name begins with a type that is known.
    private static func isTyped(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard Identifier.isFieldName(tokens[index].text), index + 2 < tokens.endIndex,
            tokens[index + 1].sign == .open
        else { return false }
        return TypeVocabulary.meaning(of: tokens[index + 2].text) != nil
    }
}

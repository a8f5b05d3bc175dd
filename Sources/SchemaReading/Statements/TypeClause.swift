import Diagnostics
import SchemaModel
import Vocabulary

/// Words that give a type to fields: the fields before the verb, or behind the type.
///
///     `photo` and `cover` are stored as `CKAsset`
///     the images are stored as `CKAsset` in the fields `image0`–`image8`
struct TypeClause {
    private(set) var names: [String]
    let spelling: TypeSpelling

    static let verbs: ConceptSet = [.is, .stored]

    init?(_ wording: Wording, _ range: Range<Int>) {
        let end =
            range.reversed().first { wording.tokens[$0].sign != .stop }.map { $0 + 1 } ?? range.lowerBound
        let tokens = wording.tokens[range.lowerBound..<end].drop { $0.means([.and, .functionWord]) }
        guard let verb = tokens.firstIndex(where: { $0.kind == .word && $0.means(Self.verbs) }),
            verb > tokens.startIndex,
            case let rest = tokens[(verb + 1)...].drop(while: Self.leads), rest.startIndex < tokens.endIndex,
            let type = Self.type(at: rest.startIndex, in: tokens, of: wording),
            Wording.refusal(of: verb..<verb + 1, in: tokens, as: .mark) == nil, tokens.takesNothingBack
        else { return nil }
        let before = tokens[..<verb]
        let behind = tokens[type.end...]
        if behind.isEmpty, Self.areNames(before) {
            names = Self.names(in: before)
        } else if tokens[verb].means(.stored)
            || tokens[verb...].prefix(2).contains(where: { $0.means(.stored) }),
            !before.contains(where: { $0.kind == .code }),
            let first = behind.first, first.means([.functionWord, .preposition]), Self.areNames(behind)
        {
            names = Self.names(in: behind)
        } else {
            return nil
        }
        spelling = type.spelling
        if names.isEmpty { return nil }
    }

    /// "stored **as a** `CKAsset`", "is **of type** Date"
    private static func leads(_ token: Wording.Token) -> Bool {
        token.kind == .word && TypeVocabulary.meaning(of: token.text) == nil
            && token.means([.stored, .functionWord, .preposition, .determiner, .type, .filler])
    }

    /// A type that all know: in back-ticks, or with a capital: "Date/Time" is several words in one piece.
    private static func type(
        at start: Int, in tokens: ArraySlice<Wording.Token>, of wording: Wording
    ) -> (spelling: TypeSpelling, end: Int)? {
        var end = start + 1
        while end < tokens.endIndex, tokens[end].span.lower == tokens[end - 1].span.upper { end += 1 }
        let written = tokens[start..<end].map(\.text).joined()
        guard tokens[start].kind == .code || written.first?.isUppercase == true,
            let name = [written, written.last == "s" ? String(written.dropLast()) : written].first(where: {
                TypeVocabulary.meaning(of: $0) != nil
            }), let spelling = TypeSpelling(name, at: wording.span(of: start..<end))
        else { return nil }
        return (spelling, end)
    }

    /// Nothing but names in back-ticks and what joins them.
    private static func areNames(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.contains { $0.kind == .code }
            && tokens.allSatisfy { token in
                switch token.kind {
                case .code: true
                case .word:
                    token.means([.and, .determiner, .fields, .functionWord, .preposition, .every])
                        || NumberedNames.isMark(token.text)
                case .sign: token.sign == .comma || NumberedNames.isMark(token.text)
                case .number, .quotation: false
                }
            }
    }

    /// `image0`–`image8` are nine.
    private static func names(in tokens: ArraySlice<Wording.Token>) -> [String] {
        var names: [String] = []
        for index in tokens.indices where tokens[index].kind == .code {
            let isLast = index - 2 >= tokens.startIndex && NumberedNames.isMark(tokens[index - 1].text)
            let numbered =
                isLast ? NumberedNames.names(from: tokens[index - 2].text, through: tokens[index].text) : nil
            if let numbered {
                names += numbered.dropFirst()
            } else {
                names.append(tokens[index].text)
            }
        }
        return names
    }
}

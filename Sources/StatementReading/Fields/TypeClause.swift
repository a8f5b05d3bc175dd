import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Words that give a type to fields: the fields before the verb, or behind the type.
///
///     `photo` and `cover` are stored as `CKAsset`
///     the images are stored as `CKAsset` in the fields `image0`–`image8`
struct TypeClause {
    let names: [String]
    let spelling: TypeSpelling

    static let verbs: ConceptSet = [.is, .stored]

    init?(_ wording: Wording, _ range: Range<Int>) {
        let end =
            range.reversed().first { wording.tokens[$0].sign != .stop }.map { $0 + 1 } ?? range.lowerBound
        let tokens = wording.tokens[range.lowerBound..<end].drop { $0.means(.and) }
        guard let verb = tokens.firstIndex(where: { $0.kind == .word && $0.means(Self.verbs) }),
            verb > tokens.startIndex, let start = Self.start(behind: verb, in: tokens),
            case let isOptional = tokens[start].kind == .word && tokens[start].means(.optional),
            let type = Self.type(at: isOptional ? start + 1 : start, isOptional, in: tokens, of: wording),
            Wording.refusal(of: verb..<verb + 1, in: tokens, as: .mark) == nil,
            !tokens.contains(where: \.isStruckThrough)
        else { return nil }
        let before = tokens[..<verb]
        let behind = tokens[type.end...]
        if behind.isEmpty {
            names = Self.names(in: before)
        } else if Self.isSubject(before), tokens[verb].means(.is), tokens[verb + 1].means(.stored) {
            names = Self.names(behindWordForFields: behind)
        } else {
            return nil
        }
        spelling = type.spelling
        if names.isEmpty { return nil }
    }

    /// "is a", "is of type", "are stored as": behind it the type begins.
    private static func start(behind verb: Int, in tokens: ArraySlice<Wording.Token>) -> Int? {
        var index = verb
        if tokens[verb].means(.is), tokens[(verb + 1)...].first?.means(.stored) == true { index += 1 }
        let isStored = tokens[index].means(.stored)
        index += 1
        if isStored {
            guard index < tokens.endIndex, tokens[index].means(.calledAs) else { return nil }
            index += 1
        } else if index + 1 < tokens.endIndex, tokens[index].means([.preposition, .functionWord]),
            tokens[index + 1].means(.type), tokens[index + 1].kind == .word
        {
            index += 2
        }
        let rest = tokens[min(index, tokens.endIndex)...].drop {
            $0.kind == .word && $0.means([.determiner, .one])
        }
        return rest.isEmpty ? nil : rest.startIndex
    }

    /// "The images": one word without a meaning of its own, of which nothing is left out.
    private static func isSubject(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        let words = tokens.drop { $0.kind == .word && $0.means([.determiner, .functionWord]) }
        return words.count == 1 && words.allSatisfy { $0.kind == .word && $0.senses.isEmpty }
            && tokens.count <= 2
    }

    /// A type that all know, with a capital, for small words in back-ticks may be values: "Date/Time" is several in one piece.
    private static func type(
        at start: Int, _ isOptional: Bool, in tokens: ArraySlice<Wording.Token>, of wording: Wording
    ) -> (spelling: TypeSpelling, end: Int)? {
        guard start < tokens.endIndex else { return nil }
        var end = start + 1
        while end < tokens.endIndex, tokens[end].span.lower == tokens[end - 1].span.upper { end += 1 }
        let spelled = tokens[start..<end].map(\.text).joined()
        let isMarked = tokens[start].kind == .code && spelled.last == "?"
        let written = isMarked ? String(spelled.dropLast()) : spelled
        let singular = written.last == "s" ? String(written.dropLast()) : written
        guard written.first?.isUppercase == true,
            let name = [written, singular].first(where: { TypeVocabulary.meaning(of: $0) != nil }),
            case let mark = isMarked || isOptional ? "?" : "",
            let spelling = TypeSpelling(name + mark, at: wording.span(of: start..<end))
        else { return nil }
        return (spelling, end)
    }

    private static func names(behindWordForFields tokens: ArraySlice<Wording.Token>) -> [String] {
        guard let word = tokens.firstIndex(where: { $0.kind == .word && $0.means(.fields) }),
            tokens[..<word].allSatisfy({
                $0.kind == .word && $0.means([.functionWord, .determiner]) && !$0.means([.with, .by])
            })
        else { return [] }
        return names(in: tokens[word...])
    }

    /// All names in back-ticks, where nothing but "the fields", commas and "and" stand beside them; `image0`–`image8` are nine.
    private static func names(in tokens: ArraySlice<Wording.Token>) -> [String] {
        var names: [String] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            if token.kind == .code {
                if index + 2 < tokens.endIndex, NumberedNames.isMark(tokens[index + 1].text),
                    let numbered = NumberedNames.names(from: token.text, through: tokens[index + 2].text)
                {
                    names += numbered
                    index += 3
                    continue
                }
                names.append(token.text)
            } else if token.sign != .comma,
                !(token.kind == .word && token.means([.and, .determiner, .fields]))
            {
                return []
            }
            index += 1
        }
        return names
    }
}

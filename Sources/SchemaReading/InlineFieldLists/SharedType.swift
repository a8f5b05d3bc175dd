import Diagnostics
import SchemaModel
import Vocabulary

/// The type of all fields of a list, said once: at its end, or in the line above it.
///
///     `title`, `place`, `start`, all `String` except `start: Date/Time`
///     Record type `Trip` with these fields, all of type String except where noted:
struct SharedType {
    private let type: DeclaredType
    private var exceptions: [String: DeclaredType] = [:]

    init?(_ text: String, at span: SourceSpan) {
        let words = text.split { $0 == " " || $0 == "`" || $0 == "*" }
        guard words.count > 1, words[0].lowercased().means(.every),
            let type = TypeSpelling(String(words[1]), at: span)?.type,
            TypeVocabulary.meaning(of: type.name) != nil
        else { return nil }
        self.type = type
        guard words.count > 2 else { return }
        guard words[2].lowercased().means(.exception) else { return nil }
        for part in words[3...].joined(separator: " ").split(separator: ",") {
            let bytes = Array(part.utf8)
            guard let line = FieldLineParser.parse(bytes, in: bytes.indices), let range = line.type,
                let type = TypeSpelling(String(decoding: bytes[range], as: UTF8.self), at: span)?.type,
                TypeVocabulary.meaning(of: type.name) != nil
            else { return nil }
            for name in line.names { exceptions[name.text] = type }
        }
    }

    /// In the last sentence of a line, behind a word for fields or before it: "All fields are `Int64` unless noted:".
    init?(above wording: Wording) {
        guard let sentence = wording.sentences.last else { return nil }
        let tokens = wording.tokens[sentence]
        guard let every = tokens.lastIndex(where: { $0.kind == .word && $0.means(.every) }),
            tokens.contains(where: { $0.kind == .word && $0.means(.fields) }),
            case let rest = tokens[(every + 1)...].drop(while: Self.leads), let first = rest.first
        else { return nil }
        // "Int64" and "Date/Time" are several tokens in one piece.
        var end = rest.startIndex + 1
        while end < rest.endIndex, rest[end].sign != .colon, rest[end].span.lower == rest[end - 1].span.upper
        {
            end += 1
        }
        let spelling = rest[..<end].map(\.text).joined()
        let behind = rest[end...].filter { $0.kind != .sign }
        guard let type = TypeSpelling(spelling, at: first.span)?.type,
            TypeVocabulary.meaning(of: type.name) != nil,
            behind.first?.means([.exception, .condition]) ?? true
        else { return nil }
        self.type = type
    }

    /// The words of a sentence before ", all `String` except where noted".
    static func lead(of sentence: ArraySlice<Wording.Token>) -> ArraySlice<Wording.Token> {
        guard let every = sentence.lastIndex(where: { $0.kind == .word && $0.means(.every) }),
            every > sentence.startIndex, [.comma, .open, .dash].contains(sentence[every - 1].sign)
        else { return sentence }
        return sentence[..<(every - 1)]
    }

    /// "all **of type** String", "all **fields are** String".
    private static func leads(_ token: Wording.Token) -> Bool {
        token.kind == .word && !token.isMarked
            && token.means([.type, .fields, .functionWord, .filler, .preposition, .determiner, .is])
            && TypeVocabulary.meaning(of: token.text) == nil
    }

    /// Gives the type to the fields that have none; the number of fields that then have one.
    @discardableResult
    func type(_ fields: inout [DeclaredField]) -> Int {
        for index in fields.indices where fields[index].type == nil {
            fields[index].type = exceptions[fields[index].name.value] ?? type
        }
        return fields.count
    }
}

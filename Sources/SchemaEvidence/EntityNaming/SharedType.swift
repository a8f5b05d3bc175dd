import Diagnostics
package import DocumentWording
import RemarkReading
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// The type of all fields of a list, said once: at its end, or in the line above it.
///
///     `title`, `place`, `start`, all `String` except `start: Date/Time`
///     Record type `Trip` with these fields, all of type String except where noted:
package struct SharedType {
    private let type: DeclaredType
    private var remarks: [Remark] = []
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
    package init?(above wording: Wording) {
        guard let sentence = wording.sentences.last else { return nil }
        let tokens = wording.tokens[sentence]
        if let named = Self.named(in: tokens, of: wording) {
            self = named
            return
        }
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
                // "all type `Data`, and add what is missing:"
                || rest[end...].first?.sign == .comma
        else { return nil }
        self.type = type
    }

    /// "Create 3 fields as **Int64** (1 = on, 0 = off):": the only marked word, and no record type can be called so.
    private static func named(in tokens: ArraySlice<Wording.Token>, of wording: Wording) -> SharedType? {
        let marked = tokens.indices.filter { tokens[$0].isMarked }
        guard marked.count == 1, let index = marked.first, tokens.last?.sign == .colon,
            tokens.contains(where: { $0.kind == .word && $0.means(.fields) }),
            let meaning = TypeVocabulary.meaning(of: tokens[index].text),
            [.string, .int, .double, .decimal, .bool].contains(meaning.type)
        else { return nil }
        var end = index + 1
        if end < tokens.endIndex, tokens[end].sign == .open,
            let close = tokens[end...].firstIndex(where: { $0.sign == .close })
        {
            end = close + 1
        }
        let span = wording.span(of: index..<end)
        return TypeSpelling(wording.noteText(of: index..<end), at: span).map(SharedType.init)
    }

    private init(_ spelling: TypeSpelling) {
        type = spelling.type
        remarks = spelling.remarks
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
    package func type(_ fields: inout [DeclaredField]) -> Int {
        for index in fields.indices where fields[index].type == nil {
            let exception = exceptions[fields[index].name.value]
            fields[index].type = exception ?? type
            if exception == nil { fields[index].remarks += remarks }
        }
        return fields.count
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// A paragraph that begins with a model, and declares its properties in back-ticks as Swift does.
///
///     - New `@Model Trip` (since 2.0): `title: String = ""` (on the cover), `start = .now`, `owner: Person?`.
///     - To `Trip`: `stops: [Stop]?` and `note: String? = nil`
///     - `@Model Trip`: `title`, `start`
struct InlineModel {
    let name: Declared<String>

    /// Whether `@Model` stands before the name; without it a property of such a model must be of the type.
    let isMarked: Bool
    private(set) var fields: [DeclaredField] = []

    /// What the sentences behind such properties name.
    private(set) var further: [Wording.Token] = []

    /// Whether nothing but properties follows `@Model` and the name.
    private(set) var isListedAlone = false

    /// Nil with fewer than two properties that have a type, unless nothing but properties follows `@Model` and the name.
    init?(_ wording: Wording, in reading: DocumentReading) {
        guard let first = wording.tokens.prefix(3).firstIndex(where: { $0.kind == .code }) else { return nil }
        let model = wording.tokens[first].text
        guard Self.isStated(wording.tokens[..<first]), !wording.tokens[first].isStruckThrough else {
            return nil
        }
        let words = model.split(separator: " ").filter { !["@Model", "final", "class"].contains($0) }
        isMarked = model.hasPrefix("@Model ")
        guard words.count == 1, isMarked || model.utf8.count == words[0].utf8.count,
            Identifier.isTypeName(String(words[0]))
        else { return nil }
        name = Declared(String(words[0]), at: wording.tokens[first].span)
        if isMarked, let names = InlineModelNames(wording.tokens[(first + 1)...], in: reading) {
            fields = names.fields
            further = names.further
            isListedAlone = true
            return
        }
        for token in wording.tokens[(first + 1)...] where token.kind == .code {
            fields += Self.typed(token, in: reading) ?? (isMarked ? Self.valued(token) : [])
        }
        guard fields.count(where: { $0.type != nil }) > 1 else { return nil }
    }

    /// "New `@Model Trip`", but not "Removed `@Model Trip`", "No `@Model Trip`".
    private static func isStated(_ words: ArraySlice<Wording.Token>) -> Bool {
        words.indices.allSatisfy {
            words[$0].means(.currentColumn) || words[$0..<$0 + 1].takesNothingBack
        }
    }

    /// `title: String = ""`.
    static func typed(_ token: Wording.Token, in reading: DocumentReading) -> [DeclaredField]? {
        let text = reading.document.source.text
        let range = Int(token.span.lower) - 1..<Int(token.span.upper) + 1
        guard range.lowerBound >= 0, range.upperBound <= text.count, token.text.contains(": "),
            let line = FieldLineParser.parse(text, in: range), line.marksType, let type = line.type,
            line.names.allSatisfy({ Identifier.isFieldName($0.text) })
        else { return nil }
        let spelled = String(decoding: text[type].prefix { $0 != 0x20 }, as: UTF8.self).trimming {
            "[]?".contains($0)
        }
        guard TypeVocabulary.meaning(of: String(spelled)) != nil || Identifier.isTypeName(String(spelled))
        else {
            return nil
        }
        return FieldLineReading(text: text) { range in
            SourceSpan(file: token.span.file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }.fields(of: line, in: range)
    }

    /// `start = .now`: only the value says what type it has.
    private static func valued(_ token: Wording.Token) -> [DeclaredField] {
        guard let sign = token.text.firstRange(ofBytes: " = "),
            case let name = String(token.text[..<sign.lowerBound]), Identifier.isFieldName(name)
        else { return [] }
        var field = DeclaredField(name: Declared(name, at: token.span), span: token.span)
        field.defaultText = Declared(String(token.text[sign.upperBound...]), at: token.span)
        return [field]
    }
}

import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// The fields with types in a sentence that adds them to the only other name in it.
struct AddedFields {
    let name: Wording.Token
    let fields: [DeclaredField]

    /// Whether nothing denies, removes or only plans it.
    let isAsserted: Bool

    init?(
        _ tokens: ArraySlice<Wording.Token>, besides known: [String: Int], _ reading: DocumentReading
    ) {
        guard let verb = tokens.firstIndex(where: { $0.kind == .word && $0.means(.adding) }) else {
            return nil
        }
        let typed = tokens.indices.compactMap { index in
            tokens[index].kind == .code && !tokens[index].text.contains(".")
                ? (TypedMentionsRecogniser.field(at: index, in: tokens, reading)
                    ?? Self.fieldInCode(tokens[index])).map { (index, $0) } : nil
        }
        let others = tokens.indices.filter { index in
            tokens[index].kind == .code && !typed.contains { Self.holds($0.1, tokens[index]) }
        }
        guard !typed.isEmpty, others.count <= 1,
            let owner = others.first ?? Self.owner(in: tokens, outside: typed.map(\.1), known),
            tokens[owner].isName, NamingLine.startsAsType(tokens[owner].text)
        else { return nil }
        name = tokens[owner]
        fields = typed.map(\.1)
        let isDenied =
            Wording.refusal(of: verb..<verb + 1, in: tokens, as: .mark).map { $0 != .possible } ?? false
        isAsserted =
            !isDenied
            && tokens.indices.allSatisfy { index in
                tokens.polarityMarks(at: index).isDisjoint(with: [
                    .removal, .negation, .condition, .undecided, .example,
                ])
                    && !tokens[index].means([.planned, .removed, .retired, .elsewhere])
                    && !tokens[index].isStruckThrough
            }
    }

    /// `cover: Data?`, a name and a type that all know in one pair of back-ticks.
    private static func fieldInCode(_ token: Wording.Token) -> DeclaredField? {
        let parts = token.text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, RelationshipGrammar.isFieldName(String(parts[0])),
            let spelling = TypeSpelling(String(parts[1].trimming { $0 == " " }), at: token.span),
            TypeVocabulary.meaning(of: spelling.type.name) != nil
        else { return nil }
        var field = DeclaredField(name: Declared(String(parts[0]), at: token.span), span: token.span)
        field.type = spelling.type
        field.remarks = spelling.remarks
        return field
    }

    /// A record type that the document describes, without back-ticks.
    private static func owner(
        in tokens: ArraySlice<Wording.Token>, outside fields: [DeclaredField], _ known: [String: Int]
    ) -> Int? {
        let named = tokens.indices.filter { index in
            tokens[index].kind == .word && NamingLine.startsAsType(tokens[index].text)
                && known[tokens[index].text] != nil
                && !fields.contains { holds($0, tokens[index]) }
        }
        return named.count == 1 ? named[0] : nil
    }

    private static func holds(_ field: DeclaredField, _ token: Wording.Token) -> Bool {
        field.span.lower <= token.span.lower && token.span.upper <= field.span.upper
    }
}

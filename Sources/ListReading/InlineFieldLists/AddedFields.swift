import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The fields with types in a sentence that adds them to a record type, and does nothing else.
///
///     Add `cover` (Asset) and `rank` (Int64) to `Trip`
///     In the CloudKit dashboard, add the field `cover: Data?` to the `Trip` record type
struct AddedFields {
    let name: Wording.Token
    let fields: [DeclaredField]

    /// Whether words beside the name call it a record type.
    let isLabelled: Bool

    /// Nil where anything stands there but the verb, the fields, the name and words that join them.
    init?(_ sentence: ArraySlice<Wording.Token>, _ reading: DocumentReading) {
        let place = StatedPlace(sentence)
        guard let verb = place.rest.first, verb.kind == .word, verb.means(.adding) else { return nil }
        var rest = place.rest.dropFirst().drop {
            $0.kind == .word && $0.means([.determiner, .filler, .fields])
        }
        var fields: [DeclaredField] = []
        while let field = Self.field(in: &rest, reading) {
            fields.append(field)
            rest = rest.drop { $0.sign == .comma || $0.kind == .word && $0.means(.and) }
        }
        guard !fields.isEmpty, let owner = Self.owner(in: rest, or: place),
            owner.name.isName, Identifier.isTypeName(owner.name.text),
            TypeVocabulary.meaning(of: owner.name.text) == nil
        else { return nil }
        name = owner.name
        isLabelled = owner.isLabelled
        self.fields = fields
    }

    /// What stands behind the fields, or the name before the verb where nothing is left.
    private static func owner(
        in rest: ArraySlice<Wording.Token>, or place: StatedPlace
    ) -> (name: Wording.Token, isLabelled: Bool)? {
        if let name = place.name { return rest.isEmpty ? (name, false) : nil }
        return StatedPlace.owner(in: rest)
    }

    /// Takes `` `cover` (Asset, optional) `` or `` `cover: Data?` `` from the beginning.
    private static func field(
        in rest: inout ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> DeclaredField? {
        guard let first = rest.first, first.kind == .code, !first.isStruckThrough else { return nil }
        if let field = fieldInCode(first) {
            rest = rest.dropFirst()
            return field
        }
        guard isField(first.text), rest.dropFirst().first?.sign == .open,
            let field = TypedMentionsRecogniser.field(at: rest.startIndex, in: rest, reading),
            let close = rest.firstIndex(where: { $0.sign == .close })
        else { return nil }
        rest = rest[(close + 1)...]
        return field
    }

    /// `cover: Data?`, a name and a type that all know in one pair of back-ticks.
    private static func fieldInCode(_ token: Wording.Token) -> DeclaredField? {
        let parts = token.text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, isField(String(parts[0])),
            case let written = String(parts[1].trimming { $0 == " " }), !written.contains(" "),
            let spelling = TypeSpelling(written, at: token.span),
            TypeVocabulary.meaning(of: spelling.type.name) != nil
        else { return nil }
        var field = DeclaredField(name: Declared(String(parts[0]), at: token.span), span: token.span)
        field.type = spelling.type
        field.remarks = spelling.remarks
        return field
    }

    private static func isField(_ name: String) -> Bool {
        Identifier.isValid(name) && !name.contains(".") && Identifier.isFieldName(name)
            && SystemField(named: name) == nil && AnswerWords.answer(name) == nil
    }
}

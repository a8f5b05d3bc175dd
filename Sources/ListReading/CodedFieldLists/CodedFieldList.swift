import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// An item that begins with an entity's name in bold or back-ticks, with its fields in one pair of back-ticks behind it.
///
///     - **Trip** (one journey): `id, title, end?`, relationship `stops: [Stop]?`
struct CodedFieldList {
    let name: Wording.Token
    private(set) var fields: [DeclaredField] = []

    /// Names in back-ticks behind the list that have no type: "inverse `trip`".
    private(set) var further: [Wording.Token] = []

    /// Whether the list is surely one of fields: values have no key among them, no question marks and no types. What stands
    /// behind it must be understood, too.
    private(set) var isSure = false

    /// Nil for an item that is written in another way.
    init?(_ wording: Wording, in reading: DocumentReading) {
        let tokens = wording.tokens
        guard let first = tokens.first, first.isMarked, first.isName, NamingLine.isOfModel(first.text),
            first.senses.isEmpty || first.means(.maybeOfRecords), !NamingLine.isGroup(first),
            !ListLabel.isEnumeration(wording),
            let list = Self.list(in: tokens)
        else { return nil }
        name = first
        guard let names = Self.names(tokens[list], in: reading), Self.isStated(tokens) else { return }
        fields = names
        let isKeyed = names.contains { Identifier.isKey($0.name.value) || $0.isOptional?.value == true }
        let isUnderstood = readRest(tokens, from: list + 1, in: reading)
        isSure = isUnderstood && (isKeyed || names.contains { $0.type != nil })
    }

    /// Where the list stands: behind the name, what is said of it in brackets, and a colon or dash.
    private static func list(in tokens: [Wording.Token]) -> Int? {
        guard tokens.count > 2 else { return nil }
        var sign = 1
        if tokens[1].sign == .open {
            guard let close = BracketedFieldList.close(behind: 1, in: tokens[...]) else { return nil }
            sign = close + 1
        }
        guard sign + 1 < tokens.count, [.colon, .dash].contains(tokens[sign].sign),
            tokens[sign + 1].kind == .code, tokens[sign + 1].text.contains(", ")
        else { return nil }
        return sign + 1
    }

    /// Nil where a part of the list is no field.
    private static func names(_ list: Wording.Token, in reading: DocumentReading) -> [DeclaredField]? {
        let text = reading.document.source.text
        let range = Int(list.span.lower)..<Int(list.span.upper)
        guard range.upperBound <= text.count else { return nil }
        let found = InlineFields(text, in: range, file: list.span.file, isInCode: true)
        guard found.isWhole, found.joined.isEmpty, found.fields.count > 1 else { return nil }
        return found.fields
    }

    /// No word says that all this is an enumeration, elsewhere, planned, gone or struck through.
    private static func isStated(_ tokens: [Wording.Token]) -> Bool {
        let words = tokens.indices.dropFirst().filter { tokens[$0].kind == .word }
        return !tokens.contains(where: \.isStruckThrough)
            && words.allSatisfy { index in
                tokens[...].polarityMarks(at: index).isDisjoint(with: PolarityMarks.unstated.union(.past))
                    && !tokens[index].means(unstored)
            }
    }

    private static let unstored: ConceptSet = [
        .enumerationLabel, .structLabel, .elsewhere, .programChapter, .transient, .removed, .planned,
        .retired,
        .outOfUse, .goneFields, .deviceOnly, .notStored, .forExample, .example, .messages, .index,
    ]

    /// ", relationship `stops: [Stop]?` (cascade), inverse `owner`"; false where it says anything else.
    private mutating func readRest(
        _ tokens: [Wording.Token], from start: Int, in reading: DocumentReading
    ) -> Bool {
        for index in tokens[...].outsideBrackets(start..<tokens.endIndex) {
            let token = tokens[index]
            switch token.kind {
            case .code:
                if let typed = InlineModel.typed(token, in: reading) {
                    fields += typed
                    addDeleteRule(behind: index, in: tokens)
                } else if Identifier.isFieldName(token.text) {
                    further.append(token)
                } else {
                    return false
                }
            case .word: guard token.means(Self.relating), !token.isStrong else { return false }
            case .sign: continue
            case .number, .quotation: return false
            }
        }
        return true
    }

    private static let relating: ConceptSet = [.relationship, .inverse, .and, .filler, .determiner]

    /// "`stops: [Stop]?` (cascade)".
    private mutating func addDeleteRule(behind index: Int, in tokens: [Wording.Token]) {
        guard index + 1 < tokens.count, tokens[index + 1].sign == .open,
            let close = BracketedFieldList.close(behind: index + 1, in: tokens[...]),
            let rule = Wording.deleteRule(in: tokens[(index + 2)..<close])
        else { return }
        let span = tokens[index + 2].span
        fields[fields.count - 1].remarks.append(
            Remark(.onDelete(rule), quote: tokens[index + 2].text, in: .prose, at: span))
    }
}

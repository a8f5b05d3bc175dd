import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence

/// An item that begins with an entity's name in bold or back-ticks, with its fields in one pair of back-ticks behind it.
///
///     - **Trip** (one journey): `id, title, end?`, relationship `stops: [Stop]?`
struct CodedFieldList {
    let name: Wording.Token
    private(set) var fields: [DeclaredField]

    /// Names in back-ticks behind the list that have no type: "inverse `trip`".
    private(set) var further: [Wording.Token] = []

    /// Whether one of the names is such as fields have and values have not: `id`, `title`, `end?`.
    let isSure: Bool

    init?(_ wording: Wording, in reading: DocumentReading) {
        let tokens = wording.tokens
        guard let first = tokens.first, first.isMarked, first.isName, Identifier.isTypeName(first.text),
            let list = Self.list(in: tokens), tokens[..<list].takesNothingBack,
            let names = Self.names(tokens[list], in: reading)
        else { return nil }
        name = first
        fields = names
        isSure = names.contains { BracketedFieldList.isCommon($0.name.value) || $0.isOptional?.value == true }
        for (index, token) in zip(tokens.indices, tokens).dropFirst(list + 1) where token.kind == .code {
            if let typed = InlineModel.typed(token, in: reading) {
                fields += typed
                addDeleteRule(behind: index, in: tokens)
            } else if Identifier.isFieldName(token.text) {
                further.append(token)
            }
        }
    }

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
}

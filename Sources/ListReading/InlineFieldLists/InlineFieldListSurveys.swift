import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence

/// What the lists of a document look like whose items may name entities with their fields: found out once a list.
struct InlineFieldListSurveys {
    private var known: [Int: Survey] = [:]

    struct Survey {
        /// More than half of the items name something in bold or code and go on with a list of names.
        var areMostlyLists = false

        /// Whether the names of one of them are written as code has them, or are too many for a pair of adjectives.
        var hasCode = false

        /// Whether there are several, and each goes on with names in back-ticks, of which the first is `id`.
        var areKeyed = false
    }

    /// The survey of the list that a passage stands in.
    mutating func survey(around passage: Int, in reading: DocumentReading) -> Survey {
        guard let container = reading.outline.passages[passage].container,
            case .list(let list) = reading.outline.passages[container].block.kind
        else { return Survey() }
        if let survey = known[container] { return survey }
        let all = list.items.map { Self.fields(of: $0, in: reading) }
        let lists = all.compactMap(\.self).filter(\.isWhole)
        let survey = Survey(
            areMostlyLists: lists.count * 2 > list.items.count, hasCode: lists.contains(where: Self.isOfCode),
            areKeyed: all.count > 1 && all.allSatisfy(Self.isKeyed)
                && list.items.allSatisfy(Self.isStated))
        known[container] = survey
        return survey
    }

    private static func fields(of item: MarkdownList.Item, in reading: DocumentReading) -> InlineFields? {
        guard let block = item.blocks.first, case .paragraph(let content) = block.kind,
            let list = InlineFieldList(Wording(content), upTo: Int(block.span.upper))
        else { return nil }
        return InlineFields(reading.document.source.text, in: list.range, file: reading.document.file)
    }

    /// "**Trip**: …", and nothing that takes it back.
    private static func isStated(_ item: MarkdownList.Item) -> Bool {
        guard case .paragraph(let content)? = item.blocks.first?.kind,
            case let tokens = Wording(content).tokens,
            tokens.count > 1, tokens[1].sign == .colon, !tokens[0].isStruckThrough,
            !AppTypeName.isElsewhere(tokens[0].text), !AppTypeName.isOfProgram(tokens[0].text)
        else { return false }
        return tokens[...].takesNothingBack && tokens[...].hasNoPolarityMarks
    }

    private static func isKeyed(_ fields: InlineFields?) -> Bool {
        guard let fields else { return false }
        return fields.isMarked && fields.fields.count > 1 && fields.fields[0].name.value == "id"
    }

    private static func isOfCode(_ fields: InlineFields) -> Bool {
        fields.isMarked || fields.fields.count > 2
            || fields.fields.contains { $0.name.value == "id" || Identifier.looksLikeCode($0.name.value) }
    }
}

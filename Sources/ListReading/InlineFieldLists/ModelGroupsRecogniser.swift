import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads models that a sentence lists with their fields in brackets, where nothing else declares any.
///
///     Create the @Model classes: Trip (id, title, endDate), Stop (id, place).
///     Create the record types `Trip` (title: String; day: Date/Time) and `Stop` (place: Location).
///     Check that the schema contains `Trip` with `title` and `endDate`, and `Stop` with `placeName` and `day`.
///
/// Enumerations are listed alike, so each list must have a name that no case has.
package struct ModelGroupsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore else { return }
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording else { continue }
            let speaksOfModels = Self.speaksOfModels(wording)
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                var groups = speaksOfModels ? Self.groups(in: tokens) : []
                if !groups.allSatisfy({ Self.isModel($0.fields) }) { groups = [] }
                if groups.count < 2 {
                    groups = Self.typedGroups(in: wording.part(sentence), of: reading.document)
                }
                guard groups.count > 1 else { continue }
                for group in groups { declare(group, at: index, &reading) }
            }
        }
    }

    private struct Group {
        let name: Wording.Token
        let fields: [DeclaredField]

        /// Whether one has a type that only stores have: `Bytes`, `Date/Time`.
        var hasStoreTypes: Bool {
            var entity = DeclaredEntity(name: Declared(name.text, at: name.span))
            entity.fields = fields
            return StoreTypes.are(in: entity)
        }
    }

    /// "Create the record types `Trip` (title: String; day: Date) and `Stop` (place: Location)": each field has a type.
    private static func typedGroups(in sentence: Wording, of document: MarkdownDocument) -> [Group] {
        let tokens = sentence.tokens
        guard let first = tokens.firstIndex(where: { $0.isMarked && Identifier.isTypeName($0.text) }),
            let isSure = announcesRecords(sentence),
            !tokens.indices.contains(where: { !tokens[...].polarityMarks(at: $0).isDisjoint(with: denials) })
        else { return [] }
        var groups: [Group] = []
        var index = first
        while index + 2 < tokens.count {
            guard let close = closeOfGroup(at: index, in: tokens) else {
                index += 1
                continue
            }
            groups += group(tokens[index], from: tokens[index + 1], to: tokens[close], of: document)
            index = close
        }
        return isSure || groups.contains(where: \.hasStoreTypes) ? groups : []
    }

    private static let denials: PolarityMarks = [
        .negation, .avoidance, .removal, .past, .example, .condition, .comparison,
    ]

    /// Whether the words that lead to the groups surely announce record types: "Create these record types:"; nil where
    /// they speak of no store at all.
    private static func announcesRecords(_ sentence: Wording) -> Bool? {
        guard let open = sentence.tokens.firstIndex(where: { $0.sign == .open }) else { return nil }
        let words = sentence.tokens[..<open]
        if words.indices.contains(where: { sentence.label(at: $0) != nil }) { return true }
        let speaksOfStore = words.contains { $0.means([.cloudKit, .schema]) }
        return speaksOfStore && words.contains { $0.sign == .colon } ? false : nil
    }

    private static func closeOfGroup(at index: Int, in tokens: [Wording.Token]) -> Int? {
        guard tokens[index].isMarked, tokens[index].isName, Identifier.isTypeName(tokens[index].text),
            !AppTypeName.isElsewhere(tokens[index].text), !AppTypeName.isOfProgram(tokens[index].text),
            tokens[index + 1].sign == .open
        else { return nil }
        return BracketedFieldList.close(behind: index + 1, in: tokens[...])
    }

    private static func group(
        _ name: Wording.Token, from open: Wording.Token, to close: Wording.Token,
        of document: MarkdownDocument
    ) -> [Group] {
        let (start, end) = (Int(open.span.upper), Int(close.span.lower))
        // Where a line was mended, its words need not stand in the order of the source.
        guard start < end, end <= document.source.text.count else { return [] }
        let list = InlineFields(document.source.text, in: start..<end, file: document.file)
        guard list.isWhole, !list.fields.isEmpty, list.typed == list.fields.count else { return [] }
        return [Group(name: name, fields: list.fields)]
    }

    private static func speaksOfModels(_ wording: Wording) -> Bool {
        wording.tokens.contains { $0.sign == .open || $0.means(.with) }
            && wording.tokens.contains { $0.means([.entityLabel, .swiftData, .coreData, .schema]) }
            && !wording.tokens.contains { $0.spells([.enumeration]) }
    }

    /// `Trip (id, title)`: names with commas between them, and nothing else.
    private static func groups(in tokens: ArraySlice<Wording.Token>) -> [Group] {
        var groups: [Group] = []
        for index in tokens.indices.dropLast(2)
        where Identifier.isTypeName(tokens[index].text) {
            let isInCode = tokens[index].kind == .code && tokens[index + 1].means(.with)
            guard isInCode || tokens[index + 1].sign == .open else { continue }
            var fields: [Wording.Token] = []
            var next = index + 2
            while next < tokens.endIndex, isField(tokens[next]), !isInCode || tokens[next].kind == .code {
                fields.append(tokens[next])
                next += 1
                guard next < tokens.endIndex,
                    tokens[next].sign == .comma || isInCode && tokens[next].means(.and)
                else { break }
                next += 1
                if isInCode, next < tokens.endIndex, tokens[next].means(.and) { next += 1 }
            }
            guard fields.count > 1, isInCode || next < tokens.endIndex && tokens[next].sign == .close else {
                continue
            }
            groups.append(
                Group(
                    name: tokens[index],
                    fields: fields.map { DeclaredField(name: Declared($0.text, at: $0.span), span: $0.span) })
            )
        }
        return groups
    }

    private static func isField(_ token: Wording.Token) -> Bool {
        guard let first = token.text.utf8.first, first >= 0x61, first <= 0x7a else { return false }
        return token.isName
    }

    private static func isModel(_ fields: [DeclaredField]) -> Bool {
        fields.contains { BracketedFieldList.isKnown($0.name.value) }
    }

    private func declare(_ group: Group, at passage: Int, _ reading: inout DocumentReading) {
        let title = EntityTitle(name: Declared(group.name.text, at: group.name.span), strength: .labelled)
        var claim = Claim(title, anchor: nil, from: passage)
        claim.entity.fields = group.fields
        claim.isMetadata = true
        reading.claim(claim)
    }
}

import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads models that a sentence lists with their fields in brackets, where nothing else declares any.
///
///     Create the @Model classes: Trip (id, title, endDate), Stop (id, place).
///     Create the record types `Trip` (title: String; day: Date/Time) and `Stop` (place: Location).
///     Check that the schema contains `Trip` with `title` and `endDate`, and `Stop` with `placeName` and `day`.
///
/// Enumerations are listed alike, so each list must have a name that no case has.
struct ModelGroupsRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore else { return }
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording else { continue }
            let speaksOfModels = Self.speaksOfModels(wording)
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                var groups = speaksOfModels ? Self.groups(in: tokens) : []
                if !groups.allSatisfy({ Self.isModel($0.fields) }) { groups = [] }
                if groups.count < 2 { groups = Self.typedGroups(in: tokens, of: reading.document) }
                guard groups.count > 1 else { continue }
                for group in groups { declare(group, at: index, &reading) }
            }
        }
    }

    private struct Group {
        let name: Wording.Token
        let fields: [DeclaredField]
    }

    /// "Create the record types `Trip` (title: String; day: Date) and `Stop` (place: Location)": each field has a type.
    private static func typedGroups(
        in tokens: ArraySlice<Wording.Token>, of document: MarkdownDocument
    ) -> [Group] {
        guard tokens.contains(where: { $0.sign == .open }), tokens.contains(where: { $0.means(Self.stored) }),
            // "Do not create these record types:"
            !tokens.prefix(while: { !$0.isMarked }).contains(where: { $0.means([.negation, .no]) })
        else { return [] }
        return tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index].isMarked, tokens[index].isName, NamingLine.startsAsType(tokens[index].text),
                tokens[index + 1].sign == .open,
                let close = BracketedFieldList.close(behind: index + 1, in: tokens),
                Wording.refusal(of: index..<index + 1, in: tokens, as: .mark) == nil,
                case let start = Int(tokens[index + 1].span.upper),
                case let end = Int(tokens[close].span.lower),
                // Where a line was mended, its words need not stand in the order of the source.
                start < end, end <= document.source.text.count
            else { return nil }
            let list = InlineFields(document.source.text, in: start..<end, file: document.file)
            guard list.isWhole, !list.fields.isEmpty, list.typed == list.fields.count else { return nil }
            return Group(name: tokens[index], fields: list.fields)
        }
    }

    private static let stored: ConceptSet = [
        .entityLabel, .recordTypeLabel, .record, .swiftData, .coreData, .cloudKit, .schema,
    ]

    private static func speaksOfModels(_ wording: Wording) -> Bool {
        wording.tokens.contains { $0.sign == .open || $0.means(.with) }
            && wording.tokens.contains { $0.means([.entityLabel, .swiftData, .coreData, .schema]) }
            && !wording.tokens.contains { $0.spells([.enumeration]) }
    }

    /// `Trip (id, title)`: names with commas between them, and nothing else.
    private static func groups(in tokens: ArraySlice<Wording.Token>) -> [Group] {
        var groups: [Group] = []
        for index in tokens.indices.dropLast(2)
        where NamingLine.startsAsType(tokens[index].text) {
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

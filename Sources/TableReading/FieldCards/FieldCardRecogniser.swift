import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads fields that are described line by line, in lists or in code blocks, as steps of CloudKit's console.
///
///     1. Click "Add Field"                #### Field 1: `title`
///        - Field Name: `title`            - **Field Name**: `title`
///        - Type: `String`                 - **Type**: String
///        - Check: ✅ Queryable            - **Required**: Yes
package struct FieldCardRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var entities = CardEntities()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            let cards = cards(at: passage, in: reading)
            guard !cards.isEmpty, let found = entities.name(of: cards[0], at: passage, in: reading) else {
                if cards.isEmpty { leave(passage, &reading) }
                continue
            }
            var rows = FieldRows(claim: Claim(found.title, anchor: found.anchor, from: passage))
            for card in cards { read(card, into: &rows) }
            var claim = rows.claim
            claim.passages = Array(passage...reading.outline.passages[passage].end)
            claim.isMetadata = true
            reading.claim(claim)
        }
    }

    /// "Name: `stops`", "Destination: Stop", "Type: To Many": a card all the same.
    private func leave(_ passage: Int, _ reading: inout DocumentReading) {
        guard case .list = reading.outline.passages[passage].block.kind, reading.standings.speaksOfStore,
            case let standing = reading.standing(of: passage), !standing.isForeign, !standing.isExample,
            FieldCard.isLikeOne(lines(ofList: passage, in: reading))
        else { return }
        reading.leave(
            passage, because: "it describes a field or relationship line by line, in words that are not read")
    }

    private func read(_ card: FieldCard, into rows: inout FieldRows) {
        if card.isTyped { return rows.read(card.row, card.plan) }
        rows.addIndexes(IndexCell.indexes(in: card.row, card.plan, field: card.name.value))
    }

    private func cards(at passage: Int, in reading: DocumentReading) -> [FieldCard] {
        switch reading.outline.passages[passage].block.kind {
        case .list: card(ofList: passage, in: reading).map { [$0] } ?? []
        case .codeBlock(let block): cards(in: block, reading)
        case .heading, .paragraph, .table, .blockQuote, .html, .thematicBreak: []
        }
    }

    /// All lines of a list and of the lists in it.
    private func card(ofList passage: Int, in reading: DocumentReading) -> FieldCard? {
        let lines = lines(ofList: passage, in: reading)
        if lines.isEmpty { return nil }
        return FieldCard(lines) ?? nameAbove(passage, in: reading).flatMap { FieldCard([$0] + lines) }
    }

    private func lines(ofList passage: Int, in reading: DocumentReading) -> [CardLine] {
        let text = reading.document.source.text
        let file = reading.document.file
        guard reading.outline.passages[passage].end - passage <= Self.longest else { return [] }
        var lines: [CardLine] = []
        for line in passage..<reading.outline.passages[passage].end + 1 where reading.wordings[line] != nil {
            let span = reading.outline.passages[line].block.span
            let range = Int(span.lower)..<Int(span.upper)
            let place = { (range: Range<Int>) in
                SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
            }
            if let line = CardLine(text, range, at: place) { lines.append(line) }
        }
        return lines
    }

    /// "#### `title`" right above the list, or the item "`title`" around it: nothing but the name of a field.
    private func nameAbove(_ list: Int, in reading: DocumentReading) -> CardLine? {
        guard list > 0, let content = reading.outline.content(of: list - 1) else { return nil }
        switch reading.outline.passages[list - 1].block.kind {
        case .heading: break
        default: guard reading.outline.passages[list].container != nil else { return nil }
        }
        let tokens = Wording(content).tokens
        guard let name = tokens.first, tokens.count == 1 || tokens.count == 2 && tokens[1].sign == .colon,
            let first = name.text.utf8.first, first >= 0x61, first <= 0x7a,
            Identifier.isCloudKitName(name.text)
        else { return nil }
        return CardLine(field: name)
    }

    /// A card has few lines; a long list is one of something else.
    private static let longest = 20

    /// Cards with a blank line between them; nothing else may stand in the block.
    private func cards(in block: CodeBlock, _ reading: DocumentReading) -> [FieldCard] {
        guard block.text.utf8.contains(UInt8(ascii: ":")), !CodeLanguage.isStructuredData(block) else {
            return []
        }
        let code = CodeText(block, file: reading.document.file)
        var cards: [FieldCard] = []
        for group in code.lines.split(whereSeparator: { ListingLine(code.bytes, $0).isEmpty }) {
            guard let card = FieldCard(group.compactMap { CardLine(code.bytes, $0, at: code.span) }) else {
                return []
            }
            cards.append(card)
        }
        return cards
    }
}

/// The entities of a document's cards; cards of one section belong to one.
private struct CardEntities {
    private var known: [Int: EntityNaming.Found] = [:]

    mutating func name(
        of card: FieldCard, at passage: Int, in reading: DocumentReading
    ) -> EntityNaming.Found? {
        let section = reading.outline.passages[passage].section
        if let found = known[section] { return found }
        guard let found = find(card, at: passage, in: reading), found.title.strength > .words,
            found.title.isStored, found.title.name.value != card.name.value, reading.standings.speaksOfStore
        else { return nil }
        known[section] = found
        return found
    }

    /// "Field 1: `title`" is the heading of the card; the entity's stands above.
    private func find(
        _ card: FieldCard, at passage: Int, in reading: DocumentReading
    ) -> EntityNaming.Found? {
        let section = reading.outline.passages[passage].section
        let heading = reading.outline.sections[section]
        let isCards =
            reading.standings[section].title?.name.value == card.name.value
            || heading.heading?.tokens.first?.text == card.name.value
        if isCards { return EntityNaming.findAbove(section, in: reading) }
        var outermost = passage
        // "- title" around the card: what names the entity stands above the whole list.
        if reading.wordings[max(passage - 1, 0)]?.tokens.first?.text == card.name.value {
            while let container = reading.outline.passages[outermost].container { outermost = container }
        }
        return EntityNaming.find(for: outermost, from: heading.start, in: reading)
    }
}

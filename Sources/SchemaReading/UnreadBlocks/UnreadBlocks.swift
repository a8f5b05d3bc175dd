import CodeReading
import Diagnostics
import DocumentWording
import ListReading
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import StatementReading
import TableReading
import Vocabulary

/// Lists what stands under an entity's heading, or tells of fields or types, and no recogniser used.
struct UnreadBlocks {
    private var reasons = UnreadReasons()

    /// The parents and levels of the headings of entities.
    private let ranks: Set<Rank>

    private struct Rank: Hashable {
        let parent: Int?
        let level: Int
    }

    static func list(in reading: inout DocumentReading) {
        var blocks = UnreadBlocks(reading)
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard let kind = kind(of: passage.block), !isPartOfList(index, in: reading) else { continue }
            let tells = blocks.tellsOfSchema(index, in: reading)
            guard tells || blocks.standsAsEntity(index, in: reading) else { continue }
            let reason =
                reading.reasons[index] ?? Self.reasonWithin(index, in: reading)
                ?? SavedRecord.undescribed(in: passage.block, reading).map(SavedRecord.reason)
                ?? (tells
                    ? blocks.reasons.reason(for: index, in: reading)
                    : Self.isBelowMarked(index, in: reading)
                        ? "its heading is no name of a record type: a name has no blanks"
                        : "nothing says that its names are fields of a record type")
            reading.schema.unread.append(UnreadBlock(span: passage.block.span, what: kind, reason: reason))
            if case .table(let table) = passage.block.kind {
                for row in table.rows { reading.schema.diagnostics += row.surplus }
            }
        }
    }

    private mutating func tellsOfSchema(_ index: Int, in reading: DocumentReading) -> Bool {
        let block = reading.outline.passages[index].block
        return reading.scopes[index] != nil && !Self.isHTML(block) || Self.looksLikeFields(block)
            || Self.isLeft(index, in: reading)
            || reading.schema.entities.isEmpty && Self.declaresTypes(block)
            || RelatingTable.relates(block, in: reading)
            || Self.grants(block) || NamingTable.names(block, at: index, in: reading)
            || declaresFields(index, in: reading) || SavedRecord.undescribed(in: block, reading) != nil
    }

    private init(_ reading: DocumentReading) {
        let sections = reading.outline.sections
        let own = sections.indices.filter { reading.claims.anchorSet.contains(sections[$0].start) }
        ranks = Set(own.map { Rank(parent: sections[$0].parent, level: sections[$0].level) })
    }

    private static func kind(of block: Block) -> UnreadBlock.Kind? {
        switch block.kind {
        case .table: .table
        case .list: .list
        case .codeBlock: .code
        case .html(let text): DeclaringHTML.kind(of: text)
        case .heading, .paragraph, .blockQuote, .thematicBreak: nil
        }
    }

    private static func isHTML(_ block: Block) -> Bool {
        if case .html = block.kind { true } else { false }
    }

    /// The outermost list stands for the lists in it, unless a recogniser has left one of those and not the list around it.
    private static func isPartOfList(_ index: Int, in reading: DocumentReading) -> Bool {
        let passage = reading.outline.passages[index]
        guard let container = passage.container, case .list = passage.block.kind,
            case .list = reading.outline.passages[container].block.kind, !reading.isUsed[container]
        else { return false }
        guard reading.reasons[index] != nil, namesFields(passage.block) else { return true }
        return reading.schema.unread.last.map { $0.span.upper >= passage.block.span.upper } ?? false
    }

    /// Why the first list within a list was left, where nothing is known of the list around it.
    private static func reasonWithin(_ index: Int, in reading: DocumentReading) -> String? {
        guard case .list = reading.outline.passages[index].block.kind else { return nil }
        return (index + 1..<reading.outline.passages[index].end + 1).lazy
            .filter { !reading.isUsed[$0] }.compactMap { reading.reasons[$0] }.first
    }

    /// Whether at least half of a list's items begin with a name in back-ticks.
    private static func namesFields(_ block: Block) -> Bool {
        guard case .list(let list) = block.kind else { return false }
        let named = list.items.count { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind, let first = content.runs.first
            else { return false }
            return first.style.contains(.code)
        }
        return named * 2 >= list.items.count
    }

    /// A list of which some items are fields, and code that looks like a record's.
    private static func isLeft(_ passage: Int, in reading: DocumentReading) -> Bool {
        switch reading.outline.passages[passage].block.kind {
        case .list, .codeBlock: reading.reasons[passage] != nil
        case .table:
            [EnumerationHeading.reason, NamedEnumerationStatement.reason].contains(reading.reasons[passage])
        case .heading, .paragraph, .blockQuote, .html, .thematicBreak: false
        }
    }

    private static func looksLikeFields(_ block: Block) -> Bool {
        guard case .table(let table) = block.kind else { return false }
        let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText))
        return plan.namesFields || plan.name != nil && plan.type != nil
            || plan.type != nil && TypeEvidence.holdsThroughout(table, plan)
    }

    /// A table of record types and of what roles may do with them.
    private static func grants(_ block: Block) -> Bool {
        guard case .table(let table) = block.kind else { return false }
        return GrantTable(table).grants
    }

    /// Anywhere but below headings that say that it is an example, or is about something else.
    private mutating func declaresFields(_ passage: Int, in reading: DocumentReading) -> Bool {
        let mayNameEntity = reading.mayNameEntity(above: passage)
        if UnreadReasons.asideReason(of: passage, in: reading) != nil, !mayNameEntity,
            case .codeBlock(let code) = reading.outline.passages[passage].block.kind
        {
            return DeclaringCode.declaresTypes(code, areStored: !reading.schema.entities.isEmpty)
        }
        if reading.standing(of: passage).isExample, !mayNameEntity { return false }
        if case .list(let list) = reading.outline.passages[passage].block.kind,
            reading.standing(of: passage).isOfSettings
        {
            return DeclaringList.mayDeclare(list, in: reading)
        }
        if reading.standing(of: passage).isForeign, !mayNameEntity { return false }
        switch reading.outline.passages[passage].block.kind {
        case .table(let table):
            return DeclaringTable.declares(table)
                || isOfFields(passage, in: reading) && DeclaringTable.listsNames(table)
        case .list(let list): return DeclaringList.declares(list, at: passage, in: reading)
        case .codeBlock(let code):
            if reading.isQuoted, CodeLanguage.isMarkdown(code) { return false }
            return DeclaringCode.declares(code) || showsRecord(code, at: passage, in: reading)
        case .html: return true
        case .heading, .paragraph, .blockQuote, .thematicBreak: return false
        }
    }

    /// Below "Required fields", or a line that speaks of fields, in a document about a store.
    private func isOfFields(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard reading.standings.speaksOfStore else { return false }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading?.mayMean(.fields) ?? false
            || reading.line(above: passage)?.mayMean(.fields) ?? false
    }

    /// Names in the place where its neighbours have their fields: below a heading beside those of entities, or in plain
    /// code below "Record types".
    private func standsAsEntity(_ passage: Int, in reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage)
        if standing.isForeign || standing.isExample { return false }
        switch reading.outline.passages[passage].block.kind {
        case .list:
            let index = reading.outline.passages[passage].section
            let section = reading.outline.sections[index]
            if case .other = ListLabel.find(for: passage, in: reading) { return false }
            if section.heading?.mayMean(.setting) ?? false { return false }
            let isOfModels = !standing.own.union(standing.parent).isDisjoint(with: [.records, .models])
            if isOfModels, Self.holdsSeries(reading.outline.passages[passage].block) { return true }
            let isMarked = section.heading.map(Self.marksName) ?? false
            let isBeside = ranks.contains(Rank(parent: section.parent, level: section.level))
            return
                (isBeside && (standing.title != nil || isMarked)
                || isMarked && section.heading?.mayMean([.record, .recordTypeLabel]) ?? false)
                && Self.describesFields(reading.outline.passages[passage].block)
        case .codeBlock(let code):
            return standing.own.contains(.recordTypes) && CodeLanguage.isPlain(code)
                && Self.listsNames(code.text)
        case .table, .heading, .paragraph, .blockQuote, .html, .thematicBreak: return false
        }
    }

    private static func isBelowMarked(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading.map(marksName) ?? false
    }

    /// "### `news_posts data`": several words in back-ticks, where its neighbours have their names.
    private static func marksName(_ heading: Wording) -> Bool {
        heading.tokens.contains { token in
            token.kind == .code && token.text.contains(" ")
                && (Identifier.isTypeName(String(token.text.prefix { $0 != " " }))
                    || token.text.contains("_"))
                && token.text.utf8.allSatisfy { Identifier.isWordByte($0) || $0 == 0x20 || $0 >= 0x80 }
        }
    }

    /// Whether at least half of a list's items are a name as fields have it, alone or with a description behind a sign:
    /// "`place`: where it is", but not "`place` is known".
    private static func describesFields(_ block: Block) -> Bool {
        guard case .list(let list) = block.kind else { return false }
        let described = list.items.count { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind, let first = content.runs.first,
                first.style.contains(.code), Identifier.isValid(first.text),
                Identifier.isFieldName(first.text)
            else { return false }
            let next = content.runs.dropFirst().first?.text.first { $0 != " " }
            return next.map { !$0.isLetter && !$0.isNumber } ?? true
        }
        return described * 2 >= list.items.count
    }

    /// Whether an item is nothing but names in back-ticks, at least three, with commas between them.
    private static func holdsSeries(_ block: Block) -> Bool {
        guard case .list(let list) = block.kind else { return false }
        return list.items.contains { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return false }
            let names = content.runs.filter { $0.style.contains(.code) }
            return names.count > 2
                && names.count { Identifier.isFieldName($0.text) } * 2 > names.count
                && content.runs.allSatisfy {
                    $0.style.contains(.code) || $0.text.allSatisfy { ", .、，".contains($0) }
                }
        }
    }

    /// "Trip   id, title, end" in a line.
    private static func listsNames(_ text: String) -> Bool {
        text.utf8.split(separator: 0x0a).contains { line in
            let parts = line.split(separator: UInt8(ascii: ","))
            return parts.count > 2
                && parts.dropFirst().allSatisfy { part in
                    let name = part.drop { $0 == 0x20 }
                    return !name.isEmpty && name.prefix(while: Identifier.isWordByte).count == name.count
                }
        }
    }

    /// A record as JSON below a heading that stands beside those of entities, and could be that of one.
    private mutating func showsRecord(_ code: CodeBlock, at passage: Int, in reading: DocumentReading) -> Bool
    {
        guard CodeLanguage.isStructuredData(code), DeclaringData.showsRecord(code.text) else { return false }
        let index = reading.outline.passages[passage].section
        let section = reading.outline.sections[index]
        guard ranks.contains(Rank(parent: section.parent, level: section.level)) else { return false }
        return reasons.namesEntity(index, in: reading)
    }

    /// Where nothing at all was read, a block of code that declares types is what its reader looks for; so is a
    /// table with a column of fields.
    private static func declaresTypes(_ block: Block) -> Bool {
        switch block.kind {
        case .codeBlock(let code):
            guard !["bash", "sh", "shell", "json", "swift"].contains(code.language) else { return false }
            return code.text.split(separator: "\n").contains { line in
                let words = line.split(separator: " ", omittingEmptySubsequences: true)
                return words.count > 1 && declarations.contains(words[0].lowercased())
                    && (line.contains("{") || line.contains("("))
            }
        case .table(let table):
            let header = table.header.cells.map { Wording($0.content) }
            return table.header.cells.count > 1
                && header.contains { $0.tokens.contains { $0.means(.fields) } }
        case .list, .heading, .paragraph, .blockQuote, .html, .thematicBreak: return false
        }
    }

    private static let declarations: Set = [
        "model", "table", "entity", "create", "message",
    ]
}

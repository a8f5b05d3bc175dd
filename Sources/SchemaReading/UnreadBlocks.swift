import Markdown
import SchemaModel

/// Lists what stands under an entity's heading, or looks like fields, and no recogniser used.
enum UnreadBlocks {
    static func list(in reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard let kind = kind(of: passage.block), !isPartOfList(passage, in: reading) else { continue }
            let isInScope = reading.scopes[index] != nil
            guard
                isInScope || looksLikeFields(passage.block) || isLeft(index, in: reading)
                    || reading.schema.entities.isEmpty && declaresTypes(passage.block)
            else { continue }
            let reason = reading.reasons[index] ?? reason(for: kind)
            reading.schema.unread.append(UnreadBlock(span: passage.block.span, what: kind, reason: reason))
        }
    }

    private static func kind(of block: Block) -> UnreadBlock.Kind? {
        switch block.kind {
        case .table: .table
        case .list: .list
        case .codeBlock: .code
        case .heading, .paragraph, .blockQuote, .html, .thematicBreak: nil
        }
    }

    /// The outermost list stands for the lists in it.
    private static func isPartOfList(_ passage: Passage, in reading: DocumentReading) -> Bool {
        guard let container = passage.container, case .list = passage.block.kind else { return false }
        guard case .list = reading.outline.passages[container].block.kind else { return false }
        return !reading.isUsed[container]
    }

    /// A list of which some items are fields, and code that looks like a record's.
    private static func isLeft(_ passage: Int, in reading: DocumentReading) -> Bool {
        switch reading.outline.passages[passage].block.kind {
        case .list, .codeBlock: reading.reasons[passage] != nil
        case .table, .heading, .paragraph, .blockQuote, .html, .thematicBreak: false
        }
    }

    private static func looksLikeFields(_ block: Block) -> Bool {
        guard case .table(let table) = block.kind else { return false }
        let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText))
        return plan.namesFields || plan.name != nil && plan.type != nil
            || plan.type != nil && TypeEvidence.holdsThroughout(table, plan)
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

    private static func reason(for kind: UnreadBlock.Kind) -> String {
        switch kind {
        case .table: "no column names a field"
        case .list: "it says nothing of fields, indexes, keys, relationships or permissions"
        case .code: "its language is not read as a schema"
        }
    }
}

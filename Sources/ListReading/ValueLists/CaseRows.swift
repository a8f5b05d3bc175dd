import DocumentWording
import Markdown
import RemarkReading
import SchemaModel
import Vocabulary

/// The cases of an enumeration, as a list or a table has them.
///
///     - `open` = 0
///     | Case | Raw value |
struct CaseRows {
    /// The cases; nil where some row is no case.
    let cases: [EnumType.Case]?

    /// The cases where each name is marked as code, whatever stands beside it.
    let markedCases: [EnumType.Case]?

    /// `isEntity` says which names are no explanations, but types of fields.
    init(_ list: MarkdownList, isEntity: (String) -> Bool) {
        cases = Self.all(list.items) { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
            let tokens = Wording(content).tokens
            return Self.isTyped(tokens, isEntity) ? nil : Self.item(tokens)
        }
        markedCases = nil
    }

    init(_ table: Table) {
        // "Field | Type": what stands below has fields, and no cases.
        let roles = table.header.cells.map { HeaderVocabulary.role(of: $0.content.plainText) }
        guard !roles.contains(.type) || !roles.contains(.fieldName) else {
            cases = nil
            markedCases = nil
            return
        }
        let columns = Columns(table)
        cases = Self.all(table.rows) { columns.read($0) }
        markedCases = Self.all(table.rows) { row in
            guard let content = row.cells.first?.content, let value = content.firstCode,
                content.runs.count == 1, Identifier.isValid(value)
            else { return nil }
            return EnumType.Case(name: value, rawValue: value)
        }
    }

    private static func all<Row>(_ rows: [Row], _ read: (Row) -> EnumType.Case?) -> [EnumType.Case]? {
        let cases = rows.compactMap(read)
        let isWhole = cases.count == rows.count && Set(cases.map(\.name)).count == cases.count
        return isWhole ? cases : nil
    }

    /// "`open`", "open: still to come", "`open` = 0", "0: open", "0 = open".
    private static func item(_ tokens: [Wording.Token]) -> EnumType.Case? {
        guard let first = tokens.first else { return nil }
        let next = tokens.dropFirst().first
        guard next == nil || next?.kind == .sign || next?.sign == .equals else { return nil }
        let third = tokens.dropFirst(2).first
        if let number = integer(first) {
            guard let name = third, isName(name) else { return nil }
            return EnumType.Case(name: name.text, rawValue: number)
        }
        guard isName(first) else { return nil }
        // Behind a colon, words explain the case; a number or an equals sign gives its value.
        let isValue = next?.sign == .equals
        let value = third.flatMap { isValue ? $0.text : tokens.count == 3 ? integer($0) : nil }
        return EnumType.Case(name: first.text, rawValue: value ?? first.text)
    }

    /// "title: String, required", "owner: Person": a field.
    private static func isTyped(_ tokens: [Wording.Token], _ isEntity: (String) -> Bool) -> Bool {
        guard tokens.count > 2, tokens[1].sign == .colon,
            TypeVocabulary.meaning(of: tokens[2].text) != nil || isEntity(tokens[2].text)
        else { return false }
        return tokens.count == 3 || tokens[3].kind == .sign
    }

    private static func integer(_ token: Wording.Token) -> String? {
        Int64(token.text).map { _ in token.text }
    }

    private static func isName(_ token: Wording.Token) -> Bool {
        (token.kind == .code || token.kind == .quotation || token.kind == .word)
            && Identifier.isValid(token.text)
    }

    /// Where a table has the names and the values.
    private struct Columns {
        let name: Int
        let value: Int?

        init(_ table: Table) {
            let columns = table.header.cells.indices
            let value = columns.first { column in
                HeaderVocabulary.normalised(table.header.cells[column].content.plainText[...])
                    .means(.rawValueColumn)
                    && table.rows.allSatisfy { Self.word(in: $0.cells[column]) != nil }
            }
            let name = columns.first { column in
                column != value && !Self.isMeaning(column, of: value, in: table)
                    && table.rows.allSatisfy { Self.word(in: $0.cells[column]).map(CaseRows.isName) ?? false }
            }
            self.name = name ?? value ?? 0
            self.value = name == nil ? nil : value
        }

        /// "Meaning" beside values that are names themselves; a number gets its name there.
        private static func isMeaning(_ column: Int, of value: Int?, in table: Table) -> Bool {
            guard let value, HeaderVocabulary.role(of: table.header.cells[column].content.plainText) == .notes
            else { return false }
            return table.rows.allSatisfy { word(in: $0.cells[value]).map(CaseRows.isName) ?? false }
        }

        /// The one word, number or name of a cell, and no sentence about it.
        private static func word(in cell: TableCell) -> Wording.Token? {
            let tokens = Wording(cell.content).tokens
            return tokens.count == 1 ? tokens[0] : nil
        }

        func read(_ row: TableRow) -> EnumType.Case? {
            guard let word = Self.word(in: row.cells[name]), CaseRows.isName(word) else { return nil }
            let raw = value.flatMap { Self.word(in: row.cells[$0]) }
            return EnumType.Case(name: word.text, rawValue: raw?.text ?? word.text)
        }
    }
}

package import Diagnostics
import DocumentWording
package import Markdown
import RemarkReading
package import SchemaDeclaration
package import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the rows of field tables, and reports what is wrong at the cell.
package struct FieldRows {
    var claim: Claim

    /// The names of the rows that are not struck through, where some are.
    private var replaced: Set<String> = []

    init(claim: Claim) {
        self.claim = claim
    }

    package static func claim(
        _ table: Table, _ plan: ColumnPlan, of claim: Claim, in reading: inout DocumentReading
    ) {
        var rows = FieldRows(claim: claim)
        rows.claim.namesStore = plan.namesStore
        rows.read(table, plan)
        reading.claim(rows.claim)
    }

    private mutating func read(_ table: Table, _ plan: ColumnPlan) {
        reportSecondNames(in: table, plan)
        claim.entity.fields.reserveCapacity(table.rows.count)
        replaced = Self.names(in: table, plan)
        for row in table.rows { read(row, plan) }
        if claim.entity.fields.isEmpty, !table.rows.isEmpty {
            claim.report(
                .tableUnreadable, .warning,
                "no field of '\(claim.entity.name.value)' can be read from this table", at: table.header.span)
        }
    }

    mutating func read(_ row: TableRow, _ plan: ColumnPlan) {
        guard let column = plan.name else { return }
        let cell = row.cells[column]
        let name = FieldNameCell(cell)
        claim.diagnostics += row.surplus
        if name.names.isEmpty { return readUnnamed(row, plan) }
        if isCaption(row, plan) { return }
        for odd in name.unread { reportUnnamed(odd) }
        if let last = name.lastOfRange { reportRange(of: name, through: last) }
        if isReserved(row, plan) { return reportReserved(row, plan) }
        if name.isStruckThrough {
            let isReplaced = replaced.contains(name.names[0].value)
            reportStruck(cell, isReplaced: isReplaced)
            if isReplaced { return }
        }
        if isOfSystem(row, plan) { return addIndexes(of: row, name.names, plan) }
        if let type = plan.type, row.cells[type].content.isEmpty {
            claim.report(
                .fieldUntyped, .warning, "the field '\(name.names[0].value)' has no type",
                at: row.cells[type].span,
                remedy: "write its type here, for example String")
        }
        claim.entity.fields += FieldRowReader(plan: plan).fields(in: row, named: name)
    }

    // MARK: Rows that are no fields

    /// A note that goes on in the next row, a key, or a row without a name.
    private mutating func readUnnamed(_ row: TableRow, _ plan: ColumnPlan) {
        guard let column = plan.name else { return }
        let filled = row.cells.indices.filter { !row.cells[$0].content.isEmpty }
        if filled.isEmpty || isSeparator(row) { return }
        if filled.count == 1, plan.roles[filled[0]] == .notes, !claim.entity.fields.isEmpty {
            let last = claim.entity.fields.count - 1
            let more = row.cells[filled[0]].content.documentationText
            let note = claim.entity.fields[last].note
            let whole = note.map { $0.value + " " + more } ?? more
            claim.entity.fields[last].note = Declared(
                whole, at: note?.span ?? row.cells[filled[0]].span)
            return
        }
        if isCaption(row, plan) || isKey(row.cells[column]) { return }
        reportUnnamed(row.cells[column])
    }

    /// One cell alone says what the rows below are about.
    private func isCaption(_ row: TableRow, _ plan: ColumnPlan) -> Bool {
        guard let name = plan.name, row.cells.count > 1, plan.type != nil else { return false }
        let cell = row.cells[name].content
        let isBold =
            cell.runs.contain(.strong)
            && cell.runs.allSatisfy { $0.style.contains(.strong) && !$0.style.contains(.code) }
        return isBold && row.cells.indices.allSatisfy { $0 == name || row.cells[$0].content.isEmpty }
    }

    private func isSeparator(_ row: TableRow) -> Bool {
        row.cells.allSatisfy { cell in
            cell.content.plainText.unicodeScalars.allSatisfy {
                !$0.properties.isAlphabetic && $0.properties.numericType == nil
            }
        }
    }

    /// "PRIMARY KEY", "UNIQUE" in the place of a name.
    private func isKey(_ cell: TableCell) -> Bool {
        let tokens = Wording(cell.content).tokens
        return tokens.contains { $0.means(.key) } && tokens.contains { $0.means([.primary, .uniqueness]) }
    }

    /// A dash in the place of the type: the field is computed, or reserved for later.
    private func isReserved(_ row: TableRow, _ plan: ColumnPlan) -> Bool {
        guard let type = plan.type else { return false }
        let text = row.cells[type].content.plainText
        return text.utf8.count <= 3 && ["-", "—", "–"].contains(text)
    }

    /// "system" in the place of the type: CloudKit's own field, which may have an index.
    private func isOfSystem(_ row: TableRow, _ plan: ColumnPlan) -> Bool {
        guard let type = plan.type, row.cells[type].content.runs.count == 1 else { return false }
        // Nearly every cell holds a known type, which needs no second look.
        if TypeVocabulary.meaning(of: row.cells[type].content.runs[0].text) != nil { return false }
        let tokens = Wording(row.cells[type].content).tokens
        return tokens.count == 1 && tokens[0].means(.system)
    }

    private mutating func addIndexes(of row: TableRow, _ names: [Declared<String>], _ plan: ColumnPlan) {
        for name in names { addIndexes(IndexCell.indexes(in: row, plan, field: name.value)) }
    }

    mutating func addIndexes(_ indexes: [Declared<Index>]) { claim.entity.indexes += indexes }

    // MARK: Findings

    private mutating func reportUnnamed(_ cell: TableCell) {
        let text = cell.content.plainText
        let message = text.isEmpty ? "this row names no field" : "no field name can be read from '\(text)'"
        claim.report(
            .fieldUnnamed, .warning, message, at: cell.span,
            remedy: FieldNameCell.remedy(
                isInCode: !cell.content.isEmpty
                    && cell.content.runs.allSatisfy { $0.style.contains(.code) }))
    }

    private mutating func reportUnnamed(_ name: Declared<String>) {
        claim.report(
            .fieldUnnamed, .note, "no field name can be read from '\(name.value)'", at: name.span,
            remedy: FieldNameCell.remedy(isInCode: true))
    }

    private mutating func reportRange(of cell: FieldNameCell, through last: Declared<String>) {
        let isLastRead = cell.names.last?.span == last.span
        let first = (isLastRead ? cell.names.dropLast() : cell.names[...]).last?.value ?? ""
        let read = isLastRead ? "only these two are" : "only '\(first)' is"
        claim.report(
            .fieldRange, .warning,
            "no fields can be counted from '\(first)' to '\(last.value)': \(read) read",
            at: last.span, remedy: "name each of them, or end both names with a number")
    }

    /// "Field | Type | Field | Type": two fields in a row, of which the first is read.
    private mutating func reportSecondNames(in table: Table, _ plan: ColumnPlan) {
        guard let name = plan.name, let type = plan.type else { return }
        let header = table.header.cells.map(\.content.plainText)
        for column in header.indices where column > max(name, type) && header[column] == header[name] {
            guard header[column...].contains(header[type]) else { continue }
            claim.report(
                .columnRepeated, .warning,
                "the fields of this second column '\(header[column])' are not read",
                at: table.header.cells[column].span, remedy: "write one field in each row")
        }
    }

    private mutating func reportReserved(_ row: TableRow, _ plan: ColumnPlan) {
        guard let type = plan.type else { return }
        claim.report(
            .fieldReserved, .note, "a row without a type is taken as computed or reserved, and left out",
            at: row.cells[type].span)
    }

    private mutating func reportStruck(_ cell: TableCell, isReplaced: Bool) {
        let name = Declared(cell.content.plainText, at: cell.span)
        claim.reportStruck(name, replacedBy: isReplaced ? "row" : nil)
    }

    private static func names(in table: Table, _ plan: ColumnPlan) -> Set<String> {
        guard let column = plan.name else { return [] }
        let isStruck = table.rows.contains { row in
            row.cells[column].content.runs.contain(.struckThrough)
        }
        guard isStruck else { return [] }
        let names = table.rows.map { FieldNameCell($0.cells[column]) }
        return Set(names.filter { !$0.isStruckThrough }.flatMap(\.names).map(\.value))
    }
}

extension Claim {
    package mutating func reportStruck(_ name: Declared<String>, replacedBy other: String?) {
        guard let other else { return diagnostics.append(.struckThrough(name.value, at: name.span)) }
        report(
            .fieldStruck, .note,
            "'\(name.value)' is struck through and left out: another \(other) describes it", at: name.span)
    }
}

extension Diagnostic {
    /// Of a field or an entity that only stays for older versions of the app.
    package static func struckThrough(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .fieldStruck, .note,
            "'\(name)' is struck through: it stays for older versions of the app, and nothing writes it",
            at: span,
            collective: Collective(
                "what is struck through stays for older versions of the app, and nothing writes it:",
                ["'\(name)'"]))
    }
}

extension DiagnosticID {
    static let fieldRange = DiagnosticID("field.range")
    static let columnRepeated = DiagnosticID("column.repeated")
    static let fieldReserved = DiagnosticID("field.reserved")
    static let fieldStruck = DiagnosticID("field.struck")
    static let tableUnreadable = DiagnosticID("table.unreadable")
}

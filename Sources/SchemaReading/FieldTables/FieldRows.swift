import Diagnostics
import Markdown
import SchemaModel

/// Adds the rows of field tables to their entities, and reports what is wrong at the cell.
struct FieldRows {
    /// For each entity where its fields were declared first.
    private var declared: [[String: SourceSpan]] = []

    mutating func read(
        _ table: Table, _ plan: ColumnPlan, into entity: Int, in reading: inout DocumentReading
    ) {
        reportSecondNames(in: table, plan, &reading)
        let before = reading.schema.entities[entity].fields.count
        reading.schema.entities[entity].fields.reserveCapacity(before + table.rows.count)
        for row in table.rows { read(row, plan, into: entity, in: &reading) }
        if reading.schema.entities[entity].fields.count == before, !table.rows.isEmpty {
            reading.report(
                .tableUnreadable, .warning,
                "no field of '\(reading.schema.entities[entity].name.value)' can be read from this table",
                at: table.header.span)
        }
    }

    mutating func read(
        _ row: TableRow, _ plan: ColumnPlan, into entity: Int, in reading: inout DocumentReading
    ) {
        guard let column = plan.name else { return }
        let cell = row.cells[column]
        let name = FieldNameCell(cell)
        reading.reportSurplus(row)
        if name.names.isEmpty { return readUnnamed(row, plan, into: entity, in: &reading) }
        if isCaption(row, plan) { return }
        if let last = name.lastOfRange { reportRange(of: name, through: last, in: &reading) }
        if name.isStruckThrough { return reportStruck(cell, in: &reading) }
        if isReserved(row, plan) { return reportReserved(row, plan, in: &reading) }
        if isOfSystem(row, plan) { return addIndexes(of: row, name.names, plan, to: entity, in: &reading) }
        if let type = plan.type, row.cells[type].content.isEmpty {
            reading.report(
                .fieldUntyped, .warning, "the field '\(name.names[0].value)' has no type",
                at: row.cells[type].span,
                remedy: "write its type here, for example String")
        }
        for field in FieldRowReader(plan: plan).fields(in: row, named: name) {
            add(field, to: entity, in: &reading)
        }
    }

    private mutating func add(_ field: DeclaredField, to entity: Int, in reading: inout DocumentReading) {
        while declared.count <= entity { declared.append([:]) }
        if let first = declared[entity].updateValue(field.name.span, forKey: field.name.value) {
            declared[entity][field.name.value] = first
            reading.report(
                .fieldRepeated, .warning,
                "'\(reading.schema.entities[entity].name.value)' has the field '\(field.name.value)' twice",
                at: field.name.span, remedy: "this one is left out",
                related: [Diagnostic.Related("first declared here", at: first)])
            return
        }
        reading.schema.entities[entity].fields.append(field)
    }

    // MARK: Rows that are no fields

    /// A note that goes on in the next row, a key, or a row without a name.
    private func readUnnamed(
        _ row: TableRow, _ plan: ColumnPlan, into entity: Int, in reading: inout DocumentReading
    ) {
        guard let column = plan.name else { return }
        let filled = row.cells.indices.filter { !row.cells[$0].content.isEmpty }
        if filled.isEmpty || isSeparator(row) { return }
        if filled.count == 1, plan.roles[filled[0]] == .notes, !reading.schema.entities[entity].fields.isEmpty
        {
            let last = reading.schema.entities[entity].fields.count - 1
            let more = row.cells[filled[0]].content.documentationText
            let note = reading.schema.entities[entity].fields[last].note
            let whole = note.map { $0.value + " " + more } ?? more
            reading.schema.entities[entity].fields[last].note = Declared(
                whole, at: note?.span ?? row.cells[filled[0]].span)
            return
        }
        if isCaption(row, plan) || isKey(row.cells[column]) { return }
        reportUnnamed(row.cells[column], in: &reading)
    }

    /// One cell alone says what the rows below are about.
    private func isCaption(_ row: TableRow, _ plan: ColumnPlan) -> Bool {
        guard let name = plan.name, row.cells.count > 1, plan.type != nil else { return false }
        let cell = row.cells[name].content
        let isBold =
            !cell.isEmpty && cell.runs.allSatisfy { $0.style.contains(.strong) && !$0.style.contains(.code) }
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
        return tokens.contains { $0.means(.key) } && tokens.contains { $0.means([.primary, .unique]) }
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

    private func addIndexes(
        of row: TableRow, _ names: [Declared<String>], _ plan: ColumnPlan, to entity: Int,
        in reading: inout DocumentReading
    ) {
        for name in names {
            reading.schema.entities[entity].indexes += IndexCell.indexes(in: row, plan, field: name.value)
        }
    }

    // MARK: Findings

    private func reportUnnamed(_ cell: TableCell, in reading: inout DocumentReading) {
        let text = cell.content.plainText
        let message = text.isEmpty ? "this row names no field" : "no field name can be read from '\(text)'"
        reading.report(
            .fieldUnnamed, .warning, message, at: cell.span,
            remedy: FieldNameCell.remedy(
                isInCode: !cell.content.isEmpty
                    && cell.content.runs.allSatisfy { $0.style.contains(.code) }))
    }

    private func reportRange(
        of cell: FieldNameCell, through last: Declared<String>, in reading: inout DocumentReading
    ) {
        let isLastRead = cell.names.last?.span == last.span
        let first = (isLastRead ? cell.names.dropLast() : cell.names[...]).last?.value ?? ""
        let read = isLastRead ? "only these two are" : "only '\(first)' is"
        reading.report(
            .fieldRange, .warning,
            "no fields can be counted from '\(first)' to '\(last.value)': \(read) read",
            at: last.span, remedy: "name each of them, or end both names with a number")
    }

    /// "Field | Type | Field | Type": two fields in a row, of which the first is read.
    private func reportSecondNames(
        in table: Table, _ plan: ColumnPlan, _ reading: inout DocumentReading
    ) {
        guard let name = plan.name, let type = plan.type else { return }
        let header = table.header.cells.map(\.content.plainText)
        for column in header.indices where column > max(name, type) && header[column] == header[name] {
            guard header[column...].contains(header[type]) else { continue }
            reading.report(
                .columnRepeated, .warning,
                "the fields of this second column '\(header[column])' are not read",
                at: table.header.cells[column].span, remedy: "write one field in each row")
        }
    }

    private func reportReserved(_ row: TableRow, _ plan: ColumnPlan, in reading: inout DocumentReading) {
        guard let type = plan.type else { return }
        reading.report(
            .fieldReserved, .note, "a row without a type is taken as computed or reserved, and left out",
            at: row.cells[type].span)
    }

    private func reportStruck(_ cell: TableCell, in reading: inout DocumentReading) {
        reading.report(
            .fieldStruck, .note, "'\(cell.content.plainText)' is struck through and left out", at: cell.span)
    }
}

extension DiagnosticID {
    static let fieldUnnamed = DiagnosticID("field.unnamed")
    static let fieldRepeated = DiagnosticID("field.repeated")
    static let fieldRange = DiagnosticID("field.range")
    static let columnRepeated = DiagnosticID("column.repeated")
    static let fieldReserved = DiagnosticID("field.reserved")
    static let fieldStruck = DiagnosticID("field.struck")
    static let tableUnreadable = DiagnosticID("table.unreadable")
}

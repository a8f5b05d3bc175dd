import SchemaModel
import TableReading

/// What can stand at a place: types, record types, fields and words that the notes of fields are read by.
struct Completion {
    private let place: DocumentPlace
    private let symbols: DocumentSymbols
    private let line: Range<Int>

    private var bytes: [UInt8] { place.lines.bytes }

    init(at place: DocumentPlace) {
        self.place = place
        symbols = DocumentSymbols(place.analysis, file: place.file)
        line = place.lines.line(place.lines.lineNumber(of: place.offset))
    }

    func items() -> [CompletionItem] {
        if isBetweenBackTicks { return names() }
        guard let cell = cell() else { return [] }
        let start = start(in: cell.range)
        switch cell.column {
        case .type: return typeItems(from: start)
        case .notes: return noteItems(from: start)
        case .reference: return entityItems(from: start)
        case .name, .other: return []
        }
    }

    private var isBetweenBackTicks: Bool {
        bytes[line.lowerBound..<place.offset].count { $0 == UInt8(ascii: "`") } % 2 == 1
    }

    private var scope: Entity? { symbols.scope(at: place.offset)?.entity(in: place.analysis) }

    private var entities: [Entity] { place.analysis.schemas.flatMap(\.schema.entities) }

    private func item(
        _ label: String, _ kind: CompletionItem.Kind, _ detail: String, from start: Int
    ) -> CompletionItem {
        CompletionItem(
            label: label, kind: kind, detail: detail,
            textEdit: TextEdit(range: place.lines.range(start..<place.offset, place.encoding), newText: label)
        )
    }
}

// MARK: - Names

extension Completion {
    /// Behind a record type and a full stop its fields; else record types, and the fields of the section's.
    private func names() -> [CompletionItem] {
        var start = place.offset
        while start > line.lowerBound, DocumentWord.isPart(bytes[start - 1]) { start -= 1 }
        if let owner = owner(before: start) { return fieldItems(of: owner, from: start) }
        return entityItems(from: start) + (scope.map { fieldItems(of: $0, from: start) } ?? [])
    }

    private func owner(before start: Int) -> Entity? {
        guard start > line.lowerBound, bytes[start - 1] == UInt8(ascii: "."),
            let word = DocumentWord(at: start - 1, in: bytes)
        else { return nil }
        return symbols.entity(named: word.text)?.entity(in: place.analysis)
    }

    private func entityItems(from start: Int) -> [CompletionItem] {
        entities.map { item($0.name, .class, "\($0.fields.count) fields", from: start) }
    }

    private func fieldItems(of entity: Entity, from start: Int) -> [CompletionItem] {
        entity.fields.map { item($0.name, .field, "\(entity.name), \($0.stored)", from: start) }
    }
}

// MARK: - Cells

extension Completion {
    private func cell() -> (column: FieldColumn, range: Range<Int>)? {
        guard let row = TableLine(line, in: bytes), let column = row.column(of: place.offset),
            let header = header(), column < header.count
        else { return nil }
        return (header[column], row.cells[column])
    }

    /// What the columns hold of the table to which the line belongs.
    private func header() -> [FieldColumn]? {
        var number = place.lines.lineNumber(of: place.offset)
        while number > 1 {
            number -= 1
            guard let row = TableLine(place.lines.line(number), in: bytes) else { return nil }
            guard row.isDelimiter(in: bytes) else { continue }
            let header = TableLine(place.lines.line(number - 1), in: bytes)
            return header.map { header in
                FieldColumn.columns(headed: header.cells.map { String(decoding: bytes[$0], as: UTF8.self) })
            }
        }
        return nil
    }

    /// Behind the last sentence of a cell, or its start.
    private func start(in cell: Range<Int>) -> Int {
        let written = bytes[min(cell.lowerBound, place.offset)..<place.offset]
        var start = written.startIndex
        for index in written.indices where bytes[index] == UInt8(ascii: " ") {
            if index > written.startIndex, ".;".utf8.contains(bytes[index - 1]) { start = index + 1 }
        }
        return start
    }

    private func typeItems(from start: Int) -> [CompletionItem] {
        let kind = scope?.kind ?? .cloudKit
        let types = Proposals.types(of: kind).map { item($0, .type, "type", from: start) }
        let references = entities.flatMap { Proposals.references(to: $0.name, in: kind) }
        return types + references.map { item($0, .class, "reference", from: start) }
    }

    private func noteItems(from start: Int) -> [CompletionItem] {
        let notes = Proposals.notes.map { item($0.text, .text, $0.meaning, from: start) }
        let references = entities.map {
            item(Proposals.reference(to: $0.name), .class, "reference", from: start)
        }
        return notes + references
    }
}

/// Something that can stand at a place.
struct CompletionItem: Encodable, Hashable, Sendable {
    let label: String
    let kind: Kind
    let detail: String
    let textEdit: TextEdit

    enum Kind: Int, Encodable, Hashable, Sendable {
        case text = 1
        case field = 5
        case `class` = 7

        /// The protocol's `Struct`.
        case type = 22
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

extension IndexStatement {
    /// The record types that a row is about; of "All" each.
    static func entities(in cell: TableCell, _ reading: DocumentReading) -> [Int] {
        let types = RecordTypeCell(cell)
        if types.isOfEvery { return Array(reading.schema.entities.indices) }
        return types.names.compactMap { reading.entity(named: $0.value) }
    }

    /// "- **Trip:**" above a list of its own.
    static func isLabel(_ item: MarkdownList.Item, _ wording: Wording, in reading: DocumentReading) -> Bool {
        guard case .list = item.blocks.dropFirst().first?.kind else { return false }
        return reading.entity(namedAloneIn: wording) != nil
    }

    /// "`start` (not needed)": without a word for an index the brackets are said of the field's.
    static func isDenied(_ line: ArraySlice<Wording.Token>) -> Bool {
        guard let open = line.firstIndex(where: { $0.sign == .open }),
            !line.contains(where: { $0.spells(kinds.union([.index])) })
        else { return false }
        return line.indices[open...].contains {
            !line.polarityMarks(at: $0).isDisjoint(with: [.negation, .avoidance, .removal])
        }
    }

    /// "For each record type, add these indexes:" above a list.
    func isOfAll(listAt passage: Int, in reading: DocumentReading) -> Bool {
        guard passage > 0, reading.scopes[passage] == nil, let line = reading.line(above: passage) else {
            return false
        }
        return line.tokens.prefix(3).contains { $0.means(.every) }
            && line.tokens.prefix(5).contains { $0.means([.record, .entityLabel, .recordTypeLabel]) }
    }

    /// "- Field: `start`", and in the items behind it the kinds of its indexes: "- Check: ✅ SORTABLE". Steps before it and
    /// between them name no field: "- Click **Add Basic Index**".
    func readCard(
        _ list: MarkdownList, at passage: Int, of entity: Int, in reading: inout DocumentReading
    ) -> Bool {
        let lines = list.items.compactMap { $0.blocks.first.flatMap(Self.wording) }
        let places = lines.indices.filter { Self.isField(lines[$0].tokens) }
        guard lines.count == list.items.count, places.count == 1, let place = places.first,
            case let name = lines[place].tokens[2], reading.hasField(name.text, in: entity)
        else { return false }
        var kinds: [Index.Kind] = []
        var saysKinds = false
        for (index, line) in lines.enumerated() where index != place {
            if let words = Self.words(ofKindsIn: line), index > place {
                saysKinds = true
                if line.tokens.contains(where: { $0.sign == .no }) { continue }
                kinds += IndexWords(words, letters: .none).kinds
            } else if Self.saysOther(line) && index > place
                || line.tokens.contains(where: { reading.hasField($0.text, in: entity) })
            {
                return false
            }
        }
        guard saysKinds else { return false }
        for kind in kinds {
            reading.schema.entities[entity].indexes.append(
                Declared(Index(kind: kind, fields: [.init(name: name.text)]), at: name.span))
        }
        reading.use(passage)
        return true
    }

    /// "Field: `start`"
    private static func isField(_ tokens: [Wording.Token]) -> Bool {
        tokens.count == 3 && tokens[0].means(.fields) && tokens[1].sign == .colon
    }

    /// "Check: UPPERCASE", but not "Order: `DESCENDING`" or "Click **Save**".
    private static func saysOther(_ line: Wording) -> Bool {
        line.tokens.prefix(3).contains { $0.sign == .colon }
            && !line.tokens.contains { $0.spells([.ascending, .descending, .sorting]) }
    }

    /// "Index Type: `QUERYABLE`": nothing else stands behind the colon.
    private static func words(ofKindsIn line: Wording) -> ArraySlice<Wording.Token>? {
        guard let colon = line.tokens.prefix(3).firstIndex(where: { $0.sign == .colon }) else { return nil }
        let words = line.tokens[(colon + 1)...].filter { $0.kind != .sign }
        return !words.isEmpty && words.allSatisfy { $0.spells(kinds) } ? words[...] : nil
    }

    private static func wording(_ block: Block) -> Wording? {
        if case .paragraph(let content) = block.kind { Wording(content) } else { nil }
    }

    /// "Record type | Indexed fields": a row a record type, with the fields that are declared elsewhere and no kinds.
    func readListed(_ table: Table, _ plan: ColumnPlan, in reading: inout DocumentReading) -> Bool {
        guard let record = plan.recordType, let column = plan.column(.indexed), !plan.has(.foreign) else {
            return false
        }
        var found: [(entity: Int, index: Declared<Index>)] = []
        for row in table.rows {
            let name = FieldNameCell(row.cells[record]).names.first?.value ?? ""
            let fields = Wording(row.cells[column].content).tokens.filter { $0.kind != .sign }
            guard let entity = reading.entity(named: name),
                fields.allSatisfy({ reading.hasField($0.text, in: entity) })
            else { return false }
            found += fields.map {
                (entity, Declared(Index(kind: .queryable, fields: [.init(name: $0.text)]), at: $0.span))
            }
        }
        for (entity, index) in found { reading.schema.entities[entity].indexes.append(index) }
        return !found.isEmpty
    }
}

extension DocumentReading {
    /// A misspelt name must not cost an index in silence.
    mutating func reportIndexOfUnknown(_ cell: TableCell) {
        let name = cell.content.plainText
        report(
            .indexUnread, .warning,
            "'\(name)' is no record type of the document, so no index is read from its row",
            at: cell.span,
            remedy: didYouMean(name, among: schema.entities.map(\.name.value))
                ?? "describe the record type, or leave the row out")
    }
}

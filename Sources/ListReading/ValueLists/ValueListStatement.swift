import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads lists of the values that a field takes, and lines that list the cases of a named enumeration.
///
///     Values of `status`:
///     - `open`: still to come
///     - `done`
///
///     **TripState enum**: `open` / `done`
///
///     ### Enum `TripKind`
///     | Case | Raw value |
package struct ValueListStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let types = Self.namedTypes(in: reading.schema)
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            if case .list(let list) = reading.outline.passages[passage].block.kind {
                readList(list, at: passage, &reading)
                let isEntity = { [reading] (name: String) in reading.entity(named: name) != nil }
                readCases(at: passage, of: types, &reading) { CaseRows(list, isEntity: isEntity) }
            } else if case .table(let table) = reading.outline.passages[passage].block.kind {
                readCases(at: passage, of: types, &reading) { CaseRows(table) }
            } else if let wording = reading.wordings[passage] {
                readLine(wording, at: passage, &reading)
            }
        }
        if !reading.schema.enums.isEmpty { nameEnums(in: &reading) }
    }

    // MARK: Types of fields

    /// The types of fields that no store has: other entities, and enumerations.
    private static func namedTypes(in schema: DeclaredSchema) -> Set<String> {
        let names = schema.entities.lazy.flatMap(\.fields).compactMap(\.type?.name)
        return Set(names.filter { TypeVocabulary.meaning(of: $0) == nil })
    }

    /// A list or table below the name of such a type, or of what a heading calls an enumeration, has its cases:
    /// "### TripKind", "**TripKind** — an enum", "### Enum `TripKind`".
    private func readCases(
        at passage: Int, of types: Set<String>, _ reading: inout DocumentReading, rows: () -> CaseRows
    ) {
        guard !reading.isUsed[passage] else { return }
        let type = Self.type(above: passage, among: types, in: reading)
        guard let name = type ?? EnumerationHeading.name(above: passage, in: reading),
            reading.entity(named: name.value) == nil
        else { return }
        let rows = rows()
        if let known = reading.schema.enums.first(where: { $0.name.value == name.value }) {
            let names = Set(known.cases.lazy.map(\.name))
            // "`sloop`: one mast" explains a case that stands in a line above.
            if rows.cases?.allSatisfy({ names.contains($0.name) }) ?? false {
                reading.useAsMetadata(passage)
            } else if rows.cases != nil {
                reading.leave(
                    passage, because: "it lists other cases of '\(name.value)' than stand elsewhere")
            }
            return
        }
        guard let cases = type == nil ? rows.cases : rows.cases ?? rows.markedCases, cases.count > 1 else {
            if type == nil { reading.leave(passage, because: EnumerationHeading.reason) }
            return
        }
        let isOfIntegers = cases.allSatisfy { Int64($0.rawValue) != nil }
        reading.schema.enums.append(
            DeclaredEnum(name: name, rawType: isOfIntegers ? .int : .string, cases: cases))
        reading.use(passage)
    }

    private static func type(
        above passage: Int, among types: Set<String>, in reading: DocumentReading
    ) -> Declared<String>? {
        let section = reading.outline.passages[passage].section
        let line = reading.line(above: passage)
        let isOwn = passage > 0 && reading.outline.passages[passage - 1].section == section
        let heading = reading.outline.sections[section].heading
        // "Chapter (not a record, part of Episode)": what stands below are its properties.
        if reading.standings[section].title?.isStored == false { return nil }
        for words in [isOwn ? line : nil, heading] {
            guard let name = words?.tokens.first(where: { $0.kind != .sign && $0.kind != .number }),
                types.contains(name.text)
            else { continue }
            return Declared(name.text, at: name.span)
        }
        return nil
    }

    /// A note that names an enumeration of the document says what the field's raw value is of.
    private func nameEnums(in reading: inout DocumentReading) {
        let names = Set(reading.schema.enums.map(\.name.value))
        for entity in reading.schema.entities.indices {
            for index in reading.schema.entities[entity].fields.indices {
                let field = reading.schema.entities[entity].fields[index]
                guard let note = field.note,
                    !field.remarks.contains(where: { if case .rawValue = $0.fact { true } else { false } }),
                    let name = EnumerationMentions.enumeration(namedIn: note.value, among: names)
                else { continue }
                reading.schema.entities[entity].fields[index].remarks.append(
                    Remark(.rawValue(of: name), quote: name, in: .notes, at: note.span))
            }
        }
    }

    // MARK: Lists

    private func readList(_ list: MarkdownList, at passage: Int, _ reading: inout DocumentReading) {
        guard let label = ValueListLabel(above: passage, in: reading),
            let entity = reading.scopes[passage] ?? owner(of: label, in: reading),
            let values = values(of: list), values.count > 1,
            !values.contains(where: { reading.hasField($0, in: entity) })
        else { return }
        if let field = label.field(of: reading.schema.entities[entity]) {
            let remark = Remark(
                .listedValues(values.map { .init(name: $0, rawValue: $0) }, name: nil),
                quote: values.joined(separator: ", "), in: .prose,
                at: reading.outline.passages[passage].block.span)
            reading.schema.entities[entity].fields[field].remarks.append(remark)
        } else if let name = label.enumeration {
            declare(name, values, &reading)
        } else {
            return
        }
        reading.use(passage)
    }

    /// In a chapter of its own "Supported `kind` values:" is about the only field of the name.
    private func owner(of label: ValueListLabel, in reading: DocumentReading) -> Int? {
        guard label.saysValues, label.isPlain, let name = label.soleCode else { return nil }
        return reading.fieldPlace(named: name, under: nil)?.entity
    }

    /// Nil where an item is more than a marked name with an explanation.
    private func values(of list: MarkdownList) -> [String]? {
        var values: [String] = []
        for item in list.items {
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
            let tokens = Wording(content).tokens
            guard let first = tokens.first, first.kind == .code || first.kind == .quotation,
                Identifier.isValid(first.text), tokens.count == 1 || tokens[1].kind == .sign
            else { return nil }
            values.append(first.text)
        }
        return values
    }

    // MARK: Lines

    private func readLine(_ wording: Wording, at passage: Int, _ reading: inout DocumentReading) {
        guard let colon = wording.tokens.firstIndex(where: { $0.sign == .colon }),
            case let label = ValueListLabel(Array(wording.tokens[..<colon])), label.saysValues
        else { return }
        let rest = wording.tokens[(colon + 1)...]
        let values = rest.filter { $0.kind == .code || $0.kind == .quotation }
        guard values.count > 1,
            rest.allSatisfy({
                $0.kind == .sign || $0.kind == .code || $0.kind == .quotation || $0.means([.or, .and])
            })
        else { return }
        if let name = label.enumeration {
            declare(name, values.map(\.text), &reading)
        } else if let place = field(named: label, at: passage, reading) {
            let cases = values.map { EnumType.Case(name: $0.text, rawValue: $0.text) }
            reading.schema.entities[place.entity].fields[place.field].remarks.append(
                Remark(
                    .listedValues(cases, name: nil), quote: wording.noteText(of: wording.tokens.indices),
                    in: .prose, at: wording.span(of: wording.tokens.indices)))
        } else {
            return
        }
        reading.useAsMetadata(passage)
    }

    /// "Values of `status`: `open`, `done`": the only code before the colon is a field of what stands above.
    private func field(
        named label: ValueListLabel, at passage: Int, _ reading: DocumentReading
    ) -> FieldPlace? {
        label.soleCode.flatMap { reading.fieldPlace(named: $0, under: reading.scopes[passage]) }
    }

    private func declare(_ name: Declared<String>, _ values: [String], _ reading: inout DocumentReading) {
        guard reading.entity(named: name.value) == nil else { return }
        reading.schema.enums.append(
            DeclaredEnum(name: name, rawType: .string, cases: values.map { .init(name: $0, rawValue: $0) }))
    }
}

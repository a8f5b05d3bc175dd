import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads what a list of rules says of the fields of a record type, as notes beside them would say it.
///
///     **Validation rules**:
///     - `isDone`: Boolean, default false
///     - `createdAt`, `updatedAt`: in UTC
///
/// What a field's own words say counts more. A rule that begins with no field is one for the app.
package struct FieldRuleStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        // What is described twice is joined later: until then its fields stand in several places.
        let declarations = Dictionary(
            grouping: reading.schema.entities.indices, by: { reading.schema.entities[$0].name.value })
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .list(let list) = passage.block.kind, let entity = reading.scopes[index],
                !reading.standing(of: index).isExample, isOfRules(index, in: reading)
            else { continue }
            let places = declarations[reading.schema.entities[entity].name.value] ?? [entity]
            let understood = GrantStatement.lines(of: list).count { read($0, of: places, in: &reading) }
            if understood > 0 { reading.use(index) }
        }
    }

    /// The line right above, or else the heading, where it names no record type.
    private func isOfRules(_ list: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[list].section]
        if let line = reading.line(above: list) { return Self.isLabel(line) }
        guard let heading = section.heading, !reading.claims.anchorSet.contains(section.start) else {
            return false
        }
        return Self.isLabel(heading)
    }

    /// "Validation rules:", "Constraints", but not "Rules for sync" and no sentence.
    private static func isLabel(_ line: Wording) -> Bool {
        let words = line.tokens.filter { $0.kind != .sign }
        return words.count <= longestLabel && words.contains { $0.means(.fieldRules) }
            && words.allSatisfy { $0.means([.fieldRules, .fields, .dataWord]) }
    }

    private static let longestLabel = 4

    /// Whether the line begins with fields of the record type.
    private func read(_ line: Wording, of declarations: [Int], in reading: inout DocumentReading) -> Bool {
        let names = line.tokens.prefix { $0.kind == .code || $0.sign == .comma || $0.means(.and) }
        let fields = names.filter { $0.kind == .code }
        guard !fields.isEmpty, names.endIndex + 1 < line.tokens.count,
            [.colon, .dash].contains(line.tokens[names.endIndex].sign)
        else { return false }
        let words = names.endIndex + 1..<line.tokens.count
        let note = Declared(line.noteText(of: words), at: line.span(of: words))
        let places = fields.map { place(of: $0.text, among: declarations, in: reading) }
        guard !places.contains(nil) else {
            if !saysKey(note) {
                for (field, place) in zip(fields, places) where place == nil {
                    report(field, of: declarations[0], in: &reading)
                }
            }
            return false
        }
        for place in places.compactMap(\.self) { add(note, to: place, in: &reading) }
        return true
    }

    private func place(of name: String, among entities: [Int], in reading: DocumentReading) -> FieldPlace? {
        entities.lazy.compactMap { entity in
            reading.field(named: name, in: entity).map { FieldPlace(entity: entity, field: $0) }
        }.first
    }

    /// Keys and indexes of what is no field are told by the statements that read them everywhere.
    private func saysKey(_ note: Declared<String>) -> Bool {
        NoteReading.remarks(in: note.value, at: note.span).contains { remark in
            if case .index = remark.fact { true } else { remark.isUnique || remark.isPrimaryKey }
        }
    }

    private func report(_ name: Wording.Token, of entity: Int, in reading: inout DocumentReading) {
        guard Identifier.isFieldName(name.text) else { return }
        let type = reading.schema.entities[entity].name.value
        reading.report(
            .fieldsUnread, .note, "'\(name.text)' is no field of '\(type)', so its rule is not read",
            at: name.span,
            remedy: "correct the name, or list the field among the others")
    }

    private func add(_ note: Declared<String>, to place: FieldPlace, in reading: inout DocumentReading) {
        var field = reading.schema.entities[place.entity].fields[place.field]
        let remarks = NoteReading.remarks(in: note.value, at: note.span).filter { !isSettled($0, by: field) }
        field.remarks += remarks
        if field.note == nil { field.note = note }
        reading.schema.entities[place.entity].fields[place.field] = field
    }

    /// Whether the field's own words say something of the kind.
    private func isSettled(_ remark: Remark, by field: DeclaredField) -> Bool {
        switch remark.fact {
        case .optional(let isOptional):
            (isOptional ? FieldMark.optional : .required).isSettled(by: field) || field.isOptional != nil
        case .defaultText:
            field.defaultText != nil
                || field.remarks.contains { if case .defaultText = $0.fact { true } else { false } }
        case .listedValues: field.remarks.contains(where: \.listsValues)
        case .boolean, .uuid, .rawValue, .range, .integerRange, .references, .identifies, .toMany, .inverse,
            .onDelete, .encrypted, .encryptedSince, .earlierKey, .retired, .originalName, .attributeOptions,
            .merge, .unkeptArgument, .list, .json, .url, .unique, .primaryKey, .index, .notStored,
            .deviceOnly,
            .refused:
            field.remarks.contains { $0.fact == remark.fact }
        }
    }
}

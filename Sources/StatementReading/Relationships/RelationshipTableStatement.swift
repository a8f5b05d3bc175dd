import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads tables with one row a relationship.
///
///     | Relationship | Destination | Type | Delete rule | Inverse |
///     | `stops` | Stop | To-many | Cascade | `trip` |
///
/// In a table about several entities, a column before the relationship's says of which each row is.
package struct RelationshipTableStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind,
                let plan = RelationshipColumns(table, under: reading.topic(of: index))
            else { continue }
            let subject = plan.namesEntity ? nil : reading.subject(of: index)
            let relationships = table.rows.compactMap { row in
                plan.relationship(in: row).flatMap { relationship in
                    (subject ?? plan.entity(of: row, in: reading)).map { (entity: $0, relationship) }
                }
            }
            guard !relationships.isEmpty, relationships.count == table.rows.count else { continue }
            for (entity, relationship) in relationships {
                reading.schema.entities[entity].relationships.append(relationship)
            }
            reading.use(index)
        }
        addInverses(in: &reading)
    }

    /// `Trip.stops` with the inverse `Stop.trip`: the model has both, even where only one is described.
    private func addInverses(in reading: inout DocumentReading) {
        for owner in reading.schema.entities.indices {
            for relationship in reading.schema.entities[owner].relationships where relationship.isListed {
                guard let field = relationship.field, let path = relationship.inverse,
                    let name = path.split(separator: ".").last.map(String.init),
                    Identifier.isFieldName(name),
                    let target = reading.entity(named: relationship.target),
                    !reading.hasField(name, in: target),
                    !reading.schema.entities[target].relationships.contains(where: { $0.field == name })
                else { continue }
                let holder = reading.schema.entities[owner].name.value
                var inverse = DeclaredRelationship(
                    field: name, target: holder,
                    isToMany: RelationshipGrammar.isPlural(name, of: holder), inverse: field,
                    span: relationship.span)
                inverse.isListed = false
                reading.schema.entities[target].relationships.append(inverse)
            }
        }
    }
}

/// Reads an entity that a document describes by nothing but a table of relationships, under a heading that calls it one.
///
///     ### Changed entity: Trip
///
///     | Relationship | Destination | Inverse |
package struct RelationshipsAloneRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind,
                let title = reading.standings[passage.section].title, title.strength == .labelled,
                title.isStored, !reading.claims.names.contains(title.name.value),
                let plan = RelationshipColumns(table, under: []), !plan.namesEntity,
                case let relationships = table.rows.compactMap({ plan.relationship(in: $0) }),
                !relationships.isEmpty, relationships.count == table.rows.count
            else { continue }
            var claim = Claim(
                title, anchor: reading.outline.sections[passage.section].start, from: index)
            claim.entity.relationships = relationships
            reading.claim(claim)
        }
    }
}

/// Which columns of a table of relationships hold what.
private struct RelationshipColumns {
    private let name: Int

    /// The column of the entities that have the relationships, in a table about several.
    let entity: Int?
    private let target: Int?
    private let cardinality: Int?
    private let inverse: Int?
    private let deleteRule: Int?
    private let optional: Int?

    /// Whether the first column holds the entity and the relationship in one: `Trip.stops`.
    private let holdsPaths: Bool

    /// Nil where no column names relationships, or none says how many or what else makes a relationship of it.
    ///
    /// Under "Relationships" the first column may be as short as "Name".
    init?(_ table: Table, under topic: ConceptSet) {
        let header = table.header
        let titles = header.cells.map { Wording($0.content) }
        let roles = header.cells.map { HeaderVocabulary.role(of: $0.content.plainText) }
        holdsPaths =
            topic.contains(.relationship) && roles.count > 2
            && table.rows.allSatisfy { Self.path(in: $0.cells[0]) != nil }
        guard
            let name = titles.firstIndex(where: { title in
                title.tokens.contains { $0.means(.relationship) }
                    && !title.tokens.contains { $0.means(.type) }
            }) ?? (topic.contains(.relationship) ? roles.firstIndex { $0?.isName ?? false } : nil)
                ?? (holdsPaths ? 0 : nil),
            name <= 1, !roles.contains(.foreign)
        else { return nil }
        self.name = name
        let hasTarget = roles.contains(.reference) || roles.count(where: { $0 == .recordType }) > 1
        let entity = hasTarget ? roles[..<name].firstIndex(of: .recordType) : nil
        self.entity = entity
        let others = roles.indices.filter { $0 != name && $0 != entity }
        // "From | To": where a path leads stands beside it.
        target =
            others.first { roles[$0] == .reference || roles[$0] == .recordType }
            ?? (holdsPaths && name == 0 && roles[1] == nil ? 1 : nil)
        cardinality = others.first { roles[$0] == .type || Self.saysCardinality(titles[$0]) }
        inverse = roles.firstIndex(of: .inverse)
        deleteRule = roles.firstIndex(of: .deleteRule)
        optional = roles.firstIndex(of: .optional)
        guard cardinality != nil || inverse != nil || deleteRule != nil else { return nil }
    }

    /// Whether each row says itself of which entity it is.
    var namesEntity: Bool { entity != nil || holdsPaths }

    func entity(of row: TableRow, in reading: DocumentReading) -> Int? {
        if holdsPaths { return Self.path(in: row.cells[0]).flatMap { reading.entity(named: $0.entity) } }
        guard let entity else { return nil }
        let names = FieldNameCell(row.cells[entity]).names
        return names.count == 1 ? reading.entity(named: names[0].value) : nil
    }

    func relationship(in row: TableRow) -> DeclaredRelationship? {
        let path = holdsPaths ? Self.path(in: row.cells[name])?.field : nil
        let names = path.map { [$0] } ?? FieldNameCell(row.cells[name]).names.map(\.value)
        guard names.count == 1, let target = targetName(in: row) else { return nil }
        let marks = optional.flatMap { AnswerWords.answer(in: row.cells[$0]) }
        return DeclaredRelationship(
            field: names[0], target: target, isToMany: isToMany(row),
            inverse: inverse.flatMap { Self.path(in: row.cells[$0])?.field ?? Self.name(in: row.cells[$0]) },
            onDelete: deleteRule.flatMap { Wording(row.cells[$0].content).deleteRule },
            isOptional: marks.map { $0 == .yes }, span: row.span)
    }

    /// `Trip.stops`
    private static func path(in cell: TableCell) -> (entity: String, field: String)? {
        let parts = cell.content.plainText.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Identifier.isTypeName(String(parts[0])), Identifier.isValid(parts[1])
        else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    /// In a column of its own, or as the type: `[Stop]`, "To-many Stop".
    private func targetName(in row: TableRow) -> String? {
        if let target { return Self.name(in: row.cells[target]) }
        return cardinality.flatMap { Self.name(in: row.cells[$0]) }
    }

    private static func name(in cell: TableCell) -> String? {
        for token in Wording(cell.content).tokens where token.kind != .sign && token.kind != .number {
            if token.means([.toMany, .toOne, .many, .one, .no, .relationship]) { continue }
            let bare = token.text.trimming { "[]?<>!".contains($0) }
            return Identifier.isValid(bare) ? String(bare) : nil
        }
        return nil
    }

    /// "To-many", "many", "0..*", "1:N", `[Stop]`.
    private func isToMany(_ row: TableRow) -> Bool {
        let cells = [cardinality, target].compactMap { $0.map { row.cells[$0].content } }
        return cells.contains { content in
            let text = content.plainText.lowercased()
            return text.hasPrefix("[") || text.hasPrefix("set<") || text.hasSuffix("*")
                || text.hasSuffix(":n")
                || text.hasSuffix("..n") || text == "n"
                || Wording(content).tokens.contains { $0.means([.toMany, .many]) && !$0.means(.toOne) }
        }
    }

    private static func saysCardinality(_ title: Wording) -> Bool {
        title.tokens.contains { $0.spells([.cardinality]) }
    }
}

import Diagnostics
import Markdown
import SchemaModel

/// Reads tables that show a model's properties as they are, and beside each what is to be changed. What shall
/// be wins over what is.
///
///     | Property | Issue | Fix |
///     | `@Attribute(.unique) var id: UUID` | Unique constraint | Remove `@Attribute(.unique)` |
///     | `var trip: Trip` | No inverse | Add `@Relationship(inverse: \Trip.stops)`, make optional |
struct PropertyFixTableRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        var plans = PropertyFixPlans()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .table(let table) = reading.outline.passages[passage].block.kind,
                let plan = plans.plan(for: table),
                let entity = entity(for: passage, plan, &reading)
            else { continue }
            for row in table.rows { read(row, plan, into: entity, &reading) }
            reading.use(passage)
        }
    }

    /// Without a column of fixes, only a heading that surely names a model makes declarations its properties.
    private func entity(
        for passage: Int, _ plan: PropertyFixPlan, _ reading: inout DocumentReading
    ) -> Int? {
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        guard !reading.standing(of: passage).isExample,
            let found = EntityNaming.find(for: passage, from: floor, in: reading),
            found.title.strength > .words,
            plan.fix != nil || found.title.strength > .word
        else { return nil }
        return reading.entity(found.title, anchor: found.anchor)
    }

    private func read(
        _ row: TableRow, _ plan: PropertyFixPlan, into entity: Int, _ reading: inout DocumentReading
    ) {
        let fixed = PropertyFixRow(row, plan)
        let name = reading.schema.entities[entity].name.value
        if fixed.usesSwiftData { reading.schema.entities[entity].kind = .swiftData }
        for clause in fixed.unread { reportUnread(clause, in: &reading) }
        guard let field = fixed.field else {
            return fixed.isRemoved
                ? reportRemoved(row, in: &reading) : reportUndeclared(row, plan, in: &reading)
        }
        reading.schema.entities[entity].fields.append(field)
        if fixed.isMadePlain { reading.liftUniqueness(of: field.name.value, in: name) }
        if fixed.isUnique {
            reading.schema.entities[entity].uniqueKeys.append(
                DeclaredUniqueKey(fields: [field.name.value], span: field.name.span))
        }
    }

    private func reportUnread(_ clause: SourceSpan, in reading: inout DocumentReading) {
        reading.report(
            .fixUnclear, .note, "it is not understood what this asks for; the property is read without it",
            at: clause, remedy: "name the attribute, default or type in back-ticks")
    }

    private func reportRemoved(_ row: TableRow, in reading: inout DocumentReading) {
        reading.report(
            .fixRemoval, .note, "a property that is to be removed is left out", at: row.span)
    }

    private func reportUndeclared(
        _ row: TableRow, _ plan: PropertyFixPlan, in reading: inout DocumentReading
    ) {
        reading.report(
            .fixUndeclared, .note, "this row declares no stored property", at: row.cells[plan.property].span)
    }
}

extension DiagnosticID {
    static let fixUnclear = DiagnosticID("fix.unclear")
    static let fixRemoval = DiagnosticID("fix.removal")
    static let fixUndeclared = DiagnosticID("fix.undeclared")
}

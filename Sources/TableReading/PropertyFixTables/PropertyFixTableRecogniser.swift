import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads tables that show a model's properties as they are, and beside each what is to be changed. What shall
/// be wins over what is.
///
///     | Property | Issue | Fix |
///     | `@Attribute(.unique) var id: UUID` | Unique constraint | Remove `@Attribute(.unique)` |
///     | `var trip: Trip` | No inverse | Add `@Relationship(inverse: \Trip.stops)`, make optional |
package struct PropertyFixTableRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var plans = PropertyFixPlans()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .table(let table) = reading.outline.passages[passage].block.kind,
                let plan = plans.plan(for: table),
                let found = name(for: passage, plan, reading)
            else { continue }
            var claim = Claim(found.title, anchor: found.anchor, from: passage)
            for row in table.rows { read(row, plan, into: &claim, &reading) }
            reading.claim(claim)
        }
    }

    /// Without a column of fixes, only a heading that surely names a model makes declarations its properties.
    private func name(
        for passage: Int, _ plan: PropertyFixPlan, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        guard !reading.standing(of: passage).isExample,
            let found = EntityNaming.find(for: passage, from: floor, in: reading),
            found.title.strength > .words,
            plan.fix != nil || found.title.strength > .word
        else { return nil }
        return found
    }

    private func read(
        _ row: TableRow, _ plan: PropertyFixPlan, into claim: inout Claim, _ reading: inout DocumentReading
    ) {
        let fixed = PropertyFixRow(row, plan)
        if fixed.usesSwiftData { claim.entity.kind = .swiftData }
        for clause in fixed.unread { reportUnread(clause, in: &claim) }
        guard let field = fixed.field else {
            return fixed.isRemoved
                ? reportRemoved(row, in: &claim) : reportUndeclared(row, plan, in: &claim)
        }
        claim.entity.fields.append(field)
        if fixed.isMadePlain {
            reading.liftUniqueness(of: field.name.value, in: claim.entity.name.value)
        }
        if fixed.isUnique {
            claim.entity.uniqueKeys.append(
                DeclaredUniqueKey(
                    fields: [field.name.value], isConstraint: true, span: field.name.span))
        }
    }

    private func reportUnread(_ clause: SourceSpan, in claim: inout Claim) {
        claim.report(
            .fixUnclear, .note, "it is not understood what this asks for; the property is read without it",
            at: clause, remedy: "name the attribute, default or type in back-ticks")
    }

    private func reportRemoved(_ row: TableRow, in claim: inout Claim) {
        claim.report(
            .fixRemoval, .note, "a property that is to be removed is left out", at: row.span)
    }

    private func reportUndeclared(
        _ row: TableRow, _ plan: PropertyFixPlan, in claim: inout Claim
    ) {
        claim.report(
            .fixUndeclared, .note, "this row declares no stored property", at: row.cells[plan.property].span)
    }
}

extension DiagnosticID {
    static let fixUnclear = DiagnosticID("fix.unclear")
    static let fixRemoval = DiagnosticID("fix.removal")
    static let fixUndeclared = DiagnosticID("fix.undeclared")
}

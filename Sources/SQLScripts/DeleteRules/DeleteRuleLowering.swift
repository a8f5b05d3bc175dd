import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// The delete rules of references that no foreign key enforces, as triggers: a record may arrive before what it refers
/// to, and when that is deleted, the document's rule still holds.
struct DeleteRuleLowering {
    private let context: SQLContext
    private(set) var diagnostics: [Diagnostic] = []

    /// Which table's deletions reach which other's: tables that delete each other in a circle need a setting of SQLite.
    private(set) var cascades = CascadeGraph()

    /// Triggers have names of their own, and so have the functions of PostgreSQL.
    private var names: SQLNamespace

    init(_ context: SQLContext) {
        self.context = context
        names = SQLNamespace(dialect: context.dialect)
    }

    /// For each field of an entity, the triggers that its rule comes to.
    mutating func lower(entityAt index: Int) -> [[TriggerView]] {
        let entity = context.schema.entities[index]
        return entity.fields.indices.map { position in
            let field = entity.fields[position]
            switch context.names.tables[index].fields[position] {
            case .column(let column): return triggers(of: Reference(context, index, position, column))
            case .junction(let junction): return triggers(ofList: field, in: index, junction)
            case .inverse, .recordName: return []
            }
        }
    }

    // MARK: - One reference

    private mutating func triggers(of reference: Reference?) -> [TriggerView] {
        guard let reference, !reference.isEnforced else { return [] }
        return [rule(of: reference), ownRule(of: reference)].compactMap(\.self)
    }

    /// What becomes of a row when the one that it refers to is deleted.
    private mutating func rule(of reference: Reference) -> TriggerView? {
        let (field, entity, target) = (reference.field, reference.entity, reference.target)
        switch context.names.deleteRule(of: field, in: entity) {
        case .cascade:
            return cascade(
                reference.rowsThatRefer, named: "\(reference.name)_cascade",
                "Deletes each \(entity.name) with the \(target.name) that its '\(field.name)' refers to.")
        case .nullify where field.mayBeMissing: return clearing(reference)
        case .nullify:
            diagnostics.append(.cannotClear(field))
            return nil
        case .deny:
            return denial(
                reference.rowsThatRefer, named: "\(reference.name)_deny",
                "Keeps a \(target.name) that the '\(field.name)' of any \(entity.name) refers to.")
        case .noAction, nil: return nil
        }
    }

    /// What an object model says of the object at the other end, where no reference leads back that could say it.
    private mutating func ownRule(of reference: Reference) -> TriggerView? {
        let (field, entity, target) = (reference.field, reference.entity, reference.target)
        guard entity.kind.isObjectModel, !context.names.carriesDeleteRule(of: field, in: entity) else {
            return nil
        }
        switch field.onDelete {
        case .cascade:
            return cascade(
                reference.rowReferredTo, named: "\(reference.name)_owner_cascade",
                "Deletes the \(target.name) that the '\(field.name)' of a deleted \(entity.name) refers to.")
        case .deny:
            return denial(
                reference.rowReferredTo, named: "\(reference.name)_owner_deny",
                "Keeps a \(entity.name) as long as its '\(field.name)' refers to a \(target.name).")
        case .nullify, .noAction, nil: return nil
        }
    }

    private mutating func clearing(_ reference: Reference) -> TriggerView {
        let rows = reference.rowsThatRefer
        let (table, column) = (reference.ownerTable.name, reference.column.name)
        let marking = context.synchronisation?.marking(rows, of: reference.entity)
        return TriggerView(
            name: claim("\(reference.name)_nullify"),
            comment: comment(
                "Clears the '\(reference.field.name)' of each \(reference.entity.name) whose "
                    + "\(reference.target.name) is deleted."),
            event: event("AFTER", rows),
            statements: (marking ?? []) + ["UPDATE \(table) SET \(column) = NULL WHERE \(rows.condition);"],
            quote: quote, prefersColumns: prefersColumns(rows, column))
    }
}

// MARK: - Lists

extension DeleteRuleLowering {
    private mutating func triggers(
        ofList field: Field, in index: Int, _ junction: SQLJunction
    ) -> [TriggerView] {
        let entity = context.schema.entities[index]
        let list = ListReference(context, field, index, junction)
        var triggers: [TriggerView] = []
        if let rule = ownRule(of: list) { triggers.append(rule) }
        if !context.enforcesReferences(of: entity, to: entity) {
            triggers.append(
                removal(
                    list.rowsOfOwner, named: "\(junction.name.name)_owner_cascade",
                    "Deletes the list '\(field.name)' with the \(entity.name) that has it."))
        }
        if let rule = rule(of: list) { triggers.append(rule) }
        return triggers
    }

    /// What becomes of a list, and of the row that has it, when a row on it is deleted.
    private mutating func rule(of list: ListReference) -> TriggerView? {
        guard let rows = list.rowsWithTarget, let target = list.target,
            !context.enforcesReferences(of: list.entity, to: target)
        else { return nil }
        let name = list.junction.name.name
        switch context.names.deleteRule(of: list.field, in: list.entity) {
        case .cascade:
            guard let owners = list.ownersWithTarget else { return nil }
            var trigger = cascade(
                owners, named: "\(name)_target_cascade",
                "Deletes each \(list.entity.name) whose list '\(list.field.name)' has a deleted \(target.name)."
            )
            trigger.statements.append("DELETE FROM \(list.junction.name) WHERE \(rows.condition);")
            return trigger
        case .nullify:
            var trigger = removal(
                rows, named: "\(name)_target_nullify",
                "Takes a deleted \(target.name) off the list '\(list.field.name)' of each \(list.entity.name)."
            )
            if let owners = list.ownersWithTarget, let synchronisation = context.synchronisation {
                trigger.statements.insert(contentsOf: synchronisation.marking(owners, of: list.entity), at: 0)
            }
            return trigger
        case .deny:
            return denial(
                rows, named: "\(name)_target_deny",
                "Keeps a \(target.name) that is on the list '\(list.field.name)' of any \(list.entity.name).")
        case .noAction, nil: return nil
        }
    }

    /// Before the list itself is gone.
    private mutating func ownRule(of list: ListReference) -> TriggerView? {
        guard list.entity.kind.isObjectModel, let target = list.target, let rows = list.targetsOfOwner,
            !context.enforcesReferences(of: list.entity, to: target),
            !context.names.carriesDeleteRule(of: list.field, in: list.entity)
        else { return nil }
        let name = list.junction.name.name
        switch list.field.onDelete {
        case .cascade:
            return cascade(
                rows, named: "\(name)_cascade", timing: "BEFORE",
                "Deletes each \(target.name) on the list '\(list.field.name)' of a deleted \(list.entity.name)."
            )
        case .deny:
            return denial(
                rows, named: "\(name)_deny",
                "Keeps a \(list.entity.name) as long as a \(target.name) is on its list '\(list.field.name)'."
            )
        case .nullify, .noAction, nil: return nil
        }
    }
}

// MARK: - Triggers

extension DeleteRuleLowering {
    private mutating func cascade(
        _ rows: Deletion, named name: String, timing: String = "AFTER", _ text: String
    ) -> TriggerView {
        let table = context.names.tables[rows.affected].name
        var statements = ["DELETE FROM \(table) WHERE \(rows.condition);"]
        if rows.affected == rows.table, context.dialect == .sqlite {
            statements = rows.recursiveCondition(of: table)
            statements[0] = "DELETE FROM \(table) WHERE \(statements[0])"
            statements[statements.count - 1] += ";"
        }
        cascades.add(from: rows.table, to: rows.affected)
        return TriggerView(
            name: claim(name), comment: comment(text), event: event(timing, rows), statements: statements,
            result: timing == "BEFORE" ? "OLD" : "NULL", quote: quote, prefersColumns: prefersColumns(rows))
    }

    /// Rows of a junction table that go.
    private mutating func removal(_ rows: Deletion, named name: String, _ text: String) -> TriggerView {
        TriggerView(
            name: claim(name), comment: comment(text), event: event("AFTER", rows),
            statements: ["DELETE FROM \(rows.place) WHERE \(rows.condition);"], quote: quote,
            prefersColumns: prefersColumns(rows))
    }

    private mutating func denial(_ rows: Deletion, named name: String, _ text: String) -> TriggerView {
        // A row that refers to itself keeps nobody.
        let others =
            rows.isDirect && rows.affected == rows.table
            ? " AND \(rows.key) <> OLD.\(rows.key)" : ""
        let test = "EXISTS (SELECT 1 FROM \(rows.place) WHERE \(rows.match) = OLD.\(rows.column)\(others))"
        let message = context.dialect.literal(PlainText.line("FOREIGN KEY constraint failed: \(text)"))
        var trigger = TriggerView(
            name: claim(name), comment: comment(text), event: event("BEFORE", rows), statements: [],
            result: "OLD", quote: quote, prefersColumns: prefersColumns(rows))
        switch context.dialect {
        case .sqlite:
            trigger.condition = [test] + (context.synchronisation.map { ["AND \($0.isAppWriting)"] } ?? [])
            trigger.statements = ["SELECT RAISE(ABORT, \(message));"]
        case .postgresql:
            trigger.statements = [
                "IF \(test) THEN", "    RAISE foreign_key_violation USING MESSAGE = \(message);", "END IF;",
            ]
        }
        return trigger
    }

    private func event(_ timing: String, _ rows: Deletion) -> String {
        "\(timing) DELETE ON \(context.names.tables[rows.table].name)"
    }

    private func comment(_ text: String) -> [String] {
        TextWrapping.lines(of: PlainText.line(text), width: 117)
    }

    private mutating func claim(_ name: String) -> String { names.claim(name).quoted }

    /// What no name in the statements ends.
    private var quote: String { context.functionQuote }

    /// Whether a column is called as a variable is that every function of PostgreSQL has.
    private func prefersColumns(_ rows: Deletion, _ others: SQLIdentifier...) -> Bool {
        context.dialect == .postgresql
            && ([rows.match, rows.key, rows.found] + others).contains { column in
                ["old", "new", "found"].contains(column.name) || column.name.hasPrefix("tg_")
            }
    }
}

extension Diagnostic {
    fileprivate static func cannotClear(_ field: Field) -> Diagnostic {
        Diagnostic(
            .unclearableReference, .warning,
            "'\(field.name)' is required, so no deletion can set it to NULL: it keeps referring to what is gone",
            at: field.span, remedy: "mark the field optional, or state another delete rule")
    }
}

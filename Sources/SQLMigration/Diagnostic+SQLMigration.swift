import Diagnostics
import SQLLanguage
import SQLScripts
import SchemaModel

/// Where the documents speak of a table or a column.
struct MigrationPlaces {
    let old: Schema
    let new: Schema

    /// In the newer reading, where it is there; nil where neither has a place.
    func span(of subject: SQLTableSubject, _ content: SQLBlueprint.Column.Content? = nil) -> SourceSpan? {
        span(in: new, subject, content) ?? span(in: old, subject, content)
            ?? new.entities.first { $0.name == subject.entity }?.span
    }

    /// What becomes of a field's type, in the words of `gen diff`. For example: `is an int instead of a string`.
    func change(of column: ColumnMigration, _ table: TableMigration) -> String {
        guard let pair = fields(of: column, table), pair.old.valueType != pair.new.valueType else {
            return "has another type"
        }
        return "is \(pair.new.valueTypePhrase) instead of \(pair.old.valueTypePhrase)"
    }

    /// The field that a column holds, as it was and as it is; nil for what is no field, or is new.
    func fields(of column: ColumnMigration, _ table: TableMigration) -> (old: Field, new: Field)? {
        guard let former = column.former,
            let before = field(in: old, table.old.subject, former.content),
            let now = field(in: new, table.new.subject, column.column.content)
        else { return nil }
        return (before, now)
    }

    private func field(
        in schema: Schema, _ subject: SQLTableSubject, _ content: SQLBlueprint.Column.Content
    ) -> Field? {
        switch (subject, content) {
        case (.entity(let entity), .field(let name)): schema.field(at: FieldPath(entity: entity, field: name))
        case (.list(let path), .target): schema.field(at: path)
        case (.list, _), (.entity, _): nil
        }
    }

    private func span(
        in schema: Schema, _ subject: SQLTableSubject, _ content: SQLBlueprint.Column.Content?
    ) -> SourceSpan? {
        guard let entity = schema.entities.first(where: { $0.name == subject.entity }) else { return nil }
        let field: String? =
            switch (subject, content) {
            case (_, .field(let name)?): name
            case (.list(let path), _): path.field
            case (.entity, _): nil
            }
        guard let field else { return entity.span }
        return entity.field(named: field)?.span
    }
}

extension Diagnostic {
    static func kept(_ table: SQLBlueprint.Table, _ places: MigrationPlaces) -> Diagnostic {
        Diagnostic(
            .migrationKeeps, .warning,
            "the table '\(table.name.name)' stays: no document describes it any more",
            at: places.span(of: table.subject), remedy: "remove it by '--allow-destructive'")
    }

    static func dropped(_ table: SQLBlueprint.Table, _ places: MigrationPlaces) -> Diagnostic {
        Diagnostic(
            .migrationDrops, .warning, "the table '\(table.name.name)' goes, with all its rows",
            at: places.span(of: table.subject))
    }

    static func kept(
        _ column: SQLBlueprint.Column, _ table: TableMigration, _ places: MigrationPlaces
    ) -> Diagnostic {
        Diagnostic(
            .migrationKeeps, .warning,
            "the column '\(table.name(of: column))' stays: no document describes it any more",
            at: places.span(of: table.new.subject, column.content),
            remedy: "remove it by '--allow-destructive'")
    }

    static func dropped(
        _ column: SQLBlueprint.Column, _ table: TableMigration, _ places: MigrationPlaces
    ) -> Diagnostic {
        Diagnostic(
            .migrationDrops, .warning, "the column '\(table.name(of: column))' goes, with all its values",
            at: places.span(of: table.new.subject, column.content))
    }

    static func refused(
        _ column: ColumnMigration, _ table: TableMigration, _ places: MigrationPlaces
    ) -> Diagnostic {
        Diagnostic(
            .migrationConversion, .error,
            "'\(table.name(of: column.column))' \(places.change(of: column, table)): the older values "
                + "cannot be converted",
            at: places.span(of: table.new.subject, column.column.content),
            remedy: "give the field another name, or give the values up by '--allow-destructive'")
    }

    static func valueless(
        _ column: ColumnMigration, _ table: TableMigration, _ places: MigrationPlaces
    ) -> Diagnostic {
        let name = table.name(of: column.column)
        let rows = column.source == nil ? "there are rows" : "a row has no value"
        return Diagnostic(
            .migrationValue, .warning,
            "'\(name)' is required and has no default: where \(rows), the migration fails and changes nothing",
            at: places.span(of: table.new.subject, column.column.content),
            remedy: "give the field a default, or mark it optional")
    }

    static func occupied(
        _ column: ColumnMigration, _ table: TableMigration, _ places: MigrationPlaces
    ) -> Diagnostic {
        Diagnostic(
            .migrationConversion, .error,
            "'\(table.name(of: column.column))' has the name of an older column that stays",
            at: places.span(of: table.new.subject, column.column.content),
            remedy: "give the field another name, or give the older values up by '--allow-destructive'")
    }
}

extension TableMigration {
    /// For example: `Chore.title`.
    func name(of column: SQLBlueprint.Column) -> String { "\(new.name.name).\(column.name.name)" }
}

extension DiagnosticID {
    static let migrationKeeps = DiagnosticID("migration.keeps")
    static let migrationDrops = DiagnosticID("migration.drops")
    static let migrationConversion = DiagnosticID("migration.conversion")
    static let migrationValue = DiagnosticID("migration.value")
}

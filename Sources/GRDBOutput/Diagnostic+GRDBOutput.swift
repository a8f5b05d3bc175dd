import Diagnostics
import SQLLanguage
import SchemaModel

extension Diagnostic {
    /// References hold the key of a table, so that a record of another name could not be found by them.
    static func nameIsKey(_ entity: Entity, _ field: Field) -> Diagnostic {
        Diagnostic(
            .nameIsKey, .warning,
            "the table of '\(entity.name)' knows its records by '\(field.name)': GRDB saves only those of that name",
            at: field.span, remedy: "give new records that name, or describe a field 'recordName'")
    }

    static func unheldColumn(_ field: Field, _ column: SQLColumn) -> Diagnostic {
        Diagnostic(
            .unheldColumn, .warning,
            "the table requires '\(column.name.name)', which the Swift type does not have: GRDB cannot insert it",
            at: field.span, remedy: "give the field another name, mark it optional, or take it out")
    }
}

extension DiagnosticID {
    static let nameIsKey = DiagnosticID("key.named")
    static let unheldColumn = DiagnosticID("column.unheld")
}

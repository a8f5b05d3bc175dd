import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

extension Diagnostic {
    /// Fields that CloudKit fills in itself.
    static func hiddenFields(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .hiddenField, .warning, "SwiftData shows an app nothing of \(names(fields, of: entity))",
            at: fields[0].span, remedy: "give the app fields of its own for what it needs")
    }

    /// No macro can name the property that it stands before.
    static func ownInverse(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .ownInverse, .warning,
            "\(names([field], of: entity)) is its own inverse, which SwiftData cannot say: CloudKit will refuse it",
            at: field.span, remedy: "describe the way back as a field of its own")
    }

    /// Macros that name each other are circular to the compiler.
    static func inverseAtOtherEnd(_ field: Field, of entity: Entity, statedBy other: FieldPath) -> Diagnostic
    {
        Diagnostic(
            .inverseMoved, .warning,
            "\(names([field], of: entity)) names no inverse in SwiftData: "
                + "'\(MessageText.name(other.entity)).\(MessageText.name(other.field))' does, and only one end can",
            at: field.span, remedy: "state the inverse at the other end only")
    }
}

extension DiagnosticID {
    fileprivate static let ownInverse = DiagnosticID("inverse.own")
    fileprivate static let inverseMoved = DiagnosticID("inverse.moved")
    fileprivate static let hiddenField = DiagnosticID("field.hidden")
}

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

    /// Numbers that the class holds as `Int` and `Double`. In CloudKit it makes no difference.
    static func widenedNumbers(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .widenedNumber, .remark,
            "\(names(fields, of: entity)) \(fields.count == 1 ? "is" : "are") stored as Int or Double in SwiftData",
            at: place(fields, entity), remedy: "a store from before is migrated when the app opens it")
    }

    /// The macro that makes one cannot stand outside the class, and older systems do not know it.
    static func withoutIndexes(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .indexMissing, .remark,
            "\(names(fields, of: entity)) \(fields.count == 1 ? "has" : "have") no index in SwiftData: "
                + "'#Index' needs iOS 18",
            at: place(fields, entity), remedy: "fetches find the same without it, in more time")
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
            .inverseMoved, .remark,
            "\(names([field], of: entity)) names no inverse in SwiftData: "
                + "'\(MessageText.name(other.entity)).\(MessageText.name(other.field))' does, and only one end can",
            at: field.span, remedy: "state the inverse at the other end only")
    }
}

extension Field {
    /// Whether the document gives it a width that the class does not keep.
    var isNarrowNumber: Bool {
        guard type == .int || type == .double, !isList else { return false }
        let widths: Set = [
            "int8", "int16", "int32", "uint8", "uint16", "uint32", "float", "float32", "cgfloat",
        ]
        return widths.contains(stored.lowercased().filter { $0 != "?" })
    }
}

extension DiagnosticID {
    fileprivate static let ownInverse = DiagnosticID("inverse.own")
    fileprivate static let inverseMoved = DiagnosticID("inverse.moved")
    fileprivate static let widenedNumber = DiagnosticID("number.widened")
    fileprivate static let indexMissing = DiagnosticID("index.missing")
    fileprivate static let hiddenField = DiagnosticID("field.hidden")
}

import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// A name or text of the document as a message can show it.
private func shown(_ text: String) -> String { MessageText.name(text) }

// MARK: - Fields

extension Diagnostic {
    static func renamed(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedName, .warning, "'\(shown(name))' is called '\(other)' in Core Data", at: span,
            remedy: "Core Data takes no such name, or has it already")
    }

    static func splitLocation(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .splitLocation, .warning,
            "Core Data has no location: '\(shown(entity.name)).\(shown(field.name))' is a latitude and a longitude",
            at: field.span, remedy: "describe fields for what else of it matters, such as the altitude")
    }

    static func unfitDefault(_ value: DefaultValue, _ field: Field, _ type: CoreDataType) -> Diagnostic {
        Diagnostic(
            .unfitDefault, .warning,
            "the default '\(shown(value.written))' does not fit '\(shown(field.name))', so the model has none",
            at: field.span, remedy: "its attribute is of type \(type.rawValue)")
    }

    static func withoutExternalStorage(_ field: Field, _ type: CoreDataType) -> Diagnostic {
        Diagnostic(
            .optionImpossible, .warning,
            "Core Data stores '\(shown(field.name))' in the table: its attribute is of type \(type.rawValue)",
            at: field.span, remedy: "only Data has external storage")
    }

    static func unencryptable(_ field: Field) -> Diagnostic {
        Diagnostic(
            .encryptionImpossible, .warning,
            "Core Data cannot encrypt the relationship '\(shown(field.name))'",
            at: field.span)
    }

    static func withoutTextSearch(_ names: [String], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .indexImpossible, .warning,
            "Core Data has no index for text search over \(MessageText.names(names))",
            at: names.first.flatMap(entity.field(named:))?.span ?? entity.span)
    }
}

// MARK: - Relationships

extension Diagnostic {
    static func undescribedTarget(_ field: Field, in entity: Entity) -> Diagnostic {
        let target = field.references.map { "'\(shown($0))', which no document describes" } ?? "no entity"
        return Diagnostic(
            .relationshipLost, .warning,
            "'\(shown(field.name))' leads to \(target): the model has no such relationship",
            at: field.span, remedy: "describe the entity, or leave the field out")
    }
}

// MARK: - The whole model

extension Diagnostic {
    static func neutralDefaults(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .defaultMadeUp, .warning,
            "required without a default, which CloudKit does not take: \(MessageText.names(names)) "
                + (names.count == 1 ? "has" : "have") + " 0, NO or an empty text",
            at: span)
    }

    static func madeOptional(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionalMadeUp, .warning,
            "required, which CloudKit does not take: \(MessageText.names(names)) "
                + (names.count == 1 ? "is" : "are") + " optional",
            at: span)
    }

    static func defaultsAtRunTime(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .defaultAtRunTime, .warning,
            "a model cannot make UUIDs and dates: the app gives new objects \(MessageText.names(names))",
            at: span,
            remedy: "set them in 'awakeFromInsert'")
    }
}

extension DiagnosticID {
    fileprivate static let splitLocation = DiagnosticID("location.split")
    fileprivate static let changedName = DiagnosticID("name.changed")
    fileprivate static let unfitDefault = DiagnosticID("default.unfit")
    fileprivate static let optionImpossible = DiagnosticID("option.impossible")
    fileprivate static let encryptionImpossible = DiagnosticID("encryption.impossible")
    fileprivate static let indexImpossible = DiagnosticID("index.impossible")
    fileprivate static let relationshipLost = DiagnosticID("relationship.lost")
    fileprivate static let defaultMadeUp = DiagnosticID("default.neutral")
    fileprivate static let optionalMadeUp = DiagnosticID("optional.assumed")
    fileprivate static let defaultAtRunTime = DiagnosticID("default.unset")
}

import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// A name or text of the document as a message can show it.
private func shown(_ text: String) -> String { MessageText.name(text) }

// MARK: - Fields

extension Diagnostic {
    static func separated(_ end: ObjectGraph.Relationship, in entity: Entity) -> Diagnostic {
        Diagnostic(
            .storesSeparate, .warning,
            "'\(shown(end.end.field))' leads from what the device keeps to '\(shown(end.inverse.entity))', which is "
                + "synchronised: Core Data relates no objects of two stores",
            at: entity.field(named: end.end.field)?.span ?? entity.span,
            remedy: "describe an attribute that holds the other object's identifier")
    }

    static func renamed(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedName, .remark, "'\(shown(name))' is called '\(other)' in Core Data", at: span,
            remedy: "Core Data takes no such name, or has it already")
    }

    static func unfitDefault(_ value: DefaultValue, _ field: Field, _ type: CoreDataType) -> Diagnostic {
        Diagnostic(
            .unfitDefault, .warning,
            "the default '\(shown(value.written))' does not fit '\(shown(field.name))': Core Data's model has none",
            at: field.span, remedy: "its attribute is of type \(type.rawValue)")
    }

    static func withoutExternalStorage(_ field: Field, _ type: CoreDataType) -> Diagnostic {
        Diagnostic(
            .optionImpossible, .warning,
            "Core Data stores '\(shown(field.name))' in the table: its attribute is of type \(type.rawValue)",
            at: field.span, remedy: "only Data has external storage")
    }

    static func withoutIndex(_ names: [String], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .indexImpossible, .warning, "Core Data's model has no index over \(MessageText.names(names))",
            at: names.first.flatMap(entity.field(named:))?.span ?? entity.span,
            remedy: "it can only be of attributes that hold one value: no relationships, lists and data",
            collective: Diagnostic.Collective(
                "Core Data's model has no index over relationships, lists and data, such as",
                [paths(names, of: entity)]))
    }

    static func withoutTextSearch(_ names: [String], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .indexImpossible, .warning,
            "Core Data has no index for text search over \(MessageText.names(names))",
            at: names.first.flatMap(entity.field(named:))?.span ?? entity.span,
            remedy: "look for texts with a predicate, such as CONTAINS",
            collective: Diagnostic.Collective(
                "Core Data has no index for text search over", [paths(names, of: entity)]))
    }

    /// For example: `'Book.title'`, or `'Book.title, author'` of an index over both.
    private static func paths(_ names: [String], of entity: Entity) -> String {
        "'\(shown(entity.name)).\(names.map(shown).joined(separator: ", "))'"
    }
}

// MARK: - Relationships

extension Diagnostic {
    static func undescribedTarget(_ field: Field, in entity: Entity) -> Diagnostic {
        let target = field.references.map { "'\(shown($0))', which no document describes" } ?? "no entity"
        return Diagnostic(
            .relationshipLost, .warning,
            "'\(shown(field.name))' leads to \(target): Core Data's model has no such relationship",
            at: field.span, remedy: "describe the entity, or leave the field out")
    }
}

// MARK: - Several fields in one message

extension Diagnostic {
    static func defaultsAtRunTime(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .defaultAtRunTime, .remark,
            "\(names(fields, of: entity)) \(fields.count == 1 ? "has" : "have") no default in Core Data, "
                + "whose models make no UUIDs and dates",
            at: place(fields, entity), remedy: "set them in 'awakeFromInsert'")
    }
}

extension DiagnosticID {
    fileprivate static let storesSeparate = DiagnosticID("store.separate")
    fileprivate static let changedName = DiagnosticID("name.changed")
    fileprivate static let unfitDefault = DiagnosticID("default.unfit")
    fileprivate static let optionImpossible = DiagnosticID("option.impossible")
    fileprivate static let indexImpossible = DiagnosticID("index.impossible")
    fileprivate static let relationshipLost = DiagnosticID("relationship.lost")
    fileprivate static let defaultAtRunTime = DiagnosticID("default.unset")
}

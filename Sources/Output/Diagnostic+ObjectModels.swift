package import Diagnostics
package import SchemaModel

/// What CloudKit asks of object models. Every target that writes one says it in the same words, so that it is one
/// message. None is the author's fault: a target follows its own rule, and the document may stay as it is.
extension Diagnostic {
    /// Values that new objects begin with because CloudKit wants a default or an optional everywhere.
    package static func neutralDefaults(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .neutralDefault, .remark,
            "\(names(fields, of: entity)) \(fields.count == 1 ? "begins" : "begin") "
                + "\(beginnings(fields)): CloudKit asks for a default",
            at: place(fields, entity), remedy: "state a default, or mark it optional")
    }

    package static func optionalAttributes(_ fields: [Field], of entity: Entity) -> Diagnostic {
        Diagnostic(
            .madeOptional, .remark,
            "\(names(fields, of: entity)) \(fields.count == 1 ? "is" : "are") optional: CloudKit asks for a "
                + "default, and no value of its type is a neutral one",
            at: place(fields, entity), remedy: "state a default, or mark it optional")
    }

    package static func optionalRelationship(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .madeOptional, .remark,
            "\(names([field], of: entity)) is optional: CloudKit asks that every relationship is",
            at: field.span, remedy: "mark it optional in the document")
    }

    package static func splitLocation(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .splitLocation, .remark,
            "object models have no location: \(names([field], of: entity)) is a latitude and a longitude",
            at: field.span, remedy: "describe fields for what else of it matters, such as the altitude")
    }

    /// An end that no document describes, at the field that leads to it.
    package static func madeUpInverse(_ end: ObjectGraph.Relationship, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .inverseMadeUp, .remark,
            "'\(MessageText.name(end.inverse.field))' has no inverse: "
                + "'\(MessageText.name(end.end.entity))' gets '\(MessageText.name(end.end.field))'",
            at: span, remedy: "CloudKit asks for an inverse: name it")
    }

    package static func withoutDeny(_ end: ObjectGraph.Relationship, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .denyImpossible, .warning,
            "CloudKit takes no delete rule 'deny': '\(MessageText.name(end.end.field))' has 'nullify'",
            at: span, remedy: "let the app refuse to delete")
    }

    /// A store is looked through for one other name only, which is the one that the document has now.
    package static func forgottenName(_ original: String, of field: Field) -> Diagnostic {
        Diagnostic(
            .originalNameLost, .warning,
            "'\(MessageText.name(field.name))' is not found in stores that call it '\(MessageText.name(original))'",
            at: field.span, remedy: "give it a name that no output has to change")
    }

    /// A list of references becomes a set of objects.
    package static func withoutOrder(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .orderLost, .warning, "'\(MessageText.name(field.name))' is kept without its order",
            at: field.span, remedy: "CloudKit takes no ordered relationships: keep the order in a field",
            collective: Collective(
                "these lists are kept without their order:", [names([field], of: entity)]))
    }
}

// MARK: - Several fields in one message

extension Diagnostic {
    /// For example: `'Card.title'`, or `'title' and 'text' of 'Card'`.
    package static func names(_ fields: [Field], of entity: Entity) -> String {
        let owner = MessageText.name(entity.name)
        if fields.count == 1 { return "'\(owner).\(MessageText.name(fields[0].name))'" }
        return "\(MessageText.names(fields.map(\.name))) of '\(owner)'"
    }

    /// The field where there is only one, else the entity.
    package static func place(_ fields: [Field], _ entity: Entity) -> SourceSpan {
        fields.count == 1 ? fields[0].span : entity.span
    }

    /// For example: `empty, zero or now`.
    private static func beginnings(_ fields: [Field]) -> String {
        let types = Set(fields.map(\.type))
        let words =
            ["empty", "zero"] + (types.contains(.date) ? ["now"] : [])
            + (types.contains(.uuid) ? ["new"] : [])
            + (fields.contains { $0.range?.contains(0) == false } ? ["at an end of its range"] : [])
        return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }
}

extension OutputRequest {
    /// A warning for each unique key, which no constraint keeps; where the helpers against duplicates are written too,
    /// they do what a constraint would. Those for structs do nothing for model classes.
    package func unenforcedKeys(of entity: Entity, areClasses: Bool = false) -> [Diagnostic] {
        let styles = companions.options(of: "dedupe").map(modelStyle)
        if areClasses ? styles.contains(.classes) : !styles.isEmpty { return [] }
        let remedy =
            styles.isEmpty
            ? "the target 'dedupe' writes what merges duplicates"
            : "an output of 'dedupe' with 'models: classes', in their module, merges duplicates"
        return entity.uniqueKeys.filter(\.isUsable).map { key in
            Diagnostic(
                .unenforcedKey, .remark,
                "nothing keeps two '\(MessageText.name(entity.name))' from having the same "
                    + key.fields.map { "'\(MessageText.name($0))'" }.joined(separator: ", ")
                    + ": CloudKit refuses unique constraints",
                at: key.span, remedy: remedy)
        }
    }
}

extension DiagnosticID {
    fileprivate static let unenforcedKey = DiagnosticID("key.unenforced")
    fileprivate static let originalNameLost = DiagnosticID("originalName.lost")
    fileprivate static let splitLocation = DiagnosticID("location.split")
    fileprivate static let neutralDefault = DiagnosticID("default.neutral")
    fileprivate static let madeOptional = DiagnosticID("optional.assumed")
    fileprivate static let inverseMadeUp = DiagnosticID("inverse.assumed")
    fileprivate static let orderLost = DiagnosticID("order.lost")
    package static let denyImpossible = DiagnosticID("deny.impossible")
}

package import Diagnostics
package import SchemaModel

/// What CloudKit asks of object models. Both targets that write one say it in the same words, so that it is one
/// message.
extension Diagnostic {
    /// An end that no document describes, at the field that leads to it.
    package static func madeUpInverse(_ end: ObjectGraph.Relationship, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .inverseMadeUp, .warning,
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
    package static func withoutOrder(_ field: Field) -> Diagnostic {
        Diagnostic(
            .orderLost, .warning, "'\(MessageText.name(field.name))' is kept without its order",
            at: field.span, remedy: "CloudKit takes no ordered relationships: keep the order in a field")
    }
}

extension OutputRequest {
    /// A warning for each unique key, which no constraint keeps; where the helpers against duplicates are written too,
    /// they do what a constraint would.
    package func unenforcedKeys(of entity: Entity) -> [Diagnostic] {
        if companions.contains("dedupe") { return [] }
        return entity.uniqueKeys.filter(\.isUsable).map { key in
            Diagnostic(
                .unenforcedKey, .warning,
                "nothing keeps two '\(MessageText.name(entity.name))' from having the same "
                    + key.fields.map { "'\(MessageText.name($0))'" }.joined(separator: ", ")
                    + ": CloudKit refuses unique constraints",
                at: key.span, remedy: "the target 'dedupe' writes what merges duplicates")
        }
    }
}

extension DiagnosticID {
    fileprivate static let unenforcedKey = DiagnosticID("key.unenforced")
    fileprivate static let originalNameLost = DiagnosticID("originalName.lost")
    package static let inverseMadeUp = DiagnosticID("inverse.assumed")
    package static let orderLost = DiagnosticID("order.lost")
    package static let denyImpossible = DiagnosticID("deny.impossible")
}

package import Diagnostics
package import SchemaModel

/// What CloudKit asks of the relationships of object models. Both targets that write one say it in the same words, so
/// that it is one message.
extension Diagnostic {
    /// An end that no document describes, at the field that leads to it.
    package static func madeUpInverse(_ end: ObjectGraph.Relationship, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .inverseMadeUp, .warning,
            "'\(shown(end.inverse.field))' has no inverse: '\(shown(end.end.entity))' gets '\(shown(end.end.field))'",
            at: span, remedy: "CloudKit asks for an inverse: name it")
    }

    package static func withoutDeny(_ end: ObjectGraph.Relationship, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .denyImpossible, .warning,
            "CloudKit takes no delete rule 'deny': '\(shown(end.end.field))' has 'nullify'", at: span,
            remedy: "let the app refuse to delete")
    }

    /// A list of references becomes a set of objects.
    package static func withoutOrder(_ field: Field) -> Diagnostic {
        Diagnostic(
            .orderLost, .warning, "'\(shown(field.name))' is kept without its order", at: field.span,
            remedy: "CloudKit takes no ordered relationships: keep the order in a field")
    }

    /// A name of the document as a message can show it.
    private static func shown(_ text: String) -> String {
        PlainText.line(text.count > 80 ? text.prefix(80) + "…" : text)
    }
}

extension DiagnosticID {
    package static let inverseMadeUp = DiagnosticID("inverse.assumed")
    package static let orderLost = DiagnosticID("order.lost")
    package static let denyImpossible = DiagnosticID("deny.impossible")
}

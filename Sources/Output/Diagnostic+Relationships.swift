package import Diagnostics
package import SchemaModel

/// What becomes of relationships where records hold references to each other, and no objects: in CloudKit and in SQL.
/// All targets say it in the same words, so that it is one message.
extension Diagnostic {
    /// A rule of SwiftData or Core Data for which no reference leads back to the object that goes.
    package static func lostRule(_ rule: DeleteRule, of field: Field, in entity: Entity) -> Diagnostic {
        let name = MessageText.name(field.name)
        let effect = rule == .cascade ? "leaves its '\(name)'" : "asks nothing of its '\(name)'"
        return Diagnostic(
            .lostDeleteRule, .warning,
            "deleting a '\(MessageText.name(entity.name))' \(effect): no reference back to it could have a rule",
            at: field.span, remedy: "describe the reference back, and name it as the inverse")
    }

    /// Of a reference, a file or what CloudKit keeps itself. What is lost is nothing where CloudKit encrypts by itself.
    package static func unencrypted(_ field: Field) -> Diagnostic {
        let name = MessageText.name(field.name)
        if field.type == .asset {
            return Diagnostic(
                .unencryptedField, .note, "CloudKit encrypts every asset: '\(name)' needs no mark",
                at: field.span)
        }
        let reason = field.type == .reference ? "which is a reference" : "which it keeps itself"
        return Diagnostic(
            .unencryptedField, .warning, "CloudKit cannot encrypt '\(name)', \(reason)",
            at: field.span, remedy: "it is written as an ordinary field")
    }
}

extension Schema {
    /// A warning for each pair of references that are said to be one-to-one, at the first of the two. Of two objects
    /// only one holds the reference.
    package var unenforcedOneToOnes: [Diagnostic] {
        oneToOnes.compactMap { end in
            let kinds = [end.end, end.inverse].map { entity(named: $0.entity)?.kind.isObjectModel == true }
            guard let field = field(at: end.end), kinds.contains(false) else { return nil }
            let inverse = "'\(MessageText.name(end.inverse.entity)).\(MessageText.name(end.inverse.field))'"
            return Diagnostic(
                .unenforcedOneToOne, .warning,
                "nothing keeps two '\(MessageText.name(end.end.entity))' from claiming one "
                    + "'\(MessageText.name(end.inverse.entity))': '\(MessageText.name(field.name))' and \(inverse) "
                    + "are two references",
                at: field.span, remedy: "set both together, or describe one of the two only")
        }
    }
}

extension DiagnosticID {
    package static let lostDeleteRule = DiagnosticID("deleteRule.lost")
    fileprivate static let unencryptedField = DiagnosticID("encryption.unsupported")
    fileprivate static let unenforcedOneToOne = DiagnosticID("oneToOne.unenforced")
}

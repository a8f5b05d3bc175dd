import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Warns of references of which nothing tells to which record type they go.
enum TargetlessReferences {
    /// To be called when the configuration has set right what it sets right. CloudKit's own fields need no target.
    static func report(_ entities: [Entity], declared: [JoinedEntity], findings: inout Findings) {
        for (entity, joined) in zip(entities, declared) {
            // By their places: few fields are references, so most are not even copied.
            for index in 0..<min(entity.fields.count, joined.fields.count)
            where entity.fields[index].type == .reference && entity.fields[index].references == nil {
                let declaration = joined.fields[index]
                guard entity.systemField(entity.fields[index]) == nil, let type = declaration.type,
                    !isOfSchemaLanguage(type.written)
                else { continue }
                findings.add(.targetless(declaration.name, at: type.span))
            }
        }
    }

    /// CloudKit's schema language has no way to name a target: its `REFERENCE` leaves nothing to mend.
    private static func isOfSchemaLanguage(_ written: String) -> Bool {
        written.contains(bytesOf: "REFERENCE")
    }
}

extension DiagnosticID {
    static let referenceTargetless = DiagnosticID("reference.targetless")
}

extension Diagnostic {
    static func targetless(_ field: Declared<String>, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .referenceTargetless, .warning,
            "'\(field.value)' is a reference, but nothing says to which record type", at: span,
            remedy: "name the record type, for example 'Reference<Card>'"
        )
    }
}

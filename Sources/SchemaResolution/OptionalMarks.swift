import Diagnostics
import SchemaModel
import SchemaReading

/// Whether the documents say at all which fields are optional: a field that is not marked among marked ones is
/// required; where none is marked, nothing is known.
struct OptionalMarks {
    let areUsed: Bool

    init(declared: [DeclaredSchema], entities: [JoinedEntity], findings: inout Findings) {
        areUsed = entities.contains {
            $0.fields.contains { Self.isMarked($0.first) || $0.others.contains(where: Self.isMarked) }
        }
        guard !areUsed else { return }
        for schema in declared {
            guard let place = schema.entities.first(where: { !$0.fields.isEmpty })?.fields.first?.name else {
                continue
            }
            findings.add(.unmarked(at: place.span))
        }
    }

    static func isMarked(_ field: DeclaredField) -> Bool {
        field.isOptional != nil || field.type?.isOptional != nil
            || field.remarks.contains { if case .optional = $0.fact { true } else { false } }
    }
}

extension DiagnosticID {
    static let optionalUnmarked = DiagnosticID("optional.unmarked")
}

extension Diagnostic {
    fileprivate static func unmarked(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionalUnmarked, .note,
            "no field is marked as optional or required: all are treated as required",
            at: span,
            remedy: "mark optional fields, for example 'String (optional)'"
        )
    }
}

import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Whether the documents say at all which fields are optional: a field that is not marked among marked ones is
/// required; where none is marked, nothing is known.
struct OptionalMarks {
    let areUsed: Bool

    init(declared: [DeclaredSchema], entities: [JoinedEntity], findings: inout Findings) {
        areUsed = entities.contains {
            $0.fields.contains { Self.isMarked($0.first) || $0.others.contains(where: Self.isMarked) }
        }
        if areUsed {
            if let left = entities.lazy.compactMap(Self.firstLeft).first { findings.add(.left(left)) }
            return
        }
        for schema in declared {
            guard let place = schema.entities.first(where: { !$0.fields.isEmpty })?.fields.first?.name else {
                continue
            }
            findings.add(.unmarked(at: place.span))
        }
    }

    /// The first field that is not marked among fields that are marked, some as required, some as optional.
    ///
    /// Where only one of the two is ever marked, no mark is the other; and in Swift no question mark.
    private static func firstLeft(of entity: JoinedEntity) -> JoinedField? {
        let marks = Set(entity.fields.lazy.compactMap(\.optionality?.value))
        guard marks.count == 2, entity.kind == .cloudKit || entity.kind == .table,
            !entity.fields.contains(where: { $0.type?.hasOptionalSign ?? false })
        else { return nil }
        return entity.fields.first { $0.optionality == nil && $0.defaultText == nil && !$0.saysPresence }
    }

    static func isMarked(_ field: DeclaredField) -> Bool {
        field.isOptional != nil || field.type?.isOptional != nil
            || field.remarks.contains { if case .optional = $0.fact { true } else { false } }
    }
}

extension JoinedField {
    /// Whether other words tell whether records have it: a key always, a list or a field that is gone not.
    fileprivate var saysPresence: Bool {
        if type?.isList ?? false { return true }
        return remarks.contains {
            switch $0.fact {
            case .primaryKey, .list, .toMany, .retired, .notStored, .deviceOnly: true
            default: false
            }
        }
    }
}

extension DiagnosticID {
    static let optionalUnmarked = DiagnosticID("optional.unmarked")
}

extension Diagnostic {
    fileprivate static func left(_ field: JoinedField) -> Diagnostic {
        Diagnostic(
            .optionalUnmarked, .note,
            "'\(field.name.value)' is marked neither as optional nor as required, as other fields beside it are: "
                + "it is treated as required",
            at: field.name.span, remedy: "mark it too, for example 'String (optional)'")
    }

    fileprivate static func unmarked(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionalUnmarked, .note,
            "no field is marked as optional or required: all are treated as required",
            at: span,
            remedy: "mark optional fields, for example 'String (optional)'"
        )
    }
}

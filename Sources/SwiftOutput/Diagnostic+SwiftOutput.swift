import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// What CloudKit's references cannot do: they take their record along, or do nothing.
extension Diagnostic {
    static func unkeptRules(
        of entity: Entity, _ names: SwiftNames, besides companions: OutputCompanions
    ) -> [Diagnostic] {
        entity.fields.compactMap { field in
            guard field.type == .reference, let rule = field.onDelete,
                names.type(of: field.references ?? "") != nil
            else { return nil }
            return switch rule {
            case .deny: .unkeptDeny(field)
            case .nullify: .unkeptNullify(field, isClearedBySQL: companions.haveTriggers)
            case .cascade, .noAction: nil
            }
        }
    }

    private static func unkeptDeny(_ field: Field) -> Diagnostic {
        let name = MessageText.name(field.name)
        return Diagnostic(
            .denyImpossible, .warning,
            "CloudKit takes no delete rule 'deny': a deletion does not ask '\(name)'",
            at: field.span, remedy: "let the app refuse to delete")
    }

    /// Where a local database clears the reference, the app sends that as any other edit.
    private static func unkeptNullify(_ field: Field, isClearedBySQL: Bool) -> Diagnostic {
        Diagnostic(
            .nullifyImpossible, isClearedBySQL ? .remark : .warning,
            "CloudKit clears no references: '\(MessageText.name(field.name))' may lead to a record that is gone",
            at: field.span,
            remedy: isClearedBySQL ? "a trigger of the local database clears it" : "let the app clear it")
    }
}

extension Diagnostic {
    static func unfitMergeRule(_ rule: MergeRule, of field: Field, in entity: Entity) -> Diagnostic {
        let name = MessageText.name(field.name)
        let reason =
            rule == .newer
            ? "'\(MessageText.name(entity.name))' has no modification date"
            : "\(field.isList ? "a list" : "its type") has no such rule"
        return Diagnostic(
            .mergeRuleUnfit, .warning, "'\(name)' is not merged by '\(rule.rawValue)': \(reason)",
            at: field.span,
            remedy: "choose another rule; until then the server's value is kept")
    }
}

extension Diagnostic {
    /// What the configuration asks for and no code but the mirror's can do.
    static func unmappedMirrors(_ request: OutputRequest) -> [Diagnostic] {
        guard request.options.mirroredRecords else { return [] }
        let types = MirroredFieldTypes(request.schema)
        return request.schema.entities.compactMap { entity in
            guard entity.cloudRecordType == .mirror, let field = types.unreadable(in: entity) else {
                return nil
            }
            return .unmappedMirror(entity, field)
        }
    }

    private static func unmappedMirror(_ entity: Entity, _ field: Field) -> Diagnostic {
        let kind = entity.kind == .swiftData ? "SwiftData" : "Core Data"
        return Diagnostic(
            .mirrorUnmapped, .warning,
            "'\(MessageText.name(entity.name))' is not mapped to its records: only \(kind) can read "
                + "'\(MessageText.name(field.name))' there",
            at: field.span, remedy: "fetch these objects from their store")
    }
}

extension OutputCompanions {
    /// Whether a local database beside the structs keeps the document's delete rules.
    fileprivate var haveTriggers: Bool { contains("sqlite") || contains("grdb") }
}

extension DiagnosticID {
    fileprivate static let mergeRuleUnfit = DiagnosticID("merge.unfit")
    fileprivate static let mirrorUnmapped = DiagnosticID("mirror.unmapped")
    fileprivate static let nullifyImpossible = DiagnosticID("nullify.impossible")
}

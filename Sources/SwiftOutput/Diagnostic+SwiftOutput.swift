import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// What CloudKit's references cannot do: they take their record along, or do nothing.
extension Diagnostic {
    static func unkeptRules(of entity: Entity, _ names: SwiftNames) -> [Diagnostic] {
        entity.fields.compactMap { field in
            guard field.type == .reference, let rule = field.onDelete,
                names.type(of: field.references ?? "") != nil
            else { return nil }
            switch rule {
            case .cascade:
                let isCarried = !entity.kind.isObjectModel || names.carriesDeleteRule(of: field, in: entity)
                return isCarried ? nil : .lostRule(.cascade, of: field, in: entity)
            case .deny: return .unkeptDeny(field)
            // What object models do without a word is no rule that anybody asked for.
            case .nullify: return entity.kind.isObjectModel ? nil : .unkeptNullify(field)
            case .noAction: return nil
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

    private static func unkeptNullify(_ field: Field) -> Diagnostic {
        Diagnostic(
            .nullifyImpossible, .warning,
            "CloudKit clears no references: '\(MessageText.name(field.name))' may lead to a record that is gone",
            at: field.span, remedy: "let the app clear it")
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

extension DiagnosticID {
    fileprivate static let mergeRuleUnfit = DiagnosticID("merge.unfit")
    fileprivate static let nullifyImpossible = DiagnosticID("nullify.impossible")
}

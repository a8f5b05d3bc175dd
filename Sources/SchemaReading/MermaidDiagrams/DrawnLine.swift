import Diagnostics
import SchemaModel

/// A line of a diagram, from what has a reference to what it refers to.
///
///     Trip "1" *-- "0..*" Stop : stops, cascade
///     Trip ||--o{ Stop : "stops · cascade"
struct DrawnLine: Hashable {
    var owner: String
    var target: String
    var isMany: Bool
    var isOptional: Bool

    /// The words behind the colon, between commas and points.
    var labels: [String]
    var range: Range<Int>

    /// The label as a field's name, where it is surely none of a verb: `stops` to `Stop`, or any name with a delete rule behind it;
    /// but not "owns".
    ///
    /// Nil where it may be a verb.
    var fieldName: String? {
        guard let label = labels.first, RelationshipGrammar.isFieldName(label) else { return nil }
        let target = target.lowercased()
        let isNamed = label == target || label == target + "s"
        return isNamed || deleteRule != nil ? label : nil
    }

    var deleteRule: DeleteRule? {
        labels.dropFirst().lazy.compactMap { DeleteRule(rawValue: $0.lowercased()) }.first
    }

    /// The field of that name, whose only place is the line.
    func field(_ name: String, at span: SourceSpan) -> DeclaredField {
        var field = DeclaredField(name: Declared(name, at: span), span: span)
        let type = isMany ? "[\(target)]" : target + (isOptional ? "?" : "")
        field.type = TypeSpelling(type, at: span)?.type
        if let rule = deleteRule {
            field.remarks.append(Remark(.onDelete(rule), quote: rule.rawValue, in: .code, at: span))
        }
        return field
    }
}

import Diagnostics
import Output
import SchemaModel

extension Explanation {
    /// All about the field at an index of the entity.
    package func text(ofFieldAt index: Int) -> String {
        let field = entity.fields[index]
        return text(
            "\(entity.name).\(field.name)", FieldFacts(field, self).paragraphs, "",
            targetLines: targets.map { $0.explanation.fields[index] })
    }
}

/// The facts of one field in the order of their weight.
private struct FieldFacts {
    private let field: Field
    private let explanation: Explanation
    private let origins: [FactOrigin]

    init(_ field: Field, _ explanation: Explanation) {
        self.field = field
        self.explanation = explanation
        origins = explanation.origins.fields[field.name] ?? []
    }

    var paragraphs: [Explanation.Paragraph] {
        let facts = [
            name, type, optional, defaultValue, references, inverse, onDelete, enumeration, range, encrypted,
            originalName, attributeOptions, mergeRule, documentation,
        ]
        return facts.compactMap(\.self) + wholeField
    }

    private var name: Explanation.Paragraph? {
        let places = explanation.places(of: .name, in: origins, "described here")
        return .init(
            title: "name: \(field.name)", places: places.isEmpty ? [(field.span, "described here")] : places)
    }

    private var type: Explanation.Paragraph? {
        let name = field.isList ? "list of \(field.type.rawValue)" : field.type.rawValue
        return paragraph(.type, "type: \(name), stored as \(field.stored)")
    }

    private var optional: Explanation.Paragraph? {
        switch field.isOptional {
        case true?: paragraph(.optional, "optional: yes")
        case false?:
            paragraph(.optional, "optional: no", otherwise: "other fields are marked, this one is not")
        case nil: paragraph(.optional, "optional: no", otherwise: "the documents mark no field")
        }
    }

    private var defaultValue: Explanation.Paragraph? {
        field.defaultValue.flatMap { paragraph(.default, "default: \($0.written)") }
    }

    private var references: Explanation.Paragraph? {
        guard let target = field.references else { return nil }
        let isDescribed = explanation.schema.entity(named: target) != nil
        return paragraph(
            .references, "references: \(target)" + (isDescribed ? "" : ", which no document describes"))
    }

    private var inverse: Explanation.Paragraph? {
        guard let inverse = field.inverse else { return nil }
        return paragraph(
            .inverse, "inverse: \(inverse.entity).\(inverse.field)", otherwise: "the other side says so")
    }

    private var onDelete: Explanation.Paragraph? {
        field.onDelete.flatMap { paragraph(.onDelete, "on delete: \($0.rawValue)") }
    }

    private var enumeration: Explanation.Paragraph? {
        guard let name = field.enumName else { return nil }
        let cases = explanation.schema.enumType(named: name)?.cases.map { type in
            type.name == type.rawValue ? type.name : "\(type.name) = \(type.rawValue)"
        }
        let list = cases.map { $0.joined(separator: ", ") } ?? "no document lists its cases"
        return paragraph(.enumeration, "enumeration: \(name) (\(list))")
    }

    private var range: Explanation.Paragraph? {
        field.range.flatMap { paragraph(.range, "range: \($0.phrase)") }
    }

    private var encrypted: Explanation.Paragraph? {
        field.isEncrypted ? paragraph(.encrypted, "encrypted: yes", otherwise: "the type says so") : nil
    }

    private var originalName: Explanation.Paragraph? {
        field.originalName.flatMap { paragraph(.originalName, "original name: \($0)") }
    }

    private var mergeRule: Explanation.Paragraph? {
        field.mergeRule.flatMap { paragraph(.mergeRule, "changed by two devices: \($0.rawValue)") }
    }

    private var attributeOptions: Explanation.Paragraph? {
        let names = field.attributeOptions.names
        return names.isEmpty
            ? nil : paragraph(.attributeOptions, "attribute options: \(names.joined(separator: ", "))")
    }

    private var documentation: Explanation.Paragraph? {
        field.documentation.flatMap { paragraph(.documentation, "documentation: \($0)") }
    }

    /// What is about no fact alone, such as an entry of the configuration.
    private var wholeField: [Explanation.Paragraph] {
        field.evidence.filter { $0.fact == nil }.map { evidence in
            .init(title: evidence.words, places: evidence.span.map { [($0, "here")] } ?? [])
        }
    }

    private func paragraph(_ fact: Fact, _ title: String, otherwise reason: String = "")
        -> Explanation.Paragraph
    {
        let all = field.evidence.filter { $0.fact == fact }
        let overriding = all.filter { $0.basis == .overridden }
        // What the configuration decides no document does.
        let mark = overriding.isEmpty ? "" : "overruled: "
        var places = overriding.compactMap { evidence in evidence.span.map { ($0, evidence.words) } }
        places += explanation.places(of: fact, in: origins, "written here").map { span, words in
            (span, words.hasPrefix(mark) ? words : mark + words)
        }
        var reasons: [String] = []
        for evidence in all where evidence.basis != .overridden {
            if let span = evidence.span {
                places.append((span, mark + evidence.words))
            } else {
                reasons.append(mark + evidence.words)
            }
        }
        let isBare = places.isEmpty && reasons.isEmpty
        return .init(title: title, reason: isBare ? reason : reasons.joined(separator: "; "), places: places)
    }
}

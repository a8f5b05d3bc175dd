import Diagnostics
package import SchemaModel

/// The facts of one field.
///
/// Purpose: the one answer to what is known of a field, for text and for pages. Input: the field and the places that
/// state its facts. Output: the facts in the order of their weight. Invariant: none is without its place or reason.
package struct FieldFacts: Sendable {
    private let field: Field
    private let schema: KnownNames
    private let origins: [FactOrigin]

    package init(_ field: Field, of origins: EntityOrigins, in schema: KnownNames) {
        self.field = field
        self.schema = schema
        self.origins = origins.fields[field.name] ?? []
    }

    package var all: [StatedFact] {
        let facts = [
            name, type, optional, defaultValue, references, inverse, onDelete, enumeration, range, encrypted,
            originalName, earlierKey, retirement, attributeOptions, mergeRule, documentation,
        ]
        return facts.compactMap(\.self) + wholeField
    }

    private var name: StatedFact? {
        let places = origins.places(of: .name, "described here")
        return StatedFact(
            "name", field.name,
            places: places.isEmpty ? [StatedFact.Place(field.span, "described here")] : places)
    }

    private var type: StatedFact? {
        let name = field.isList ? "list of \(field.type.rawValue)" : field.type.rawValue
        return fact(.type, "type", "\(name), stored as \(field.stored)")
    }

    private var optional: StatedFact? {
        switch field.isOptional {
        case true?: fact(.optional, "optional", "yes")
        case false?:
            fact(.optional, "optional", "no", otherwise: "other fields are marked, this one is not")
        case nil: fact(.optional, "optional", "no", otherwise: "the documents mark no field")
        }
    }

    private var defaultValue: StatedFact? {
        field.defaultValue.flatMap { fact(.default, "default", $0.written) }
    }

    private var references: StatedFact? {
        guard let target = field.references else { return nil }
        let isDescribed = schema.entities.contains(target)
        return fact(
            .references, "references", target + (isDescribed ? "" : ", which no document describes"))
    }

    private var inverse: StatedFact? {
        guard let inverse = field.inverse else { return nil }
        return fact(
            .inverse, "inverse", "\(inverse.entity).\(inverse.field)", otherwise: "the other side says so")
    }

    private var onDelete: StatedFact? {
        field.onDelete.flatMap { fact(.onDelete, "on delete", $0.rawValue) }
    }

    private var enumeration: StatedFact? {
        guard let name = field.enumName else { return nil }
        let cases = schema.enums[name]?.cases.map { type in
            type.name == type.rawValue ? type.name : "\(type.name) = \(type.rawValue)"
        }
        let list = cases.map { $0.joined(separator: ", ") } ?? "no document lists its cases"
        return fact(.enumeration, "enumeration", "\(name) (\(list))")
    }

    private var range: StatedFact? {
        field.range.flatMap { fact(.range, "range", $0.phrase) }
    }

    private var encrypted: StatedFact? {
        field.isEncrypted ? fact(.encrypted, "encrypted", "yes", otherwise: "the type says so") : nil
    }

    private var originalName: StatedFact? {
        field.originalName.flatMap { fact(.originalName, "original name", $0) }
    }

    private var earlierKey: StatedFact? {
        field.earlierKey.flatMap {
            fact(.earlierKey, "earlier key", "\($0), read where a record lacks this field")
        }
    }

    private var retirement: StatedFact? {
        field.retirement.flatMap { fact(.retirement, "retired", $0.use) }
    }

    private var mergeRule: StatedFact? {
        field.mergeRule.flatMap { fact(.mergeRule, "changed by two devices", $0.rawValue) }
    }

    private var attributeOptions: StatedFact? {
        let names = field.attributeOptions.names
        return names.isEmpty
            ? nil : fact(.attributeOptions, "attribute options", names.joined(separator: ", "))
    }

    private var documentation: StatedFact? {
        field.documentation.flatMap { fact(.documentation, "documentation", $0) }
    }

    /// What is about no fact alone, such as an entry of the configuration.
    private var wholeField: [StatedFact] {
        field.evidence.filter { $0.fact == nil }.map { evidence in
            StatedFact("", evidence.words, places: evidence.span.map { [StatedFact.Place($0, "here")] } ?? [])
        }
    }

    private func fact(
        _ kind: Fact, _ name: String, _ value: String, otherwise reason: String = ""
    ) -> StatedFact {
        let all = field.evidence.filter { $0.fact == kind }
        let overriding = all.filter { $0.basis == .overridden }
        // What the configuration decides no document does.
        let mark = overriding.isEmpty ? "" : "overruled: "
        var places = overriding.compactMap { evidence in
            evidence.span.map { StatedFact.Place($0, evidence.words) }
        }
        places += origins.places(of: kind, "written here").map { place in
            StatedFact.Place(place.span, place.words.hasPrefix(mark) ? place.words : mark + place.words)
        }
        var reasons: [String] = []
        for evidence in all where evidence.basis != .overridden {
            if let span = evidence.span {
                places.append(StatedFact.Place(span, mark + evidence.words))
            } else {
                reasons.append(mark + evidence.words)
            }
        }
        let isBare = places.isEmpty && reasons.isEmpty
        return StatedFact(
            name, value, reason: isBare ? reason : reasons.joined(separator: "; "), places: places)
    }
}

extension Retirement {
    /// Who uses it still.
    var use: String { isWritten ? "older versions of the app still read it" : "nothing writes it any more" }
}

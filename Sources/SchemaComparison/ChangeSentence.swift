import SchemaModel

/// Says a change as a person would, without its subject. For example: `becomes optional`.
enum ChangeSentence {
    static func text(of change: SchemaChange) -> String {
        switch change {
        case .entityAdded(let entity): "is new, with \(count(entity.fields.count, "field"))"
        case .entityRemoved: "is gone"
        case .entityChanged(let fact, let old, let new, _): entity(fact, old, new)
        case .indexAdded(let index, _): "can be \(verb(index.kind))\(names(index))"
        case .indexRemoved(let index, _): "can no longer be \(verb(index.kind))\(names(index))"
        case .keyAdded(let key, _): "lets no two records share \(names(key))"
        case .keyRemoved(let key, _): "lets records share \(names(key))"
        case .grantChanged(let role, let old, let new, _): grant(role, old, new)
        case .fieldAdded(let field, _): "is new: \(shape(of: field))"
        case .fieldRemoved(let field, let pair): gone(field, pair)
        case .fieldRenamed(let field, _): "was called '\(field.old.name)'"
        case .fieldChanged(let fact, let field, _): self.field(fact, field.old, field.new)
        case .enumAdded(let type): "is new: \(type.cases.map(\.name).joined(separator: ", "))"
        case .enumRemoved: "is no longer listed"
        case .enumMoved(let old, let new, _): "is the type '\(new)' in Swift instead of '\(old)'"
        case .caseAdded(let item, _): "gains '\(item.name)'\(raw(item))"
        case .caseRemoved(let item, _): "loses '\(item.name)'\(raw(item))"
        case .caseRenamed(let item, _): "calls '\(item.old.name)' now '\(item.new.name)'\(raw(item.new))"
        case .caseRevalued(let item, _):
            "stores '\(item.new.name)' as \(item.new.rawValue) instead of \(item.old.rawValue)"
        }
    }

    /// A rename that the document does not tell looks like this.
    private static func gone(_ field: Field, _ pair: SchemaChange.Pair<Entity>) -> String {
        let text = "is gone; it was \(article((field.mayBeMissing ? "optional " : "") + field.valueType))"
        guard let name = pair.likelyName(of: field) else { return text }
        return text + "; if '\(name)' is its new name, say in the note: renamed from `\(field.name)`"
    }

    private static func raw(_ item: EnumType.Case) -> String {
        item.name == item.rawValue ? "" : " (\(item.rawValue))"
    }

    // MARK: Entities

    private static func entity(_ fact: SchemaChange.EntityFact, _ old: String?, _ new: String?) -> String {
        switch fact {
        case .name: "was called '\(old ?? "")'"
        case .retirement: new.map(retired) ?? "is no longer retired"
        case .keeper: moved("is kept by", old, new)
        case .zone: moved("has the zone", old, new)
        case .primaryKey: moved("has the primary key", old, new)
        case .recordName: moved("names its records by", old, new)
        case .documentation: "is described in other words"
        }
    }

    private static func grant(_ role: String, _ old: [Grant.Permission], _ new: [Grant.Permission]) -> String
    {
        let words = { (list: [Grant.Permission]) in
            list.isEmpty ? "do nothing" : list.map { $0.rawValue.lowercased() }.joined(separator: ", ")
        }
        return "'\(role)' may \(words(new)) instead of \(words(old))"
    }

    private static func verb(_ kind: Index.Kind) -> String {
        switch kind {
        case .queryable: "queried"
        case .sortable: "sorted"
        case .searchable: "searched"
        }
    }

    /// An index of one field is said of the field itself.
    private static func names(_ index: Index) -> String {
        index.onlyField == nil ? " by \(list(index.fields.map(\.name)))" : ""
    }

    private static func names(_ key: UniqueKey) -> String {
        guard key.fields.count > 1, let last = key.fields.last else { return list(key.fields) }
        return "\(list(Array(key.fields.dropLast()))) and '\(last)'"
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }

    // MARK: Fields

    static func shape(of field: Field) -> String {
        var words = [field.valueType]
        if field.mayBeMissing { words.append("optional") }
        if field.isEncrypted { words.append("encrypted") }
        if let value = field.defaultValue?.written { words.append("default \(value)") }
        return words.joined(separator: ", ")
    }

    private static func field(_ fact: SchemaChange.FieldFact, _ old: Field, _ new: Field) -> String {
        switch fact {
        case .type:
            old.valueType == new.valueType
                ? "is stored as \(new.stored) instead of \(old.stored)"
                : "is \(new.valueTypePhrase) instead of \(old.valueTypePhrase)"
        case .optional: new.mayBeMissing ? "becomes optional" : "becomes required"
        case .default: changed("the default", old.defaultValue?.written, new.defaultValue?.written)
        case .reference: moved("refers to", old.references, new.references)
        case .deleteRule: changed("the delete rule", old.onDelete?.rawValue, new.onDelete?.rawValue)
        case .enumeration: changed("the enumeration", old.enumName, new.enumName)
        case .range: changed("the range", old.range.map(text), new.range.map(text))
        case .encryption: new.isEncrypted ? "becomes encrypted" : "is no longer encrypted"
        case .mergeRule: changed("the merge rule", old.mergeRule?.rawValue, new.mergeRule?.rawValue)
        case .options:
            changed("the options", options(old), options(new))
        case .earlierKey:
            new.earlierKey.map { "is also read from '\($0)'" } ?? "is no longer read from an earlier key"
        case .retirement:
            new.retirement.map { retired($0.sentence) } ?? "is no longer retired"
        case .documentation: "has another note"
        }
    }

    /// What is only struck through says no more.
    private static func retired(_ sentence: String) -> String {
        sentence == Retirement(words: nil, isWritten: false).sentence
            ? "is retired" : "is retired: '\(sentence.dropLast())'"
    }

    private static func options(_ field: Field) -> String? {
        field.attributeOptions.isEmpty ? nil : field.attributeOptions.names.joined(separator: ", ")
    }

    private static func text(_ range: ClosedRange<Int64>) -> String {
        "\(range.lowerBound) to \(range.upperBound)"
    }

    // MARK: Words

    private static func moved(_ verb: String, _ old: String?, _ new: String?) -> String {
        switch (old, new) {
        case (let old?, let new?): "\(verb) \(new) instead of \(old)"
        case (nil, let new?): "\(verb) \(new)"
        case (let old?, nil): "\(verb) \(old) no longer"
        case (nil, nil): verb
        }
    }

    private static func changed(_ what: String, _ old: String?, _ new: String?) -> String {
        switch (old, new) {
        case (let old?, let new?): "has \(what) \(new) instead of \(old)"
        case (nil, let new?): "has \(what) \(new)"
        case (let old?, nil): "no longer has \(what) \(old)"
        case (nil, nil): "has the same as \(what)"
        }
    }

    private static func article(_ noun: String) -> String {
        "aeiou".contains(noun.prefix(1)) ? "an \(noun)" : "a \(noun)"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

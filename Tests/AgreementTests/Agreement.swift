/// Where two targets of one schema say different things.
struct Agreement {
    let structs: TargetFacts
    let other: TargetFacts

    /// The record types that the other target must have.
    let expected: Set<String>

    /// What the other target says of what it could not do as the document says.
    let messages: [String]

    var disagreements: [String] {
        let missing = expected.subtracting(other.records.keys).sorted().map {
            "\(other.target) has no '\($0)'"
        }
        let pairs = structs.records.keys.filter(expected.contains).sorted().compactMap { name in
            structs.records[name].flatMap { mine in other.records[name].map { (name, mine, $0) } }
        }
        // CloudKit's own type, and the pairs of many-to-many relationships, are in every schema of CloudKit's.
        let own: Set<String> = other.target == "ckdb" ? ["Users", "CDMR"] : []
        let extra = Set(other.records.keys).subtracting(expected).subtracting(own).sorted()
            .map { "only \(other.target) has '\($0)'" }
        return missing + extra + pairs.flatMap { compare($0, $1, with: $2) }
    }

    private func compare(_ name: String, _ mine: RecordFacts, with theirs: RecordFacts) -> [String] {
        let names = Dictionary(
            uniqueKeysWithValues: mine.fields.keys.map { ($0, otherName(of: $0, in: theirs)) })
        let missing = names.filter {
            theirs.fields[$0.value] == nil && !isLeftOut($0.key, mine.fields[$0.key])
        }
        .keys.sorted().map { "\(other.target) has no '\(name).\($0)'" }
        let known = Set(names.values)
        let extra = theirs.fields.filter { !known.contains($0.key) && !isOwn($0.value) }.keys.sorted()
            .map { "only \(other.target) has '\(name).\($0)'" }
        let different = names.sorted { $0.key < $1.key }.flatMap { field, theirName -> [String] in
            guard let mine = mine.fields[field], let theirs = theirs.fields[theirName] else { return [] }
            return compare(mine, with: theirs).map { "\(other.target), '\(name).\(field)': \($0)" }
        }
        return missing + extra + different
    }

    /// Another name counts where a message says so.
    private func otherName(of field: String, in theirs: RecordFacts) -> String {
        if theirs.fields[field] != nil { return field }
        return theirs.fields.keys.first { name in
            messages.contains { $0.hasPrefix("'\(field)' is called '\(name)'") }
        } ?? field
    }

    /// Core Data pairs the records of a many-to-many relationship in records of their own, and has no relationship
    /// with an entity that no document describes.
    private func isLeftOut(_ name: String, _ field: FieldFacts?) -> Bool {
        guard field?.kinds.contains(.reference) == true else { return false }
        return switch other.target {
        case "ckdb": field?.isList == true
        case "coredata": messages.contains { $0.contains("'\(name)'") }
        default: false
        }
    }

    /// Object models have relationships on both sides, and diagrams show both.
    private func isOwn(_ field: FieldFacts) -> Bool {
        switch other.target {
        case "swiftdata", "coredata", "mermaid": field.kinds.contains(.reference)
        case "ckdb": field.kinds.contains(.reference) && field.isList == false
        default: false
        }
    }

    private func compare(_ mine: FieldFacts, with theirs: FieldFacts) -> [String] {
        var complaints: [String] = []
        if mine.kinds.isDisjoint(with: theirs.kinds) {
            complaints.append("\(Self.text(mine.kinds)), not \(Self.text(theirs.kinds))")
        }
        if let isList = theirs.isList, isList != mine.isList {
            complaints.append(isList ? "a list" : "no list")
        }
        if let isOptional = theirs.isOptional, !fits(isOptional, mine, theirs) {
            complaints.append(isOptional ? "optional" : "not optional")
        }
        let (own, others) = (mine.defaultValue.read(as: mine.kinds), theirs.defaultValue.read(as: mine.kinds))
        if !fits(others, own, mine, theirs) { complaints.append("default \(others), not \(own)") }
        return complaints
    }

    private static func text(_ kinds: Set<ValueKind>) -> String {
        kinds.map(\.rawValue).sorted().joined(separator: "|")
    }

    // MARK: - What a target's rules change

    /// What CloudKit mirrors is optional or has a default.
    private func fits(_ isOptional: Bool, _ mine: FieldFacts, _ theirs: FieldFacts) -> Bool {
        switch other.target {
        case "swiftdata", "coredata":
            if mine.isList == true || isOptional == mine.isOptional { return true }
            return isOptional && (theirs.defaultValue == .none || mine.kinds.contains(.reference))
        // A list that may be missing is read as an empty one.
        case "sqlite", "postgresql", "mermaid": return mine.isList == true || isOptional == mine.isOptional
        default: return isOptional == mine.isOptional
        }
    }

    private func fits(
        _ value: StatedDefault, _ own: StatedDefault, _ mine: FieldFacts, _ theirs: FieldFacts
    ) -> Bool {
        if value == .untold || mine.isList == true || mine.kinds == [.reference] { return true }
        switch own {
        case .untold, .other: return true
        case .text, .number, .bool: return value == own
        case .now, .newUUID: return value == own || value == .none || isNeutral(value)
        case .emptyList, .none: return value == .none || isNeutral(value) && mine.isOptional == false
        }
    }

    /// What object models begin with where the document says nothing.
    private func isNeutral(_ value: StatedDefault) -> Bool {
        switch other.target {
        case "swiftdata", "coredata":
            [.text(""), .text("{}"), .number(0), .bool(false), .now, .newUUID, .other("Data()")].contains(
                value)
        default: false
        }
    }
}

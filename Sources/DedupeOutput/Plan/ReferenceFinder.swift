import SchemaModel

/// Finds the fields that hold identities of records that are merged.
struct ReferenceFinder {
    private let schema: Schema
    private let isMerged: [Bool]
    private let identities: [Identity]
    private let indexes: [String: Int]
    private let indexesInSmallLetters: [String: Int]

    init(_ schema: Schema, isMerged: [Bool], identities: [Identity]) {
        self.schema = schema
        self.isMerged = isMerged
        self.identities = identities
        indexes = schema.entityIndexes
        indexesInSmallLetters = Dictionary(schema.entities.enumerated().map { ($1.name.lowercased(), $0) }) {
            first, _ in first
        }
    }

    func references(in entity: Int) -> [ReferencePlan] {
        schema.entities[entity].fields.enumerated().compactMap { index, field in
            let described = field.references.map { indexes[$0] } ?? implied(by: field, of: entity)
            guard let target = described, isMerged[target] else { return nil }
            // The identity itself never changes, whatever the document says that it refers to.
            guard identities[entity].field != index, holdsIdentity(field, of: target) else { return nil }
            return ReferencePlan(field: index, target: target, isImplied: field.references == nil)
        }
    }

    /// What a UUID is named after: `goalId` holds that of a `Goal`.
    ///
    /// No harm is done where it does not: no two things have the same UUID, so that it is no duplicate's then. What is
    /// named after its own record type is its own: an `itemID` of an `Item`.
    private func implied(by field: Field, of entity: Int) -> Int? {
        guard field.type == .uuid else { return nil }
        let name = field.name.lowercased()
        guard let ending = ["_ids", "ids", "_id", "id"].first(where: { name.hasSuffix($0) }) else {
            return nil
        }
        let target = indexesInSmallLetters[String(name.dropLast(ending.count))]
        return target == entity ? nil : target
    }

    /// References do; a text or a number does if the identity is one.
    private func holdsIdentity(_ field: Field, of target: Int) -> Bool {
        switch field.type {
        case .reference, .string, .uuid: return true
        case .int:
            if case .integer = identities[target] { return true }
            return false
        case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .enum, .json: return false
        }
    }
}

extension Schema {
    /// Where the entity of a name is; of two, the first.
    var entityIndexes: [String: Int] {
        Dictionary(entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
}

import SchemaDeclaration
import SchemaModel

/// The claims of a document's shapes: those that wait to be judged, and where those stand that hold.
package struct Claims {
    /// Not judged yet.
    package private(set) var pending: [Claim] = []
    private var pendingAnchors: Set<Int> = []

    /// The names of the entities that have fields, and of the types of these, judged or not.
    package private(set) var names: Set<String> = []
    package private(set) var typeNames: Set<String> = []

    /// The passages of those that hold, and whether they only state facts.
    package var held: [(passage: Int, isMetadata: Bool)] = []

    /// For each entity of the schema the passage from which on statements are about it; nil for one named in a table.
    package private(set) var anchors: [Int?] = []
    package private(set) var anchorSet: Set<Int> = []
    private var entities: [EntityKey: Int] = [:]

    /// The names of the fields of those that several claims describe: nearly all are described once.
    private var fieldNames: [Int: Set<String>] = [:]

    private struct EntityKey: Hashable {
        let name: String
        let anchor: Int?
    }

    /// Whether some claim is about what stands below a passage.
    package func isAnchor(_ passage: Int) -> Bool {
        anchorSet.contains(passage) || pendingAnchors.contains(passage)
    }

    mutating func put(_ claim: Claim) {
        pending.append(claim)
        if let anchor = claim.anchor { pendingAnchors.insert(anchor) }
        note(claim.entity)
    }

    private mutating func note(_ entity: DeclaredEntity) {
        if !entity.fields.isEmpty { names.insert(entity.name.value) }
        for case let type? in entity.fields.lazy.map(\.type) { typeNames.insert(type.name) }
    }

    /// Takes those that wait to be judged; what `declared` has not is forgotten.
    mutating func take(besides declared: [DeclaredEntity]) -> [Claim] {
        names = []
        typeNames = []
        for entity in declared { note(entity) }
        let taken = pending
        pending = []
        pendingAnchors = []
        return taken
    }

    /// Joins a claim that holds with what is said of its entity at the same place.
    ///
    /// A claim that says a field again is a declaration of its own: it may say it otherwise, and what says the same
    /// thing twice is joined, or reported, where entities are resolved.
    mutating func add(_ claim: Claim, to declared: inout [DeclaredEntity]) {
        let key = EntityKey(name: claim.entity.name.value, anchor: claim.anchor)
        note(claim.entity)
        guard let known = entities[key], join(claim.entity, with: known, of: declared) else {
            let isFirst = entities[key] == nil
            if isFirst { entities[key] = declared.count }
            declared.append(claim.entity)
            anchors.append(isFirst ? claim.anchor : nil)
            if isFirst, let anchor = claim.anchor { anchorSet.insert(anchor) }
            return
        }
        declared[known].absorb(claim.entity)
    }

    /// Takes the names of its fields to those of a known entity, where that has none of them.
    private mutating func join(_ entity: DeclaredEntity, with known: Int, of declared: [DeclaredEntity])
        -> Bool
    {
        let own = entity.fields.lazy.map(\.name.value)
        var names =
            fieldNames.removeValue(forKey: known) ?? Set(declared[known].fields.lazy.map(\.name.value))
        let isNew = names.isDisjoint(with: own)
        if isNew { names.formUnion(own) }
        fieldNames[known] = names
        return isNew
    }
}

extension DeclaredEntity {
    /// Takes over what another declaration of the same entity says.
    fileprivate mutating func absorb(_ other: DeclaredEntity) {
        spokenName = spokenName ?? other.spokenName
        originalName = originalName ?? other.originalName
        retirement = retirement ?? other.retirement
        kind = kind ?? other.kind
        fields += other.fields
        paragraphs += other.paragraphs
        database = database ?? other.database
        recordNameRule = recordNameRule ?? other.recordNameRule
        zone = zone ?? other.zone
        primaryKey = primaryKey ?? other.primaryKey
        relationships += other.relationships
        indexes += other.indexes
        uniqueKeys += other.uniqueKeys
        grants += other.grants
    }
}

import SchemaDeclaration
import SchemaModel

/// The names by which a document's fields refer to its entities, where headings call these otherwise.
///
///     ### Giocatore (Player)          `player_id`: INTEGER (FK -> Player)
///     ### Trip Stop                   `stop`: Reference(TripStop)
struct ReferredNames {
    private var names: Set<String> = []

    /// Whether some reference has a name that stands in brackets, and none has one that stands before them.
    private var areInBrackets = false

    init(_ claims: [Claim], besides declared: [DeclaredEntity]) {
        for field in (claims.map(\.entity) + declared).lazy.flatMap(\.fields) {
            for case .references(let name) in field.remarks.lazy.map(\.fact) { names.insert(name) }
            if let type = field.type { names.formUnion([type.name, type.argument].compactMap(\.self)) }
        }
        let bracketed = claims.filter { $0.nameInBrackets != nil }
        areInBrackets =
            bracketed.contains { names.contains($0.nameInBrackets?.value ?? "") }
            && !bracketed.contains { names.contains($0.entity.name.value) }
    }

    /// Gives an entity the name that references have for it; what its heading says is what people call it.
    func rename(_ claim: inout Claim) {
        let name = claim.entity.name
        if areInBrackets, let bracketed = claim.nameInBrackets {
            claim.entity.spokenName = name.value
            claim.entity.name = bracketed
        } else if name.value.contains(" "), case let joined = name.value.filter({ $0 != " " }),
            names.contains(joined)
        {
            claim.entity.spokenName = name.value
            claim.entity.name.value = joined
        }
    }
}

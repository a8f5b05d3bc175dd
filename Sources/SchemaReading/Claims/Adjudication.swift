import SchemaModel

/// Decides which claims hold: those of entities that something says are stored.
///
/// What is described is one thing: the evidence of one claim is that of all claims of its entity. What a stored type
/// refers to is stored as well.
struct Adjudication {
    /// For each pending claim.
    private(set) var holds: [Bool]

    static func reason(for claim: Claim) -> String {
        "nothing says that '\(claim.entity.name.value)' is stored"
    }

    static let remedy =
        "name the store or the schema in a heading above, or write '<!-- gen: record type -->' above it"

    init(_ reading: DocumentReading) {
        let claims = reading.claims.pending
        var stored = Set(reading.schema.entities.lazy.map(\.name.value))
        var news: [DeclaredEntity] = reading.schema.entities
        for claim in claims where StorageEvidence.of(claim, in: reading) != nil {
            stored.insert(claim.entity.name.value)
            news.append(claim.entity)
        }
        let claimed = Dictionary(grouping: claims.map(\.entity)) { $0.name.value }
        while let entity = news.popLast() {
            for name in Self.targets(of: entity) where claimed[name] != nil && stored.insert(name).inserted {
                news += claimed[name] ?? []
            }
        }
        holds = claims.map { stored.contains($0.entity.name.value) }
    }

    /// The names of the types that fields refer to.
    private static func targets(of entity: DeclaredEntity) -> [String] {
        entity.fields.flatMap { field in
            [field.type?.name, field.type?.argument].compactMap(\.self) + field.remarks.compactMap(target)
        } + entity.relationships.map(\.target)
    }

    private static func target(_ remark: Remark) -> String? {
        switch remark.fact {
        case .references(let name), .identifies(let name), .toMany(let name): name
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .inverse, .onDelete, .optional,
            .defaultText, .encrypted, .originalName, .attributeOptions, .unkeptArgument, .list, .json, .url,
            .unique,
            .primaryKey, .index, .notStored:
            nil
        }
    }
}

import SchemaDeclaration
import SchemaModel

/// Decides which claims hold: those of entities that something says are stored.
///
/// What is described is one thing: the evidence of one claim is that of all claims of its entity. What a stored type
/// refers to is stored as well.
struct Adjudication {
    /// For each pending claim why it does not hold; nil where it does.
    private(set) var reasons: [String?]

    static let remedy =
        "name the store or the schema in a heading above, or write '<!-- gen: record type -->' above it"

    init(_ reading: DocumentReading) {
        let claims = reading.claims.pending
        let tellsApart = Self.tellsApart(claims)
        let isBesideRecords = claims.contains { claim in
            guard let passage = claim.passages.first else { return false }
            let chapter = reading.standings.chapter(of: reading.outline.passages[passage].section)
            return chapter.map { reading.standings[$0].isOfRecords } ?? false
        }
        let withOwnFields = Set(
            (claims.map(\.entity) + reading.schema.entities).lazy.filter(\.hasOwnFields).map(\.name.value))
        let plans = Plans.reasons(claims, in: reading)
        let verdicts = zip(claims, plans).map { claim, plan in
            if Self.isOfSystem(claim, isOwnElsewhere: withOwnFields.contains(claim.entity.name.value)) {
                return StorageVerdict.refused(
                    reason: "its fields are those that CloudKit keeps for every record")
            }
            let verdict = StorageVerdict(
                claim, isBesideRecords: isBesideRecords, tellsApart: tellsApart, in: reading)
            return plan.map { verdict.refused(because: $0) } ?? verdict
        }
        // Most documents leave nothing open: then nobody asks who refers to whom.
        let isOpen = verdicts.contains(where: \.isOpen)
        let stored = isOpen ? Self.stored(claims, verdicts, besides: reading.schema.entities) : []
        reasons = zip(claims, verdicts).map { claim, verdict in
            switch verdict {
            case .stored: nil
            case .open(let reason): stored.contains(claim.entity.name.value) ? nil : reason
            case .refused(let reason): reason
            }
        }
    }

    /// "Core Data entity: Trip" beside "Struct: Summary": what is called neither is not stored because the title says so.
    private static func tellsApart(_ claims: [Claim]) -> Bool {
        claims.contains(where: \.isStruct) && claims.contains { $0.strength == .labelled }
    }

    /// `recordName` and its like make no record type of a heading; said of all, they are no field of any.
    private static func isOfSystem(_ claim: Claim, isOwnElsewhere: Bool) -> Bool {
        if claim.entity.hasOwnFields { return false }
        return claim.anchor == nil ? isOwnElsewhere : claim.strength < .labelled && !isOwnElsewhere
    }

    /// The names of the entities that are stored, and of those that they refer to.
    private static func stored(
        _ claims: [Claim], _ verdicts: [StorageVerdict], besides declared: [DeclaredEntity]
    ) -> Set<String> {
        var stored = Set(declared.lazy.map(\.name.value))
        var news = declared
        for (claim, verdict) in zip(claims, verdicts) {
            guard case .stored = verdict else { continue }
            stored.insert(claim.entity.name.value)
            news.append(claim.entity)
        }
        let claimed = Dictionary(grouping: claims.lazy.map(\.entity)) { $0.name.value }
        while let entity = news.popLast() {
            for name in targets(of: entity) where claimed[name] != nil && stored.insert(name).inserted {
                news += claimed[name] ?? []
            }
        }
        return stored
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
            .defaultText, .encrypted, .encryptedSince, .retired, .earlierKey, .originalName,
            .attributeOptions, .merge, .unkeptArgument, .list, .json,
            .url,
            .unique,
            .primaryKey, .index, .notStored, .deviceOnly, .refused:
            nil
        }
    }
}

extension DeclaredEntity {
    /// Whether it has more than what CloudKit keeps for every record: `recordName`, `modificationDate`.
    fileprivate var hasOwnFields: Bool {
        fields.isEmpty || fields.contains { SystemField(named: $0.name.value) == nil }
    }
}

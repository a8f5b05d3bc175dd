/// What users have done and their devices have committed: what sync must not lose.
struct Ledger {
    /// One change that a device has committed.
    enum Fact: Sendable {
        case created(String, owner: String? = nil)

        /// A field got a value that no other edit gives it.
        case wrote(String, field: String, value: String, before: String)
        case counted(String, by: Int)
        case added(String, field: String, item: String)
        case removed(String, field: String, item: String)

        /// A change that no check looks at.
        case touched(String)

        /// With whether another device had changes of it that the server had not seen.
        case deleted(String, isChangedElsewhere: Bool)

        var record: String {
            switch self {
            case .created(let record, _), .wrote(let record, _, _, _), .counted(let record, _),
                .added(let record, _, _), .removed(let record, _, _), .touched(let record),
                .deleted(let record, _):
                record
            }
        }
    }

    struct Place: Hashable {
        let record: String
        let field: String
    }

    private(set) var records: [String] = []

    /// The records that others are deleted with.
    private(set) var owners: [String: String] = [:]
    private(set) var written: [Place: [(value: String, before: String)]] = [:]
    private(set) var counts: [String: Int] = [:]
    private(set) var items: [Place: Set<String>] = [:]

    /// Records that a user has deleted.
    private(set) var deleted: Set<String> = []

    /// Those that somebody has changed in the meantime or since, which may outlive the deletion.
    private(set) var maySurvive: Set<String> = []

    mutating func note(_ facts: [Fact]) {
        for fact in facts {
            if deleted.contains(fact.record) { maySurvive.insert(fact.record) }
            note(fact)
        }
    }

    private mutating func note(_ fact: Fact) {
        switch fact {
        case .created(let record, let owner):
            records.append(record)
            owners[record] = owner
        case .wrote(let record, let field, let value, let before):
            written[Place(record: record, field: field), default: []].append((value, before))
        case .touched: break
        case .counted(let record, let change): counts[record, default: 0] += change
        case .added(let record, let field, let item):
            items[Place(record: record, field: field), default: []].insert(item)
        case .removed(let record, let field, let item):
            items[Place(record: record, field: field), default: []].remove(item)
        case .deleted(let record, let isChangedElsewhere):
            deleted.insert(record)
            if isChangedElsewhere { maySurvive.insert(record) }
        }
    }
}

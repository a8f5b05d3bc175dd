import SchemaModel

/// The entities and fields of a document by what they were called before.
///
/// Statements that stand elsewhere, such as a table of indexes, may still have those names.
struct DeclaredFormerNames {
    private let entities: Renamings
    private let fields: [Int: Renamings]

    init(_ declared: [DeclaredEntity] = []) {
        let names = Set(declared.lazy.map(\.name.value))
        let firsts = Dictionary(declared.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
        entities = Renamings(
            declared.flatMap { entity in
                guard let place = firsts[entity.name.value] else { return [(former: String, place: Int)]() }
                let former = entity.formerNames + [entity.originalName?.value].compactMap(\.self)
                return former.map { (former: $0, place: place) }
            },
            unless: names.contains)
        fields = declared.indices.reduce(into: [:]) { fields, place in
            let renamings = Self.renamings(of: declared[place])
            if !renamings.isEmpty { fields[place] = renamings }
        }
    }

    private static func renamings(of entity: DeclaredEntity) -> Renamings {
        let former = entity.fields.indices.flatMap { place in
            entity.fields[place].remarks.compactMap(\.formerName).map { (former: $0, place: place) }
        }
        if former.isEmpty { return Renamings() }
        let names = Set(entity.fields.lazy.map(\.name.value))
        return Renamings(former, unless: names.contains)
    }

    /// The first declaration of the entity that was called so.
    func entity(_ name: String) -> Int? { entities[name] }

    /// The field of an entity that was called so.
    func field(_ name: String, of entity: Int) -> Int? { fields[entity]?[name] }

    /// What fields of an entity were called.
    func fields(of entity: Int) -> [String] { fields[entity].map { Array($0.names) } ?? [] }
}

extension Remark {
    /// What it says that the field was called, or kept under.
    package var formerName: String? {
        switch fact {
        case .originalName(let name), .earlierKey(let name): name
        default: nil
        }
    }
}

extension DocumentReading {
    /// To be called again when sentences have told more of them.
    mutating func findFormerNames() { formerNames = DeclaredFormerNames(schema.entities) }

    /// The name by which some words call an entity: what it was called before, where they have that.
    func name(of entity: Int, in words: some Sequence<Wording.Token>) -> String {
        let name = schema.entities[entity].name.value
        guard let former = schema.entities[entity].originalName?.value, formerNames.entity(former) != nil,
            words.contains(where: { $0.text == former || $0.text.hasPrefix(former + ".") })
        else { return name }
        return former
    }

    /// The field that a name means: what has it now, else what had it before.
    func field(named name: String, in entity: Int) -> Int? {
        schema.entities[entity].fields.firstIndex { $0.name.value == name }
            ?? formerNames.field(name, of: entity)
    }
}

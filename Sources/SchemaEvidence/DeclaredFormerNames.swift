package import DocumentWording
import SchemaDeclaration
import SchemaModel

/// The entities and fields of a document by what they were called before.
///
/// Statements that stand elsewhere, such as a table of indexes, may still have those names.
package struct DeclaredFormerNames {
    private let entities: Renamings
    private let fields: [Int: Renamings]

    init(_ declared: [DeclaredEntity] = []) {
        entities = Self.renamings(of: declared)
        fields = declared.indices.reduce(into: [:]) { fields, place in
            let renamings = Self.renamings(of: declared[place])
            if !renamings.isEmpty { fields[place] = renamings }
        }
    }

    private static func renamings(of declared: [DeclaredEntity]) -> Renamings {
        let former = declared.indices.flatMap { place in
            (declared[place].formerNames + [declared[place].originalName?.value].compactMap(\.self)).map {
                (former: $0, entity: declared[place].name.value)
            }
        }
        if former.isEmpty { return Renamings() }
        let firsts = Dictionary(declared.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
        return Renamings(
            former.compactMap { name, entity in firsts[entity].map { (former: name, place: $0) } },
            unless: { firsts[$0] != nil })
    }

    private static func renamings(of entity: DeclaredEntity) -> Renamings {
        var former: [(former: String, place: Int)] = []
        for place in entity.fields.indices {
            for remark in entity.fields[place].remarks {
                if let name = remark.formerName { former.append((former: name, place: place)) }
            }
        }
        if former.isEmpty { return Renamings() }
        let names = Set(entity.fields.lazy.map(\.name.value))
        return Renamings(former, unless: names.contains)
    }

    /// The first declaration of the entity that was called so.
    func entity(_ name: String) -> Int? { entities[name] }

    /// The field of an entity that was called so.
    package func field(_ name: String, of entity: Int) -> Int? { fields[entity]?[name] }

    /// What fields of an entity were called.
    package func fields(of entity: Int) -> [String] { fields[entity].map { Array($0.names) } ?? [] }
}

extension DocumentReading {
    /// To be called again when sentences have told more of them.
    package mutating func findFormerNames() { formerNames = DeclaredFormerNames(schema.entities) }

    /// The name by which some words call an entity: what it was called before, where they have that.
    package func name(of entity: Int, in words: some Sequence<Wording.Token>) -> String {
        let name = schema.entities[entity].name.value
        guard let former = schema.entities[entity].originalName?.value, formerNames.entity(former) != nil,
            words.contains(where: { $0.text == former || $0.text.hasPrefix(former + ".") })
        else { return name }
        return former
    }
}

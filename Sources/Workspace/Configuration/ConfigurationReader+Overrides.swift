import Diagnostics
import SchemaModel
import Yams

extension ConfigurationReader {
    mutating func readOverrides(_ node: Node) -> [FieldOverride] {
        guard let pairs = pairs(of: node, in: "overrides") else { return [] }
        return pairs.compactMap { readOverride(of: $0, $1) }
    }

    private mutating func readOverride(of keyNode: Node, _ node: Node) -> FieldOverride? {
        guard let path = fieldPath(keyNode),
            let members = members(of: node, OverrideKey.self, in: "an override")
        else { return nil }
        var override = FieldOverride(entity: path.entity, field: path.field, span: span(of: keyNode))
        override.type = members[.type].flatMap { choice($0, FieldType.self) }
        override.isList = members[.list].flatMap { bool($0) }
        override.isOptional = members[.optional].flatMap { bool($0) }
        override.references = members[.references].flatMap { text($0, as: "an entity") }
        override.enumName = members[.enum].flatMap { text($0, as: "the name of an enumeration") }
        override.defaultText = members[.default].flatMap { text($0, as: "a default") }
        return override
    }

    /// `Entity.field`. A field's name has no dot, an entity's may have one.
    mutating func fieldPath(_ node: Node) -> FieldPath? {
        guard let name = text(node, as: "a field") else { return nil }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
            name.index(after: dot) != name.endIndex
        else {
            complain(
                .valueInvalid, "'\(name)' names no field", at: span(of: node),
                remedy: "write it as 'Entity.field'")
            return nil
        }
        return FieldPath(entity: String(name[..<dot]), field: String(name[name.index(after: dot)...]))
    }

    private enum OverrideKey: String, CaseIterable {
        case type, optional, list, references, `enum`, `default`
    }
}

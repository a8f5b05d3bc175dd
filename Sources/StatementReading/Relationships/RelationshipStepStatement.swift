import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads relationships from the steps by which Xcode's editor makes them.
///
///     1. Select the **Trip** entity
///     2. Add relationship: `stops`, Destination: Stop, Delete Rule: Cascade, Type: "To Many"
///     3. `Trip`: `stops` (To-Many, Delete Rule: Cascade, Destination: Stop, Inverse: trip)
///
/// or, below "Add relationship:", as a list of the name, destination, inverse and delete rule.
package struct RelationshipStepStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var selected: Int?
        for (index, wording) in reading.wordings.enumerated() {
            if case .heading = reading.outline.passages[index].block.kind { selected = nil }
            guard let wording else { continue }
            guard reading.outline.passages[index].container != nil else {
                selected = Self.caption(wording, in: reading) ?? selected
                continue
            }
            if let entity = Self.selection(wording, in: reading) { selected = entity }
            let owner = Self.owner(wording, in: reading)
            guard let entity = owner ?? selected,
                let found = Self.relationship(wording, isOwned: owner != nil, at: index, in: reading)
            else { continue }
            let name = found.relationship.field
            let isKnown = reading.schema.entities[entity].relationships.contains { $0.field == name }
            if !isKnown { reading.schema.entities[entity].relationships.append(found.relationship) }
            for passage in found.passages { reading.use(passage) }
        }
    }

    /// "**In Trip:**": in bold, with the name of one entity only.
    private static func caption(_ wording: Wording, in reading: DocumentReading) -> Int? {
        guard wording.tokens.last?.sign == .colon,
            case let words = wording.tokens.filter({ $0.kind != .sign }), words.count <= 4,
            words.allSatisfy(\.isStrong),
            case let named = words.compactMap({ reading.entity(named: $0.text) }), named.count == 1
        else { return nil }
        return named[0]
    }

    /// "Trip: `stops` (To-Many, …": the line begins with the entity that has the relationship.
    private static func owner(_ wording: Wording, in reading: DocumentReading) -> Int? {
        let tokens = wording.tokens
        guard tokens.count > 4, tokens[1].sign == .colon, tokens[2].kind == .code, tokens[3].sign == .open,
            Identifier.isFieldName(tokens[2].text)
        else { return nil }
        return reading.entity(mentionedIn: tokens.prefix(1))
    }

    /// "Select the `Trip` entity".
    private static func selection(_ wording: Wording, in reading: DocumentReading) -> Int? {
        selects(wording) ? reading.entity(mentionedIn: wording.tokens) : nil
    }

    /// "Select …": something in the editor.
    static func selects(_ wording: Wording) -> Bool {
        guard let first = wording.tokens.first(where: { $0.kind == .word }) else { return false }
        return first.means(.select)
    }

    private static func relationship(
        _ wording: Wording, isOwned: Bool, at index: Int, in reading: DocumentReading
    ) -> NestedRelationship? {
        if let nested = NestedRelationship(below: index, in: reading),
            nested.relationship.onDelete != nil
                || wording.tokens.contains(where: { $0.means(.relationship) })
        {
            return nested
        }
        return NestedRelationship(line: wording, isOwned: isOwned, at: index, in: reading)
    }
}

import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads relationships that are stated apart from the fields, in sentences and lists.
///
///     Each trip maintains a to-many relationship with `Stop` records through the `stops` reference list.
///     **Relationships:**
///     - `stops` → Stop (one-to-many, cascade delete)
///     ### One-to-many: Trip → Stop
///
/// In a list an item may be as short as "to-many `stops`", or have a list of its own with the target, the inverse
/// and the delete rule.
package struct RelationshipStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let names = Set(reading.schema.entities.lazy.map(\.name.value))
        let words = EntitiesByWord(names)
        readHeadings(of: names, in: &reading)
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            let isListed = reading.outline.passages[index].container.map {
                reading.topic(of: $0).contains(.relationship)
            }
            for sentence in wording.sentences {
                let grammar = RelationshipGrammar(wording, sentence)
                let known = { (name: String) in names.contains(name) }
                let label = Self.label(of: sentence, in: wording)
                let body = label.map { RelationshipGrammar(wording, $0..<sentence.upperBound) }
                let found =
                    isListed == true
                    ? grammar.listed(isEntity: known, isMeant: reading.isMeant(index))
                    : body?.listed(isEntity: known) ?? grammar.inProse(isEntity: known)
                if found == nil, let body {
                    let listed = body.namedAfterTargets(among: words)
                    reading.schema.entities[entity].relationships += listed
                    if !listed.isEmpty { reading.use(index) }
                }
                guard var found else { continue }
                found.isListed = isListed == true || body != nil
                reading.schema.entities[entity].relationships.append(found)
                reading.use(index)
            }
            if isListed == true, let nested = NestedRelationship(below: index, in: reading) {
                reading.schema.entities[entity].relationships.append(nested.relationship)
                for passage in nested.passages { reading.use(passage) }
            }
        }
    }
}

extension RelationshipStatement {
    /// "One-to-many: Trip → Stop": what stands below it tells of the fields by which they know each other.
    fileprivate func readHeadings(of names: Set<String>, in reading: inout DocumentReading) {
        for case let heading? in reading.outline.sections.lazy.map(\.heading)
        where heading.tokens.contains(where: { $0.means([.toMany, .toOne]) }) {
            let named = heading.tokens.filter { names.contains($0.text) }
            guard named.count == 2, let owner = reading.entity(named: named[0].text) else { continue }
            reading.schema.entities[owner].relationships.append(
                DeclaredRelationship(
                    field: nil, target: named[1].text,
                    isToMany: heading.tokens.contains { $0.means(.toMany) },
                    span: heading.span(of: heading.tokens.indices)))
        }
    }

    /// Behind "Relationship:" at the beginning of a line.
    fileprivate static func label(of sentence: Range<Int>, in wording: Wording) -> Int? {
        guard let colon = sentence.prefix(4).first(where: { wording.tokens[$0].sign == .colon }) else {
            return nil
        }
        let isLabel = (sentence.lowerBound..<colon).contains { wording.tokens[$0].means(.relationship) }
        return isLabel && colon + 1 < sentence.upperBound ? colon + 1 : nil
    }
}

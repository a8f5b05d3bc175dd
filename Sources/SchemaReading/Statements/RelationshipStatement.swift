import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads relationships that are stated apart from the fields, in sentences and lists.
///
///     Each trip maintains a to-many relationship with `Stop` records through the `stops` reference list.
///     **Relationships:**
///     - `stops` → Stop (one-to-many, cascade delete)
///
/// In a list an item may be as short as "to-many `stops`", or have a list of its own with the target, the inverse
/// and the delete rule.
struct RelationshipStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let names = Set(reading.schema.entities.lazy.map(\.name.value))
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
                    ? grammar.listed(isEntity: known)
                    : body?.listed(isEntity: known) ?? grammar.inProse(isEntity: known)
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
    /// Behind "Relationship:" at the beginning of a line.
    fileprivate static func label(of sentence: Range<Int>, in wording: Wording) -> Int? {
        guard let colon = sentence.prefix(4).first(where: { wording.tokens[$0].sign == .colon }) else {
            return nil
        }
        let isLabel = (sentence.lowerBound..<colon).contains { wording.tokens[$0].means(.relationship) }
        return isLabel && colon + 1 < sentence.upperBound ? colon + 1 : nil
    }
}

import Diagnostics
import Markdown
import SchemaModel

/// Reads relationships from the steps by which Xcode's editor makes them.
///
///     1. Select the **Trip** entity
///     2. Add relationship: `stops`, Destination: Stop, Delete Rule: Cascade, Type: "To Many"
///
/// or, below "Add relationship:", as a list of the name, destination, inverse and delete rule.
struct RelationshipStepStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        var selected: Int?
        for (index, wording) in reading.wordings.enumerated() {
            if case .heading = reading.outline.passages[index].block.kind { selected = nil }
            guard let wording, reading.outline.passages[index].container != nil else { continue }
            if let entity = Self.selection(wording, in: reading) { selected = entity }
            guard let entity = selected, let found = Self.relationship(wording, at: index, in: reading) else {
                continue
            }
            let name = found.relationship.field
            let isKnown = reading.schema.entities[entity].relationships.contains { $0.field == name }
            if !isKnown { reading.schema.entities[entity].relationships.append(found.relationship) }
            for passage in found.passages { reading.use(passage) }
        }
    }

    /// "Select the `Trip` entity".
    private static func selection(_ wording: Wording, in reading: DocumentReading) -> Int? {
        guard let first = wording.tokens.first(where: { $0.kind == .word }),
            selecting.contains(StatementVocabulary.lowercased(first.text))
        else { return nil }
        return reading.entity(mentionedIn: wording.tokens)
    }

    private static let selecting: Set = [
        "select", "open", "choose", "click", "wähle", "öffne", "sélectionner", "sélectionnez", "selecciona",
        "seleccione", "selecione", "seleziona", "selecteer", "выберите", "选择", "選択", "選擇",
    ]

    private static func relationship(_ wording: Wording, at index: Int, in reading: DocumentReading)
        -> NestedRelationship?
    {
        if wording.tokens.contains(where: { $0.means(.relationship) }),
            let nested = NestedRelationship(below: index, in: reading)
        {
            return nested
        }
        return NestedRelationship(line: wording, at: index, in: reading)
    }
}

import Diagnostics
import Markdown
import SchemaModel

/// A relationship whose item has a list of its own.
///
///     - **stops**
///       - Type: To Many
///       - Destination: Stop
///       - Delete Rule: Cascade
struct NestedRelationship {
    private(set) var relationship: DeclaredRelationship

    /// The item's words and the list below.
    let passages: ClosedRange<Int>

    /// Nil where the item is more than a name, or its list names no target.
    init?(below passage: Int, in reading: DocumentReading) {
        let outline = reading.outline
        let list = passage + 1
        guard let wording = reading.wordings[passage], list < outline.passages.count,
            case .list = outline.passages[list].block.kind,
            outline.passages[list].container == outline.passages[passage].container,
            let name = Self.soleName(wording)
        else { return nil }
        passages = passage...outline.passages[list].end
        relationship = DeclaredRelationship(
            field: name.text, target: "", isToMany: false, span: outline.passages[passage].block.span)
        for line in list...outline.passages[list].end {
            if let wording = reading.wordings[line] { read(wording) }
        }
        if relationship.target.isEmpty { return nil }
    }

    private static func soleName(_ wording: Wording) -> Wording.Token? {
        let names = wording.tokens.filter { $0.kind != .sign }
        guard names.count == 1, RelationshipGrammar.isFieldName(names[0].text) else { return nil }
        return names[0]
    }

    private mutating func read(_ line: Wording) {
        guard let colon = line.tokens.firstIndex(where: { $0.sign == .colon }) else { return }
        let label = line.tokens[..<colon]
        let value = line.tokens[(colon + 1)...]
        if label.contains(where: { $0.means(.delete) }) {
            relationship.onDelete = Wording.deleteRule(in: value) ?? relationship.onDelete
        } else if label.contains(where: { $0.means(.inverse) }) {
            relationship.inverse = value.first(where: \.isName)?.text
        } else if label.contains(where: { Self.targetLabels.contains($0.text.lowercased()) }) {
            relationship.target = value.first(where: \.isName)?.text ?? ""
        } else {
            relationship.isToMany = relationship.isToMany || Self.isToMany(value)
        }
        if label.contains(where: { $0.means(.optional) }) {
            relationship.isOptional = value.first.flatMap { AnswerWords.answer($0.text) }.map { $0 == .yes }
        }
    }

    private static func isToMany(_ value: ArraySlice<Wording.Token>) -> Bool {
        if value.contains(where: { $0.means(.toMany) }) { return true }
        return zip(value, value.dropFirst()).contains { $0.text.lowercased() == "to" && $1.means(.many) }
    }

    private static let targetLabels: Set = [
        "destination", "target", "to", "entity", "model", "ziel", "zielentität", "cible", "destino",
        "destinazione",
        "doel", "対象", "参照先", "目标", "目標", "hedef", "цель",
    ]
}

import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads what a list below a field says of its reference.
///
///     - `trip` - Type: **Reference**
///       - Target: **Trip**
///       - Action: **Delete Self**
struct NestedReferenceStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .list(let list) = passage.block.kind, passage.container != nil, index > 0,
                let entity = reading.scopes[index], let field = Self.field(above: index, of: entity, reading)
            else { continue }
            for line in GrantStatement.lines(of: list) {
                guard let fact = Self.fact(of: line) else {
                    reading.leave(index, because: "a line of it is no target and no delete rule")
                    continue
                }
                reading.schema.entities[entity].fields[field].remarks.append(
                    Remark(
                        fact, quote: line.noteText(of: line.tokens.indices), in: .notes,
                        at: line.span(of: line.tokens.indices)))
                reading.use(index)
            }
        }
    }

    /// The field that the item's words begin with.
    private static func field(above list: Int, of entity: Int, _ reading: DocumentReading) -> Int? {
        guard reading.outline.passages[list - 1].container == reading.outline.passages[list].container,
            let name = reading.line(above: list)?.tokens.first(where: { $0.isName })
        else { return nil }
        return reading.field(named: name.text, in: entity)
    }

    private static func fact(of line: Wording) -> Remark.Fact? {
        guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.sign == .colon }) else { return nil }
        let label = line.tokens[..<colon].filter { $0.kind == .word }
        let value = line.tokens[(colon + 1)...]
        if label.contains(where: { $0.means([.delete, .deleteRuleColumn, .deleteRuleLead]) }) {
            return Wording.deleteRule(in: value).map { .onDelete($0) }
        }
        guard label.contains(where: { $0.means([.target, .reference, .referenceColumn, .references]) }),
            let name = value.first(where: \.isName), NamingLine.startsAsType(name.text)
        else { return nil }
        return .references(name.text)
    }
}

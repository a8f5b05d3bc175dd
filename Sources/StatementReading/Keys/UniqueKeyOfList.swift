import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

extension DocumentReading {
    /// "Unique over:" above a list: its items are the parts of one key. Returns whether the list is such a one.
    mutating func readKeyOfList(withItem item: Int) -> Bool {
        guard let list = outline.passages[item].container, list > 0, let label = line(above: list),
            Self.announcesParts(label), let entity = scopes[item]
        else { return false }
        let items = outline.passages.indices[list...].prefix {
            $0 == list || outline.passages[$0].container == list
        }
        .dropFirst()
        guard items.first == item else { return true }
        let names = items.map { index in wordings[index].flatMap { Self.onlyName(in: $0) } ?? "" }
        let span = outline.passages[list].block.span
        if let odd = zip(items, names).first(where: { !hasField($0.1, in: entity) }),
            let words = wordings[odd.0]
        {
            reportKey(within: words.noteText(of: words.tokens.indices), at: span)
        } else {
            schema.entities[entity].uniqueKeys.append(DeclaredUniqueKey(fields: names, span: span))
            use(list)
        }
        return true
    }

    /// "Unique over:", "Unique together:"
    private static func announcesParts(_ label: Wording) -> Bool {
        guard label.tokens.last?.sign == .colon, let last = label.tokens.dropLast().last else { return false }
        let marks = label.tokens[...].polarityMarks(at: label.tokens.count - 2)
        return marks.contains(.scope) || last.means([.by, .within])
            || label.tokens.contains { $0.means([.together, .compound]) }
    }

    private static func onlyName(in wording: Wording) -> String? {
        let words = wording.tokens.filter { $0.kind != .sign }
        return words.count == 1 ? words.first?.text : nil
    }
}

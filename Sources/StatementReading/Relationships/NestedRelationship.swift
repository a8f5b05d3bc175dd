import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// A relationship whose item has a list of its own, or says all of it with commas between.
///
///     - **stops**
///       - Type: To Many
///       - Destination: Stop
///       - Delete Rule: Cascade
///     - Name: `track`, Destination: Track, Delete Rule: Nullify
struct NestedRelationship {
    private(set) var relationship: DeclaredRelationship

    /// The item's words and the list below.
    let passages: ClosedRange<Int>

    /// Nil where the item is more than a name and the list gives none, or its list names no target.
    init?(below passage: Int, in reading: DocumentReading) {
        let outline = reading.outline
        let list = passage + 1
        guard let wording = reading.wordings[passage], list < outline.passages.count,
            case .list = outline.passages[list].block.kind,
            outline.passages[list].container == outline.passages[passage].container,
            Self.soleName(wording) != nil || wording.tokens.last?.sign == .colon
        else { return nil }
        passages = passage...outline.passages[list].end
        relationship = DeclaredRelationship(
            field: Self.soleName(wording)?.text, target: "", isToMany: false,
            span: outline.passages[passage].block.span)
        for line in list...outline.passages[list].end {
            if let wording = reading.wordings[line] { read(wording.tokens[...]) }
        }
        if relationship.target.isEmpty || relationship.field == nil { return nil }
    }

    /// "Add relationship: `stops`, Destination: Stop, Type: To Many". Nil without a name and a destination.
    ///
    /// Behind its owner the name comes first: "Trip: `stops` (To-Many, Destination: Stop)".
    init?(line: Wording, isOwned: Bool = false, at passage: Int, in reading: DocumentReading) {
        let parts = line.tokens.split { $0.sign == .comma }
        guard parts.count > 1 else { return nil }
        passages = passage...passage
        relationship = DeclaredRelationship(
            field: isOwned ? line.tokens[2].text : nil, target: "", isToMany: false,
            span: reading.outline.passages[passage].block.span)
        for part in parts { read(part) }
        if relationship.field == nil, let name = parts[0].last, parts[0].dropLast().last?.sign == .colon,
            Identifier.isFieldName(name.text)
        {
            relationship.field = name.text
        }
        if relationship.target.isEmpty || relationship.field == nil { return nil }
    }

    private static func soleName(_ wording: Wording) -> Wording.Token? {
        let names = wording.tokens.filter { $0.kind != .sign }
        guard names.count == 1, Identifier.isFieldName(names[0].text) else { return nil }
        return names[0]
    }

    private mutating func read(_ line: ArraySlice<Wording.Token>) {
        guard let colon = line.firstIndex(where: { $0.sign == .colon }) else { return }
        let label = line[..<colon]
        let value = line[(colon + 1)...]
        if relationship.field == nil, label.count == 1, label.first?.means(.name) == true {
            let name = value.first { Identifier.isFieldName($0.text) }
            relationship.field = name?.text
        } else if label.contains(where: { $0.means(.delete) }) {
            relationship.onDelete = Wording.deleteRule(in: value) ?? relationship.onDelete
        } else if label.contains(where: { $0.means(.inverse) }) {
            let isSaid = value.first.map { $0.sign != .open } ?? false
            relationship.inverse = isSaid ? value.first(where: \.isName)?.text : nil
        } else if label.contains(where: { $0.spells([.target]) }) {
            relationship.target = value.first(where: \.isName)?.text ?? ""
        } else {
            relationship.isToMany = relationship.isToMany || Self.isToMany(value)
        }
        if label.contains(where: { $0.means(.optional) }) {
            relationship.isOptional = Self.isTicked(value)
        }
    }

    /// "Yes", "[x]"; nil for other words.
    private static func isTicked(_ value: ArraySlice<Wording.Token>) -> Bool? {
        guard let word = value.first(where: { $0.kind == .word || $0.kind == .code }) else {
            return value.isEmpty ? nil : false
        }
        return AnswerWords.answer(word.text).map { $0 == .yes }
    }

    private static func isToMany(_ value: ArraySlice<Wording.Token>) -> Bool {
        if value.contains(where: { $0.spells([.toMany]) }) {
            return true
        }
        return zip(value, value.dropFirst()).contains { $0.text.lowercased() == "to" && $1.means(.many) }
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The relationships that one cell lists: "`owner` (N:1 → Person), `stops` (1:N ← Stop)", "owner (1), stops (many)".
struct OverviewRelationships {
    /// Those that the record itself keeps: to one other, or of many to many.
    private(set) var fields: [DeclaredField] = []

    /// Those that only are the other side of one.
    private(set) var relationships: [DeclaredRelationship] = []

    /// The parts that name no field: "has many stops".
    private(set) var unread: [SourceSpan] = []

    /// The columns under "Relationships".
    static func columns(of table: Table) -> [Int] {
        table.header.cells.indices.filter { column in
            Wording(table.header.cells[column].content).tokens.contains { $0.means(.relationship) }
        }
    }

    /// What names no field and its target is prose.
    init(_ cell: TableCell) {
        let wording = Wording(cell.content)
        for part in Self.parts(of: wording) where !part.isEmpty {
            var line = wording.part(part)
            if let first = line.tokens.first, let field = Self.typed(first) {
                fields.append(field)
                continue
            }
            line.straightenArrows()
            let found = RelationshipGrammar(line, line.tokens.indices).listed { _ in false }
            guard let found, let name = found.field, !found.target.isEmpty else {
                readUnaimed(line)
                continue
            }
            let isOfMany = Self.isOfMany(line)
            if found.isToMany, !isOfMany {
                relationships.append(found)
            } else {
                fields.append(Self.field(name, found, isList: isOfMany))
            }
        }
    }

    /// `owner: Person?`, `stops: [Stop]`: as code has it, with a type that is spelled as an entity's name.
    private static func typed(_ token: Wording.Token) -> DeclaredField? {
        guard token.kind == .code, let colon = token.text.firstRange(ofBytes: ": "),
            case let name = String(token.text[..<colon.lowerBound]), Identifier.isFieldName(name),
            case let type = String(token.text[colon.upperBound...]),
            Identifier.isTypeName(String(type.trimming { "[]?".contains($0) })),
            let spelling = TypeSpelling(type, at: token.span)
        else { return nil }
        var field = DeclaredField(name: Declared(name, at: token.span), span: token.span)
        field.type = spelling.type
        return field
    }

    /// "stops, cascade": the rule is that of the name before it.
    private mutating func readUnaimed(_ line: Wording) {
        if let unaimed = Self.unaimed(line) ?? Self.named(line) {
            relationships.append(unaimed)
        } else if !relationships.isEmpty, let rule = Self.deleteRule(in: line.tokens[...]) {
            relationships[relationships.count - 1].onDelete = rule
        } else if line.tokens.contains(where: { $0.kind != .sign && !$0.means([.no, .negation, .answerNo]) })
        {
            unread.append(line.span(of: line.tokens.indices))
        }
    }

    /// "stops", "owner (nullify)": several things where the name ends in an "s".
    private static func named(_ line: Wording) -> DeclaredRelationship? {
        guard let name = line.tokens.first, name.kind != .sign, Identifier.isFieldName(name.text),
            name.kind == .code || !name.means(notNames)
        else { return nil }
        let rest = line.tokens.dropFirst()
        let rule = deleteRule(in: rest)
        guard rest.isEmpty || rule != nil && rest.first?.sign == .open else { return nil }
        return DeclaredRelationship(
            field: name.text, target: "", isToMany: name.text.last == "s", onDelete: rule, span: name.span)
    }

    private static let notNames: ConceptSet = [
        .no, .negation, .answerNo, .cascade, .nullify, .deny, .delete, .many, .one, .toMany, .toOne,
        .optional, .required, .relationship, .reference, .inverse,
    ]

    /// "cascade delete", "(nullify)" and nothing else.
    private static func deleteRule(in tokens: ArraySlice<Wording.Token>) -> DeleteRule? {
        let words = tokens.filter { $0.kind != .sign }
        guard !words.isEmpty, words.allSatisfy({ $0.means([.cascade, .nullify, .deny, .delete, .deletes]) })
        else { return nil }
        if words.contains(where: { $0.means(.cascade) }) { return .cascade }
        if words.contains(where: { $0.means(.nullify) }) { return .nullify }
        return words.contains { $0.means(.deny) } ? .deny : nil
    }

    /// "owner (1)", "stops (many, inverse)": the target is what the name is of.
    private static func unaimed(_ line: Wording) -> DeclaredRelationship? {
        guard line.tokens.count > 3, case let name = line.tokens[0], name.isName,
            Identifier.isFieldName(name.text), line.tokens[1].sign == .open,
            line.tokens.last?.sign == .close,
            let number = line.tokens.dropFirst(2).first(where: { $0.means(cardinals) || $0.text == "1" })
        else { return nil }
        return DeclaredRelationship(
            field: name.text, target: "", isToMany: number.means([.many, .toMany]), inverse: nil,
            onDelete: nil,
            isOptional: nil, span: name.span)
    }

    private static let cardinals: ConceptSet = [.one, .many, .toOne, .toMany]

    /// "N:N", which may be cut into its signs.
    private static func isOfMany(_ line: Wording) -> Bool {
        let text = line.tokens.map(\.text).joined().lowercased()
        return ["n:n", "n:m", "m:n"].contains { text.contains($0) }
    }

    private static func field(_ name: String, _ relationship: DeclaredRelationship, isList: Bool)
        -> DeclaredField
    {
        var field = DeclaredField(name: Declared(name, at: relationship.span), span: relationship.span)
        field.type = DeclaredType(
            name: "Reference", isList: isList, isOptional: relationship.isOptional,
            argument: relationship.target, written: relationship.target, span: relationship.span)
        return field
    }

    /// Between commas and semicolons outside brackets.
    private static func parts(of wording: Wording) -> [Range<Int>] {
        var depth = 0
        var start = 0
        var parts: [Range<Int>] = []
        for (index, token) in wording.tokens.enumerated() {
            if token.sign == .open { depth += 1 }
            if token.sign == .close { depth -= 1 }
            guard depth == 0, token.sign == .comma || token.sign == .semicolon else { continue }
            parts.append(start..<index)
            start = index + 1
        }
        return parts + [start..<wording.tokens.count]
    }
}

extension Wording {
    /// "← Stop" points to what it is related to as well.
    fileprivate mutating func straightenArrows() {
        mark { $0.text == "←" ? .arrow : nil }
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads what a list below a field says of it, and what the items behind a relationship say of that.
///
///     - `trip` - Type: **Reference**
///       - Target: **Trip**
///       - Action: **Delete Self**
///     - `title`: String
///       - Optional
///       - Default: "Untitled"
///     - `stops` - to-many relationship to `Stop`
///     - Delete Rule: Cascade
package struct NestedFactStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for index in reading.outline.passages.indices where index > 0 {
            guard let entity = reading.scopes[index], reading.outline.passages[index].container != nil else {
                continue
            }
            if case .list(let list) = reading.outline.passages[index].block.kind, !reading.isUsed[index] {
                read(list, at: index, of: entity, in: &reading)
            } else {
                readBehindRelationship(index, of: entity, in: &reading)
            }
        }
    }

    // MARK: Lists below a field

    private func read(_ list: MarkdownList, at index: Int, of entity: Int, in reading: inout DocumentReading)
    {
        guard reading.outline.passages[index - 1].container == reading.outline.passages[index].container,
            let name = reading.line(above: index)?.tokens.first(where: \.isName),
            let member = Member(named: name.text, of: entity, in: reading)
        else { return }
        var isUnderstood = true
        for line in GrantStatement.lines(of: list) {
            let remarks = Self.remarks(of: line)
            isUnderstood =
                !remarks.isEmpty && member.add(remarks, of: entity, to: &reading.schema) && isUnderstood
        }
        if isUnderstood {
            reading.use(index)
        } else {
            reading.leave(
                index, because: "a line of it says nothing that is known of the field above it")
        }
    }

    private static func remarks(of line: Wording) -> [Remark] {
        let range = line.tokens.indices
        // An image has no words.
        if range.isEmpty { return [] }
        // "Queryable?", "Optional from 2.0 on (planned)"
        if line.tokens.contains(where: { $0.isStruckThrough || $0.isQuestionMark || $0.means(.planned) }) {
            return []
        }
        let (text, span) = (line.noteText(of: range), line.span(of: range))
        if let fact = fact(of: line) { return [Remark(fact, quote: text, in: .notes, at: span)] }
        let remarks = NoteReading.remarks(in: text, at: span)
        return remarks.filter { $0.fact.mayStandAlone && Self.begins($0, text) }
    }

    /// "Optional", "must be unique", "Default: 3"; what stands further behind is said of something else.
    private static func begins(_ remark: Remark, _ text: String) -> Bool {
        guard let quote = text.firstRange(of: remark.quote) else { return false }
        let words = text[..<quote.lowerBound].split { !$0.isLetter && $0 != "\u{2019}" }
        let isCode = text[..<quote.lowerBound].dropLast().contains("`")
        return !isCode && words.allSatisfy { $0.means(leads) }
    }

    private static let leads: ConceptSet = [
        .demand, .wish, .is, .determiner, .filler, .negation, .marking, .values, .defaultValue, .range,
        .functionWord,
    ]

    // MARK: Items behind a relationship

    /// "- Delete Rule: Nullify" in the list that has the relationship.
    private func readBehindRelationship(_ index: Int, of entity: Int, in reading: inout DocumentReading) {
        guard let line = reading.wordings[index], let fact = Self.fact(of: line), fact.isOfRelationshipAlone,
            let member = Self.member(before: index, of: entity, reading)
        else { return }
        let range = line.tokens.indices
        let remark = Remark(fact, quote: line.noteText(of: range), in: .notes, at: line.span(of: range))
        if member.add([remark], of: entity, to: &reading.schema) {
            reading.useAsMetadata(index, sentences: [range])
        }
    }

    /// What the nearest item before is about, if it begins with a name.
    private static func member(before index: Int, of entity: Int, _ reading: DocumentReading) -> Member? {
        let container = reading.outline.passages[index].container
        for item in (0..<index).reversed().prefix(longestDistance) {
            guard reading.outline.passages[item].container == container, let line = reading.wordings[item]
            else { return nil }
            if fact(of: line) != nil { continue }
            guard let name = line.tokens.first, name.isName else { return nil }
            return Member(named: name.text, of: entity, in: reading)
        }
        return nil
    }

    /// "Inverse", "Delete rule", "Destination" and "Optional".
    private static let longestDistance = 4

    // MARK: Facts

    private static func fact(of line: Wording) -> Remark.Fact? {
        guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.sign == .colon }) else { return nil }
        let label = line.tokens[..<colon]
        if label.contains(where: { $0.kind == .code || $0.isStruckThrough }) { return nil }
        let value = line.tokens[(colon + 1)...]
        // "Delete rule: never cascade"
        if value.contains(where: { $0.means([.negation, .no]) }) { return nil }
        if label.contains(where: { $0.means([.delete, .deleteRuleColumn, .deleteRuleLead]) }) {
            return Wording.deleteRule(in: value).map { .onDelete($0) }
        }
        guard let name = value.first(where: \.isName) else { return nil }
        if label.contains(where: { $0.means(.inverse) }) { return .inverse(name.text) }
        guard label.contains(where: { $0.means([.target, .reference, .referenceColumn, .references]) }),
            Identifier.isTypeName(name.text)
        else { return nil }
        return .references(name.text)
    }
}

extension Remark.Fact {
    /// "to: URL" behind a relationship is a field of its own.
    fileprivate var isOfRelationshipAlone: Bool {
        switch self {
        case .onDelete, .inverse: true
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .references, .identifies,
            .toMany, .optional, .defaultText, .encrypted, .encryptedSince, .earlierKey, .retired,
            .originalName, .attributeOptions, .merge, .unkeptArgument, .list, .json, .url, .unique,
            .primaryKey, .index, .notStored, .deviceOnly, .refused:
            false
        }
    }

    /// What a line below a field may say of it; what else its words could mean is said of something in it.
    fileprivate var mayStandAlone: Bool {
        switch self {
        case .optional, .defaultText, .encrypted, .encryptedSince, .unique, .index, .onDelete, .inverse,
            .references, .range, .integerRange, .listedValues, .deviceOnly, .notStored, .retired,
            .originalName, .earlierKey, .merge, .primaryKey, .refused:
            true
        case .boolean, .uuid, .rawValue, .identifies, .toMany, .attributeOptions, .unkeptArgument, .list,
            .json, .url:
            false
        }
    }
}

/// A field of an entity, or a relationship that becomes one.
private enum Member {
    case field(Int)
    case relationship(Int)

    init?(named name: String, of entity: Int, in reading: DocumentReading) {
        let relationships = reading.schema.entities[entity].relationships
        if let field = reading.field(named: name, in: entity) {
            self = .field(field)
        } else if let relationship = relationships.firstIndex(where: { $0.field == name }) {
            self = .relationship(relationship)
        } else {
            return nil
        }
    }

    /// Whether something of it can be said of the member.
    func add(_ remarks: [Remark], of entity: Int, to schema: inout DeclaredSchema) -> Bool {
        switch self {
        case .field(let field):
            let known = Set(schema.entities[entity].fields[field].remarks.map(\.fact))
            schema.entities[entity].fields[field].remarks += remarks.filter { !known.contains($0.fact) }
            return true
        case .relationship(let relationship):
            return remarks.count { schema.entities[entity].relationships[relationship].take($0.fact) } > 0
        }
    }
}

extension DeclaredRelationship {
    /// Whether it is a fact of a relationship; what the relationship says itself stays.
    fileprivate mutating func take(_ fact: Remark.Fact) -> Bool {
        switch fact {
        case .onDelete(let rule): onDelete = onDelete ?? rule
        case .inverse(let name): inverse = inverse ?? name
        case .optional(let isOptional): self.isOptional = self.isOptional ?? isOptional
        case .references(let name): if target.isEmpty { target = name }
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .identifies, .toMany,
            .defaultText, .encrypted, .encryptedSince, .earlierKey, .retired, .originalName,
            .attributeOptions, .merge, .unkeptArgument, .list, .json, .url, .unique, .primaryKey, .index,
            .notStored, .deviceOnly, .refused:
            return false
        }
        return true
    }
}

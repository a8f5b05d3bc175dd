import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads how the records of an entity are named, and which field is its primary key.
///
///     **Record name:** the trip's UUID as a string
///     Primary key: `id`      Primary key: `id: UUID`
package struct RecordNameStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            for sentence in wording.sentences {
                guard let colon = Self.labelEnd(wording, sentence) else { continue }
                if Self.isOfIndexes(wording, sentence) { continue }
                let label = sentence.lowerBound..<colon
                if let rule = wording.recordNameRule(in: sentence),
                    wording.recordNameRule(in: label) != nil
                        || Self.namesRecords(wording, label)
                {
                    reading.schema.entities[entity].recordNameRule = rule
                    // How a name is composed says more than the rule keeps.
                    if Self.isComposed(wording.tokens[colon + 1..<sentence.upperBound]) {
                        reading.use(index)
                    } else {
                        reading.useAsMetadata(index, sentence: sentence)
                    }
                } else if let field = Self.typedKey(wording, label, behind: colon + 1..<sentence.upperBound) {
                    reading.schema.entities[entity].addKey(field)
                    reading.useAsMetadata(index, sentence: sentence)
                } else if let key = Self.primaryKey(wording, label, behind: colon + 1..<sentence.upperBound) {
                    if !reading.readComposite(key, sentence, of: wording, entity) {
                        reading.schema.entities[entity].primaryKey = Declared(
                            wording.tokens[key].text, at: wording.tokens[key].span)
                    }
                    reading.useAsMetadata(index, sentence: sentence)
                }
            }
        }
    }

    /// "`recordName`: Queryable" says by what records are found, and nothing of their names.
    private static func isOfIndexes(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        sentence.contains { wording.tokens[$0].means([.queryable, .sortable, .searchable]) }
    }

    /// "`boat-<hull>`", "`boat-{hull}`"
    private static func isComposed(_ rest: ArraySlice<Wording.Token>) -> Bool {
        rest.contains { token in
            token.kind == .code && token.text.contains { "<{$(+".contains($0) }
        } || rest.count { $0.kind == .code } > 1
    }

    private static func labelEnd(_ wording: Wording, _ sentence: Range<Int>) -> Int? {
        sentence.prefix(5).first { [.colon, .equals].contains(wording.tokens[$0].sign) }
    }

    private static func namesRecords(_ wording: Wording, _ label: Range<Int>) -> Bool {
        guard let first = label.first(where: { wording.tokens[$0].kind != .sign }) else { return false }
        if wording.tokens[first].text.lowercased() == "recordname" { return true }
        return wording.tokens[first].means(.record) && first + 1 < label.upperBound
            && wording.tokens[first + 1].means(.name)
    }

    private static func isOfPrimaryKey(_ wording: Wording, _ label: Range<Int>) -> Bool {
        wording.tokens[label].contains { $0.means(.primaryKey) }
            || wording.tokens[label].contains { $0.means(.primary) }
                && wording.tokens[label].contains { $0.means(.key) }
    }

    private static let keyWords: ConceptSet = [.primaryKey, .primary, .key]

    /// "Primary key: `id: UUID`": a field with its type, where the label stands before nothing else.
    private static func typedKey(
        _ wording: Wording, _ label: Range<Int>, behind rest: Range<Int>
    ) -> DeclaredField? {
        guard label.allSatisfy({ wording.tokens[$0].kind == .sign || wording.tokens[$0].means(keyWords) }),
            isOfPrimaryKey(wording, label), let index = rest.first, case let token = wording.tokens[index],
            index + 1 == rest.upperBound || [.open, .dash, .stop].contains(wording.tokens[index + 1].sign),
            token.kind == .code, case let code = CodeText(Inlines.Run(token.text, span: token.span)),
            let line = FieldLineParser.parse(code.bytes, in: code.bytes.indices),
            line.names.count == 1, line.marksType, line.note == nil, let type = line.type,
            TypeVocabulary.meaning(of: code.text(in: type)) != nil
        else { return nil }
        return FieldLineReading(text: code.bytes, span: code.span).fields(of: line, in: code.bytes.indices)
            .first
    }

    /// The first name behind "Primary key:".
    private static func primaryKey(_ wording: Wording, _ label: Range<Int>, behind rest: Range<Int>) -> Int? {
        guard isOfPrimaryKey(wording, label) else { return nil }
        return rest.first { index in
            let token = wording.tokens[index]
            return token.isName || token.kind == .code && (NameList.names(inCode: token.text)?.count ?? 0) > 1
        }
    }
}

extension DeclaredEntity {
    /// A field that is described as the primary key stands before the others, unless they have it.
    fileprivate mutating func addKey(_ field: DeclaredField) {
        if !fields.contains(where: { $0.name.value == field.name.value }) { fields.insert(field, at: 0) }
        primaryKey = field.name
    }
}

extension DocumentReading {
    /// "Primary key: (`a`, `b`)": a key, and no field that identifies a record. Returns whether it has several parts.
    fileprivate mutating func readComposite(
        _ first: Int, _ sentence: Range<Int>, of wording: Wording, _ entity: Int
    ) -> Bool {
        let subject = UniqueKeySentence.Subject(entity: entity, body: sentence)
        let grammar = grammarOfKeys(wording, subject)
        let list = NameList(wording.tokens, from: first, upTo: sentence.upperBound, isName: grammar.isField)
        let next = list.end < sentence.upperBound ? wording.tokens[list.end] : nil
        let goesOn =
            next.map { $0.means(.and) || [.comma, .plus, .slash, .ampersand].contains($0.sign) } ?? false
        guard list.names.count > 1 || goesOn else { return false }
        do {
            try grammar.checkRest(behindNames: list.end)
        } catch {
            reportKey(within: grammar.text(of: error), at: wording.span(of: sentence))
            return true
        }
        guard list.names.count > 1 else { return false }
        schema.entities[entity].uniqueKeys.append(
            DeclaredUniqueKey(fields: list.names, span: wording.span(of: first..<list.end)))
        return true
    }
}

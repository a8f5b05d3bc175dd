import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads delete rules from lists and tables that stand apart from the fields.
///
///     ## Delete rules
///
///     - `Trip.owner`: cascade
///     **Trip.owner → Person:**
///     - Action: cascade
///     | Reference | Delete action |
package struct DeleteRuleStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        readSentences(in: &reading)
        readDeletions(in: &reading)
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            if case .list(let list) = passage.block.kind, let place = field(above: index, in: reading) {
                read(GrantStatement.lines(of: list), of: place, at: index, in: &reading)
            }
            guard isOfRules(index, in: reading) else { continue }
            switch passage.block.kind {
            case .list(let list): read(GrantStatement.lines(of: list), at: index, in: &reading)
            case .table(let table): read(table.rows.map(Self.line), at: index, in: &reading)
            case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    // MARK: Sentences

    /// "All references use the delete action `deleteSelf`": of each reference without a rule of its own.
    private func readSentences(in reading: inout DocumentReading) {
        for case let wording? in reading.wordings where wording.mayMean(.every) {
            for sentence in wording.sentences {
                guard let rule = ruleOfAll(wording.tokens[sentence]) else { continue }
                let remark = Remark(
                    .onDelete(rule), quote: wording.noteText(of: sentence), in: .prose,
                    at: wording.span(of: sentence))
                for entity in reading.schema.entities.indices {
                    add(remark, toReferencesOf: entity, in: &reading)
                }
            }
        }
    }

    /// "Deleting a trip cascades to its stops": a relationship whose field is found where both types are known.
    private func readDeletions(in reading: inout DocumentReading) {
        let names = Dictionary(
            reading.schema.entities.enumerated().map { ($1.name.value.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        for case let wording? in reading.wordings where wording.mayMean([.cascade, .deletes]) {
            for sentence in wording.sentences {
                let found = DeletionSentence(wording.tokens[sentence]) { words in
                    let texts = words.map { $0.text.lowercased() }
                    return names[texts.joined()] ?? names[texts[0]]
                }
                guard let found else { continue }
                reading.schema.entities[found.owner].relationships.append(
                    DeclaredRelationship(
                        field: nil, target: found.target, isToMany: true, onDelete: .cascade,
                        span: wording.span(of: sentence)))
            }
        }
    }

    /// The rule stands in back-ticks, or behind "delete action".
    private func ruleOfAll(_ tokens: ArraySlice<Wording.Token>) -> DeleteRule? {
        guard let every = tokens.prefix(2).firstIndex(where: { $0.means(.every) }),
            tokens[every...].prefix(4).contains(where: {
                $0.means([.references, .relationship, .referenceType])
            }),
            let word = tokens.indices.last(where: { tokens[$0].kind == .code || tokens[$0].means(.cascade) }),
            tokens.contains(where: { $0.means([.delete, .deleteRuleColumn]) || $0.text == "action" })
                || tokens[word].text.lowercased().hasSuffix("deleteself"),
            PolarityRule(tokens).polarity(of: word..<word + 1, as: .deletion) == .asserted
        else { return nil }
        return Wording.deleteRule(in: [Self.withSenses(tokens[word])][...])
    }

    private func add(_ remark: Remark, toReferencesOf entity: Int, in reading: inout DocumentReading) {
        for index in reading.schema.entities[entity].fields.indices {
            let field = reading.schema.entities[entity].fields[index]
            let hasRule = field.remarks.contains { if case .onDelete = $0.fact { true } else { false } }
            guard !hasRule, let type = field.type,
                TypeVocabulary.meaning(of: type.name)?.type == .reference
            else { continue }
            reading.schema.entities[entity].fields[index].remarks.append(remark)
        }
    }

    // MARK: Below the name of a field

    /// "**Trip.owner → Person:**": the line right above begins with the path of a field.
    private func field(above list: Int, in reading: DocumentReading) -> FieldPlace? {
        guard list > 0, let path = reading.line(above: list)?.tokens.first, path.text.contains(".") else {
            return nil
        }
        return reading.fieldPlace(named: path.text, under: nil)
    }

    /// The first line that names a rule; what stands in the others explains it.
    private func read(
        _ lines: [Wording], of place: FieldPlace, at passage: Int, in reading: inout DocumentReading
    ) {
        for line in lines {
            guard let rule = Wording.deleteRule(in: line.tokens.map(Self.withSenses)[...]) else { continue }
            add(rule, to: place, as: line, in: &reading)
            return reading.use(passage)
        }
    }

    private func add(
        _ rule: DeleteRule, to place: FieldPlace, as line: Wording, in reading: inout DocumentReading
    ) {
        let words = line.noteText(of: line.tokens.indices)
        reading.schema.entities[place.entity].fields[place.field].remarks.append(
            Remark(.onDelete(rule), quote: words, in: .prose, at: line.span(of: line.tokens.indices)))
    }

    // MARK: Lists and tables

    /// "Delete rules", "Delete action:", "Deletion": the heading, or the line right above.
    private func isOfRules(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let line = reading.line(above: passage)
        return [section.heading, line].contains { words in
            guard let tokens = words?.tokens, tokens.count <= Self.longestLabel else { return false }
            return tokens.contains { $0.means([.delete, .deleteRuleColumn]) }
                && tokens.allSatisfy { $0.kind == .word && $0.means(Self.label) || $0.sign == .colon }
        }
    }

    private static let longestLabel = 5
    private static let label: ConceptSet = [
        .delete, .deleteRuleColumn, .deleteRuleLead, .filler, .relationship, .reference, .security, .aside,
        .notesColumn, .general, .foreignColumn, .references,
    ]

    private static func line(_ row: TableRow) -> Wording {
        row.cells.reduce(into: Wording(Inlines([]))) { $0.append(Wording($1.content)) }
    }

    private func read(_ lines: [Wording], at passage: Int, in reading: inout DocumentReading) {
        var isUnderstood = false
        for line in lines where !line.tokens.isEmpty {
            if read(line, at: passage, in: &reading) {
                isUnderstood = true
            } else {
                reading.leave(passage, because: "a line of it names no field, or no delete rule")
            }
        }
        if isUnderstood { reading.use(passage) }
    }

    private func read(_ line: Wording, at passage: Int, in reading: inout DocumentReading) -> Bool {
        guard let name = line.tokens.firstIndex(where: { $0.kind == .code }),
            let place = reading.fieldPlace(named: line.tokens[name].text, under: reading.scopes[passage]),
            let rule = Wording.deleteRule(in: line.tokens[(name + 1)...].map(Self.withSenses)[...])
        else { return false }
        add(rule, to: place, as: line, in: &reading)
        return true
    }

    /// `.cascade` and `deleteSelf` in back-ticks are the words.
    private static func withSenses(_ written: Wording.Token) -> Wording.Token {
        guard written.kind == .code else { return written }
        var token = written
        token.text = String(token.text.drop { $0 == "." })
        token.entry = Lexicon.shared.entry(for: WordHash.of(token.text))
        return token
    }
}

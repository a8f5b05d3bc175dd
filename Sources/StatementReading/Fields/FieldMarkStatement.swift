import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads what is said of fields apart from them: that they are encrypted, optional or required.
///
///     `name` and `phone` are encrypted. All fields except `day` are optional.
///
///     ## Encrypted fields
///     - `Trip.phone`
///     - `Stop`: `place`, `note`
///
/// Where fields are declared below such a label, it is said of those.
package struct FieldMarkStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() {
            let standing = reading.standing(of: index)
            // Notes and rules are about the fields, too.
            if standing.isExample || standing.isForeign && !standing.isOfSettings { continue }
            switch passage.block.kind {
            case .paragraph: readSentences(of: index, in: &reading)
            case .list(let list): readBlock(index, GrantStatement.lines(of: list), in: &reading)
            case .table(let table): readBlock(index, table.rows.map(Self.line), in: &reading)
            case .heading, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    private static func line(_ row: TableRow) -> Wording {
        row.cells.reduce(into: Wording(Inlines([]))) { $0.append(Wording($1.content)) }
    }

    // MARK: Sentences

    private static let marks = ConceptSet(FieldMark.allCases.map(\.concept))

    private func readSentences(of passage: Int, in reading: inout DocumentReading) {
        guard let wording = reading.wordings[passage], !reading.isMetadata[passage],
            wording.mayMean(Self.marks) || wording.tokens.contains(where: Self.speaksOfEncryption)
        else { return }
        for sentence in wording.sentences where !reading.isStated(sentence, in: passage) {
            if let grammar = FieldMarkGrammar(wording.tokens[sentence]) {
                let places = fields(of: grammar.subject, at: passage, in: reading)
                if !places.isEmpty {
                    mark(places, as: grammar.mark, wording, sentence, in: &reading)
                    reading.useAsMetadata(passage, sentence: sentence)
                    continue
                }
            }
            // What a label says is said of what stands below it.
            if FieldMarkGrammar.label(wording) != nil { continue }
            reportUnread(sentence, of: wording, at: passage, in: &reading)
        }
    }

    /// What is encrypted cannot be left to chance: production never changes it.
    private func reportUnread(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) {
        let tokens = wording.tokens[sentence]
        guard let word = tokens.firstIndex(where: Self.speaksOfEncryption),
            Wording.refusal(of: word..<word + 1, in: tokens) == nil,
            !isOfDeclaredField(passage, in: reading),
            tokens.contains(where: { $0.kind == .code && namesField($0.text, at: passage, in: reading) })
                || reading.scopes[passage] != nil && tokens.contains(where: { $0.means([.every, .fields]) })
        else { return }
        let refused = RefusedFact(.encryption, .prose)
        let span = wording.span(of: sentence)
        reading.schema.diagnostics.append(
            refused.diagnostic(quoting: "'\(tokens[word].text)'", at: span))
    }

    /// "Encrypted", "encrypt", and `encryptedValues` as it stands in code.
    private static func speaksOfEncryption(_ token: Wording.Token) -> Bool {
        switch token.kind {
        case .word: token.means([.encrypted, .encryptedColumn])
        case .code: Lexicon.shared.concepts(of: token.text).contains(.encrypted)
        case .quotation, .number, .sign: false
        }
    }

    /// An item that declares a field says of that one what it says.
    private func isOfDeclaredField(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let entity = reading.scopes[passage] else { return false }
        return !reading.fields(declaredIn: passage, of: entity).isEmpty
    }

    private func namesField(_ name: String, at passage: Int, in reading: DocumentReading) -> Bool {
        reading.fieldPlace(named: name, under: reading.scopes[passage]) != nil
    }

    // MARK: Lists and tables

    /// Below "Encrypted fields": the fields that are declared there, or those that the lines name.
    private func readBlock(
        _ passage: Int, _ lines: @autoclosure () -> [Wording], in reading: inout DocumentReading
    ) {
        guard let label = label(of: passage, in: reading) else { return }
        let declared = declaredFields(in: passage, of: reading)
        if !declared.isEmpty {
            mark(declared, as: label.mark, label.wording, label.wording.tokens.indices, in: &reading)
            return
        }
        var isUnderstood = false
        for line in lines() where !line.tokens.isEmpty {
            let places = fields(in: line, at: passage, of: reading)
            if places.isEmpty { reading.leave(passage, because: "a line of it names no field that is known") }
            if !places.isEmpty { isUnderstood = true }
            mark(places, as: label.mark, line, line.tokens.indices, in: &reading)
        }
        if isUnderstood { reading.use(passage) }
    }

    /// The line right above, or the heading, where it names no record type.
    private func label(
        of passage: Int, in reading: DocumentReading
    ) -> (mark: FieldMark, wording: Wording)? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let above = reading.line(above: passage)
        if let above { return FieldMarkGrammar.label(above).map { ($0, above) } }
        guard let heading = section.heading, !reading.claims.anchorSet.contains(section.start) else {
            return nil
        }
        return FieldMarkGrammar.label(heading).map { ($0, heading) }
    }

    private func declaredFields(
        in passage: Int, of reading: DocumentReading
    ) -> [FieldPlace] {
        guard let entity = reading.scopes[passage] else { return [] }
        let names = Set(reading.fields(declaredIn: passage, of: entity))
        return reading.schema.entities[entity].fields.indices
            .filter { names.contains(reading.schema.entities[entity].fields[$0].name.value) }
            .map { FieldPlace(entity: entity, field: $0) }
    }

    /// "`Trip.phone`", "`Trip`: `phone`, `note`", and a row with both: nothing where one of the names is none.
    private func fields(
        in line: Wording, at passage: Int, of reading: DocumentReading
    ) -> [FieldPlace] {
        var names = line.tokens.filter { $0.isName && ($0.kind == .code || $0.senses.isEmpty) }.map(\.text)
        var owner = reading.scopes[passage]
        if let first = names.first, let entity = reading.entity(named: first) {
            owner = entity
            names.removeFirst()
        }
        let found = names.compactMap { reading.fieldPlace(named: $0, under: owner) }
        return found.count == names.count ? found : []
    }

    // MARK: Fields

    private func fields(
        of subject: FieldMarkGrammar.Subject, at passage: Int, in reading: DocumentReading
    ) -> [FieldPlace] {
        switch subject {
        case .names(let names):
            let found = names.compactMap {
                reading.fieldPlace(named: $0, under: reading.scopes[passage])
            }
            return found.count == names.count ? found : []
        case .all(let owner, let exceptions):
            let entity = owner.map { reading.entity(named: $0) } ?? reading.scopes[passage]
            guard let entity, exceptions.allSatisfy({ reading.hasField($0, in: entity) }) else { return [] }
            let excepted = Set(exceptions.compactMap { reading.field(named: $0, in: entity) })
            return reading.schema.entities[entity].fields.indices.filter { !excepted.contains($0) }
                .map { FieldPlace(entity: entity, field: $0) }
        }
    }

    private func mark(
        _ places: [FieldPlace], as mark: FieldMark, _ wording: Wording, _ range: Range<Int>,
        in reading: inout DocumentReading
    ) {
        let remark = Remark(
            mark.fact, quote: wording.noteText(of: range), in: .prose, at: wording.span(of: range))
        for place in places {
            let field = reading.schema.entities[place.entity].fields[place.field]
            if mark.isSettled(by: field) { continue }
            reading.schema.entities[place.entity].fields[place.field].remarks.append(remark)
        }
    }
}

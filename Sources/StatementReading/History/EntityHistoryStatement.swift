import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads what an entity was called before, and that it is there for older versions of the app only.
///
///     ## `Task`
///     Was `Duty` before 2.0.
///
///     ## Deprecated record types
///     ### `Chore`
///
/// A sentence says it of the entity whose heading it stands under, a heading of all that stands below it. A sentence
/// that names fields is about those.
package struct EntityHistoryStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for entity in reading.schema.entities.indices { readHeading(of: entity, &reading) }
        for index in reading.wordings.indices { readParagraph(index, &reading) }
        for entity in reading.schema.entities.indices {
            readHeadings(above: entity, &reading)
            reportStruck(entity, &reading)
        }
        readHeadingsOfFields(&reading)
        reading.findFormerNames()
    }

    private func readParagraph(_ index: Int, _ reading: inout DocumentReading) {
        guard let wording = reading.wordings[index], let entity = reading.scopes[index],
            isAbout(entity, index, in: reading), !isLabel(index, wording, in: reading)
        else { return }
        var isTold = false
        for sentence in wording.sentences where sentence.count <= Self.longestSentence {
            let name = reading.schema.entities[entity].name.value
            guard wording.tokens[sentence.upperBound - 1].sign != .colon,
                !speaksOfFields(wording.tokens[sentence], of: entity, in: reading)
            else { continue }
            var history = history(of: sentence, in: wording, about: name)
            let words = wording.tokens[sentence]
            history.originalName = history.originalName ?? reading.keptName(of: entity, in: words)
            reading.schema.entities[entity].add(history)
            if !isTold, history.originalName == nil, history.retirement == nil,
                reading.saysUnclearRename(words, of: entity)
            {
                isTold = true
                reading.reportRefused(.formerName, because: .unclear, at: wording.span(of: sentence))
            }
        }
    }

    /// A longer one tells a story.
    private static let longestSentence = 24

    /// Whether a paragraph stands in the entity's own section, and in no list of its fields.
    private func isAbout(_ entity: Int, _ index: Int, in reading: DocumentReading) -> Bool {
        guard let anchor = reading.claims.anchors[entity] else { return false }
        let passage = reading.outline.passages[index]
        if passage.section != reading.outline.passages[anchor].section { return false }
        return passage.container.map { !reading.isUsed[$0] } ?? true
    }

    /// "**Deprecated**" above a list, unless it is the first thing below the heading: the list has what is deprecated.
    private func isLabel(_ index: Int, _ wording: Wording, in reading: DocumentReading) -> Bool {
        guard wording.tokens.count <= 2, index + 1 < reading.outline.passages.count,
            let entity = reading.scopes[index], reading.claims.anchors[entity] != index - 1
        else { return false }
        switch reading.outline.passages[index + 1].block.kind {
        case .list, .table: return true
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: return false
        }
    }

    /// "Deprecated: `color`": what is spelled as fields are is no entity.
    private func speaksOfFields(
        _ tokens: ArraySlice<Wording.Token>, of entity: Int, in reading: DocumentReading
    ) -> Bool {
        let isType = Identifier.isTypeName(reading.schema.entities[entity].name.value)
        return tokens.contains { token in
            guard token.kind == .code else { return false }
            return reading.hasField(token.text, in: entity)
                || isType && !Identifier.isTypeName(token.text) && Identifier.isValid(token.text)
        }
    }

    /// What a sentence says, or what it says behind "This record type is".
    private func history(of sentence: Range<Int>, in wording: Wording, about name: String) -> EntityHistory {
        var start = sentence.lowerBound
        while start < sentence.upperBound {
            let token = wording.tokens[start]
            // "Is deprecated" is only the end of what is said of it.
            let history =
                token.means(.is) ? EntityHistory() : wording.history(in: start..<sentence.upperBound)
            if history.originalName != nil || history.retirement != nil { return history }
            guard token.text == name || token.kind == .sign || isSubject(token) else { break }
            start += 1
        }
        return EntityHistory()
    }

    private func isSubject(_ token: Wording.Token) -> Bool {
        token.means(EntityHistory.subject) || token.spells([.this])
    }

    // MARK: Headings

    private func reportStruck(_ index: Int, _ reading: inout DocumentReading) {
        let entity = reading.schema.entities[index]
        guard let retirement = entity.retirement, retirement.value.words == nil else { return }
        reading.schema.diagnostics.append(.struckThrough(entity.name.value, at: retirement.span))
    }

    /// Where the fields' own lines name the entity, nothing else has asked its heading.
    private func readHeading(of entity: Int, _ reading: inout DocumentReading) {
        guard let anchor = reading.claims.anchors[entity] else { return }
        let section = reading.outline.passages[anchor].section
        guard let title = reading.standings[section].title,
            title.name.value == reading.schema.entities[entity].name.value
        else { return }
        let history = EntityHistory(originalName: title.originalName, retirement: title.retirement)
        reading.schema.entities[entity].add(history)
    }

    private func readHeadings(above entity: Int, _ reading: inout DocumentReading) {
        guard let anchor = reading.claims.anchors[entity] else { return }
        let sections = reading.outline.sections
        var section = sections[reading.outline.passages[anchor].section].parent
        while let current = section, reading.schema.entities[entity].retirement == nil {
            reading.schema.entities[entity].retirement = sections[current].heading.flatMap(Self.retirement)
            section = sections[current].parent
        }
    }

    /// "Deprecated record types", and nothing else.
    private static func retirement(_ heading: Wording) -> Declared<Retirement>? {
        if let retirement = retirement(heading, of: EntityHistory.aboutTypes) { return retirement }
        guard heading.tokens.contains(where: { $0.means(labels) }), let words = heading.withoutLabels else {
            return nil
        }
        return heading.history(in: words).retirement
    }

    private static let labels: ConceptSet = [.type, .entityLabel, .recordTypeLabel]

    /// "Deprecated record types", "Legacy record types": a group, which some words alone do not make of what they stand by.
    private static func retirement(_ heading: Wording, of group: ConceptSet) -> Declared<Retirement>? {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number }
        guard words.allSatisfy({ $0.means(group.union([.outOfUse])) }) else { return nil }
        if let word = words.first(where: { $0.kind == .word && $0.means(.retired) }) {
            return Declared(Retirement(words: word.text, isWritten: true), at: word.span)
        }
        guard let word = words.first(where: { $0.kind == .word && $0.means(.outOfUse) }),
            words.contains(where: { $0.means(labels.union([.fields])) })
        else { return nil }
        return Declared(Retirement(words: word.text, isWritten: false), at: word.span)
    }

    // MARK: Fields

    /// "Deprecated fields", "Reserved fields": what stands below it is retired.
    private func readHeadingsOfFields(_ reading: inout DocumentReading) {
        let remarks = reading.outline.sections.map { $0.heading.flatMap(Self.remark) }
        for (index, passage) in reading.outline.passages.enumerated() where passage.container == nil {
            guard let entity = reading.scopes[index],
                let remark = remarks[passage.section] ?? Self.remark(inLabelOf: index, reading)
            else { continue }
            if case .refused(let refused) = remark.fact {
                let diagnostic = refused.diagnostic(quoting: "'\(remark.quote)'", at: remark.span)
                if reading.isUsed[index] { reading.schema.diagnostics.append(diagnostic) }
            } else {
                retire(fieldsIn: passage.block.span, of: entity, remark, &reading)
            }
        }
    }

    /// "**Dropped in 1.4:**" right above a list of fields.
    private static func remark(inLabelOf passage: Int, _ reading: DocumentReading) -> Remark? {
        switch reading.outline.passages[passage].block.kind {
        case .list, .table: break
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: return nil
        }
        guard let line = reading.line(above: passage),
            line.tokens.last?.sign == .colon || line.tokens.allSatisfy(\.isStrong)
        else { return nil }
        return StatusLine(line.tokens[...])?.remark(in: line)
    }

    private static func remark(_ heading: Wording) -> Remark? {
        guard heading.tokens.contains(where: { $0.means(.fields) }),
            let retirement = retirement(heading, of: EntityHistory.aboutTypes.union([.fields]))
        else { return nil }
        return Remark(
            .retired(retirement.value), quote: retirement.value.words ?? "", in: .prose, at: retirement.span)
    }

    private func retire(
        fieldsIn block: SourceSpan, of entity: Int, _ remark: Remark, _ reading: inout DocumentReading
    ) {
        for field in reading.schema.entities[entity].fields.indices {
            let place = reading.schema.entities[entity].fields[field].name.span
            guard block.lower <= place.lower, place.upper <= block.upper else { continue }
            reading.schema.entities[entity].fields[field].remarks.append(remark)
        }
    }
}

extension DeclaredEntity {
    fileprivate mutating func add(_ history: EntityHistory) {
        originalName = originalName ?? history.originalName
        retirement = retirement ?? history.retirement
    }
}

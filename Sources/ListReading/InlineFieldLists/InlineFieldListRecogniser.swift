import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads entities whose fields stand in a sentence, where nothing else lists them.
///
///     - **Rating** — `siteId` (String, queryable), `value` (Int)
///     Also add `Trip` (fields: `title`, `start`).
///     `title` / `start` / `end`? / `note`
///     `id`, `title`, `kind` (`day`, `week`). Written by all.
///
/// Names without types count only behind the word "fields", or below a heading that speaks of record types.
package struct InlineFieldListRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        var speaksOfStore: Bool?
        var surveys = InlineFieldListSurveys()
        for index in reading.outline.passages.indices where !reading.isUsed[index] {
            guard case .paragraph(let content) = reading.outline.passages[index].block.kind,
                mayList(content, at: index, in: reading), !reading.isBelowTypedField(index)
            else { continue }
            let end = Int(reading.outline.passages[index].block.span.upper)
            let wording = Wording(content)
            let unnamed = InlineFieldList.unnamed(wording, upTo: end)
            readUnnamed(unnamed, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            readBelowModel(unnamed, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            readBelowHeading(
                InlineFieldList.unnamedInProse(wording, upTo: end), .marked, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            // "Trip" below "Data models" is surely the name of one.
            let isBelowSchema = reading.standing(of: index).isRightBelowSchema
            readBelowHeading(unnamed, isBelowSchema ? .word : .marked, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            readInOnePiece(InlineFieldList.inOnePiece(wording), at: index, known, &reading)
            if reading.isUsed[index] { continue }
            if let slashed = SlashedFieldList(wording) {
                declare(slashed.fields, belowHeading: index, .word, known, &reading)
                if reading.isUsed[index] { continue }
            }
            readKeyed(wording, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            readBare(InlineFieldList.bare(wording, upTo: end), at: index, known, &reading)
            if reading.isUsed[index] { continue }
            readLines(wording, upTo: end, at: index, known, &reading)
            if reading.isUsed[index] { continue }
            guard let list = InlineFieldList(wording, upTo: end), !known.contains(list.name.text),
                list.range.upperBound <= reading.document.source.text.count
            else { continue }
            let fields = InlineFields(
                reading.document.source.text, in: list.range, file: reading.document.file)
            guard isConvincing(fields, list, at: index, &surveys, in: reading) else { continue }
            speaksOfStore = speaksOfStore ?? reading.standings.speaksOfStore
            guard speaksOfStore == true else {
                if let container = reading.outline.passages[index].container {
                    reading.leave(container, because: "the document speaks of no store")
                }
                continue
            }
            let title = EntityTitle(name: Declared(list.name.text, at: list.name.span), strength: .marked)
            declare(fields.fields, of: title, at: index, from: index, &reading)
            for part in fields.joined { report(part, &reading) }
            // Behind types prose may follow; among names alone the rest may be one, too.
            if let stop = fields.stop ?? (fields.typed == 0 ? fields.rest : nil) {
                reportStop(stop, of: list.name, &reading)
            }
            if let next = fields.goesOn {
                reportFurther(wording, from: next, upTo: end, of: list.name, &reading)
            }
        }
    }

    /// "**Trip:** `id`, `title`" line by line in a paragraph below a heading of a schema: names among which there is a key
    /// are no values.
    private func readLines(
        _ wording: Wording, upTo end: Int, at passage: Int, _ known: Set<String>,
        _ reading: inout DocumentReading
    ) {
        let tokens = wording.tokens
        let starts = tokens.indices.filter { $0 == 0 || tokens[$0].startsLine }
        guard let first = tokens.first, reading.outline.passages[passage].container == nil,
            topic(of: passage, in: reading).isSchema,
            starts.allSatisfy({ start in
                isName(tokens[start]) && start + 2 < tokens.count && tokens[start + 1].sign == .colon
                    && tokens[start + 2].kind == .code
            }), starts.count > 1 || NamingLine.isCompound(first.text)
        else { return }
        let lists = zip(starts, starts.dropFirst() + [tokens.count]).map { start, next in
            // Behind the last name in back-ticks and its bracket.
            let upper = next == tokens.count ? end : Int(tokens[next - 1].span.upper) + 1
            return InlineFields(
                reading.document.source.text, in: Int(tokens[start + 2].span.lower)..<upper,
                file: reading.document.file)
        }
        guard lists.allSatisfy({ $0.isWhole && $0.isMarked && $0.fields.count > 1 }),
            reading.standings.speaksOfStore,
            lists.contains(where: { $0.fields.contains { Identifier.isKey($0.name.value) } })
        else { return }
        for (start, list) in zip(starts, lists) where !known.contains(tokens[start].text) {
            let name = Declared(tokens[start].text, at: tokens[start].span)
            declare(
                list.fields, of: EntityTitle(name: name, strength: .marked), at: passage, from: passage,
                &reading)
        }
    }

    /// In bold, and no word such as "Indexes" or "Removed".
    private func isName(_ token: Wording.Token) -> Bool {
        token.isStrong && token.isName && Identifier.isTypeName(token.text) && token.senses.isEmpty
            && !NamingLine.isGroup(token)
    }

    /// "- Fields: title (String), start" below "- Record Type: Trip" or "- `Trip`".
    private func readUnnamed(
        _ range: Range<Int>?, at passage: Int, _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        guard let range, reading.outline.passages[passage].container != nil else { return }
        let fields = InlineFields(reading.document.source.text, in: range, file: reading.document.file)
        guard fields.isWhole, !fields.fields.isEmpty,
            let found = title(around: passage, reading), found.title.strength > .words,
            Identifier.isCloudKitName(found.title.name.value), !known.contains(found.title.name.value),
            reading.standings.speaksOfStore
        else { return }
        if isOfWholeDocument(found, around: passage, in: reading) {
            let list = reading.outline.passages[passage].container ?? passage
            return reading.leave(list, because: "no heading or line names the record type of its fields")
        }
        declare(fields.fields, of: found.title, at: found.anchor, from: passage, &reading)
        for part in fields.joined { report(part, &reading) }
    }

    /// "# App" above "## Data models": the document's title is none of its models.
    private func isOfWholeDocument(
        _ found: EntityNaming.Found, around passage: Int, in reading: DocumentReading
    ) -> Bool {
        let anchor = reading.outline.passages[found.anchor].section
        guard found.title.strength < .labelled, reading.outline.sections[anchor].start == found.anchor,
            anchor != reading.outline.passages[passage].section
        else { return false }
        return reading.outline.sections[anchor].level == 1
    }

    /// "One a journey. Fields: `title`, `start`, `end`" in a paragraph below the heading `Trip`.
    private func readBelowHeading(
        _ range: Range<Int>?, _ strength: EntityTitle.Strength, at passage: Int, _ known: Set<String>,
        _ reading: inout DocumentReading
    ) {
        guard let range else { return }
        let list = InlineFields(reading.document.source.text, in: range, file: reading.document.file)
        // "…, `end`, timestamps": words at the end stand for fields that are not named.
        declare(
            list.fields.filter { reading.isInCode($0.name.span) }, belowHeading: passage, strength, known,
            &reading)
    }

    /// "`id · title · end?`" in a paragraph below the heading `Trip`.
    private func readInOnePiece(
        _ range: Range<Int>?, at passage: Int, _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        guard let range else { return }
        let list = InlineFields(
            reading.document.source.text, in: range, file: reading.document.file, isInCode: true)
        if list.isWhole { declare(list.fields, belowHeading: passage, .word, known, &reading) }
    }

    /// At least three fields of the type that the heading above surely names.
    private func declare(
        _ fields: [DeclaredField], belowHeading passage: Int, _ strength: EntityTitle.Strength,
        _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        let section = reading.outline.passages[passage].section
        guard fields.count > 2, reading.outline.passages[passage].container == nil,
            let title = reading.standings[section].title, title.strength >= strength,
            title.isStored, !known.contains(title.name.value), reading.standings.speaksOfStore
        else { return }
        declare(fields, of: title, at: reading.outline.sections[section].start, from: passage, &reading)
    }

    /// "`id`, `title`, `kind` (`day`, `week`). Written by all." in a paragraph below the heading `trips`: names
    /// among which there is a key are no values.
    private func readKeyed(
        _ wording: Wording, at passage: Int, _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        guard wording.tokens.first?.kind == .code, let end = wording.sentences.first?.upperBound,
            let range = InlineFieldList.bare(
                wording,
                upTo: end < wording.tokens.count
                    ? Int(wording.tokens[end].span.upper)
                    : Int(reading.outline.passages[passage].block.span.upper))
        else { return }
        let list = InlineFields(reading.document.source.text, in: range, file: reading.document.file)
        guard list.isWhole, list.isMarked, list.fields.contains(where: { Identifier.isKey($0.name.value) })
        else { return }
        declare(list.fields, belowHeading: passage, .word, known, &reading)
    }

    /// "- `id`, `name`, `price`" below the item "**`trips` table**: one a journey".
    private func readBare(
        _ range: Range<Int>?, at passage: Int, _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        let passages = reading.outline.passages
        guard let range, let list = passages[passage].container, list > 0,
            let outer = passages[list].container, passages[list - 1].container == outer,
            case .list = passages[outer].block.kind, let wording = reading.line(above: list),
            let name = NamingLine.labelledAtStart(wording), !known.contains(name.text)
        else { return }
        let fields = InlineFields(reading.document.source.text, in: range, file: reading.document.file)
        guard fields.isWhole, fields.isMarked, !fields.fields.isEmpty, reading.standings.speaksOfStore else {
            return
        }
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled)
        declare(fields.fields, of: title, at: list - 1, from: passage, &reading)
    }

    /// In a list within an item only that item can name the entity: "- Create `Trip.swift`".
    private func title(
        around passage: Int, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        let passages = reading.outline.passages
        guard let list = passages[passage].container, let outer = passages[list].container,
            case .list = passages[outer].block.kind
        else {
            if let list = passages[passage].container,
                let item = itemBefore(passage, in: list, reading)
                    ?? firstItem(before: passage, in: list, reading)
            {
                return item
            }
            let start = reading.outline.sections[passages[passage].section].start
            return EntityNaming.find(for: passage, from: start, in: reading)
        }
        if let sibling = labelledSibling(of: passage, in: list, reading) { return sibling }
        guard let wording = reading.line(above: list), passages[list - 1].container == outer,
            let name = NamingLine.labelled(wording) ?? NamingLine.loose(wording, isRightAbove: true)?.name
                ?? NamingLine.file(wording) ?? itemOfEntities(wording, at: list - 1, reading)
                ?? itemOfModels(wording, at: passage, reading)
        else { return nil }
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .marked)
        return EntityNaming.Found(title: title, anchor: list - 1)
    }

    /// "- **Note**" below "Entities", which lists its fields: there the word is no remark.
    private func itemOfEntities(
        _ wording: Wording, at passage: Int, _ reading: DocumentReading
    ) -> Wording.Token? {
        guard wording.tokens.count == 1, let name = wording.tokens.first, name.isStrong, name.isName,
            Identifier.isTypeName(name.text), name.means(.notesColumn), !NamingLine.isGroup(name),
            topic(of: passage, in: reading).isOfEntities
        else { return nil }
        return name
    }

    /// "- Create a `Trip` record" right before "- It has the fields: title, start" in one list.
    private func itemBefore(
        _ passage: Int, in list: Int, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        guard passage - 1 > list, reading.outline.passages[passage - 1].container == list,
            let wording = reading.line(above: passage),
            let line = NamingLine.loose(wording, isRightAbove: false), line.strength == .labelled
        else { return nil }
        let title = EntityTitle(name: Declared(line.name.text, at: line.name.span), strength: .labelled)
        return EntityNaming.Found(title: title, anchor: passage - 1)
    }

    /// "- `Trip`" as the first of the items, of which a later one lists the fields.
    private func firstItem(
        before passage: Int, in list: Int, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        guard passage > list + 1, reading.outline.passages[list + 1].container == list,
            let item = reading.wordings[list + 1], let name = NamingLine.alone(item), name.kind == .code
        else { return nil }
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled)
        return EntityNaming.Found(title: title, anchor: list + 1)
    }

    /// "- Record type: `Trip`" before "- Fields: `title`, `start`" in one list.
    private func labelledSibling(
        of passage: Int, in list: Int, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        for candidate in (list + 1..<passage).reversed() {
            guard reading.outline.passages[candidate].container == list,
                let wording = reading.wordings[candidate], let name = NamingLine.labelled(wording)
            else { continue }
            let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled)
            return EntityNaming.Found(title: title, anchor: candidate)
        }
        return nil
    }

    /// Cheap: two names in back-ticks or nothing but code, or a bold name at the beginning of an item.
    private func mayList(_ content: Inlines, at passage: Int, in reading: DocumentReading) -> Bool {
        if content.runs.allSatisfy({ $0.style.contains(.code) }) { return true }
        if content.runs.count(where: { $0.style.contains(.code) }) > 1 { return true }
        guard reading.outline.passages[passage].container != nil else { return false }
        guard let first = content.runs.first else { return false }
        if !first.style.isDisjoint(with: [.strong, .code]) { return true }
        let start = first.text.prefix(Self.longestLabel)
        guard let colon = start.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
        return Wording(Inlines(Inlines.Run(String(start[..<colon]), span: first.span))).mayMean(.fields)
    }

    private static let longestLabel = 60

    private func isConvincing(
        _ fields: InlineFields, _ list: InlineFieldList, at passage: Int,
        _ surveys: inout InlineFieldListSurveys, in reading: DocumentReading
    ) -> Bool {
        let count = fields.fields.count
        if count == 0 { return false }
        if list.isWord, !mayBeNamedByWord(passage, in: reading) { return false }
        if list.isRemarked, !fields.fields.allSatisfy({ Identifier.looksLikeCode($0.name.value) }) {
            return false
        }
        if list.startsSmall {
            return count > 2 && fields.isMarked && fields.isWhole && !list.isLabelled
                && topic(of: passage, in: reading).isOfEntities
                && surveys.survey(around: passage, in: reading).areMostlyLists
        }
        let isTyped =
            fields.typed * 2 >= count
            || fields.typed > 0 && fields.isWhole && fields.coded * 2 >= count && list.name.kind == .code
        if isTyped, fields.isMarked || fields.isWhole, list.isMarked {
            return list.isLabelled || topic(of: passage, in: reading).isSchema
                || reading.standing(of: passage).title?.name.value == list.name.text
        }
        if !fields.isWhole {
            // "**Trip**: `id`, `title`, relationship to `Stop`": what is no name is told.
            return fields.isMarked && topic(of: passage, in: reading).isOfEntities
                && reading.isMeant(passage) && surveys.survey(around: passage, in: reading).areKeyed
        }
        guard count > 1 else { return false }
        if list.isLabelled { return true }
        guard topic(of: passage, in: reading).isOfEntities else { return false }
        let survey = surveys.survey(around: passage, in: reading)
        return survey.areMostlyLists && survey.hasCode
    }

    private func declare(
        _ fields: [DeclaredField], of title: EntityTitle, at anchor: Int, from passage: Int,
        _ reading: inout DocumentReading
    ) {
        var claim = Claim(title, anchor: anchor, from: passage)
        claim.entity.fields = fields
        if anchor != passage { claim.passages.append(anchor) }
        claim.isMetadata = true
        reading.claim(claim)
    }

    /// What the headings above and the line before the list say that it is about.
    func topic(of passage: Int, in reading: DocumentReading) -> Topic {
        var topic = Topic()
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        if let heading = section.heading { topic.add(heading) }
        if let list = reading.outline.passages[passage].container, list > 0,
            let line = reading.outline.content(of: list - 1)
        {
            topic.add(Wording(line))
        }
        return topic
    }

    struct Topic {
        private var senses: ConceptSet = []

        mutating func add(_ wording: Wording) {
            for token in wording.tokens { senses.formUnion(token.senses) }
        }

        var isSchema: Bool {
            !senses.contains(.elsewhere)
                && !senses.isDisjoint(with: [
                    .record, .entityLabel, .fields, .general, .cloudKit, .coreData, .swiftData, .relational,
                    .database,
                ])
        }

        var isOfEntities: Bool {
            !senses.contains(.elsewhere) && !senses.isDisjoint(with: [.record, .entityLabel, .fields])
        }
    }
}

import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import Vocabulary

/// Finds the name of the entity whose fields stand in a passage.
///
/// A naming line under the heading counts most; then the nearest heading; then, where that is general, a line
/// right above or a higher heading; then the lines before the passage; then the step before, where the heading is
/// only that of a step: "Step 4: Add the fields".
package enum EntityNaming {
    /// A name, and the passage from which on statements are about the entity.
    package struct Found {
        package var title: EntityTitle
        package var anchor: Int

        package init(title: EntityTitle, anchor: Int) {
            self.title = title
            self.anchor = anchor
        }
    }

    /// How many passages above a table a line may stand that names the entity.
    private static let reach = 8

    /// `floor` is the first passage that may name it: what stands above belongs to the table before.
    package static func find(for passage: Int, from floor: Int, in reading: DocumentReading) -> Found? {
        var found = findUnmarked(for: passage, from: floor, in: reading)
        if reading.outline.isMarkedAsRecordType(passage) { found?.title.strength = .labelled }
        return found
    }

    private static func findUnmarked(for passage: Int, from floor: Int, in reading: DocumentReading) -> Found?
    {
        let section = reading.outline.passages[passage].section
        let start = max(floor, reading.outline.sections[section].start)
        if let line = labelledLine(before: passage, from: start, in: reading) { return line }
        if let item = itemAround(passage, in: reading) { return item }
        if let list = announcingList(around: passage, in: reading) {
            return findUnmarked(for: list, from: floor, in: reading)
        }
        if let line = labelledLine(below: passage, in: reading) { return line }
        let nearest = reading.standings[section].heading
        if let line = lineInChapter(before: passage, from: start, nearest, in: reading) { return line }
        if let line = typeAnnounced(above: passage, from: start, beside: nearest, in: reading) { return line }
        if case .title(let title) = nearest, title.strength > .words {
            if let step = step(before: passage, from: start, besides: title, in: reading) { return step }
            return Found(title: title, anchor: reading.outline.sections[section].start)
        }
        if let line = announcement(above: passage, from: start, in: reading) { return line }
        if case .general = nearest {
            if let line = lineRightAbove(passage, from: start, in: reading) { return line }
            if let line = nameAlone(above: passage, in: section, reading) { return line }
            if let line = describedName(above: passage, from: start, in: reading) { return line }
            if let line = nameGivenInStep(before: passage, from: start, in: reading) { return line }
            if let line = labelledLineAbove(section, in: reading) { return line }
            if let higher = higherHeading(above: section, in: reading) {
                // The document's title may name the app; what it stores is said below it.
                let anchor = reading.outline.passages[higher.anchor].section
                let isOfApp = higher.title.strength < .labelled && reading.outline.sections[anchor].level == 1
                return isOfApp ? soleRecord(of: section, isKept: true, in: reading) ?? higher : higher
            }
        }
        if let line = looseLine(before: passage, from: start, in: reading) { return line }
        if let title = nearest.title {
            return Found(title: title, anchor: reading.outline.sections[section].start)
        }
        return stepBefore(section, in: reading) ?? soleRecord(of: section, in: reading)
    }

    /// The entity that the headings above a section's own name, or the step before one of them.
    package static func findAbove(_ section: Int, in reading: DocumentReading) -> Found? {
        if let higher = higherHeading(above: section, in: reading) { return higher }
        return reading.outline.sections[section].parent.flatMap { stepBefore($0, in: reading) }
    }

    private static func higherHeading(above section: Int, in reading: DocumentReading) -> Found? {
        var current = section
        while let parent = reading.outline.sections[current].parent {
            switch reading.standings[parent].heading {
            case .title(let title):
                guard title.strength > .words, !reading.standings[parent].namesProject else {
                    return nil
                }
                return Found(title: title, anchor: reading.outline.sections[parent].start)
            case .general: current = parent
            case .other: return nil
            }
        }
        return nil
    }

    // MARK: Lines

    private static func labelledLine(before passage: Int, from start: Int, in reading: DocumentReading)
        -> Found?
    {
        for candidate in stride(from: passage - 1, through: max(start, passage - reach), by: -1) {
            guard let wording = reading.wordings[candidate] else { continue }
            if let name = NamingLine.labelled(wording) { return found(name, .labelled, candidate) }
            if candidate == passage - 1, let name = reading.fieldOwners.owner(in: wording) {
                return found(name, .marked, candidate)
            }
        }
        return nil
    }

    /// "Add the record type `Trip`." below "Sync": a word that heads chapters names no type where a sentence does.
    private static func lineInChapter(
        before passage: Int, from start: Int, _ heading: HeadingReading, in reading: DocumentReading
    ) -> Found? {
        guard let title = heading.title, title.strength == .word,
            title.name.value.lowercased().means([.fieldGroup, .programChapter, .chapter]),
            let line = looseLine(before: passage, from: start, in: reading),
            line.title.strength == .labelled, Identifier.isTypeName(line.title.name.value),
            !reading.claims.names.contains(line.title.name.value),
            // "The record type `Trip` is linked here" adds none.
            let verb = reading.wordings[line.anchor]?.tokens.first, verb.means([.create, .filler]),
            !verb.means([.determiner, .type, .record])
        else { return nil }
        return line
    }

    /// "Public database, type `Trip`:" right above counts more than a heading that is a word like any other.
    private static func typeAnnounced(
        above passage: Int, from start: Int, beside heading: HeadingReading, in reading: DocumentReading
    ) -> Found? {
        guard passage > start, heading.title.map({ $0.strength <= .word }) ?? true,
            let name = reading.line(above: passage).flatMap(NamingLine.announcedType)
        else { return nil }
        return found(name, .labelled, passage - 1)
    }

    /// "**Record type:** `Trip`" at the end of a section, below all of its fields.
    private static func labelledLine(below passage: Int, in reading: DocumentReading) -> Found? {
        let section = reading.outline.passages[passage].section
        let rest = reading.outline.passages[(passage + 1)...].prefix(reach).prefix { $0.section == section }
        let container = reading.outline.passages[passage].container
        guard rest.allSatisfy({ isText($0.block) && $0.container == container }),
            rest.endIndex == reading.outline.passages.endIndex
                || reading.outline.passages[rest.endIndex].section != section
        else { return nil }
        for candidate in rest.indices {
            guard let wording = reading.wordings[candidate], let label = wording.label(at: 0),
                label.count > 1 || wording.tokens[0].spells([.recordTypeLabel]),
                let name = NamingLine.labelled(wording), name.isMarked, Identifier.isTypeName(name.text)
            else { continue }
            return found(name, .labelled, reading.outline.sections[section].start)
        }
        return nil
    }

    private static func isText(_ block: Block) -> Bool {
        switch block.kind {
        case .paragraph, .thematicBreak: true
        case .heading, .table, .list, .codeBlock, .blockQuote, .html: false
        }
    }

    /// "**Record Type:** `Trip`" above a block, with nothing but lines between: "**Fields:**".
    package static func labelledLine(rightAbove passage: Int, in reading: DocumentReading) -> Found? {
        let section = reading.outline.passages[passage].section
        let lines = (reading.outline.sections[section].start..<passage).suffix(reach).reversed().prefix {
            guard case .paragraph = reading.outline.passages[$0].block.kind else { return false }
            return reading.outline.passages[$0].container == reading.outline.passages[passage].container
        }
        return lines.last.flatMap { labelledLine(before: passage, from: $0, in: reading) }
    }

    /// "**Record Type:** `Trip`" below "## 1. Journeys", for the fields below "### Fields".
    private static func labelledLineAbove(_ section: Int, in reading: DocumentReading) -> Found? {
        guard let heading = reading.outline.sections[section].heading,
            heading.tokens.contains(where: { $0.means(.fields) }),
            let parent = reading.outline.sections[section].parent
        else { return nil }
        let start = reading.outline.sections[parent].start
        // What belongs to the section itself, before the first heading below it.
        let own = (start..<reading.outline.sections[section].start).prefix {
            reading.outline.passages[$0].section == parent
        }
        for candidate in own.prefix(reach).reversed() {
            guard let wording = reading.wordings[candidate] else { continue }
            if let name = NamingLine.labelled(wording) { return found(name, .labelled, candidate) }
            // Beside the name, such a line tells facts about the document.
            guard let name = NamingLine.labelledFact(wording) else { continue }
            return found(name, .labelled, reading.outline.sections[section].start)
        }
        return nil
    }

    static func looseLine(before passage: Int, from start: Int, in reading: DocumentReading) -> Found? {
        for candidate in stride(from: passage - 1, through: max(start, passage - reach), by: -1) {
            guard let wording = reading.wordings[candidate] else { continue }
            if let line = NamingLine.loose(wording, isRightAbove: candidate == passage - 1) {
                let isOfOther =
                    isIntroduced(passage, in: reading) && isInOtherList(candidate, than: passage, in: reading)
                return isOfOther ? nil : found(line.name, line.strength, candidate)
            }
        }
        return nil
    }

    /// "Shared settings, in the defaults:" right above: what stands below it is of that, and of no list before.
    private static func isIntroduced(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let line = reading.line(above: passage), line.tokens.last?.sign == .colon,
            reading.outline.passages[passage - 1].container == reading.outline.passages[passage].container
        else { return false }
        return !line.tokens.contains {
            $0.means([.fields, .schema, .structure, .record, .entityLabel, .required, .optional])
        }
    }

    private static func isInOtherList(_ line: Int, than passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[line].container else { return false }
        return reading.outline.passages[list].end < passage
    }

    /// "5. Create the record type `Trip`" around a list of its fields counts more than what the heading says.
    ///
    /// "6. Add fields" is about what the step before it names.
    private static func itemAround(_ passage: Int, in reading: DocumentReading) -> Found? {
        guard let list = reading.outline.passages[passage].container, passage - 1 > list,
            reading.outline.passages[passage - 1].container == list
        else { return nil }
        if let line = lineRightAbove(passage, from: list, in: reading) { return line }
        if let line = announcement(above: passage, from: list, in: reading) { return line }
        if let line = plainName(above: passage, in: reading) { return line }
        guard case .list(let steps) = reading.outline.passages[list].block.kind,
            reading.line(above: passage)?.tokens.contains(where: { $0.means(.fields) }) == true
        else { return nil }
        if steps.start == nil { return nameGiven(before: passage, from: list, in: reading) }
        return looseLine(before: passage, from: list, in: reading)
            ?? nameGiven(before: passage, from: list, in: reading)
    }

    /// "Name it: `Trip`" in the items before "In the Attributes section, add:".
    private static func nameGiven(before passage: Int, from list: Int, in reading: DocumentReading) -> Found?
    {
        for candidate in (list..<passage).suffix(longestProcedure).reversed() {
            guard let name = reading.wordings[candidate].flatMap(NamingLine.given) else { continue }
            return found(name, .labelled, candidate)
        }
        return nil
    }

    /// As many passages as the steps may have from the name of a type to its fields.
    private static let longestProcedure = 64

    /// "Create a `Trip` record type in your container:", "The app keeps one `Trip` record a journey:".
    private static func lineRightAbove(_ passage: Int, from start: Int, in reading: DocumentReading) -> Found?
    {
        guard passage > start, let wording = reading.line(above: passage),
            let name = NamingLine.markedBesideLabel(wording) ?? NamingLine.soleBesideRecord(wording)
                ?? NamingLine.soleSubject(wording) ?? NamingLine.soleOfCoreData(wording)
        else { return nil }
        return found(name, .labelled, passage - 1)
    }

    /// "The schema for `Trip` should contain these fields:", "`Trip` has to meet the contract below."
    private static func announcement(above passage: Int, from start: Int, in reading: DocumentReading)
        -> Found?
    {
        guard passage > start, let wording = reading.line(above: passage),
            let name = NamingLine.announced(wording) ?? announcedBefore(wording, at: passage - 1, in: reading)
        else { return nil }
        return found(name, .marked, passage - 1)
    }

    /// "Add these optional fields as well:" behind the list or table below "The `Trip` type contains these fields:".
    private static func announcedBefore(
        _ wording: Wording, at line: Int, in reading: DocumentReading
    ) -> Wording.Token? {
        let tokens = wording.tokens
        guard NamingLine.addsFields(tokens),
            !tokens.contains(where: { $0.means(ListLabel.otherTopics) || $0.isMarked && $0.kind != .sign }),
            let above = reading.outline.passages[..<line].indices.last(where: { index in
                reading.outline.passages[index].container == reading.outline.passages[line].container
            }), above > 0,
            reading.outline.passages[above - 1].section == reading.outline.passages[line].section
        else { return nil }
        switch reading.outline.passages[above].block.kind {
        case .list, .table: return reading.line(above: above).flatMap(NamingLine.announced)
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: return nil
        }
    }

    /// "5. Create a new type and name it `Trip`" before "6. Add these fields:".
    static func nameGivenInStep(
        before passage: Int, from start: Int, in reading: DocumentReading
    ) -> Found? {
        for candidate in stride(from: passage - 1, through: max(start, passage - reach), by: -1) {
            guard reading.outline.passages[candidate].container != nil,
                let name = reading.wordings[candidate].flatMap(NamingLine.givenInSentence)
            else { continue }
            return found(name, .labelled, candidate)
        }
        return nil
    }

    /// Below "The record", the only name that the document's beginning has before the word: "saves one `Trip` record".
    private static func soleRecord(
        of section: Int, isKept: Bool = false, in reading: DocumentReading
    ) -> Found? {
        guard let heading = reading.outline.sections[section].heading,
            heading.tokens.contains(where: { $0.means([.record, .fields]) }),
            heading.tokens.allSatisfy({
                $0.kind != .word || $0.means([.record, .filler, .general, .fields, .structure, .type])
            })
        else { return nil }
        let candidates = reading.wordings.prefix(beginning).lazy.compactMap(\.self).compactMap { wording in
            NamingLine.soleBesideRecord(wording).map { (name: $0, isKept: wording.mayMean(.stored)) }
        }
        let names = Array(candidates)
        guard let name = names.first?.name, names.allSatisfy({ $0.name.text == name.text }),
            !isKept || names.contains(where: \.isKept)
        else { return nil }
        // "Record fields" says what they are fields of.
        let isOfRecord = heading.tokens.contains { $0.means(.record) }
        let isOfFields = heading.tokens.contains { $0.means(.fields) }
        let strength: EntityTitle.Strength = isOfRecord && isOfFields ? .labelled : .marked
        return found(name, strength, reading.outline.sections[section].start)
    }

    /// As many passages as an introduction may have.
    private static let beginning = 64

    /// "**`Trip`** — one a journey" above the fields, with other lines between or not.
    private static func describedName(above passage: Int, from start: Int, in reading: DocumentReading)
        -> Found?
    {
        for line in stride(from: passage - 1, through: max(start, passage - reach), by: -1) {
            guard let wording = reading.wordings[line], let name = NamingLine.remarked(wording),
                name.kind == .code, Identifier.isTypeName(name.text)
            else { continue }
            return found(name, .marked, line)
        }
        return nil
    }

    /// "**Trip**" and nothing else right above the fields, below "Data model" in a document with another title.
    private static func nameAlone(
        above passage: Int, in section: Int, _ reading: DocumentReading
    ) -> Found? {
        let parent = reading.outline.sections[section].parent
        guard passage - 1 > reading.outline.sections[section].start,
            parent.map({ mayHoldOthers($0, in: reading) }) ?? true,
            !reading.standings[section].own.isDisjoint(with: [.records, .storage]),
            let name = reading.line(above: passage).flatMap(NamingLine.alone)
        else { return nil }
        return found(name, .marked, passage - 1)
    }

    /// A document's title, "Decisions": no heading that surely names the type itself.
    private static func mayHoldOthers(_ section: Int, in reading: DocumentReading) -> Bool {
        reading.outline.sections[section].level == 1
            || reading.standings[section].title.map { $0.strength <= .word } ?? true
    }

    /// "Step 3: Create the record type" with a line that names it, before "Step 4: Add the fields".
    private static func stepBefore(_ section: Int, in reading: DocumentReading) -> Found? {
        let sections = reading.outline.sections
        guard let heading = sections[section].heading, heading.tokens.contains(where: { $0.means(.fields) }),
            let before = sections[..<section].lastIndex(where: { $0.level <= sections[section].level }),
            sections[before].level == sections[section].level
        else { return nil }
        let anchor = sections[section].start
        if let title = reading.standings[before].title, title.strength == .labelled {
            return Found(title: title, anchor: anchor)
        }
        for candidate in (sections[before].start..<anchor).reversed() {
            guard let wording = reading.wordings[candidate],
                let line = NamingLine.loose(wording, isRightAbove: false),
                Identifier.isTypeName(line.name.text) || !isOfField(sections[before])
            else { continue }
            return found(line.name, line.strength, anchor)
        }
        return nil
    }

    /// "Add the attribute `title`": a step of its own for one field, whose name is none of a record type.
    private static func isOfField(_ section: Section) -> Bool {
        section.heading?.tokens.contains { $0.means(.fields) } ?? false
    }

    private static func found(_ name: Wording.Token, _ strength: EntityTitle.Strength, _ passage: Int)
        -> Found
    {
        Found(
            title: EntityTitle(name: Declared(name.text, at: name.span), strength: strength), anchor: passage)
    }
}

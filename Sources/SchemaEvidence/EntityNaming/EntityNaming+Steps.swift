import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import Vocabulary

extension EntityNaming {
    /// "Core Data Model Updates" above, and in a step "Add a new entity named `Trip`": the name with a mark.
    static func step(
        before passage: Int, from start: Int, besides heading: EntityTitle, in reading: DocumentReading
    ) -> Found? {
        guard !isMarked(heading.name, in: reading),
            let step = nameGivenInStep(before: passage, from: start, in: reading)
                ?? looseLine(before: passage, from: start, in: reading),
            isStep(step.anchor, in: reading), leads(step.anchor, to: passage, in: reading),
            step.title.name.value != heading.name.value,
            isMarked(step.title.name, in: reading), Identifier.isTypeName(step.title.name.value)
        else { return nil }
        return step
    }

    /// "Add these attributes:" may stand between the step and the fields.
    private static func leads(_ step: Int, to passage: Int, in reading: DocumentReading) -> Bool {
        guard step < passage - 1, let line = reading.line(above: passage) else { return step == passage - 1 }
        return step == passage - 2 && line.tokens.last?.sign == .colon
            && line.tokens.contains { $0.means(.fields) }
    }

    /// An item with a number.
    private static func isStep(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container,
            case .list(let steps) = reading.outline.passages[list].block.kind
        else { return false }
        return steps.start != nil
    }

    /// In back-ticks, quotation marks or bold.
    private static func isMarked(_ name: Declared<String>, in reading: DocumentReading) -> Bool {
        guard name.span.lower > 0 else { return false }
        let marks = [UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "\"")]
        return marks.contains(reading.document.source.text[Int(name.span.lower) - 1])
    }

    /// "- Trip entity added" above the list of its fields, below a heading that speaks of a schema.
    static func plainName(above passage: Int, in reading: DocumentReading) -> Found? {
        guard let heading = reading.outline.sections[reading.outline.passages[passage].section].heading,
            heading.mayMean(ofSchema), let line = reading.line(above: passage),
            let name = NamingLine.plainBesideLabel(line)
        else { return nil }
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .marked)
        return Found(title: title, anchor: passage - 1)
    }

    private static let ofSchema: ConceptSet = [
        .entityLabel, .record, .recordTypeLabel, .schema, .coreData, .swiftData, .cloudKit,
    ]

    /// The list of which an item announces the fields that stand in it: "- Add these fields:" below "**Trip**".
    static func announcingList(around passage: Int, in reading: DocumentReading) -> Int? {
        guard let list = reading.outline.passages[passage].container,
            case .list(let steps) = reading.outline.passages[list].block.kind, steps.start == nil,
            passage - 1 > list, reading.outline.passages[passage - 1].container == list,
            let item = reading.line(above: passage), item.tokens.last?.sign == .colon,
            announcesFields(item), !namesType(from: list + 1, before: passage - 1, in: reading)
        else { return nil }
        return list
    }

    /// "- **Stop**" before "- Add these fields:" in one list: the fields are hardly those of what stands above it.
    private static func namesType(from start: Int, before item: Int, in reading: DocumentReading) -> Bool {
        guard start < item else { return false }
        return reading.wordings[start..<item].contains { line in
            line?.tokens.contains { $0.isMarked && $0.isName && Identifier.isTypeName($0.text) } ?? false
        }
    }

    /// "Add the following fields:", "Add record fields (one each):": words that announce fields, and nothing else.
    static func announcesFields(_ line: Wording) -> Bool {
        let words = line.tokens[...].outsideBrackets(line.tokens.indices).map { line.tokens[$0] }
        return words.contains { $0.means(.fields) }
            && words.allSatisfy { $0.kind == .sign || $0.means(announcing) }
    }

    private static let announcing: ConceptSet = [
        .fields, .filler, .determiner, .functionWord, .record, .this, .those, .pronoun, .demand,
        .otherFields, .whichFields,
    ]
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Lists of names that are told, and not read.
extension FieldListRecogniser {
    /// "- `width`, `height`" below the marked name of a model, beside an item that is no name.
    func leaveNames(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, _ reading: inout DocumentReading
    ) {
        let standing = reading.standing(of: passage)
        let holdsFew = items.typed > 0 && standing.isRightBelowSchema && !standing.isForeign
        if label == nil, items.holdsSeries || holdsFew, standing.title?.strength ?? .words > .words {
            return reading.leave(passage, because: Self.reasonForUntyped)
        }
        if label == nil, items.typed > 0 || items.areMostlyNames,
            let found = name(for: passage, label, reading), found.anchor == passage - 1,
            found.title.strength == .labelled
                || items.areMostlyNames && found.title.strength == .marked && standing.isRightBelowSchema
                    && !standing.isForeign && standsAlone(passage, reading)
        {
            return reading.leave(passage, because: Self.reasonForUntyped)
        }
        if case .fields = label, items.named > 1,
            name(for: passage, label, reading)?.title.strength == .labelled
        {
            return reading.leave(passage, because: "some of its items name no field")
        }
        guard items.named > 0, items.named + items.appTyped > 1,
            (items.named + items.appTyped) * 2 >= items.count, isOfModel(label, passage, reading),
            !(label == nil ? standing.own.union(standing.parent) : standing.own).isDisjoint(with: [
                .models, .records,
            ]) || label != nil && isSaidOfRecords(passage, in: reading),
            !standing.isForeign
        else { return }
        reading.leave(passage, because: "its items name fields without types, and some name none")
    }

    /// Names with a key below an item that is nothing but a name, where the line above all of them announces types.
    func isAnnounced(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> Bool {
        items.holdKey && isAlone(label, in: reading) && isAnnouncedAsTypes(passage, in: reading)
    }

    /// "The CloudKit record types:" right above the list whose items are the names.
    private func isAnnouncedAsTypes(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let line = lineAboveOuterList(of: passage, in: reading),
            line.tokens.indices.contains(where: { line.label(at: $0) != nil }),
            line.tokens.dropLast().allSatisfy({ $0.kind == .word && $0.means(Self.announcing) })
        else { return false }
        return line.mayMean([.record, .recordTypeLabel, .cloudKit, .coreData, .swiftData])
    }

    /// All words of a line that announces types and nothing else.
    private static let announcing: ConceptSet = [
        .record, .recordTypeLabel, .type, .entityLabel, .cloudKit, .coreData, .swiftData, .determiner,
        .filler, .functionWord, .is, .those, .smallNumber,
    ]

    /// Whether an item is nothing but a name in back-ticks: not "`Trip` (planned)".
    private func isAlone(_ label: ListLabel?, in reading: DocumentReading) -> Bool {
        guard case .entity(_, let anchor) = label, let tokens = reading.wordings[anchor]?.tokens else {
            return false
        }
        return tokens.count == 1 && tokens[0].kind == .code && !tokens[0].isStruckThrough
    }

    /// "CloudKit records should have these:"
    private func isSaidOfRecords(_ passage: Int, in reading: DocumentReading) -> Bool {
        lineAboveOuterList(of: passage, in: reading)?.mayMean([
            .record, .recordTypeLabel, .entityLabel, .cloudKit, .coreData, .swiftData,
        ]) ?? false
    }

    private func lineAboveOuterList(of passage: Int, in reading: DocumentReading) -> Wording? {
        guard let outer = reading.outline.passages[passage].container,
            let line = reading.line(above: outer), line.tokens.last?.sign == .colon
        else { return nil }
        return line
    }

    /// Below a heading that names a model, or the item that does.
    private func isOfModel(_ label: ListLabel?, _ passage: Int, _ reading: DocumentReading) -> Bool {
        switch label {
        case nil: reading.standing(of: passage).title?.strength ?? .words > .words
        case .entity(let title, let anchor):
            title.strength > .words && !isType(title.name.value, in: reading)
                && StatementVocabulary.senses(of: title.name.value).isEmpty
                && reading.wordings[anchor].map(ListLabel.isEnumeration) != true
        case .fields, .other: false
        }
    }

    /// Whether the heading right above is nothing but a name: not "Using `Trip`".
    private func standsAlone(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading?.tokens.count { $0.kind != .sign } == 1
    }

    /// "- [title]: String" defines a link, and has no words in Markdown.
    func reportLinkDefinitions(in passage: Int, _ reading: inout DocumentReading) {
        guard case .list(let list) = reading.outline.passages[passage].block.kind else {
            return
        }
        for item in list.items where item.blocks.isEmpty {
            guard reading.document.source[item.span.range].contains("]:") else { continue }
            reading.report(
                .fieldsUnread, .note, "this item is the definition of a link, and not read as a field",
                at: item.span, remedy: "leave out the brackets, if it is a field")
        }
    }
}

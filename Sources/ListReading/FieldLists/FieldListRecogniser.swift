import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads lists whose items are fields, under the heading or line that names their entity.
///
///     **Fields:**
///     - `title` (String, required): what is on the cover
///     - `deck: Reference?`
///
/// An item may be a label ("Fields:") or an entity (`**Card**`) with the fields as a list of its own. A list of
/// bare names is taken only where a label says that fields follow.
package struct FieldListRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let entities = Self.describedNames(reading)
        let stems = NameStems(reading)
        let drawn = DrawnEntities(reading)
        var drawnElsewhere: [(FieldListItems, Int)] = []
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .list(let list) = reading.outline.passages[passage].block.kind else { continue }
            let items = FieldListItems(
                list, text: reading.document.source.text, file: reading.document.file, entities: entities)
            guard !items.fields.isEmpty || items.described > 1 || items.plain > 0 else { continue }
            if isDrawn(items, at: passage, drawn, reading) {
                drawnElsewhere.append((items, passage))
            } else {
                read(items, at: passage, stems, &reading)
            }
        }
        // A diagram is read only where nothing else declares fields.
        let isDiagramRead = !reading.hasClaims
        for (items, passage) in drawnElsewhere {
            if isDiagramRead {
                reading.leave(passage, because: "a diagram declares the fields of its record type")
            } else {
                read(items, at: passage, stems, &reading)
            }
        }
    }

    /// Whether a diagram declares the fields of the record type above, and the list says no more of them.
    private func isDrawn(
        _ items: FieldListItems, at passage: Int, _ drawn: DrawnEntities, _ reading: DocumentReading
    ) -> Bool {
        guard !drawn.isEmpty, items.fields.allSatisfy(DrawnEntities.mayDeclare) else { return false }
        let label = groupLabel(items, ListLabel.find(for: passage, in: reading), at: passage, in: reading)
        return label == nil
            && name(for: passage, label, reading).map { drawn.declare($0.title.name.value) } ?? false
    }

    /// What a heading or a line above a list names, and what is declared already.
    private static func describedNames(
        _ reading: DocumentReading
    ) -> Set<String> {
        var names = reading.claims.names
        for section in reading.outline.sections.indices {
            guard let title = reading.standings[section].title, title.strength > .words else {
                continue
            }
            names.insert(title.name.value)
        }
        for (passage, wording) in reading.wordings.enumerated() {
            guard let wording else { continue }
            if let name = NamingLine.labelled(wording) { names.insert(name.text) }
            if case .entity(let title, _)? = ListLabel.nameOfItem(wording, at: passage, in: reading) {
                names.insert(title.name.value)
            }
        }
        return names.filter { Identifier.isTypeName($0) }
    }

    private func read(
        _ items: FieldListItems, at passage: Int, _ stems: NameStems, _ reading: inout DocumentReading
    ) {
        if items.isHalfTyped, SharedFields.exceptions(above: passage, in: reading) != nil {
            return reading.leave(passage, because: FieldOwners.reasonForNone)
        }
        let label = groupLabel(items, ListLabel.find(for: passage, in: reading), at: passage, in: reading)
        let isOfNames = isOfNames(items, label, at: passage, in: reading)
        let items = isOfNames ? items.withPlainNames : items
        if label == nil, isBelowField(passage, in: reading) { return }
        if label == nil, reading.isBelowTypedField(passage) {
            return reading.leave(passage, because: "it stands below a field, and is about what that holds")
        }
        let isTyped =
            (isFieldList(items, label) || isPartlyTyped(items, label, at: passage, in: reading)
                || isOfFew(items, label, at: passage, in: reading)
                || label == nil && items.isHalfTyped && items.marked == items.count
                    && isBelowLabelled(passage, in: reading))
            && !items.fields.isEmpty
        if !isTyped, let (found, fields) = bareFields(label, at: passage, in: reading) {
            return declare(fields, struck: [], of: found, at: passage, &reading)
        }
        let isAnnounced = items.areMostlyDescribed && announcesFields(rightAbove: passage, in: reading)
        guard isTyped || items.areDescribed || items.isHalfOdd || isAnnounced || isOfNames,
            let found = name(for: passage, label, reading)
        else { return leaveNames(items, label, at: passage, &reading) }
        // "**冪等性**" above a rule about some field is no record type: those have Latin names.
        if case .entity = label, Identifier.isOfOtherScript(found.title.name.value),
            !isFieldList(items, label)
        {
            return
        }
        if !isTyped {
            let isOfNamesAlone = isOfNames && !items.areDescribed && !isAnnounced
            if items.typed > 0 || isOfNamesAlone { return leave(passage, found, label, &reading) }
            let model = ModelDescription(items, of: found, label, at: passage, in: reading)
            guard
                announcesFields(above: passage, found, label, in: reading)
                    || holdsKey(items, rightBelow: found, passage)
                    || model?.isSure(stems, in: reading) == true
            else {
                if model == nil, case .entity = label {
                    return leaveNames(items, label, at: passage, &reading)
                }
                return leave(passage, model, &reading)
            }
            declare(items.describedFields, struck: [], of: found, at: passage, &reading)
            let odd = isAnnounced ? items.undescribed : items.oddlyMarked
            return reading.listOddItems(items.undescribed, odd, of: passage)
        }
        if !found.title.isStored {
            return reading.leave(passage, because: "its heading says that it is not stored")
        }
        if EnvironmentVariables.are(items.fields.map(\.name.value), at: passage, in: reading) {
            return reading.leave(passage, because: EnvironmentVariables.reason)
        }
        // A heading of several words is hardly a record type's name unless the fields are announced.
        if label == nil, found.title.strength == .words, !isOfTypesAlone(items, passage, reading) { return }
        if let field = field(describedAbove: passage, of: found, in: reading) {
            return reading.leave(passage, because: "the line above it is about the field '\(field)'")
        }
        if label == nil, let name = reading.otherName(above: passage, of: found) {
            return reading.leave(passage, because: DocumentReading.reasonForName(name))
        }
        if let name = reading.unlistedOwner(above: passage, of: found) {
            return reading.leave(passage, because: DocumentReading.reasonForName(name))
        }
        if reading.isWithinOtherItem(passage, of: found) {
            return reading.leave(passage, because: "no heading or line names the record type of its fields")
        }
        var fields = items.fields
        sharedType(above: passage, label, in: reading)?.type(&fields)
        declare(fields, struck: items.struck, of: found, at: passage, &reading)
        report(items.unread, &reading)
        reportLinkDefinitions(in: passage, &reading)
        reading.listOddItems(items.rest, items.oddlyNamed, of: passage)
    }

    static let reasonForUntyped = "too many of its items have no type to be read as fields"

    /// Below "Trip Stops", right below a schema's heading, nothing but fields with types.
    private func isOfTypesAlone(_ items: FieldListItems, _ passage: Int, _ reading: DocumentReading) -> Bool {
        items.typed > 2 && items.typed == items.count && reading.standing(of: passage).isRightBelowSchema
            && reading.standings.speaksOfStore
    }

    /// "`metadata` holds what has no field of its own:": the line right above begins with a field of the record type.
    private func field(
        describedAbove passage: Int, of found: EntityNaming.Found, in reading: DocumentReading
    ) -> String? {
        guard let name = reading.line(above: passage)?.tokens.first, name.kind == .code,
            Identifier.isFieldName(name.text)
        else { return nil }
        let isKnown = reading.claims.pending.contains { claim in
            claim.entity.name.value == found.title.name.value
                && claim.entity.fields.contains { $0.name.value == name.text }
        }
        return isKnown ? name.text : nil
    }

    /// "Record type `Trip` with these fields, all of type String:" above the list.
    private func sharedType(
        above passage: Int, _ label: ListLabel?, in reading: DocumentReading
    ) -> SharedType? {
        guard case .fields = label else { return nil }
        return reading.line(above: passage).flatMap(SharedType.init(above:))
    }

    /// What stands below an item that is nothing but a small name tells about that field: "Type: String".
    private func isBelowField(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container, passage - 1 > list,
            reading.outline.passages[passage - 1].container == list,
            let words = reading.line(above: passage)?.tokens.filter({ $0.kind != .sign }),
            words.count == 1, let first = words[0].text.utf8.first, first >= 0x61, first <= 0x7a
        else { return false }
        return words[0].senses.isEmpty
    }

    /// Half of the items are fields of a type that the heading names, but too few to be sure of it.
    private func leave(
        _ passage: Int, _ found: EntityNaming.Found, _ label: ListLabel?, _ reading: inout DocumentReading
    ) {
        if case .other = label { return }
        guard found.title.strength > .words else { return }
        reading.leave(passage, because: Self.reasonForUntyped)
    }

    /// "Create the **Trip** record type:" right above.
    private func isBelowLabelled(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let line = reading.line(above: passage), line.tokens.last?.sign == .colon,
            let found = name(for: passage, nil, reading)
        else { return false }
        return found.anchor == passage - 1 && found.title.strength == .labelled
    }

    private func declare(
        _ fields: [DeclaredField], struck: [Declared<String>], of found: EntityNaming.Found, at passage: Int,
        _ reading: inout DocumentReading
    ) {
        var claim = Claim(found.title, anchor: found.anchor, from: passage)
        claim.entity.fields = fields
        for name in struck {
            let isReplaced = claim.entity.fields.contains {
                $0.name.value == name.value && $0.name.span != name.span
            }
            if isReplaced { claim.entity.fields.removeAll { $0.name == name } }
            claim.reportStruck(name, replacedBy: isReplaced ? "item" : nil)
        }
        reading.claim(claim)
    }

    private func report(_ names: [FieldLine.Name], _ reading: inout DocumentReading) {
        for name in names {
            let span = SourceSpan(
                file: reading.document.file, lower: Int32(name.range.lowerBound),
                upper: Int32(name.range.upperBound))
            reading.report(
                .fieldsUnread, .note, "the field '\(name.text)' is not read from this item", at: span,
                remedy: "give it an item of its own, if it is one")
        }
    }

    /// Names with descriptions are fields where "Trip Record" or the like stands above, and nothing between
    /// announces something else.
    private func announcesFields(
        above passage: Int, _ found: EntityNaming.Found, _ label: ListLabel?, in reading: DocumentReading
    ) -> Bool {
        let name = found.title.name.value
        guard !reading.claims.names.contains(name) else {
            return false
        }
        switch label {
        case .fields: return found.title.strength > .words
        case .entity(let title, let anchor):
            return (isBelowRecordTypes(passage, in: reading) || isBesideFields(passage, in: reading))
                && !isType(title.name.value, in: reading)
                && reading.wordings[anchor].map(ListLabel.isEnumeration) != true
        case .other: return false
        case nil: break
        }
        guard case .heading(_, let heading) = reading.outline.passages[found.anchor].block.kind,
            found.title.strength == .labelled && !Self.isOfSeveral(Wording(heading), found.title)
                || endsInRecord(Wording(heading))
        else { return false }
        guard found.anchor < passage - 1, let above = reading.outline.content(of: passage - 1) else {
            return true
        }
        return Wording(above).tokens.last?.sign != .colon
    }

    /// "Create a `trips` table:" right above names with descriptions, one of which is a key.
    private func holdsKey(_ items: FieldListItems, rightBelow found: EntityNaming.Found, _ passage: Int)
        -> Bool
    {
        found.anchor == passage - 1 && found.title.strength == .labelled && items.count > 1
            && items.areDescribed
            && items.describedFields.contains { Identifier.isKey($0.name.value) }
    }

    /// What looks like a model's description is told where nothing says that it is one.
    private func leave(_ passage: Int, _ model: ModelDescription?, _ reading: inout DocumentReading) {
        guard let model else { return }
        reading.leave(passage, because: model.reason)
    }

    private func announcesFields(rightAbove passage: Int, in reading: DocumentReading) -> Bool {
        passage > 0 && reading.line(above: passage).map(NamingLine.announcesFields) ?? false
    }

    /// "## CloudKit Record Types" above a line with a name; below "Models" there may be enumerations, too.
    private func isBelowRecordTypes(_ passage: Int, in reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage).own
        return standing.contains(.recordTypes) && standing.isDisjoint(with: [.calls, .rows])
    }

    /// "Pet Record", but not "Delete Record".
    private func endsInRecord(_ heading: Wording) -> Bool {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number }
        guard words.count > 1, let last = words.last, last.means(.record) else { return false }
        return !words.contains { $0.means([.delete, .read, .write, .create, .elsewhere, .rows]) }
    }

    /// `` `id` ``, `` `stops: [Stop]` ``: a list of names, some with types, where a heading above speaks of models.
    private func isPartlyTyped(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> Bool {
        switch label {
        case nil:
            // Cases are names in back-ticks as well, but none of them is a key.
            let isMarked = reading.standing(of: passage).title?.strength ?? .words > .word
            guard items.typed + items.coded > 0 || isMarked && items.named == items.count && items.holdKey,
                items.marked * 4 >= items.count * 3
            else { return false }
        case .entity(let title, let anchor):
            guard items.typed + items.coded > 0 || areNamesBesideRelationships(items, at: passage, reading),
                items.marked * 2 >= items.count, StatementVocabulary.senses(of: title.name.value).isEmpty,
                reading.wordings[anchor].map(ListLabel.isEnumeration) != true,
                title.strength == .labelled || !isType(title.name.value, in: reading)
            else { return false }
        case .fields, .other: return false
        }
        if isAnnounced(items, label, at: passage, in: reading) { return true }
        let own = reading.outline.passages[passage].section
        var section = label == nil ? reading.outline.sections[own].parent : own
        while let index = section {
            let tokens = reading.outline.sections[index].heading?.tokens ?? []
            if tokens.contains(where: { $0.means([.entityLabel, .record, .swiftData, .coreData, .cloudKit]) })
            {
                return true
            }
            section = reading.outline.sections[index].parent
        }
        return false
    }

    /// "`title`", "has many `Stop`": names, and fewer relationships in words with what stands beside the list's own name.
    private func areNamesBesideRelationships(
        _ items: FieldListItems, at passage: Int, _ reading: DocumentReading
    ) -> Bool {
        let nameless = items.namelessTargets
        guard items.named > nameless.count, items.named + nameless.count == items.count else { return false }
        if nameless.isEmpty { return true }
        let names = reading.claims.names.union(namesBeside(passage, reading))
        return nameless.allSatisfy { $0.contains(where: names.contains) }
    }

    /// What the items of the list around a list begin with.
    private func namesBeside(_ passage: Int, _ reading: DocumentReading) -> [String] {
        guard let outer = reading.outline.passages[passage].container,
            case .list(let list) = reading.outline.passages[outer].block.kind
        else { return [] }
        return list.items.compactMap { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
            return content.runs.first.flatMap { $0.style.isDisjoint(with: [.code, .strong]) ? nil : $0.text }
        }
    }

    /// The item before it in the list around both holds the fields of another type.
    private func isBesideFields(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let outer = reading.outline.passages[passage].container,
            let list = reading.claims.pending.last?.passages.first
        else { return false }
        return reading.outline.passages[list].container == outer
    }

    /// The type of a field that is declared already has cases below its name.
    func isType(_ name: String, in reading: DocumentReading) -> Bool {
        reading.claims.typeNames.contains(name)
    }

    /// Nearly all items of a list of fields have a type that is one. Without types, a label must say it.
    private func isFieldList(_ items: FieldListItems, _ label: ListLabel?) -> Bool {
        switch label {
        case .other: false
        case .fields:
            items.typed * 2 >= items.count || (items.typed + items.named) * 4 >= items.count * 3
                || items.named > 1 && items.marked * 4 >= items.count * 3 || isMostlyOdd(items)
        case .entity:
            items.typed * 2 >= items.count || isMostlyOdd(items)
                || items.typed > 1 && items.coded * 4 >= items.count * 3
        case nil: items.typed * 4 >= items.count * 3 || items.areMostlyOdd
        }
    }

    /// Half of the items are fields, if one counts those whose names cannot be such.
    private func isMostlyOdd(_ items: FieldListItems) -> Bool {
        items.typed > 0 && (items.typed + items.oddlyNamed.count) * 2 >= items.count
    }

    func name(
        for passage: Int, _ label: ListLabel?, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        if case .entity(let title, let anchor) = label {
            return EntityNaming.Found(title: title, anchor: anchor)
        }
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        return EntityNaming.find(for: passage, from: floor, in: reading)
    }
}

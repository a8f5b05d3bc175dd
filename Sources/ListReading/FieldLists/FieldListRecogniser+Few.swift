import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

extension FieldListRecogniser {
    /// "- One for all users", "- `next: Int64`" below `Counter`, below "Record types": a few fields beside what is said of
    /// the record type, all of which is told where no statement reads it.
    func isOfFew(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> Bool {
        let standing = reading.standing(of: passage)
        guard label == nil, reading.outline.passages[passage].container == nil, items.typed > 0,
            items.typed + items.rest.count == items.count,
            !items.rest.contains(where: { Self.namesMember(reading.document.source.text, $0) }),
            standing.isRightBelowSchema, !standing.isForeign, let title = standing.title,
            title.strength > .word || !title.name.value.lowercased().means(Self.chapters),
            reading.isMeant(passage), !isTakenBack(items, at: passage, in: reading)
        else { return false }
        return title.strength > .word || title.strength == .word && items.typed * 2 >= items.count
    }

    private static let chapters: ConceptSet = [
        .programChapter, .chapter, .elsewhere, .enumeration, .fieldGroup, .aside, .general, .filler,
    ]

    /// "Record types we dropped" above, "Not stored in CloudKit" or "The following are computed:" among the items.
    private func isTakenBack(_ items: FieldListItems, at passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        if let above = section.parent.flatMap({ reading.outline.sections[$0].heading }),
            !above.tokens[...].takesNothingBack
        {
            return true
        }
        let rest = Set(items.rest.map { Int32($0.lowerBound) })
        return (passage + 1...reading.outline.passages[passage].end).contains { index in
            guard rest.contains(reading.outline.passages[index].block.span.lower),
                let line = reading.wordings[index]
            else { return false }
            return !line.tokens[...].takesNothingBack || line.saysNotStored(in: line.tokens.indices)
                || line.tokens.last?.sign == .colon
                || line.tokens.contains { $0.means([.example, .transient]) }
        }
    }

    /// "Field: `title` (String)", "Entry `title`: on the cover".
    private static func namesMember(_ text: [UInt8], _ item: Range<Int>) -> Bool {
        let ends = ["` (", "`:", "` -", "` –", "` —"]
        if ends.contains(where: { text[item].firstRange(ofBytes: $0) != nil }) { return true }
        // "owner: Person", whose type nobody describes
        guard let line = FieldLineParser.parse(text, in: item), line.marksType, line.names.count == 1 else {
            return false
        }
        return Identifier.isFieldName(line.names[0].text)
            && line.names[0].text.lowercased() != "recordname"
    }
}

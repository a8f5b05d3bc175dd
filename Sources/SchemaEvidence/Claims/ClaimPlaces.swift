import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// The headings and lines above a claim, and what they say of it.
struct ClaimPlaces {
    /// Whether `<!-- gen: record type -->` stands above it.
    let isMarked: Bool

    /// Why it is not stored; nil where nothing says so.
    let denial: String?

    /// Whether the chapter that it stands in is another than what names the entity.
    let isBelowOtherChapter: Bool

    /// The nearest heading above the one that names the entity that says what stands below it.
    let decisive: Heading?

    struct Heading {
        let section: Int
        let words: String
        let says: Standing.Storage
    }

    init(_ claim: Claim, in reading: DocumentReading) {
        let passage = claim.passages.first ?? 0
        let section = reading.outline.passages[passage].section
        isMarked =
            reading.outline.isMarkedAsRecordType(claim.anchor)
            || reading.outline.isMarkedAsRecordType(passage)
        denial = Self.denial(of: passage, in: section, claim, reading)
        let chapter = reading.standings.chapter(of: section)
        isBelowOtherChapter = chapter.map { reading.outline.sections[$0].start != claim.anchor } ?? false
        decisive = Self.decisive(for: claim, in: section, reading)
    }

    // MARK: Denial

    /// "The `Trip` type should not contain these fields:", "Earlier, it contained these fields:".
    private static func deniesFields(_ line: Wording) -> Bool {
        guard line.tokens.last?.sign == .colon, let range = line.sentences.last,
            case let sentence = line.tokens[range],
            let fields = sentence.lastIndex(where: { $0.kind == .word && $0.means(.fields) }),
            fields > range.lowerBound + 1, sentence[fields - 1].means([.those, .this, .determiner]),
            sentence[(fields + 1)...].allSatisfy({ $0.kind == .sign }),
            let reason = Wording.refusal(of: fields..<fields + 1, in: sentence, as: .mark)
        else { return false }
        return reason == .denied || reason == .past
    }

    /// A heading, or the line right above, that speaks of what is gone, computed, or only an example.
    private static func denial(
        of passage: Int, in section: Int, _ claim: Claim, _ reading: DocumentReading
    ) -> String? {
        if let line = reading.line(above: passage), deniesFields(line) {
            return "the line above it does not say that these are its fields"
        }
        if let line = line(above: passage, in: reading) {
            if HeadingTopics.speaksOfGone(line) {
                return "the line above it says that its fields are not stored"
            }
            if line.tokens.contains(where: { saysWrong($0.text) }) { return wrong }
            if isFormer(line), isFollowedByCurrent(passage, in: reading) {
                return "the line above it says that it is how it was before"
            }
        }
        if case .codeBlock = reading.outline.passages[passage].block.kind,
            let heading = reading.outline.sections[section].heading?.tokens.first, heading.kind == .sign,
            saysWrong(heading.text)
        {
            return wrong
        }
        if CodeVerdict(on: claim, in: reading.outline.passages[passage].block, reading) == .wrong {
            return wrong
        }
        let introduction = (reading.outline.sections[section].start..<passage).prefix(reach)
        if introduction.contains(where: { reading.wordings[$0].map(deniesStorage) ?? false }) {
            return "a line above it says that it is not stored in the database"
        }
        if introduction.contains(where: { reading.wordings[$0].map(keepsAsSettings) ?? false }) {
            return "a line above it says that it is kept with the settings"
        }
        var current: Int? = section
        while let index = current, let heading = reading.outline.sections[index].heading {
            let topics = reading.standings[index].own
            if topics.contains(.gone), !DeviceOnlyWords.saysOfTypes(heading) {
                return "'\(text(heading, reading))' says that it is not stored"
            }
            if topics.contains(.example), reading.outline.sections[index].level > 1 {
                return "'\(text(heading, reading))' says that it is an example"
            }
            current = reading.outline.sections[index].parent
        }
        return nil
    }

    private static let reach = 4

    /// "Not stored in the database", "It is not stored in CloudKit", and not what is said so of something else.
    private static func deniesStorage(_ words: Wording) -> Bool {
        // A long introduction is asked once for each of many claims.
        guard words.mayMean([.no, .negation]) else { return false }
        return words.sentences.contains { sentence in
            guard
                let not = sentence.dropLast().first(where: {
                    words.tokens[$0].means([.no, .negation]) && words.tokens[$0 + 1].spells([.stored])
                }), words.tokens[sentence].contains(where: { $0.means([.database, .cloudKit]) })
            else { return false }
            return words.tokens[sentence.lowerBound..<not].allSatisfy { token in
                token.means([.database, .cloudKit, .filler, .pronoun, .is, .type, .record, .entityLabel])
                    || token.spells([.this])
                    || token.text.count == 1 || token.text.lowercased() == "it"
            }
        }
    }

    /// "Persisted as JSON in UserDefaults", "The app's options, stored in UserDefaults": said of what the section describes.
    private static func keepsAsSettings(_ words: Wording) -> Bool {
        guard words.mayMean(.settings), let sentence = words.sentences.first else { return false }
        return sentence.contains { index in
            guard words.tokens[index].spells([.stored]),
                index == sentence.lowerBound || words.tokens[index - 1].sign == .comma
            else { return false }
            let behind = words.tokens[index..<sentence.upperBound].prefix(6)
            return behind.contains { AppTypeName.settings.contains($0.text) }
                && !behind.contains {
                    $0.means([.no, .negation, .cloudKit, .swiftData, .coreData, .database])
                }
        }
    }

    private static let wrong = "it is marked as an example of what is wrong"

    private static func saysWrong(_ word: String) -> Bool {
        word.means(.markedWrong)
    }

    /// "**Before:**", and no more.
    private static func isFormer(_ line: Wording) -> Bool {
        let words = line.tokens.filter { $0.kind != .sign }
        return words.count == 1 && words[0].text.means(.formerColumn)
    }

    /// "**After:**" near below: without it nothing else is shown that holds.
    private static func isFollowedByCurrent(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        return reading.outline.passages.indices[(passage + 1)...].prefix(reach).contains { other in
            guard reading.outline.passages[other].section == section,
                let line = line(above: other + 1, in: reading)
            else { return false }
            let words = line.tokens.filter { $0.kind != .sign }
            return words.count == 1 && words[0].text.means(.currentColumn)
        }
    }

    /// A label of a few words, such as "Removed fields:".
    private static func line(above passage: Int, in reading: DocumentReading) -> Wording? {
        guard let line = reading.line(above: passage),
            reading.outline.passages[passage - 1].container == reading.outline.passages[passage].container,
            line.tokens.count <= 8,
            line.tokens.last?.sign == .colon || line.tokens.allSatisfy({ $0.isStrong || $0.kind == .sign })
        else { return nil }
        return line
    }

    // MARK: Sections

    /// A heading that is a record type's own says nothing of others.
    private static func decisive(for claim: Claim, in section: Int, _ reading: DocumentReading) -> Heading? {
        let sections = reading.outline.sections
        var current: Int? = section
        while let index = current, let heading = sections[index].heading {
            let isNaming =
                claim.anchor == sections[index].start || reading.claims.isAnchor(sections[index].start)
            // "Function `resize`": the words around the name say what it is.
            if isNaming, claim.anchor == sections[index].start, claim.strength <= .marked,
                reading.standings[index].saysBesideName == .elsewhere
            {
                return Heading(section: index, words: text(heading, reading), says: .elsewhere)
            }
            if !isNaming, let says = says(index, in: reading) {
                return Heading(section: index, words: text(heading, reading), says: says)
            }
            current = sections[index].parent
        }
        return nil
    }

    private static func says(_ section: Int, in reading: DocumentReading) -> Standing.Storage? {
        let standing = reading.standings[section]
        // What only the device keeps is stored there.
        if reading.outline.sections[section].heading.map(DeviceOnlyWords.saysOfTypes) ?? false {
            return .stored
        }
        let isOfData = reading.schema.isOfStore && standing.own.contains(.data)
        return standing.says ?? (isOfData ? .stored : nil)
    }

    private static func text(_ heading: Wording, _ reading: DocumentReading) -> String {
        guard !heading.tokens.isEmpty else { return "" }
        return reading.document.source[heading.span(of: heading.tokens.indices).range]
    }
}

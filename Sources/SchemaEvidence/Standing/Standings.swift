import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration

/// The standing of each section of a document, found out in one pass from the title down.
package struct Standings {
    private let sections: [Standing]

    /// The first heading of a document that has no other of its rank.
    private let title: Int?
    private let parents: [Int?]

    /// Whether a heading or paragraph speaks of CloudKit, another store, or record types.
    package let speaksOfStore: Bool

    /// Whether the name of the file says that a schema stands in it.
    package let isNamedAfterSchema: Bool

    init(_ outline: DocumentOutline, _ wordings: [Wording?], _ source: SourceFile) {
        // A title is about the whole document, wherever the first heading stands.
        let topics = outline.sections.lazy.compactMap(\.heading).first.map(HeadingTopics.init) ?? []
        var sections: [Standing] = []
        for (index, section) in outline.sections.enumerated() {
            let above: Standing? = if let parent = section.parent { sections[parent] } else { nil }
            sections.append(
                Standing(
                    section, isMarked: outline.isMarkedAsRecordType(section.start), below: above,
                    documentTitle: topics,
                    namesProject: {
                        index == 1
                            && (section.heading.map(ProjectName.isRelease) ?? false
                                || Self.namesProject($0, in: source.text))
                    }))
        }
        let title = Self.title(of: outline)
        self.sections = sections
        self.title = title
        parents = outline.sections.map(\.parent)
        isNamedAfterSchema = FileName.announcesSchema(source.path)
        speaksOfStore =
            outline.sections.contains { $0.heading.map(Self.speaksOfStore) ?? false }
            || wordings.contains { $0.map(Self.speaksOfStore) ?? false }
    }

    package subscript(section: Int) -> Standing { sections[section] }

    /// The names that headings are, as far as they may be those of record types.
    package var namesInHeadings: Set<String> { Set(sections.lazy.compactMap(\.title?.name.value)) }

    func isTitle(_ section: Int) -> Bool { section == title }

    /// The heading right below the title that a section stands in.
    func chapter(of section: Int) -> Int? {
        var current = section
        while let parent = parents[current] {
            if parent == title { return current }
            current = parent
        }
        return nil
    }

    private static func title(of outline: DocumentOutline) -> Int? {
        guard outline.sections.count > 1, outline.sections[1].level == 1,
            outline.sections.count(where: { $0.level == 1 }) == 1
        else { return nil }
        return 1
    }

    /// Asked of the first heading alone.
    private static func namesProject(_ title: EntityTitle, in text: [UInt8]) -> Bool {
        title.strength == .word && ProjectName.isProject(title.name.value, in: text)
    }

    /// A container is CloudKit's alone: "Container `iCloud.org.example.App`".
    private static func speaksOfStore(_ wording: Wording) -> Bool {
        StoreMentions(wording).most != nil || wording.tokens.contains { $0.text.hasPrefix("iCloud.") }
    }
}

extension DocumentReading {
    /// "Sample", "1. Query", "Example (Public Database)" as the only word of a heading right below "Record types": it may
    /// be the name of one as well as what the word says, so that what stands below is not passed over in silence.
    package func mayNameEntity(above passage: Int) -> Bool {
        let section = outline.passages[passage].section
        if isBoldName(above: passage), standings[section].isOfRecords { return true }
        guard standings[section].isRightBelowSchema, let heading = outline.sections[section].heading else {
            return false
        }
        let words = heading.tokens.drop { $0.kind == .number || $0.kind == .sign && $0.sign != .open }
        guard let name = words.first else { return false }
        return (words.count == 1 || words.dropFirst().first?.sign == .open)
            && Identifier.isTypeName(name.text)
    }

    /// "**Role**", and nothing else.
    private func isBoldName(above passage: Int) -> Bool {
        guard passage > 0, let words = wordings[passage - 1]?.tokens, words.count == 1 else { return false }
        return words[0].isStrong && Identifier.isTypeName(words[0].text)
    }

    /// The standing of the section that a passage is in.
    package func standing(of passage: Int) -> Standing { standings[outline.passages[passage].section] }
}

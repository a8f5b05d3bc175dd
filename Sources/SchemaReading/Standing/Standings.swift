import Diagnostics
import Markdown

/// The standing of each section of a document, found out in one pass from the title down.
struct Standings {
    private let sections: [Standing]

    /// Whether a heading or paragraph speaks of CloudKit, another store, or record types.
    let speaksOfStore: Bool

    /// Whether the name of the file says that a schema stands in it.
    let isNamedAfterSchema: Bool

    init(_ outline: DocumentOutline, _ wordings: [Wording?], _ source: SourceFile) {
        var sections: [Standing] = []
        var isOfSchema: [Bool] = []
        let title = outline.sections.lazy.compactMap(\.heading).first.map(HeadingTopics.init) ?? []
        for section in outline.sections {
            let own = section.heading.map(HeadingTopics.init) ?? []
            let above: Standing? = if let parent = section.parent { sections[parent] } else { nil }
            // A title is about the whole document, wherever the first heading stands.
            let inherited = section.parent.map { isOfSchema[$0] } ?? Self.announces(title)
            let heading = section.heading.map(HeadingReading.init) ?? .other
            isOfSchema.append(inherited || Self.announces(own))
            let all = (above?.all ?? []).union(section.level == 1 ? own.asTitle : own)
            sections.append(
                Standing(
                    heading: heading, own: own,
                    parent: above?.own ?? [], all: all,
                    isOfSchema: isOfSchema[isOfSchema.count - 1] && !all.union(title).contains(.settings),
                    namesProject: section.level == 1 && sections.count == 1
                        && Self.namesProject(heading.title, in: source.text)))
        }
        self.sections = sections
        isNamedAfterSchema = FileName.announcesSchema(source.path)
        speaksOfStore =
            outline.sections.contains { $0.heading.map(Self.speaksOfStore) ?? false }
            || wordings.contains { $0.map(Self.speaksOfStore) ?? false }
    }

    subscript(section: Int) -> Standing { sections[section] }

    /// Asked of the first heading alone.
    private static func namesProject(_ title: EntityTitle?, in text: [UInt8]) -> Bool {
        guard let title, title.strength == .word else { return false }
        return ProjectName.isProject(title.name.value, in: text)
    }

    private static func announces(_ topics: HeadingTopics) -> Bool {
        topics.contains(.schema) && !topics.contains(.messages)
    }

    private static func speaksOfStore(_ wording: Wording) -> Bool { StoreMentions(wording).most != nil }
}

extension HeadingTopics {
    /// What the title of a whole document says of all that stands in it.
    fileprivate var asTitle: HeadingTopics {
        let withoutAside = subtracting(.aside)
        return contains(.calls) ? withoutAside : withoutAside.subtracting(.surelyForeign)
    }
}

extension DocumentReading {
    /// The standing of the section that a passage is in.
    func standing(of passage: Int) -> Standing { standings[outline.passages[passage].section] }
}

import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration

/// What a section is about: what its heading names, what its words say, and what the headings above it say.
package struct Standing {
    /// What the heading names.
    let heading: HeadingReading

    /// Whether the heading, or the nearest that is not general, is surely a record type's.
    let namesEntity: Bool

    /// "# Journal" of an app with files of that name: no record type.
    let namesProject: Bool

    /// What the words of the heading itself say.
    package let own: HeadingTopics

    /// What the words beside the name say of it: "`resize` function", "Keys — settings".
    let saysBesideName: Storage?

    /// What the heading right above says.
    package let parent: HeadingTopics

    /// What the heading, and those above it up to the document's title, say.
    ///
    /// An app may be called "Quick Notes": a title makes no asides of what stands below it.
    let all: HeadingTopics

    /// Whether types that are stored stand below: a heading, or the document's title, says so, and none speaks of
    /// settings.
    package let isOfSchema: Bool
    private let announcesSchema: Bool

    init(
        _ section: Section, isMarked: Bool, below above: Standing?, documentTitle: HeadingTopics,
        namesProject: (EntityTitle) -> Bool
    ) {
        var heading = section.heading.map(HeadingReading.init) ?? .other
        if isMarked { heading = heading.labelled }
        if above?.namesEntity == true { heading = heading.belowEntity }
        self.heading = heading
        namesEntity =
            Self.namesEntity(heading, section.level) || heading.isGeneral && above?.namesEntity == true
        self.namesProject = section.level == 1 && heading.title.map(namesProject) ?? false
        let own = section.heading.map { HeadingTopics($0, naming: heading.title) } ?? []
        self.own = own
        saysBesideName = section.heading.flatMap { Self.saysBesideName(in: $0, heading.title, own) }
        parent = above?.own ?? []
        all = (above?.all ?? []).union(section.level == 1 ? own.asTitle : own)
        announcesSchema = (above?.announcesSchema ?? documentTitle.announceSchema) || own.announceSchema
        isOfSchema = announcesSchema && !all.union(documentTitle).contains(.settings)
    }

    package var title: EntityTitle? { heading.title }

    /// What the heading alone says of what stands below it; nil where it says neither, or both.
    var says: Storage? { own.storage }

    enum Storage {
        case stored, elsewhere
    }

    private static func saysBesideName(
        in heading: Wording, _ title: EntityTitle?, _ own: HeadingTopics
    ) -> Storage? {
        guard let title, own.storage != nil else { return nil }
        return title.strength >= .marked
            ? own.storage : HeadingTopics(heading.without(title.name.span)).storage
    }

    /// "Record types", and no type's own heading.
    var isOfRecords: Bool { own.contains(.records) && says == .stored && title == nil }

    /// Below a heading that shows only how something looks.
    package var isExample: Bool { all.contains(.example) }

    /// Below a heading of requests, properties of views, notes and the like.
    package var isForeign: Bool { !all.isDisjoint(with: [.calls, .aside]) }

    /// Below a heading of settings, notes and rules, and nothing further from records than that.
    package var isOfSettings: Bool { isForeign && !all.contains(.surelyForeign) }

    /// "Record types" right above "Trip".
    package var isRightBelowSchema: Bool { parent.isOfStoredTypes }

    /// The same, and not only "Models" or "CloudKit".
    package var isRightBelowRecordTypes: Bool { parent.contains(.recordTypes) && isRightBelowSchema }

    /// "Record types".
    package var isSchema: Bool { own.isOfStoredTypes }

    /// A title of one word may be the app's.
    private static func namesEntity(_ heading: HeadingReading, _ level: Int) -> Bool {
        guard let title = heading.title, title.isStored else { return false }
        return title.strength > (level == 1 ? .word : .words)
    }
}

extension HeadingTopics {
    /// A word that is surely the name of a record type takes nothing from it: "Sample Record Type", "`Query`".
    fileprivate init(_ heading: Wording, naming title: EntityTitle?) {
        self.init(heading)
        guard let title, title.strength >= .marked, !Self.isOfViewModels(heading) else { return }
        let denials: HeadingTopics = [
            .example, .calls, .aside, .surelyForeign, .messages, .variables, .program, .rows, .gone,
        ]
        subtract(denials.subtracting(HeadingTopics(heading.without(title.name.span))))
    }

    /// What is said of what stands below; nil where nothing says so, or the words say both.
    fileprivate var storage: Standing.Storage? {
        let isStored = !isDisjoint(with: [.schema, .records, .zone])
        let isElsewhere = !isDisjoint(with: [.messages, .settings, .calls, .program])
        return isStored == isElsewhere ? nil : isStored ? .stored : .elsewhere
    }

    fileprivate var isOfStoredTypes: Bool { contains(.schema) && isDisjoint(with: [.messages, .settings]) }

    fileprivate var announceSchema: Bool { contains(.schema) && !contains(.messages) }

    /// What the title of a whole document says of all that stands in it.
    fileprivate var asTitle: HeadingTopics {
        let withoutAside = subtracting(.aside)
        return contains(.calls) ? withoutAside : withoutAside.subtracting(.surelyForeign)
    }
}

extension Wording {
    fileprivate func without(_ name: SourceSpan) -> Wording {
        var words = self
        words.keep { !(name.lower..<name.upper).contains(tokens[$0].span.lower) }
        return words
    }
}

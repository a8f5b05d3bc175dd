import Markdown

/// What a section is about: what its heading names, what its words say, and what the headings above it say.
struct Standing {
    /// What the heading names.
    let heading: HeadingReading

    /// What the words of the heading itself say.
    let own: HeadingTopics

    /// What the heading right above says.
    let parent: HeadingTopics

    /// What the heading, and those above it up to the document's title, say.
    ///
    /// An app may be called "Quick Notes": a title makes no asides of what stands below it.
    let all: HeadingTopics

    /// Whether types that are stored stand below: a heading, or the document's title, says so, and none speaks of
    /// settings.
    let isOfSchema: Bool

    /// "# Journal" of an app with files of that name: no record type.
    let namesProject: Bool

    var title: EntityTitle? { heading.title }

    /// Below a heading that shows only how something looks.
    var isExample: Bool { all.contains(.example) }

    /// Below a heading of requests, properties of views, notes and the like.
    var isForeign: Bool { !all.isDisjoint(with: [.calls, .aside]) }

    /// Below a heading of settings, notes and rules, and nothing further from records than that.
    var isOfSettings: Bool { isForeign && !all.contains(.surelyForeign) }

    /// "Record types" right above "Trip".
    var isRightBelowSchema: Bool {
        parent.contains(.schema) && parent.isDisjoint(with: [.messages, .settings])
    }
}

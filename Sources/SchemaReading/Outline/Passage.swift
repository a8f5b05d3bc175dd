import Diagnostics
import Markdown

/// A block in its place: under which heading, in which list, after what.
struct Passage {
    let block: Block

    /// The section that it stands in; of a heading, the section that it opens.
    let section: Int

    /// The list or quotation that holds it.
    let container: Int?

    /// The last passage within this one, or its own index.
    var end: Int

    /// Whether `<!-- gen: record type -->` stands right before it.
    var isMarkedAsRecordType = false

    /// Whether a thematic break stands between the section's heading and it.
    let isAfterBreak: Bool
}

/// A heading and what stands under it, down to the next heading of its rank.
struct Section {
    /// Nil for what stands before the first heading.
    let heading: Wording?
    let span: SourceSpan?
    let level: Int
    let parent: Int?

    /// The heading's passage, else the first of the document.
    let start: Int
}

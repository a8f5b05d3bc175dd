import Diagnostics
package import DocumentWording
package import Markdown

/// A block in its place: under which heading, in which list, after what.
package struct Passage {
    package let block: Block

    /// The section that it stands in; of a heading, the section that it opens.
    package let section: Int

    /// The list or quotation that holds it.
    package let container: Int?

    /// The last passage within this one, or its own index.
    package var end: Int

    /// Whether `<!-- gen: record type -->` stands right before it.
    var isMarkedAsRecordType = false

    /// Whether a thematic break stands between the section's heading and it.
    package let isAfterBreak: Bool
}

/// A heading and what stands under it, down to the next heading of its rank.
package struct Section {
    /// Nil for what stands before the first heading.
    package let heading: Wording?
    let span: SourceSpan?
    package let level: Int
    package let parent: Int?

    /// The heading's passage, else the first of the document.
    package let start: Int
}

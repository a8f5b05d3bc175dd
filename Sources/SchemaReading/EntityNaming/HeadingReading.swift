import Diagnostics
import Markdown
import SchemaModel

/// Reads the name of an entity from a heading.
///
///     ### 2.1 `Trip` Record Type (Public Database)
///     ## Record Type 3: **Trip** — one a journey
///     #### Trip fields
///
/// Numbering, emoji, labels, what stands in brackets and what follows a dash are no part of the name.
enum HeadingReading {
    case title(EntityTitle)

    /// "Fields", "Attributes", "Schema": the entity is named by a higher heading.
    case general

    /// A sentence, or nothing that could be a name.
    case other

    init(_ heading: Wording) {
        var parser = HeadingParser(heading)
        self = parser.read()
    }

    var title: EntityTitle? {
        if case .title(let title) = self { title } else { nil }
    }
}

import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Reads the name of an entity from a heading.
///
///     ### 2.1 `Trip` Record Type (Public Database)
///     ## Record Type 3: **Trip** — one a journey
///     #### Trip fields
///
/// Numbering, emoji, labels, what stands in brackets and what follows a dash are no part of the name.
enum HeadingReading {
    case title(EntityTitle)

    /// "Fields", "Attributes", "Optional fields", "Schema": the entity is named by a higher heading.
    case general

    /// A sentence, or nothing that could be a name.
    case other

    init(_ heading: Wording) {
        if FieldMarkGrammar.isOfMarkedFields(heading) {
            self = .general
            return
        }
        var parser = HeadingParser(heading)
        self = parser.read()
    }

    /// As it reads where a mark says that it names a record type.
    var labelled: HeadingReading {
        guard var title else { return self }
        title.strength = .labelled
        return .title(title)
    }

    /// As it reads below the heading of an entity: "Basics" and "Money" are groups of its fields, "Validation" is
    /// about them.
    var belowEntity: HeadingReading {
        guard let title, title.strength <= .word else { return self }
        let words = title.name.value.split(separator: " ")
        if words.contains(where: { $0.means(.fieldRules) }) { return .other }
        return words.contains { $0.means(.fieldGroup) } ? .general : self
    }

    var isGeneral: Bool { if case .general = self { true } else { false } }

    var title: EntityTitle? {
        if case .title(let title) = self { title } else { nil }
    }
}

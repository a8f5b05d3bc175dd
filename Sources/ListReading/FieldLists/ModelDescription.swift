import SchemaDeclaration
import SchemaEvidence

/// Names in back-ticks with descriptions, and no types, below the name of a model:
///
///     ## Data model (SwiftData)
///
///     ### TripStop
///     - `place`: where it is
///
/// "Services" and "Validation" stand below such a chapter, too: the name itself must say that it is a model's.
struct ModelDescription {
    private let name: String
    private let areExplained: Bool

    /// Nil where the place does not say that a model is described.
    init?(
        _ items: FieldListItems, of found: EntityNaming.Found, _ label: ListLabel?, at passage: Int,
        in reading: DocumentReading
    ) {
        let standing = reading.standing(of: passage)
        name = found.title.name.value
        areExplained = items.areExplained
        guard items.areMostlyExplained, found.anchor == passage - 1,
            found.title.strength > .words, found.title.isStored,
            Self.isOfModels(found, label, at: passage, in: reading),
            !standing.isForeign, !standing.isExample,
            reading.standings.speaksOfStore, !reading.claims.names.contains(name)
        else { return nil }
    }

    /// The heading right below that of the models, or a line below it.
    private static func isOfModels(
        _ found: EntityNaming.Found, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> Bool {
        let standing = reading.standing(of: passage)
        switch label {
        case .fields, .other: return false
        case .entity:
            // The type of a field has its cases below its name.
            return standing.isSchema && !standing.own.isDisjoint(with: [.records, .models])
                && !reading.claims.typeNames.contains(found.title.name.value)
                && reading.wordings[found.anchor].map(ListLabel.isEnumeration) != true
        case nil:
            let section = reading.outline.sections[reading.outline.passages[passage].section]
            return found.anchor == section.start && standing.isRightBelowSchema
                && !standing.parent.isDisjoint(with: [.records, .models])
                && section.heading.map { !FieldListRecogniser.isOfSeveral($0, found.title) } ?? false
        }
    }

    /// A field is of the type, or the name is spelled as code has it, and as no part of a program.
    func isSure(_ stems: NameStems, in reading: DocumentReading) -> Bool {
        // The type of a field may have its cases below its name.
        if reading.claims.typeNames.contains(name) { return areExplained }
        return (NamingLine.isCompound(name) || stems.contains(name)) && !AppTypeName.isElsewhere(name)
            && !AppTypeName.isOfProgram(name)
    }

    var reason: String { "its items have no types, and nothing says that '\(name)' is a record type" }
}

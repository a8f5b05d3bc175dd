import DocumentWording
import SchemaDeclaration
import SchemaEvidence

/// The beginnings of compound names that headings and lines of a document give: "Trip" of "TripStop".
///
/// What others are named after is named as code has it, however plain the word is.
struct NameStems {
    private var stems: Set<String> = []

    init(_ reading: DocumentReading) {
        for section in reading.outline.sections.indices {
            guard let title = reading.standings[section].title, title.strength > .words else { continue }
            add(title.name.value)
        }
        for wording in reading.wordings.lazy.compactMap({ $0 }) {
            if let name = NamingLine.alone(wording) { add(name.text) }
        }
    }

    /// What is longer is no name.
    private static let longestName = 80

    func contains(_ name: String) -> Bool { stems.contains(name) }

    private mutating func add(_ name: String) {
        guard NamingLine.isCompound(name), name.utf8.count <= Self.longestName,
            !AppTypeName.isElsewhere(name),
            !AppTypeName.isOfProgram(name)
        else { return }
        for end in name.indices.dropFirst() where name[end].isUppercase { stems.insert(String(name[..<end])) }
    }
}

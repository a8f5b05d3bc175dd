import DocumentWording
package import Markdown
import Vocabulary

/// A table of two columns whose rows are facts about a record type, or about all, and no fields.
///
///     | Property | Value |
///     | --- | --- |
///     | Zone | `TripZone` |
///     | Database | private |
package enum FactTable {
    /// Whether each row begins with a label, and one of them with one of a place or key.
    package static func holdsFacts(_ table: Table) -> Bool {
        guard table.header.cells.count == 2, !table.rows.isEmpty else { return false }
        let labels = table.rows.map { Wording($0.cells[0].content).tokens }
        return labels.allSatisfy(isLabel) && labels.contains { $0.contains { $0.means([.zone, .database]) } }
    }

    private static func isLabel(_ tokens: [Wording.Token]) -> Bool {
        !tokens.isEmpty && tokens.count <= 4
            && tokens.allSatisfy { $0.kind == .word && $0.means(words) || $0.kind == .sign }
    }

    private static let words: ConceptSet = [
        .zone, .database, .primary, .key, .name, .record, .type, .entityLabel, .general, .filler, .cloudKit,
        .security, .standard, .index, .uniqueness, .notesColumn,
    ]
}

import Diagnostics
import Markdown

/// Which entities a table of fields is of, where the line above says that several have the same ones.
///
///     Two record types: `Trip`, `Stop`.
///     Every type has the same fields:
enum SharedFields {
    /// Nil where the line right above says nothing of the kind, or no line before it lists names.
    static func titles(above passage: Int, in reading: DocumentReading) -> [EntityTitle]? {
        let start = reading.outline.sections[reading.outline.passages[passage].section].start
        guard passage - 1 > start, let line = reading.wordings[passage - 1], holdsForAll(line) else {
            return nil
        }
        for candidate in (start..<passage).reversed() {
            guard let wording = reading.wordings[candidate] else { continue }
            let names = wording.tokens.filter { token in
                token.isMarked && token.isName && Identifier.isCloudKitName(token.text)
                    && token.text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
            }
            guard names.count > 1,
                wording.tokens.contains(where: { $0.means([.record, .entityLabel, .type]) })
            else { continue }
            return names.map { EntityTitle(name: Declared($0.text, at: $0.span), strength: .labelled) }
        }
        return nil
    }

    /// "Every type has the same three fields:", "All models share these fields".
    private static func holdsForAll(_ line: Wording) -> Bool {
        line.tokens.contains { $0.means(.fields) }
            && line.tokens.contains { $0.means([.record, .entityLabel, .type]) }
            && line.tokens.contains { every.contains(StatementVocabulary.lowercased($0.text)) }
    }

    private static let every: Set = [
        "every", "each", "all", "both", "alle", "jeder", "jede", "jedes", "beide", "chaque", "tous", "toutes",
        "cada", "todos", "todas", "ogni", "tutti", "tutte", "elke", "各", "すべて", "全て", "每个", "每個", "所有",
        "все", "каждый", "모든",
    ]
}

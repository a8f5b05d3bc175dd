import TestSupport
import Vocabulary

/// Text without sense: what documents write around names, in any order.
///
/// Every word is one that some rule of reading knows, so that each rule meets what its author did not think of: a line that
/// begins with what joins names, a bracket that nothing closes, a label and nothing behind it.
struct VocabularyText {
    private var generator: SeededGenerator
    private let words: [String]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let languages = Language.all
        let language = generator.once(in: 2) ? languages[1] : languages[Int(seed) % languages.count]
        words = language.phrases.flatMap { $0.phrases.map { String(Substring($0)) } }
    }

    /// Two record types, and behind them blocks of such text.
    mutating func document() -> String {
        var blocks = [
            "# CloudKit schema", "## `Trip`\n\n- `title`: String\n- `id`: String\n- `stops`: [Stop]",
            "## `Stop`\n\n| Field | Type |\n|---|---|\n| `tripID` | String |\n| `name` | String |",
        ]
        for _ in 0..<30 {
            if generator.once(in: 6), let heading = Self.headings.randomElement(using: &generator) {
                blocks.append("## " + heading)
            }
            blocks.append(block())
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private mutating func block() -> String {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1: line() + "."
        case 2, 3: (0..<3).map { _ in "- " + line() }.joined(separator: "\n")
        case 4: "- " + line(3) + "\n  - " + line()
        case 5: table()
        case 6: "### " + line(4)
        case 7: "```\n" + (0..<4).map { _ in line(5).filter { $0 != "`" } }.joined(separator: "\n") + "\n```"
        default: "**" + line(2) + "**\n\n" + line()
        }
    }

    private mutating func table() -> String {
        var rows = ["| " + cell() + " | " + cell() + " |", "|---|---|"]
        for _ in 0..<3 { rows.append("| " + cell() + " | " + cell() + " |") }
        return rows.joined(separator: "\n")
    }

    private mutating func cell() -> String { line(5).filter { $0 != "|" } }

    private mutating func line(_ longest: Int = 13) -> String {
        (0..<Int.random(in: 1...longest, using: &generator)).map { _ in word() }
            .joined(separator: generator.once(in: 5) ? "" : " ")
    }

    private mutating func word() -> String {
        let name = Self.names.randomElement(using: &generator) ?? "title"
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: return "`\(name)`"
        case 2: return generator.pick("**\(name)**", "\"\(name)\"", name, "`Trip.\(name)`", "UNIQUE(\(name))")
        case 3:
            return generator.pick(
                "`\(name): String`", "`a, \(name)`", "`Trip { id, \(name) }`", "[Stop]", "Int64")
        case 4, 5: return Self.signs.randomElement(using: &generator) ?? ","
        default: return words.randomElement(using: &generator) ?? name
        }
    }

    private static let names = [
        "title", "id", "stops", "tripID", "Trip", "Stop", "name", "owner", "_world", "_creator", "state",
        "x1",
    ]

    private static let signs = [
        ",", ".", ":", ";", "(", ")", "[", "]", "→", "->", "—", "-", "/", "+", "&", "=", "|", "·", "?", "!",
        "✅", "<", "*",
        "~~", "#", "…", "、", "。", "：", "（", "）", "“", "”",
    ]

    private static let headings = [
        "Unique keys", "Duplicates", "Indexes", "Relationships", "Permissions", "Record types",
        "Data model (SwiftData)",
        "Fields", "Enumerations", "Defaults", "Zones", "Changes",
    ]
}

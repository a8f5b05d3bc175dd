import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// What stands in a name cell behind the names that are read: a remark, or more names that are not marked as the first are.
///
///     `amount` (in cents)
///     `amount`, note
///     `amount` (Int64), note (old), `day`
struct NameCellRest {
    private(set) var text = ""
    private var runs: [Inlines.Run] = []

    mutating func append(_ run: Inlines.Run) {
        text += run.style.contains(.code) ? "`\(run.text)`" : run.text
        runs.append(run)
    }

    /// Single words behind a comma, or behind an "and", that say nothing of the names before them.
    var names: [Declared<String>] {
        let parts = parts
        guard let first = parts.first,
            first.isEmpty || first.isBracketed || first.name != nil && first.isJoined
        else {
            return []
        }
        return parts.compactMap(\.name)
    }

    /// Whether a word among names is one: not if it says something of the name before it.
    static func isName(_ word: Substring) -> Bool {
        Identifier.isValid(word) && !saysMore(String(word))
    }

    /// "PK", "UUID", "v2" and "optional" are said of the name before them.
    private static func saysMore(_ word: String) -> Bool {
        word.means(remarks) || TypeVocabulary.meaning(of: word) != nil || !word.contains(where: \.isLowercase)
            || word.first == "v" && word.dropFirst().allSatisfy(\.isNumber)
            || !NoteReading.remarks(in: word, at: SourceSpan(file: 0, lower: 0, upper: 0)).isEmpty
    }

    private static let remarks = FieldSeries.remarks.union([.key, .primary])

    /// What stands between commas outside brackets.
    private var parts: [Part] {
        var parts = [Part()]
        var depth = 0
        for run in runs {
            if run.style.contains(.code), depth == 0 {
                parts[parts.count - 1].append(run.text[...], of: run)
                continue
            }
            var start = run.text.startIndex
            for index in run.text.indices {
                let character = run.text[index]
                if "(（".contains(character) { depth += 1 }
                if ")）".contains(character) { depth = max(0, depth - 1) }
                guard depth == 0, ",、，;；&/\n".contains(character) else { continue }
                parts[parts.count - 1].append(run.text[start..<index], of: run)
                parts.append(Part())
                start = run.text.index(after: index)
            }
            parts[parts.count - 1].append(run.text[start...], of: run)
        }
        return parts
    }
}

extension NameCellRest {
    /// One part between commas.
    private struct Part {
        private var pieces: [(text: Substring, run: Inlines.Run)] = []

        mutating func append(_ text: Substring, of run: Inlines.Run) {
            let trimmed = text.trimmingSpaces
            if !trimmed.isEmpty { pieces.append((trimmed, run)) }
        }

        var isEmpty: Bool { pieces.isEmpty }

        /// "(in cents)", and nothing else.
        var isBracketed: Bool {
            guard let first = pieces.first?.text.first, let last = pieces.last?.text.last else {
                return false
            }
            return "(（".contains(first) && ")）".contains(last)
        }

        /// Whether it begins with "and".
        var isJoined: Bool { pieces.first.map { Self.behindAnd($0.text) != nil } ?? false }

        /// The only word, which a bracket may follow: "note (old)".
        var name: Declared<String>? {
            guard let (text, run) = pieces.first else { return nil }
            let joined = Self.behindAnd(text)
            if joined?.isEmpty ?? false, pieces.count == 2 { return name(pieces[1].text, pieces[1].run) }
            let words = joined ?? text
            let head = words.prefix { $0 != "(" && $0 != "（" }.trimmingSpaces
            let isWhole = pieces.count == 1 ? head.count == words.count || isEndOfBracket(words) : isNoted
            return isWhole ? name(head, run) : nil
        }

        private var isNoted: Bool {
            pieces.count == 2 && (pieces[1].text.first.map { "(（".contains($0) } ?? false)
        }

        private func isEndOfBracket(_ words: Substring) -> Bool {
            words.last.map { ")）".contains($0) } ?? false
        }

        private func name(_ word: Substring, _ run: Inlines.Run) -> Declared<String>? {
            let word = word.trimming { $0 == "*" }
            return isName(word) ? Declared(String(word), at: run.span(of: word)) : nil
        }

        /// What stands behind an "and" that it begins with; nil without one.
        private static func behindAnd(_ text: Substring) -> Substring? {
            let word = text.prefix { $0 != " " }
            return String(word).means([.and, .or]) ? text[word.endIndex...].trimmingSpaces : nil
        }
    }
}

import DocumentWording
import Vocabulary

/// The look-up of `PolarityWords`, by the hash of a word.
final class PolarityLexicon: Sendable {
    static let shared = PolarityLexicon()

    fileprivate struct Entry: Sendable {
        var marks: PolarityMarks = []

        /// Phrases that begin with the word: the hashes of the words behind it.
        var phrases: [(rest: [UInt64], marks: PolarityMarks)] = []
    }

    private let table: WordTable
    private let entries: [Entry]

    private init() {
        let builder = Builder()
        table = builder.table
        entries = builder.entries
    }

    /// What a word means before some others, of which `next` gives the hashes: nil for what is no word.
    func marks(of hash: UInt64, next: (Int) -> UInt64?) -> PolarityMarks {
        let index = Int(table[hash])
        guard index >= 0 else { return [] }
        let entry = entries[index]
        var marks = entry.marks
        for phrase in entry.phrases
        where phrase.rest.enumerated().allSatisfy({ next($0.offset) == $0.element }) {
            marks.formUnion(phrase.marks)
        }
        return marks
    }

    /// What the signs right before or behind a phrase in a script without spaces mean.
    static func marks(ofIdeographs text: String, before isBefore: Bool) -> PolarityMarks {
        let lists = isBefore ? PolarityWords.ideographsBefore : PolarityWords.ideographsBehind
        return lists.reduce(into: []) { marks, list in
            if list.1.contains(where: text.contains) { marks.formUnion(list.0) }
        }
    }
}

extension PolarityLexicon {
    private struct Builder {
        var table = WordTable(capacity: 2048)
        var entries: [Entry] = []

        init() {
            for (marks, text) in PolarityWords.all {
                for word in text.listedWords {
                    insert(word, marks)
                    // The hash knows the capitals of Latin letters only.
                    guard let first = word.utf8.first, first >= 0xd0 else { continue }
                    insert(word.prefix(1).uppercased()[...] + word.dropFirst(), marks)
                }
            }
        }

        private mutating func insert(_ phrase: Substring, _ marks: PolarityMarks) {
            let hashes = phrase.utf8.split(separator: UInt8(ascii: "_")).map { WordHash.of(Substring($0)) }
            guard let first = hashes.first else { return }
            var index = Int(table[first])
            if index < 0 {
                index = entries.count
                entries.append(Entry())
                table.insert(index, for: first)
            }
            if hashes.count == 1 {
                entries[index].marks.formUnion(marks)
            } else {
                entries[index].phrases.append((Array(hashes.dropFirst()), marks))
            }
        }
    }
}

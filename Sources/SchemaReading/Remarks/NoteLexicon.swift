/// The words and phrases by which notes state facts, ready for look-up.
///
/// The phrases themselves are data: `NotePhrases` and `NoteWords`. All lists are flat, so that reading a note
/// counts no references.
struct NoteLexicon: Sendable {
    static let shared = NoteLexicon(phrases: NotePhrases.all, words: NoteWords.all)

    struct Entry: Sendable {
        var roles: WordRoles

        /// Phrases that begin with this word, longest first: where they stand in `phrases`.
        var firstPhrase: Int16 = 0
        var phraseCount: Int16 = 0

        /// Whether a note without this and its like can be skipped.
        var isSignal = false

        var phrases: Range<Int> { Int(firstPhrase)..<Int(firstPhrase + phraseCount) }
    }

    struct Phrase: Sendable {
        /// Where the hashes of the words after the first stand in `words`.
        var firstWord: Int16
        var length: Int16
        var meaning: PhraseMeaning
        var scope: PhraseScope
    }

    private(set) var entries: [Entry] = []
    private(set) var phrases: [Phrase] = []
    private(set) var words: [UInt64] = []

    /// Phrases of scripts without spaces: bytes to look for.
    private(set) var substrings: [(bytes: [UInt8], meaning: PhraseMeaning)] = []
    private var table = WordTable(capacity: 4096)

    init(phrases lists: [PhraseList], words roles: [(WordRoles, String)]) {
        var found: [(entry: Int, rest: [UInt64], meaning: PhraseMeaning, scope: PhraseScope)] = []
        for list in lists {
            for words in list.phrases {
                found.append((index(of: words[0]), Array(words.dropFirst()), list.meaning, list.scope))
            }
            substrings += list.substrings.map { ($0, list.meaning) }
        }
        for (roles, text) in roles {
            for hash in PhraseList.words(text.utf8[...]) { entries[index(of: hash)].roles.formUnion(roles) }
        }
        // Of phrases that are equally long the first in the data counts, so the order must not depend on chance.
        for (_, phrase) in found.enumerated().sorted(by: {
            ($0.element.entry, -$0.element.rest.count, $0.offset) < (
                $1.element.entry, -$1.element.rest.count, $1.offset
            )
        }) {
            let entry = phrase.entry
            if entries[entry].phraseCount == 0 { entries[entry].firstPhrase = Int16(phrases.count) }
            entries[entry].phraseCount += 1
            phrases.append(
                Phrase(
                    firstWord: Int16(words.count), length: Int16(phrase.rest.count + 1),
                    meaning: phrase.meaning,
                    scope: phrase.scope))
            words += phrase.rest
        }
        for index in entries.indices {
            entries[index].isSignal =
                entries[index].phraseCount > 0 || !entries[index].roles.isDisjoint(with: [.truth, .kind])
        }
    }

    private mutating func index(of hash: UInt64) -> Int {
        let found = table[hash]
        if found >= 0 { return Int(found) }
        entries.append(Entry(roles: []))
        table.insert(entries.count - 1, for: hash)
        return entries.count - 1
    }

    @inline(__always)
    func entry(for hash: UInt64) -> Int16 { table[hash] }
}

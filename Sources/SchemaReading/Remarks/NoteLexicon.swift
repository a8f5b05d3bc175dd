/// The words and phrases by which notes state facts, ready for look-up.
///
/// The phrases themselves are data: `NotePhrases` and `NoteWords`.
struct NoteLexicon: Sendable {
    static let shared = NoteLexicon(phrases: NotePhrases.all, words: NoteWords.all)

    struct Entry: Sendable {
        var hash: UInt64
        var roles: WordRoles

        /// Phrases that begin with this word, longest first.
        var phrases: [Phrase]

        /// Whether a note without this and its like can be skipped.
        var isSignal: Bool
    }

    struct Phrase: Sendable {
        var words: [UInt64]
        var meaning: PhraseMeaning
        var scope: PhraseScope
    }

    private(set) var entries: [Entry] = []

    /// Phrases of scripts without spaces: bytes to look for.
    private(set) var substrings: [(bytes: [UInt8], meaning: PhraseMeaning)] = []

    /// Open addressing by the hash's low bits: indexes of entries, or -1.
    private var slots = [Int16](repeating: -1, count: 4096)

    init(phrases: [PhraseList], words: [(WordRoles, String)]) {
        for list in phrases {
            for phrase in list.phrases {
                add(phrase, meaning: list.meaning, scope: list.scope)
            }
            substrings += list.substrings.map { (Array($0.utf8), list.meaning) }
        }
        for (roles, text) in words {
            for word in text.split(whereSeparator: \.isWhitespace) {
                entries[index(of: WordHash.of(String(word)))].roles.formUnion(roles)
            }
        }
        for index in entries.indices {
            entries[index].phrases.sort { $0.words.count > $1.words.count }
            let roles = entries[index].roles
            entries[index].isSignal =
                !entries[index].phrases.isEmpty || !roles.isDisjoint(with: [.truth, .kind])
        }
    }

    private mutating func add(_ phrase: String, meaning: PhraseMeaning, scope: PhraseScope) {
        let words = phrase.split(separator: " ").map { WordHash.of(String($0)) }
        guard let first = words.first else { return }
        entries[index(of: first)].phrases.append(Phrase(words: words, meaning: meaning, scope: scope))
    }

    private mutating func index(of hash: UInt64) -> Int {
        let found = entry(for: hash)
        if found >= 0 { return Int(found) }
        entries.append(Entry(hash: hash, roles: [], phrases: [], isSignal: false))
        precondition(entries.count < slots.count / 2, "the lexicon has outgrown its table")
        var slot = Int(truncatingIfNeeded: hash & 4095)
        while slots[slot] >= 0 { slot = (slot + 1) & 4095 }
        slots[slot] = Int16(entries.count - 1)
        return entries.count - 1
    }

    @inline(__always)
    func entry(for hash: UInt64) -> Int16 {
        var slot = Int(truncatingIfNeeded: hash & 4095)
        while slots[slot] >= 0 {
            if entries[Int(slots[slot])].hash == hash { return slots[slot] }
            slot = (slot + 1) & 4095
        }
        return -1
    }
}

/// What a phrase says of the field.
enum PhraseMeaning: Sendable {
    case boolean, uuid, rawValue, optional, required, defaultValue, emptyText, encrypted, json, list, toMany
    case unique, primaryKey, queryable, sortable, searchable, notStored
    case cascade, nullify, deny, noAction

    /// "References X": the target may be described nowhere.
    case reference

    /// "UUID of the X": only where there is such an entity.
    case identifier
    case selfReference
    case inverse
    case values, range
}

/// Where a phrase counts.
enum PhraseScope: Sendable {
    case anywhere

    /// At the beginning of a sentence, clause or parenthesis.
    case clauseStart

    /// Only as a whole clause, parenthesis or cell.
    case wholeClause
}

/// Phrases of one meaning, in several languages.
struct PhraseList: Sendable {
    let meaning: PhraseMeaning
    let scope: PhraseScope
    let phrases: [String]
    let substrings: [String]

    /// Phrases are separated by commas; a word with a hyphen is one word.
    init(_ meaning: PhraseMeaning, _ scope: PhraseScope, _ text: String, substrings: String = "") {
        func list(_ text: String) -> [String] {
            text.split { $0 == "," || $0.isNewline }
                .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        }
        self.meaning = meaning
        self.scope = scope
        phrases = list(text)
        self.substrings = list(substrings)
    }
}

/// What a word does among other words.
struct WordRoles: OptionSet, Sendable {
    let rawValue: UInt16

    static let or = WordRoles(rawValue: 1)
    static let and = WordRoles(rawValue: 2)
    static let negation = WordRoles(rawValue: 4)

    /// "if", "when": what follows is a condition and no list of values.
    static let condition = WordRoles(rawValue: 8)

    /// Says nothing by itself: articles, prepositions, "stored", "value".
    static let filler = WordRoles(rawValue: 16)

    /// Between the ends of a range.
    static let rangeJoin = WordRoles(rawValue: 32)

    /// "for example", "such as".
    static let example = WordRoles(rawValue: 64)

    /// "etc.": the list before it is not whole.
    static let openEnd = WordRoles(rawValue: 128)

    /// A full stop after it ends no sentence.
    static let abbreviation = WordRoles(rawValue: 256)

    /// Yes, true, on.
    static let truth = WordRoles(rawValue: 512)
    static let falsehood = WordRoles(rawValue: 1024)

    /// "flag" beside one of these is no Boolean.
    static let noFlag = WordRoles(rawValue: 2048)

    /// Several values in one: "comma-separated", "array".
    static let collection = WordRoles(rawValue: 4096)

    /// What a bare list in parentheses after it holds: "role", "status".
    static let kind = WordRoles(rawValue: 8192)

    /// Directly before a list: "such as", "like".
    static let comparison = WordRoles(rawValue: 16384)
}

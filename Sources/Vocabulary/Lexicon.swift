/// All words of all languages in one table, found by their UTF-8.
///
/// The lists are flat, so that looking a word up counts no references; and the lexicon is one object, so that handing it on
/// counts one.
package final class Lexicon: Sendable {
    package static let shared: Lexicon = Lexicon(Language.all)

    /// A phrase of one concept; most are one word.
    package struct Phrase: Sendable {
        package let concept: Concept

        /// The entry of its first word.
        package let entry: Int16

        /// Where the hashes of the words after the first stand in `words`.
        package let rest: Range<Int32>

        /// Whether it is of a script without spaces, and so may stand inside of longer text.
        package let isIdeographic: Bool
    }

    /// By entry, what a word or whole phrase means.
    @usableFromInline let concepts: [ConceptSet]

    /// The same, one set behind the other.
    @usableFromInline let bits: [UInt64]
    package let phrases: [Phrase]

    /// The hashes of the words of phrases, without the first.
    package let words: [UInt64]

    /// The text of the ideographic phrases, with their places in `phrases`, in this order.
    package let ideographs: [(phrase: Int, text: [UInt8])]
    @usableFromInline let table: WordTable
    private let longest: Int

    init(_ languages: [Language]) {
        let builder = LexiconBuilder(languages)
        concepts = builder.concepts
        var bits: [UInt64] = []
        bits.reserveCapacity(concepts.count * ConceptSet.size)
        for set in concepts {
            for word in 0..<ConceptSet.size { bits.append(set[word]) }
        }
        self.bits = bits
        phrases = builder.phrases
        words = builder.words
        ideographs = builder.ideographs
        table = builder.table
        longest = builder.longest
    }

    // MARK: Look-up

    /// The number of entries.
    package var count: Int { concepts.count }

    /// The entry of a word or whole phrase; -1 where no language has it.
    @inlinable
    package func entry(for hash: UInt64) -> Int16 { table[hash] }

    @inlinable
    package func concepts(at entry: Int16) -> ConceptSet { entry < 0 ? [] : concepts[Int(entry)] }

    /// Whether a known word means a concept: looks at one word of its set, and copies none.
    @inlinable
    package func has(_ concept: Concept, at entry: Int16) -> Bool {
        let place = Int(entry) * ConceptSet.size + Int(concept.rawValue >> 6)
        return bits[place] & 1 << UInt64(concept.rawValue & 63) != 0
    }

    /// Whether a known word means one of some concepts.
    @inlinable
    package func hasAny(of any: ConceptSet, at entry: Int16) -> Bool {
        !concepts[Int(entry)].isDisjoint(with: any)
    }

    /// Of a word, or of a phrase with single spaces.
    package func concepts(of phrase: String) -> ConceptSet { concepts(at: entry(for: WordHash.of(phrase))) }

    package func concepts(of phrase: Substring) -> ConceptSet {
        concepts(at: entry(for: WordHash.of(phrase)))
    }

    /// Whether an ideographic phrase of a concept stands anywhere in a text.
    package func contains(_ concept: Concept, within text: String) -> Bool {
        guard text.utf8.contains(where: { $0 >= 0xe3 }) else { return false }
        return text.indices.contains { start in
            ideographs.contains {
                phrases[$0.phrase].concept == concept && text[start...].utf8.starts(with: $0.text)
            }
        }
    }

    /// Behind the longest word of a script without spaces that begins at an offset and means one of some concepts.
    package func longestWord(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, meaning wanted: ConceptSet
    ) -> Int? {
        var hash = WordHash()
        var known: Int?
        for index in start..<min(bytes.count, start + longest) {
            hash.add(bytes[index])
            let isWhole = index + 1 == bytes.count || bytes[index + 1] & 0xc0 != 0x80
            if isWhole, !concepts(at: entry(for: hash.value)).isDisjoint(with: wanted) { known = index + 1 }
        }
        return known
    }
}

/// Concepts, one bit each.
package struct ConceptSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    @usableFromInline var bits: SIMD8<UInt64>

    /// One more than the greatest raw value that fits.
    package static let capacity = 512

    /// How many words of 64 bits it has.
    @inlinable static var size: Int { 8 }

    /// Of concept n the bit n % 64 of the word n / 64.
    subscript(word: Int) -> UInt64 { bits[word] }

    @inlinable
    init(bits: SIMD8<UInt64>) {
        self.bits = bits
    }

    @inlinable
    package init(arrayLiteral concepts: Concept...) {
        bits = SIMD8()
        for concept in concepts { insert(concept) }
    }

    package init(_ concepts: some Sequence<Concept>) {
        bits = SIMD8()
        for concept in concepts { insert(concept) }
    }

    @inlinable package var isEmpty: Bool { bits == SIMD8() }

    @inlinable
    package func contains(_ concept: Concept) -> Bool {
        bits[Int(concept.rawValue >> 6)] & 1 << UInt64(concept.rawValue & 63) != 0
    }

    @inlinable
    package mutating func insert(_ concept: Concept) {
        bits[Int(concept.rawValue >> 6)] |= 1 << UInt64(concept.rawValue & 63)
    }

    @inlinable
    package func isDisjoint(with other: ConceptSet) -> Bool { bits & other.bits == SIMD8() }

    @inlinable
    package mutating func formUnion(_ other: ConceptSet) { bits |= other.bits }

    @inlinable
    package func union(_ other: ConceptSet) -> ConceptSet { ConceptSet(bits: bits | other.bits) }

    @inlinable
    package func intersection(_ other: ConceptSet) -> ConceptSet { ConceptSet(bits: bits & other.bits) }

    @inlinable
    package func subtracting(_ other: ConceptSet) -> ConceptSet { ConceptSet(bits: bits & ~other.bits) }
}

extension ConceptSet {
    /// What only headings and labels mean by their words.
    package static let topics: ConceptSet = [
        .programChapter, .goneFields, .fieldGroup, .fieldRules, .whichFields, .dataWord, .structureWord,
        .dataStructure, .markedWrong, .markedRight,
    ]

    /// What words of headings and statements mean; a word with none of these may be a name.
    package static let statements = ConceptSet(
        [
            .record, .type, .entityLabel, .name, .fields, .general, .step, .filler, .elsewhere, .index,
            .security,
            .unique, .uniqueness, .relationship, .rows, .aside, .queryable, .sortable, .searchable,
            .ascending,
            .descending, .system, .only, .creator, .user, .signedIn, .everyone, .read, .write, .create,
            .access, .full,
            .no, .can, .zone, .database, .private, .public, .shared, .standard, .cloudKit, .coreData,
            .swiftData,
            .relational, .key, .primary, .per, .by, .one, .or, .and, .is, .toMany, .toOne, .many, .has,
            .belongs,
            .inverse, .cascade, .nullify, .deny, .delete, .uuid, .optional, .required, .structLabel,
        ])
}

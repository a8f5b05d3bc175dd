import Foundation
import SchemaModel
import TestSupport
import Testing

/// What is written down in one shape is read back the same, with nothing lost and nothing added.
@Suite("Round trip")
struct RoundTripTests {
    @Test("Every shape reads back what it says", arguments: SchemaShape.all)
    func plain(shape: SchemaShape) {
        for seed in 0..<TestLength.rounds(20) { check(shape, .english, seed: UInt64(seed)) }
    }

    @Test("So does every language", arguments: SchemaWords.all)
    func languages(words: SchemaWords) {
        let readAll = {
            for shape in SchemaShape.all where shape.isWritten {
                for seed in 0..<TestLength.rounds(3) { check(shape, words, seed: UInt64(seed)) }
            }
        }
        guard ["Turkish", "Russian"].contains(words.language) else { return readAll() }
        withKnownIssue("'optional' and 'default' in notes are not read in \(words)", isIntermittent: true) {
            readAll()
        }
    }

    @Test("What stands between changes nothing", arguments: SchemaShape.all)
    func mixed(shape: SchemaShape) {
        for seed in 0..<TestLength.rounds(12) { check(shape, .english, seed: UInt64(seed), isMixed: true) }
    }

    private func check(_ shape: SchemaShape, _ words: SchemaWords, seed: UInt64, isMixed: Bool = false) {
        var writer = SchemaWriter(words: words, seed: seed)
        let schema = MadeUpSchema.random(for: shape, using: &writer.generator)
        let asides = isMixed ? asides(using: &writer.generator) : []
        let document = writer.document(schema, as: shape, besides: asides)
        let read = ReadDocument(document)
        // An aside below a record type may be listed as not read; alone, everything is.
        let isAllRead = read.facts == schema && (isMixed || read.unread.isEmpty)
        guard !isAllRead || !read.findings.isEmpty else { return }
        Issue.record(
            """
            \(shape) in \(words), seed \(seed)
            \(Difference(expected: "\(schema)", found: "\(read.facts)"))
            unread: \(read.unread), findings: \(read.findings)
            \(document)
            """)
    }

    /// A few of them; sections of their own come last, because all that follows belongs to them.
    private func asides(using generator: inout SeededGenerator) -> [String] {
        let plain = Asides.plain.shuffled(using: &generator).prefix(5)
        return Array(plain + Asides.sections.shuffled(using: &generator).prefix(2))
    }
}

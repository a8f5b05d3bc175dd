import SchemaModel
import TestSupport
import Testing

/// How a document looks - its line ends, emphasis, order of columns - does not change what is read of it.
@Suite("Looks")
struct LookTests {
    @Test("What may not matter", arguments: DocumentTransform.all)
    func looks(transform: DocumentTransform) {
        for sample in Samples.all where !transform.exceptions.contains(sample.description) {
            check(transform, sample)
        }
    }

    @Test("The examples are there")
    func samples() { #expect(Samples.all.count == 6 + SchemaShape.all.count) }

    private func check(_ transform: DocumentTransform, _ sample: Samples.Sample) {
        let changed = transform.apply(sample.text)
        if changed == sample.text { return }
        let before = SchemaText(ReadDocument(sample.text), reordered: transform.reorders).text
        let after = SchemaText(ReadDocument(changed), reordered: transform.reorders).text
        if before == after { return }
        Issue.record("\(transform) in \(sample)\n\(Difference(expected: before, found: after))")
    }
}

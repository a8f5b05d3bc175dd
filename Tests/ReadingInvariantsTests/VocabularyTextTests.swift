import Diagnostics
import SchemaModel
import TestSupport
import Testing

/// Words that reading knows, in an order that no author would write.
@Suite struct `Text without sense` {
    /// A rule that looks at the word before the first stops the whole program.
    @Test(arguments: 0..<UInt64(TestLength.rounds(200)))
    func `is read to its end, and nothing stands in what is read that it has not`(seed: UInt64) {
        var text = VocabularyText(seed: seed)
        let document = text.document()
        let read = ReadDocument(document)
        #expect(!read.schema.entities.isEmpty)
        for entity in read.schema.entities {
            #expect(document.contains(entity.name))
            for field in entity.fields {
                #expect(document.contains(field.name), "\(entity.name).\(field.name)")
            }
        }
        let end = document.utf8.count
        for finding in read.diagnostics {
            if let span = finding.span { #expect(span.lower <= span.upper && Int(span.upper) <= end) }
        }
    }
}

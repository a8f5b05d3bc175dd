import DedupeOutput
import Diagnostics
import Output
import SchemaModel
import TestSupport
import Testing

struct DedupeOutputTests {
    @Test func filesOfTheLibrary() {
        let request = OutputRequest(
            schema: SampleSchema.library, options: OutputOptions(), documents: ["Library.md"])
        let result = DedupeTarget().render(request)
        #expect(result.diagnostics.isEmpty)
        #expect(result.files.map(\.name).contains("Loan+Dedupe.swift"))
    }

    @Test func aSchemaWithoutKeysHasNoFilesAndOneNote() {
        var schema = SampleSchema.library
        for index in schema.entities.indices { schema.entities[index].uniqueKeys = [] }
        let result = DedupeTarget().render(
            OutputRequest(schema: schema, options: OutputOptions(), documents: ["Library.md"]))
        #expect(result.files.isEmpty)
        #expect(result.diagnostics.map(\.id) == [.noUniqueKeys])
        #expect(result.diagnostics.map(\.severity) == [.note])
    }
}

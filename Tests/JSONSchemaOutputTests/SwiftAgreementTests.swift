import Foundation
import Output
import SwiftOutput
import TestSupport
import Testing

/// What the generated Swift encodes, compiled and run, is what the schema accepts.
@Suite(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct SwiftAgreementTests {
    @Test func encodedRecordsAreAccepted() throws {
        try withTemporaryFolder { folder in
            let request = OutputRequest(
                schema: SampleSchema.library, options: OutputOptions(), documents: ["Library.md"])
            let compiler = SwiftCompiler(in: folder)
            var files = ["main.swift": Self.program]
            for file in SwiftTarget().render(request).files {
                files[file.name] = String(decoding: file.text, as: UTF8.self)
            }
            let paths = try compiler.write(files, to: "sources")
            let flags = SwiftCompiler.flags(nextLanguageMode: false)
            let outcome = try compiler.run(paths, name: "Encode", flags: flags)
            #expect(outcome.errors == "")
            let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
            #expect(lines.map(\.[0]) == ["Shelf", "Book", "Book", "Loan"])
            let cases = lines.map { line in
                JSONSchemaValidator.Case(
                    definition: String(line[0]), what: String(line[1]), encoded: String(line[1]),
                    isValid: true)
            }
            let validator = JSONSchemaValidator(schema: rendered(SampleSchema.library))
            #expect(try validator.complaints(about: cases) == "")
        }
    }

    private static let program = #"""
        import Foundation

        func show(_ record: some CloudRecord) throws {
            let data = try RecordJSON.encoder().encode(record)
            let back = try RecordJSON.decoder().decode(type(of: record), from: data)
            guard back == record else { throw CocoaError(.coderInvalidValue) }
            print(type(of: record).recordType, String(decoding: data, as: UTF8.self), separator: "\t")
        }

        let moment = Date(timeIntervalSince1970: 1_709_208_000.037)
        let shelf = Shelf(label: "A\"/3", isLocked: true)
        try show(shelf)
        try show(Book(title: "", addedAt: moment, condition: .unrecognized("burnt"), priority: .low, themeRaw: "x"))
        try show(
            Book(
                recordName: "book 1", title: "Emma", pages: 1, weight: 1, price: Decimal(string: "12.99"),
                addedAt: moment, homepage: URL(string: "example.org/a?b=c"), digest: Data([0, 255]),
                cover: URL(filePath: "/tmp/a cover.jpg"), foundAt: RecordLocation(latitude: -90, longitude: 180),
                extra: "{}", tags: ["a", ""], scores: [.max, .min], shelf: shelf.reference,
                related: [Reference("other")], publisher: "p", condition: .inRepair, priority: .unrecognized(9),
                themeRaw: "dark", secret: "s"))
        try show(Loan(book: Reference("book 1"), reader: "Ann", since: moment))
        """#
}

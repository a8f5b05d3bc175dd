import Foundation
import Output
import SwiftOutput
import TestSupport
import Testing

/// What the generated Swift encodes, compiled and run, is what the schema accepts.
@Suite(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct SwiftAgreementTests {
    @Test func encodedRecordsAreAccepted() throws {
        let lines = try Self.run(Self.encoding).split(separator: "\n")
            .map { $0.split(separator: "\t", maxSplits: 1) }
        #expect(lines.map(\.[0]) == ["Shelf", "Book", "Book", "Loan"])
        let cases = lines.map { line in
            JSONSchemaValidator.Case(
                definition: String(line[0]), what: String(line[1]), encoded: String(line[1]))
        }
        let validator = JSONSchemaValidator(schema: rendered(SampleSchema.library))
        #expect(try validator.complaints(about: cases) == "")
    }

    /// The instances of which `InstanceTests` shows that the schema allows them, with what is not in them by chance.
    @Test func acceptedRecordsAreDecoded() throws {
        let books = InstanceTests.accepted.map { InstanceTests.book.with($0.0, $0.1) }
        let loans = InstanceTests.acceptedLoan.map { InstanceTests.loan.with($0.0, $0.1) }
        let decoding = try [("Book", books), ("Loan", loans)].map { type, instances in
            let json = try JSONEncoder().encode(JSONValue.array(instances)).base64EncodedString()
            return """
                let all\(type) = try RecordJSON.decoder().decode([\(type)].self, from: Data(base64Encoded: "\(json)")!)
                print(all\(type).count)
                """
        }
        let output = try Self.run("import Foundation\n" + decoding.joined(separator: "\n"))
        #expect(output == "\(books.count)\n\(loans.count)\n")
    }

    /// What a program prints that has the types of the library.
    private static func run(_ program: String) throws -> String {
        try withTemporaryFolder { folder in
            let request = OutputRequest(
                schema: SampleSchema.library, options: OutputOptions(), documents: ["Library.md"])
            let compiler = SwiftCompiler(in: folder)
            var files = ["main.swift": program]
            for file in SwiftTarget().render(request).files {
                files[file.name] = String(decoding: file.text, as: UTF8.self)
            }
            let paths = try compiler.write(files, to: "sources")
            let flags = SwiftCompiler.flags(nextLanguageMode: false)
            let outcome = try compiler.run(paths, name: "Records", flags: flags)
            #expect(outcome.errors == "")
            return outcome.output
        }
    }

    private static let encoding = #"""
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
                recordName: UUID().uuidString, title: "Emma", pages: 1, weight: 1, price: Decimal(string: "12.99"),
                addedAt: moment, homepage: URL(string: "example.org/a?b=c"), digest: Data([0, 255]),
                cover: .notDownloaded, foundAt: RecordLocation(latitude: -90, longitude: 180),
                extra: "{}", tags: ["a", ""], scores: [.max, .min], shelf: shelf.reference,
                related: [Reference(UUID().uuidString)], publisher: "p", condition: .inRepair, priority: .unrecognized(9),
                themeRaw: "dark", secret: "s"))
        try show(Loan(book: Reference(UUID().uuidString), reader: "Ann", since: moment))
        """#
}

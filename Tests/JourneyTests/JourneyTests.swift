import Foundation
import GeneratorPipeline
import RecordSupport
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// One record through everything that the outputs are for, and equal at the end.
@Suite(
    .enabled(if: Command.isInstalled("swiftc") && Command.isInstalled("sqlite3")),
    .enabled(if: PostgreSQLServer.isExpected, "PostgreSQL is not installed"),
    .enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct JourneyTests {
    static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    @Test(arguments: examples + ["Combined"])
    func everyRecordArrivesAsItLeft(name: String) throws {
        let schema = name == "Combined" ? SampleSchema.combined : try Self.example(name)
        try withTemporaryFolder { folder in
            let journey = try Journey(schema, main: Journey.main(schema), in: folder)
            let start = try MadeUpRecords(schema).lines()
            let encoded = try journey.run(start)
            #expect(isSame(encoded.dropLast(), as: start), "Swift's JSON")
            #expect(try journey.complaints(about: start) == "")
            let sqlite = try journey.pass(start, through: DatabaseStop(.sqlite, schema))
            #expect(isSame(sqlite, as: start), "SQLite")
            let postgreSQL = try journey.pass(sqlite, through: DatabaseStop(.postgresql, schema))
            #expect(isSame(postgreSQL, as: start), "PostgreSQL")
            #expect(try journey.complaints(about: postgreSQL) == "")
            #expect(try journey.run(start, postgreSQL) == ["done"])
        }
    }

    /// Bytes, because equal texts need not be the same to Swift.
    private func isSame(_ lines: some Collection<String>, as start: [String]) -> Bool {
        for (line, first) in zip(lines, start) where !line.utf8.elementsEqual(first.utf8) {
            Issue.record("left as    \(first)\narrived as \(line)")
        }
        return lines.count == start.count
    }

    private static func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: bytes)], as: name).schema
    }

    private static let moments = Schema(
        name: "Moments",
        entities: [
            Entity(
                name: "Moment", kind: .cloudKit, recordNameRule: .string, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("at", .date, stored: "TIMESTAMP"),
                    SampleSchema.field("note", .string, optional: true),
                ])
        ])

    @Test func aHundredThousandDatesArriveToTheMillisecond() throws {
        let count = 100_000
        try withTemporaryFolder { folder in
            let journey = try Journey(
                Self.moments, main: "try travelInTime(count: \(count))",
                parts: ["Journey.swift", "Moments.swift"],
                in: folder)
            let start = try journey.run()
            #expect(Set(start).count == count)
            // One instance is judged in milliseconds, not in microseconds: every tenth will do.
            let some = stride(from: 0, to: count, by: 10).map { start[$0] }
            #expect(try journey.complaints(about: some) == "")
            let sqlite = try journey.pass(start, through: DatabaseStop(.sqlite, Self.moments))
            let postgreSQL = try journey.pass(sqlite, through: DatabaseStop(.postgresql, Self.moments))
            // No comparison of whole arrays: saying how so many lines differ takes minutes.
            #expect(sqlite.elementsEqual(start))
            #expect(postgreSQL.elementsEqual(start))
            #expect(try journey.run(postgreSQL) == ["\(count) of \(count)"])
        }
    }

    /// Swift does not let a NUL set out. PostgreSQL would refuse it too; SQLite stores it, but its functions read no
    /// further.
    @Test func nulIsRefusedAtTheStart() throws {
        let record = "0\t" + #"{"at":"2024-02-29T12:00:00.000Z","note":"a\u0000b","recordName":"n"}"#
        try withTemporaryFolder { folder in
            let journey = try Journey(Self.moments, main: Journey.main(Self.moments), in: folder)
            let start = try #require(throws: Journey.Failure.self) { try journey.run([record]) }
            #expect(start.message.contains("a text with NUL"))
            #expect(try journey.pass([record], through: DatabaseStop(.sqlite, Self.moments)) == [record])
            // Six characters that only look like one.
            let text = record.replacing(#"\u0000"#, with: #"\\u0000"#)
            #expect(try journey.run([text]) == [text, "done"])
            #expect(try journey.pass([text], through: DatabaseStop(.postgresql, Self.moments)) == [text])
            let refusal = try #require(throws: DatabaseStop.Refusal.self) {
                try journey.pass([record], through: DatabaseStop(.postgresql, Self.moments))
            }
            #expect(refusal.message.contains("invalid byte sequence for encoding \"UTF8\": 0x00"))
        }
    }
}

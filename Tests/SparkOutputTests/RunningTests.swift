import Foundation
import Output
import SQLLanguage
import SchemaModel
import SparkOutput
import TestSupport
import Testing

/// Spark itself runs the scripts.
@Suite(.enabled(if: SparkSession.isInstalled), .serialized)
struct RunningTests {
    private func session() throws -> SparkSession { try SparkSession.shared.get() }

    /// A script runs, and runs again where all is there; every view can be asked.
    private func expectRunning(_ script: SparkScript, _ name: String) async throws {
        let session = try session()
        let database = await session.newDatabase()
        do {
            try await session.run(script.text, in: database)
            try await session.run(script.text, in: database)
            let views = try await views(in: database)
            let found = try await session.rows(
                of: views.map { "SELECT count(*) FROM \(SparkName($0))" }, in: database)
            #expect(found.allSatisfy { $0 == [["0"]] }, "\(name)")
        } catch let failure as SparkSession.Failure {
            Issue.record("\(name): \(failure.message)")
        }
    }

    private func views(in database: String) async throws -> [String] {
        try await session().rows(of: ["SHOW VIEWS"], in: database).joined().compactMap { $0[1] }
    }

    @Test func theLibraryRuns() async throws {
        try await expectRunning(SparkScript(SampleSchema.library), "library")
        try await expectRunning(
            SparkScript(SampleSchema.library, options: OutputOptions(names: .snakeCase)), "snake")
    }

    @Test func everyExampleRuns() async throws {
        let folder = packageFolder.appending(path: "Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var count = 0
        for name in names {
            let file = folder.appending(path: "\(name)/Generated/schema.spark.sql")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            count += 1
            let session = try session()
            let database = await session.newDatabase()
            try await session.run(text, in: database)
            #expect(try await views(in: database).count >= 2, "\(name)")
        }
        #expect(count == 5)
    }

    /// Names and texts that no language is glad of.
    @Test func theHostileSchemaRuns() async throws {
        let script = SparkScript(SampleSchema.hostile)
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(script.text, in: database)
        let tables = try await session.rows(of: ["SHOW TABLES"], in: database)[0].count
        #expect(tables > SampleSchema.hostile.entities.count)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func randomSchemasRun(seed: UInt64) async throws {
        var random = RandomSchema(
            seed: seed, typeNames: SampleSchema.hostileNames, fieldNames: SampleSchema.hostileNames)
        for number in 1...10 {
            let schema = random.next(named: "Random\(number)")
            try await expectRunning(SparkScript(schema), "seed \(seed), schema \(number)")
        }
    }

    /// What Spark's parser reserves is in back-ticks.
    @Test func everyReservedWordIsKnown() async throws {
        let session = try session()
        let results = try await session.rows(
            of: [
                "SET spark.sql.ansi.enforceReservedKeywords = true",
                "SELECT lower(keyword) FROM sql_keywords() WHERE reserved",
                "SET spark.sql.ansi.enforceReservedKeywords = false",
            ], in: await session.newDatabase())
        let words = results[1].compactMap { $0[0] }
        #expect(words.count > 50)
        #expect(Set(words).subtracting(SparkKeywords.reserved).sorted() == [])
    }

    /// A comment comes back as it was written.
    @Test func commentsAndDefaultsArriveUnharmed() async throws {
        let text = "It's \\ \"all\" `here`, ${env:HOME} for $5 🦉"
        let field = SampleSchema.field("note", .string) {
            $0.documentation = "It's \"all\" here, ${env:HOME} for $5 🦉"
            $0.defaultValue = DefaultValue(written: "?", value: .string(text))
        }
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(SparkScript(thing(field)).text, in: database)
        let results = try await session.rows(
            of: ["DESCRIBE Thing", "INSERT INTO Thing (recordName) VALUES ('a')", "SELECT note FROM Thing"],
            in: database)
        #expect(
            results[0].contains { $0[0] == "note" && $0[2] == "It's \"all\" here, ${env:HOME} for $5 🦉" },
            "\(results[0])")
        #expect(results[2] == [[text]])
    }
}

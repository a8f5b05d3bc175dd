import DedupeOutput
import Diagnostics
import Output
import SchemaModel
import TestSupport
import Testing

/// Which keys get helpers, and what is said of the others.
struct KeyPlanTests {
    private let keySpan = SourceSpan(file: 0, lower: 10, upper: 20)

    private func render(
        _ fields: [Field],
        keys: [String]...,
        kind: EntityKind = .cloudKit,
        usable: Bool = true
    ) -> OutputResult {
        let thing = Entity(
            name: "Thing", kind: kind, span: SampleSchema.span, fields: fields,
            uniqueKeys: keys.map { UniqueKey(fields: $0, isUsable: usable, span: keySpan) })
        let other = Entity(
            name: "Other", kind: .cloudKit, span: SampleSchema.span,
            fields: [SampleSchema.field("id", .uuid), SampleSchema.field("name", .string)])
        return DedupeTarget().render(
            OutputRequest(
                schema: Schema(name: "Things", entities: [thing, other]), options: OutputOptions(),
                documents: ["Things.md"]))
    }

    private func ids(_ result: OutputResult) -> [DiagnosticID] { result.diagnostics.map(\.id) }

    private func text(_ result: OutputResult, _ name: String) -> String {
        result.files.filter { $0.name == name }.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    @Test(arguments: [FieldType.location, .json, .asset])
    func typesWithoutOneSpellingAreNoPart(_ type: FieldType) {
        let result = render([SampleSchema.field("value", type)], keys: ["value"])
        #expect(ids(result) == [.unsuitableKeyPart, .noUniqueKeys])
        #expect(result.diagnostics.first?.span == keySpan)
        #expect(result.files.isEmpty)
    }

    @Test(arguments: [
        FieldType.string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .reference, .enum,
    ])
    func allOtherTypesAre(_ type: FieldType) {
        let result = render([SampleSchema.field("value", type)], keys: ["value"])
        #expect(ids(result).isEmpty)
        #expect(text(result, "Thing+Dedupe.swift").contains("UniqueKey(value: self.value)"))
    }

    @Test func aListIsNoPart() {
        let list = SampleSchema.field("tags", .string) { $0.isList = true }
        #expect(ids(render([list], keys: ["tags"])) == [.unsuitableKeyPart, .noUniqueKeys])
    }

    @Test func aKeyThatCannotBeUsedLeavesTheOthers() {
        let list = SampleSchema.field("tags", .string) { $0.isList = true }
        let result = render([list, SampleSchema.field("name", .string)], keys: ["tags"], ["name"])
        #expect(ids(result) == [.unsuitableKeyPart])
        #expect(
            result.files.map(\.name) == [
                "Thing+Dedupe.swift", "Deduplication.swift", "dedupe.sqlite.sql", "dedupe.postgresql.sql",
            ])
    }

    @Test func aKeyOverUndeclaredFieldsWasReportedBefore() {
        let result = render([SampleSchema.field("name", .string)], keys: ["colour"], usable: false)
        #expect(ids(result) == [.noUniqueKeys])
    }

    @Test(arguments: ["other.id", "other.recordName"])
    func aPathToAnIdentityIsTheReference(_ path: String) {
        let result = render([ShopSchema.reference("other", to: "Other")], keys: [path])
        #expect(ids(result).isEmpty)
        #expect(text(result, "dedupe.sqlite.sql").contains("(PARTITION BY other)"))
    }

    @Test(arguments: ["other.name", "name.id", "nothing", "nothing.id"])
    func anyOtherPathIsNoPart(_ path: String) {
        let fields = [ShopSchema.reference("other", to: "Other"), SampleSchema.field("name", .string)]
        #expect(ids(render(fields, keys: [path])) == [.unsuitableKeyPart, .noUniqueKeys])
    }

    @Test func theIdentityIsNoKey() {
        let id = SampleSchema.field("id", .uuid)
        #expect(ids(render([id], keys: ["id"], kind: .swiftData)) == [.identityAsKey, .noUniqueKeys])
        #expect(ids(render([id], keys: ["id"], kind: .cloudKit)).isEmpty)
        let name = SampleSchema.field("recordName", .string)
        #expect(ids(render([name], keys: ["recordName"])) == [.identityAsKey, .noUniqueKeys])
    }

    @Test func aRecordNeedsAnIdentityWithOneSpelling() {
        let day = SampleSchema.field("id", .date)
        let result = render([day, SampleSchema.field("name", .string)], keys: ["name"], kind: .table)
        #expect(ids(result) == [.unsupportedIdentity, .noUniqueKeys])
    }

    @Test func anEncryptedPartNamesNoRecord() {
        let secret = SampleSchema.field("secret", .string) { $0.isEncrypted = true }
        #expect(!text(render([secret], keys: ["secret"]), "Thing+Dedupe.swift").contains("recordName(for"))
        let open = SampleSchema.field("open", .string)
        #expect(text(render([open], keys: ["open"]), "Thing+Dedupe.swift").contains("recordName(for"))
    }

    /// What is called otherwise, or stands in another order, is the same record to every version of the app.
    @Test func aRenameOrAnotherOrderChangesNoRecordName() {
        func parts(_ fields: [Field], _ key: [String]) -> [Substring] {
            text(render(fields, keys: key), "Thing+Dedupe.swift").split(separator: "\n")
                .filter { $0.contains(": key.") }
                .compactMap { $0.split(separator: ":").first?.trimmingPrefix { $0 == " " } }
        }
        let (level, place) = (SampleSchema.field("level", .int), SampleSchema.field("place", .int))
        var renamed = SampleSchema.field("slot", .int)
        renamed.originalName = "place"
        let names = parts([level, place], ["level", "place"])
        #expect(names == ["\"level\"", "\"place\""])
        #expect(parts([level, place], ["place", "level"]) == names)
        #expect(parts([level, renamed], ["slot", "level"]) == names)
        (renamed.originalName, renamed.earlierKey) = (nil, "place")
        #expect(parts([level, renamed], ["level", "slot"]) == names)
    }

    /// A name that two parts have would be one of records that differ.
    @Test func aFormerNameThatAnotherPartHasNamesOnlyThat() {
        var renamed = SampleSchema.field("slot", .int)
        renamed.earlierKey = "place"
        let result = render([renamed, SampleSchema.field("place", .int)], keys: ["slot", "place"])
        let helper = text(result, "Thing+Dedupe.swift")
        #expect(helper.contains("\"slot\": key.slot") && helper.contains("\"place\": key.place"))
    }

    @Test func aKeyStatedTwiceIsOne() {
        let fields = [SampleSchema.field("one", .string), SampleSchema.field("two", .string)]
        let result = render(fields, keys: ["one", "two"], ["two", "one"])
        #expect(text(result, "Thing+Dedupe.swift").contains("struct UniqueKey"))
    }

    @Test func aTableThatTheScriptsWouldTakeForTheirOwnLeavesOnlySwift() {
        var schema = SampleSchema.library
        schema.entities[0].name = "Dedupe_Redirects"
        let result = DedupeTarget().render(
            OutputRequest(schema: schema, options: OutputOptions(), documents: ["Library.md"]))
        #expect(ids(result) == [.takenTableName])
        #expect(!result.files.contains { $0.name.hasSuffix(".sql") })
    }

    /// Spark's script drops tables of its own, and no other.
    @Test func aTableThatSparkWouldTakeForItsScriptsOwnLeavesTheOthers() {
        var schema = SampleSchema.library
        schema.entities[0].name = "Dedupe redirects"
        let request = OutputRequest(
            schema: schema, options: OutputOptions(), documents: ["Library.md"], companions: ["spark"])
        let result = DedupeTarget().render(request)
        #expect(ids(result).contains(.takenTableName))
        #expect(
            result.files.map(\.name).filter { $0.hasSuffix(".sql") } == [
                "dedupe.sqlite.sql", "dedupe.postgresql.sql",
            ])
    }

    /// Who has no tables for Spark has no script for it.
    @Test func sparkHasItsScriptBesideItsTables() {
        func scripts(_ companions: OutputCompanions) -> [String] {
            let request = OutputRequest(
                schema: SampleSchema.library, options: OutputOptions(), documents: [], companions: companions)
            return DedupeTarget().render(request).files.map(\.name).filter { $0.hasSuffix(".sql") }
        }
        #expect(
            scripts(["swift", "spark"]) == ["dedupe.sqlite.sql", "dedupe.postgresql.sql", "dedupe.spark.sql"])
        #expect(scripts(["swift"]) == ["dedupe.sqlite.sql", "dedupe.postgresql.sql"])
    }

    @Test func allOutputIsTheSameTwice() {
        let files = (0..<2).map { _ in DedupeTarget().render(GeneratedShop.request).files }
        #expect(files[0] == files[1])
    }
}

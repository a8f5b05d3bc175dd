import SchemaModel
import SparkOutput
import TestSupport
import Testing

/// Rows that break a rule are in the view of that rule, and in no other.
@Suite(.enabled(if: SparkSession.isInstalled))
struct FaultTests {
    private static let id = "11111111-2222-3333-4444-55555555555"

    /// Each row breaks the rule behind it.
    private static let faults: [(row: String, views: [String])] = [
        (
            "VALUES ('ok1', '\(id)0', 'a', 1, NULL, array('red'), 1, NULL, NULL, NULL, NULL, NULL, 0.5, TIMESTAMP'2024-01-01')",
            []
        ),
        (
            "VALUES ('ok2', lower('\(id)A'), 'b', 10, 'red', NULL, 2, named_struct('latitude', 52.5, 'longitude', 13.4), '{}', "
                + "'ok1', array('ok1', 'ok2'), '\(id)0', 1, TIMESTAMP'2024-01-02')", []
        ),
        (
            "VALUES (NULL, '\(id)1', 'c', 1, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_missing"]
        ),
        (
            "VALUES ('n', '\(id)2', NULL, 1, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_missing"]
        ),
        (
            "VALUES ('u', 'no-uuid', 'd', 1, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_id_uuid"]
        ),
        (
            "VALUES ('r', '\(id)3', 'e', 11, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_level_range"]
        ),
        (
            "VALUES ('x', '\(id)4', 'f', 1, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, CAST('NaN' AS DOUBLE), NULL)",
            ["Thing_share_range"]
        ),
        (
            "VALUES ('c', '\(id)5', 'g', 1, 'blue', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_color_enum"]
        ),
        (
            "VALUES ('l', '\(id)6', 'h', 1, NULL, array('red', 'blue'), 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_colors_enum"]
        ),
        (
            "VALUES ('g', '\(id)7', 'i', 1, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            ["Thing_grade_enum"]
        ),
        (
            "VALUES ('p', '\(id)8', 'j', 1, NULL, NULL, 1, named_struct('latitude', 91, 'longitude', 0), NULL, NULL, NULL, "
                + "NULL, 0, NULL)", ["Thing_place_location"]
        ),
        (
            "VALUES ('q', '\(id)9', 'k', 1, NULL, NULL, 1, named_struct('latitude', NULL, 'longitude', 0), NULL, NULL, NULL, "
                + "NULL, 0, NULL)", ["Thing_place_location"]
        ),
        (
            "VALUES ('j', '\(id)B', 'l', 1, NULL, NULL, 1, NULL, '{', NULL, NULL, NULL, 0, NULL)",
            ["Thing_extra_json"]
        ),
        (
            "VALUES ('f', '\(id)C', 'm', 1, NULL, NULL, 1, NULL, NULL, 'gone', NULL, NULL, 0, NULL)",
            ["Thing_parent_fkey"]
        ),
        (
            "VALUES ('s', '\(id)D', 'n', 1, NULL, NULL, 1, NULL, NULL, NULL, array('ok1', 'gone'), NULL, 0, NULL)",
            ["Thing_friends_fkey"]
        ),
        (
            "VALUES ('t', '\(id)E', 'o', 1, NULL, NULL, 1, NULL, NULL, NULL, NULL, '\(id)F', 0, NULL)",
            ["Thing_thingID_fkey"]
        ),
    ]

    private static var schema: Schema {
        var made = thing(
            SampleSchema.field("id", .uuid), SampleSchema.field("name", .string),
            SampleSchema.field("level", .int) { $0.range = 0...10 },
            SampleSchema.field("color", .string, optional: true) { $0.enumName = "Color" },
            SampleSchema.field("colors", .string) {
                $0.isList = true
                $0.enumName = "Color"
            },
            SampleSchema.field("grade", .int) { $0.enumName = "Grade" },
            SampleSchema.field("place", .location, optional: true),
            SampleSchema.field("extra", .json, optional: true),
            SampleSchema.field("parent", .reference, optional: true) { $0.references = "Thing" },
            SampleSchema.field("friends", .reference) {
                $0.isList = true
                $0.references = "Thing"
            },
            SampleSchema.field("thingID", .uuid, optional: true) { $0.references = "Thing" },
            SampleSchema.field("share", .double) { $0.range = 0...1 },
            SampleSchema.field("since", .date, optional: true), keys: ["name"], ["color", "since"])
        made.enums = [
            EnumType(name: "Color", rawType: .string, cases: [.init(name: "red", rawValue: "red")]),
            EnumType(
                name: "Grade", rawType: .int,
                cases: [("low", "1"), ("high", "2")].map { .init(name: $0.0, rawValue: $0.1) }),
        ]
        return made
    }

    private func found(after rows: [String]) async throws -> [String: Int] {
        let session = try SparkSession.shared.get()
        let database = await session.newDatabase()
        try await session.run(SparkScript(Self.schema).text, in: database)
        let answers = try await session.rows(
            of: rows.map { "INSERT INTO Thing \($0)" } + ["SHOW VIEWS"], in: database)
        let views = answers.last?.compactMap { $0[1] } ?? []
        #expect(views.count > 12)
        let counts = try await session.rows(of: views.map { "SELECT count(*) FROM \($0)" }, in: database)
        let numbers = counts.map { $0.first?[0].flatMap { Int($0) } ?? -1 }
        return Dictionary(uniqueKeysWithValues: zip(views, numbers)).filter { $0.value != 0 }
    }

    @Test func eachFaultyRowIsInItsView() async throws {
        var expected: [String: Int] = [:]
        for view in Self.faults.flatMap(\.views) { expected[view.lowercased(), default: 0] += 1 }
        #expect(try await found(after: Self.faults.map(\.row)) == expected)
    }

    @Test func recordsThatShareAKeyAreInItsView() async throws {
        let rows = [
            "('a', '\(Self.id)0', 'same', 1, 'red', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, TIMESTAMP'2024-01-01 00:00:00.0012')",
            "('b', '\(Self.id)1', 'same', 1, 'red', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, TIMESTAMP'2024-01-01 00:00:00.001')",
            "('b', '\(Self.id)2', '', 1, 'red', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
            "('d', '\(Self.id)3', '', 1, 'red', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL)",
        ]
        let found = try await found(after: rows.map { "VALUES \($0)" })
        #expect(found == ["thing_pkey": 2, "thing_name_key": 2, "thing_color_since_key": 2])
    }
}

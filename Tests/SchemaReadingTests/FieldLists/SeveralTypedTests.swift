import SchemaReading
import Testing

/// Items of several fields without back-ticks, of which more than one has its type.
@Suite struct `Several typed fields in an item` {
    private static func read(_ item: String) throws -> Reading {
        try Reading("# App\n\nSwiftData.\n\n## Data model (SwiftData)\n\n### Trip\n\n- \(item)\n")
    }

    @Test(arguments: [
        ("day: Date, weight: Double", "day Date, weight Double"),
        ("id, count: Int, open: Bool", "id Int, count Int, open Bool"),
        ("count: Int, open: Bool, note", "count Int, open Bool, note"),
        ("count: Int,\n  stops: [Stop]", "count Int, stops Stop"),
        ("title: String, required, format: Int", "title String, format Int"),
        ("id, state: enum { open, done }, note: String", "id, state enum, note String"),
    ])
    func `are all read`(item: String, fields: String) throws {
        #expect(try Self.read(item).entities == ["Trip: " + fields])
    }

    @Test(arguments: [
        "title: String, default: none", "title: String, inverse: [Stop]", "title: String, as it is: long",
    ])
    func `are one with words about it`(item: String) throws {
        #expect(try Self.read(item).entities == ["Trip: title String"])
    }

    @Test func `stand below a group in another script`() throws {
        let read = try Reading(
            "# アプリ\n\nSwiftData.\n\n## データモデル\n\n### Book\n\n**書籍情報**:\n- `title: String`\n- `isbn: String?`\n\n**個人情報**:\n- `memo: String?`\n- `rank: Int`\n"
        )
        #expect(read.entities == ["Book: title String, isbn String, memo String, rank Int"])
    }

    @Test func `stand below a singleton, which is no example`() throws {
        let read = try Reading(
            "# 应用\n\nSwiftData.\n\n## 数据模型（SwiftData）\n\n### Plan（单例）\n\n- day: Date, open: Bool\n")
        #expect(read.entities == ["Plan: day Date, open Bool"])
    }
}

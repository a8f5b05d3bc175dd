import SchemaDeclaration
import SchemaReading
import Testing

/// Items of several fields without back-ticks, of which more than one has its type.
@Suite struct `Several typed fields in an item` {
    private static func read(_ item: String) throws -> Reading {
        try Reading("# App\n\nSwiftData.\n\n## Data model (SwiftData)\n\n### Trip\n\n- \(item)\n")
    }

    @Test(arguments: [
        ("day: Date, weight: Double", "day Date, weight Double"),
        ("id, count: Int, open: Bool", "id, count Int, open Bool"),
        ("lat, lon: Double, note", "lat Double, lon Double, note"),
        ("count: Int, open: Bool, note", "count Int, open Bool, note"),
        ("count: Int,\n  stops: [Stop]", "count Int, stops Stop"),
        ("title: String, required, format: Int", "title String, format Int"),
        ("id, state: enum { open, done }, note: String", "id, state enum, note String"),
        ("title: String, kind: TripKind, at: Date", "title String, kind TripKind, at Date"),
        ("title (String), day (Date), size (Int)", "title String, day Date, size Int"),
        ("**title**: String, **day**: Date", "title String, day Date"),
        ("`a`: String, b: Int", "a String, b Int"),
        ("Title: String, Day: Date", "Title String, Day Date"),
        ("a：String，b：Int", "a String, b Int"),
        ("old: Set<String>, opt: Optional<Int>", "old String, opt Int"),
        ("word: String, example: String", "word String, example String"),
        ("rank: Int, default 0, note: String", "rank Int, note String"),
        ("title: String, mood: Int, etc.", "title String, mood Int"),
        ("title: String, day: Date — when it starts, in UTC", "title String, day Date"),
    ])
    func `are all read`(item: String, fields: String) throws {
        #expect(try Self.read(item).entities == ["Trip: " + fields])
    }

    /// What is said behind a comma is of the field before it, and of no other.
    @Test(arguments: [
        ("title: String, kind: TripKind, code: String (unique)", "code"),
        ("title: String, code: String, not unique", nil),
        ("code: String, unique, title: String", "code"),
    ])
    func `have their own keys`(item: String, key: String?) throws {
        let keys = try Self.read(item).schema.entities.flatMap(\.uniqueKeys).flatMap(\.fields)
        let marked = try Self.read(item).schema.entities.flatMap(\.fields).filter {
            $0.remarks.contains(where: \.isUnique)
        }
        #expect((keys + marked.map(\.name.value)) == [key].compactMap(\.self))
    }

    @Test(arguments: [
        ("lat: Double, lon: Double (both optional)", 2), ("lat: Double, lon: Double, all optional", 2),
        ("lat: Double, lon: Double (optional)", 1), ("lat: Double, lon: Double", 0),
    ])
    func `share what is said of all`(item: String, optional: Int) throws {
        let fields = try Self.read(item).schema.entities.flatMap(\.fields)
        let marked = fields.filter { field in
            field.type?.isOptional == true
                || field.remarks.contains { if case .optional(true) = $0.fact { true } else { false } }
        }
        #expect(marked.count == optional)
    }

    @Test(arguments: [
        "title: String, default: none", "title: String, inverse: [Stop]", "title: String, as it is: long",
    ])
    func `are one with words about it`(item: String) throws {
        #expect(try Self.read(item).entities == ["Trip: title String"])
    }

    /// A name with its type that other words stand before is told, and no remark on the field before it.
    @Test func `are told where they are not read`() throws {
        let read = try Self.read("title: String, day: Date, (optional) memo: String")
        #expect(read.entities == ["Trip: title String, day Date"])
        #expect(read.findings == ["9:40 fields.unread"])
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

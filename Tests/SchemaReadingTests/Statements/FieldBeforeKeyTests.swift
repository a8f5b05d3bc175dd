import SchemaReading
import Testing

/// Two fields in back-ticks before "unique", with words between them that may make both the key.
@Suite struct `A field before the subject of a key` {
    private static func read(_ item: String, label: String = "**Unique:**") throws -> DeclaredText {
        try DeclaredText(
            "# Data model\n\n## Crate record type\n\n| Field | Type |\n|---|---|\n| `shelf` | String |\n"
                + "| `label` | String |\n| `place` | Int64 |\n\n## Rules\n\n\(label)\n\n- `Crate`: \(item)\n")
    }

    @Test(arguments: [
        "Inside a `shelf` the `label` is unique.", "`label` 在 `shelf` 里唯一。", "`shelf` 内で `label` は一意。",
        "`shelf` welches `label` ist eindeutig.",
    ])
    func `leaves no key of one field alone`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.keys == [])
        #expect(read.findings.map { $0.prefix(10) } == ["key.unread"])
    }

    @Test(arguments: [
        "`shelf` 내 `label` 유일.", "`shelf` 内 `label` 唯一。", "shelf 내 label 유일.",
        "in a `shelf`, `label` is unique.",
    ])
    func `is a part of the key where a word says so`(item: String) throws {
        #expect(try Self.read(item).keys == ["Crate(shelf, label)"])
    }

    @Test func `is no part of it in another clause`() throws {
        #expect(try Self.read("`shelf` is where it stands, `label` is unique.").keys == ["Crate(label)"])
    }

    @Test(arguments: [
        "(shelf, label) 조합 유일.", "(shelf, label) の組み合わせは一意。", "(shelf, label) is unique.",
        "(`shelf`, `label`) 조합은 유일. 저장 전에 검사.",
    ])
    func `is one of a tuple`(item: String) throws {
        #expect(try Self.read(item).keys == ["Crate(shelf, label)"])
    }

    @Test(arguments: ["label unique in its shelf", "the combination of shelf, label is unique"])
    func `is told in plain words below a label`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.keys == [])
        #expect(read.findings.map { $0.prefix(10) } == ["key.unread"])
    }

    @Test(arguments: ["not unique.", "nothing to do.", "checked when it is saved."])
    func `is not missed where nothing is unique`(item: String) throws {
        #expect(try Self.read(item).findings == [])
    }
}

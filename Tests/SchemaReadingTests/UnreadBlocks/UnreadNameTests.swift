import SchemaReading
import Testing

/// A document from which nothing is read says what it names.
@Suite struct `Types that are only named` {
    private static func notes(_ text: String) throws -> [String] {
        try DeclaredText(text).findings.filter { $0.hasPrefix("entity.unread") }
    }

    @Test func `are noted once each`() throws {
        let text = "# Sync\n\nWe keep a `Trip` record type in CloudKit. The record type `Trip` is old.\n"
        #expect(try Self.notes(text) == ["entity.unread at 3:12"])
        let list = "# Plan\n\n## Core Data entities\n\n- `Trip`\n- `Stop`\n"
        #expect(try Self.notes(list) == ["entity.unread at 5:4", "entity.unread at 6:4"])
    }

    @Test(arguments: [
        "the `Trip`, `Stop` and `Boat` record types", "`Trip`·`Stop`·`Boat` 레코드 타입",
        "`Trip`, `Stop`, `Boat` record type 확인",
    ])
    func `are noted each where several are named`(words: String) throws {
        #expect(try Self.notes("# Release\n\nCloudKit:\n\n- Check \(words)\n").count == 3)
    }

    @Test func `are noted without what stands beside them`() throws {
        let text = "# Release\n\nCloudKit:\n\n- `Run` deploys the `Trip` record type\n"
        #expect(try Self.notes(text) == ["entity.unread at 5:22"])
    }

    @Test(arguments: [
        ("Record types", 2), ("Data model (SwiftData)", 2), ("Models", 0), ("SwiftData", 0), ("Views", 0),
    ])
    func `are noted with a description below a heading of stored types`(_ heading: String, _ count: Int)
        throws
    {
        let text =
            "# Plan\n\nUses SwiftData.\n\n## \(heading)\n\n- `Trip`: one a journey\n- **Stop** — where one got off\n"
        #expect(try Self.notes(text).count == count)
    }

    @Test(arguments: [
        ("Two SwiftData models are added without relationships:", 2), ("Two Core Data entities:", 2),
        ("Removed SwiftData models:", 0),
        ("Two models are added:", 0),
    ])
    func `are noted below a line that announces them`(line: String, count: Int) throws {
        let text =
            "# Plan\n\nUses SwiftData.\n\n## Canvas\n\n\(line)\n\n- `Trip`: its `start` and more\n- `Stop`: where\n"
        #expect(try Self.notes(text).count == count)
    }

    @Test func `are noted as tables by what is listed behind them`() throws {
        let text =
            "# Plan\n\n## Data model (GRDB schema)\n\n- **trips** — holds `id`, `title` and the `end`.\n- **note**: see `id`.\n"
        #expect(try Self.notes(text) == ["entity.unread at 5:5"])
    }

    @Test func `are not noted where another is read, or nothing is stored`() throws {
        let table = "## `Stop`\n\n| Field | Type |\n|---|---|\n| x | Double |\n"
        #expect(try Self.notes("# CloudKit\n\nThe `Trip` record type is old.\n\n\(table)").isEmpty)
        #expect(try Self.notes("# Plan\n\n## Views\n\n- `Trip`\n- `Stop`\n").isEmpty)
    }
}

/// Fields that a sentence or a part of a list names, and that are not read from there.
@Suite struct `Fields that are only named` {
    @Test(arguments: [
        ("SwiftData keeps a single `Trip` (`createdAt`, `isSent`, `file`).", ["fields.unread at 5:27"]),
        ("The `@Model Trip` has `day`, and not yet `end`.", ["fields.unread at 5:6"]),
        ("Don't call `@Model Trip` from `load` or `save`.", []),
        ("A `Trip` (`createdAt`, `isSent`, `file`) is shown.", []),
        ("SwiftData keeps the state as `State` (`open`, `closed`, `gone`).", []),
        ("SwiftData has `ModelContext` (`insertAll`, `deleteAll`, `save`).", []),
    ])
    func `in a sentence about a store are told`(sentence: String, findings: [String]) throws {
        let read = try DeclaredText("# App\n\nWith SwiftData.\n\n\(sentence)\n")
        #expect(read.entities == [])
        #expect(read.findings.filter { $0.hasPrefix("fields") } == findings)
    }

    @Test(arguments: [
        ("  - `label`\n  - `thumb` (a small one)\n  - a box around it", ["Trip: id, day, label, thumb"], []),
        ("  - a box around it", [], ["6:3 list"]),
    ])
    func `below "Fields" beside items that name none`(items: String, entities: [String], unread: [String])
        throws
    {
        let read = try Reading(
            "# App\n\n## Store\n- SwiftData model: `Trip`\n- Fields:\n  - `id`, `day`\n\(items)\n")
        #expect(read.entities == entities)
        #expect(read.unread == unread)
    }
}

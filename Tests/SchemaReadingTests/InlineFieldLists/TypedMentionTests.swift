import SchemaReading
import Testing

/// A step that checks the fields of a record type, beside the list of another's.
@Suite struct `Fields with types that a step mentions` {
    private static func read(_ step: String, types: String = "`Crash` and `Usage`") throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit check-list\n\nThe container needs the record types \(types).\n\n"
                + "- [ ] Record type `Crash`, fields: `kind`, `detail`\n- [ ] \(step)\n")
    }

    private static let crash = "Crash: kind, detail"

    @Test(arguments: [
        "Check that the fields `at` (Date) and `device` (String) are created in `Usage`.",
        "**Run the app once** → the fields `at` (Date) and `device` (String) are in `Usage`",
        "Felder `at` (Date) und `device` (String) in `Usage` prüfen",
        "`Usage`에 `at`(Date), `device`(String) 필드가 생성되는지 확인",
        "`Usage` gets the fields `at` (Date) and `device` (String).",
    ])
    func `are those of the type that the document names`(step: String) throws {
        #expect(try Self.read(step).entities == [Self.crash, "Usage: at Date, device String"])
    }

    @Test(arguments: [
        "The fields `at` (Date) and `device` (String) were removed from `Usage`.",
        "`Usage` has no fields `at` (Date) and `device` (String).",
        "The fields `at` (Date) and `device` (String) are in `Usage` and `Other`.",
        "**Run the app once** → the fields `at` (Date) and `device` (String) are created",
    ])
    func `are none where the step does not say so`(step: String) throws {
        #expect(try Self.read(step).entities == [Self.crash])
    }

    @Test func `are none of a type that nothing calls a record type`() throws {
        let step = "The view needs the fields `at` (Date) and `device` (String) of `Usage`."
        #expect(try Self.read(step, types: "`Crash` and `Start`").entities == [Self.crash])
    }
}

/// A sentence that makes a record type, where nothing else lists fields.
@Suite struct `Fields with types in a sentence` {
    @Test(arguments: [
        "Create the `Usage` record type, add the `payload` field (Bytes).",
        "Create a record type `Usage` with a `payload` field (Bytes).",
        "创建 `Usage` record type，添加 `payload` 字段（Bytes）。为系统字段 `recordName` 创建 QUERYABLE 索引。",
    ])
    func `may be called fields`(sentence: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n3. \(sentence)\n").entities == ["Usage: payload Bytes"])
    }
}

/// A type between a name and the word for what it is.
@Suite struct `Fields whose type stands before the word field` {
    private static func read(_ step: String) throws -> [String] {
        try Reading("# Adapter\n\n## CloudKit setup\n\n1. Enable it.\n2. \(step)\n").entities
    }

    @Test(arguments: [
        "Create a record type `SyncFile` with a `path` String field and a `content` Asset field.",
        "Create a record type `SyncFile` with a `path` String field (queryable) and a `content` Asset field.",
    ])
    func `are read`(step: String) throws {
        #expect(try Self.read(step) == ["SyncFile: path String, content Asset"])
    }

    @Test(arguments: [
        "Never create a record type `SyncFile` with a `path` String field and a `content` Asset field.",
        "The record type `SyncFile` has no `path` String field and no `content` Asset field.",
        "The `SyncFile` screen shows a `path` String field and a `content` Asset field.",
        "Create a record type `SyncFile` with a `path` long field and a `content` wide field.",
    ])
    func `are none where the sentence says something else`(step: String) throws {
        #expect(try Self.read(step) == [])
    }
}

import SchemaDeclaration
import SchemaReading
import Testing

/// What stands behind a type in a line, one word or clause behind the other.
@Suite struct `Words behind the type of a line` {
    private static func fields(_ line: String) throws -> [String] {
        try DeclaredText("# Record types\n\n## Task\n\n- `at` (Date)\n\(line)\n").entities
    }

    @Test(arguments: [
        "- `a`: String, required, renamed from `oldA`",
        "- `a` (String, required, renamed from `oldA`)",
        "- `a`: String, required (renamed from `oldA`)",
        "- `a` — String, required. Renamed from `oldA`.",
        "- `a`: String (required), was `oldA`",
    ])
    func `say what the field was called`(line: String) throws {
        #expect(try Self.fields(line) == ["Task: at Date, a String! was(oldA)"])
    }

    @Test func `say it in a cell, too`() throws {
        let text = try DeclaredText(
            """
            # Record types

            ## Task

            | Field | Type |
            | --- | --- |
            | `a` | String, renamed from `oldA` |
            """)
        #expect(text.entities == ["Task: a String was(oldA)"])
    }

    @Test(arguments: [
        ("- `a` (Bool, default no)", "a Bool = no"),
        ("- `a` (Bool, defaults to yes)", "a Bool = yes"),
        ("- `a` (Bool, no default)", "a Bool"),
    ])
    func `answer with a default`(line: String, field: String) throws {
        let document = "# Record types\n\n## Task\n\n- `at` (Date)\n\(line)\n"
        let schema = try DeclaredText(document).schema
        let declared = try #require(schema.entities[0].fields.last)
        let value = declared.remarks.compactMap { remark -> String? in
            if case .defaultText(let text) = remark.fact { text } else { nil }
        }
        #expect("a Bool" + value.map { " = \($0)" }.joined() == field)
    }

    /// What says nothing that is known is kept for the documentation.
    @Test(arguments: [
        ("- `a` (String, counted in grams)", "counted in grams"),
        ("- `a`: Double, required, in grams", "in grams"),
        ("- `a` (String, required): the name", "the name"),
        ("- `a` (String, in capitals): the name", "in capitals; the name"),
        ("- `a` (String, optional)", nil), ("- `a` (String, one of `b`, `c`)", nil),
        ("- `a` (Reference to Task, cascade)", nil),
    ])
    func `are kept as a note`(line: String, note: String?) throws {
        let document = "# Record types\n\n## Task\n\n- `at` (Date)\n\(line)\n"
        #expect(try DeclaredText(document).schema.entities[0].fields.last?.note?.value == note)
    }

    @Test(arguments: [
        ("- `a`: → Task, required", "a Reference! ->Task"),
        ("- `a`: -> `Task`", "a Reference ->Task"),
        ("- `a`: many-to-many with Task, optional", "a [Task]?"),
    ])
    func `name what is referred to`(line: String, field: String) throws {
        let declared = try #require(
            try DeclaredText(
                "# Record types\n\n## Task\n\n- `at` (Date)\n\(line)\n"
            ).schema.entities[0].fields.last)
        var text = declared.name.value
        if let type = declared.type {
            text += type.isList ? " [\(type.name)]" : " \(type.name)"
            if let isOptional = type.isOptional { text += isOptional ? "?" : "!" }
            if let target = type.argument { text += " ->\(target)" }
        }
        #expect(text == field)
    }
}

@Suite struct `Values in the place of a type` {
    private static func field(_ type: String) throws -> String? {
        try DeclaredText(
            """
            # Record types

            ## Member

            | Field | Type |
            | --- | --- |
            | `name` | String |
            | `role` | \(type) |
            """
        ).entities.first?.split(separator: ", role").last.map(String.init)
    }

    @Test(arguments: [
        "`owner`, `helper`, `guest`", "`owner` / `helper` / `guest`", "one of `owner`, `helper` or `guest`",
        "one of owner, helper, guest",
    ])
    func `are an enumeration of the field`(type: String) throws {
        #expect(try Self.field(type) == " String {owner helper guest}")
    }

    @Test func `have marks behind them`() throws {
        #expect(try Self.field("`owner`, `helper`, optional") == " String? {owner helper}")
    }

    @Test func `in a line lose none`() throws {
        let text = try DeclaredText(
            "# Record types\n\n## Member\n\n- `name`: String\n- `role`: `owner`, `helper`, `guest`\n")
        #expect(text.entities == ["Member: name String, role String {owner helper guest}"])
    }

    @Test(arguments: ["`String`, `optional`", "`owner`"])
    func `are not types and marks`(type: String) throws {
        #expect(try Self.field(type)?.contains("{") == false)
    }
}

import Testing

@Suite struct `Findings stand at the cell` {
    @Test(arguments: [
        ("field.unnamed", "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | String |\n|  ❶| Date |\n"),
        (
            "field.unnamed",
            "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | String |\n| ❶First Name | String |\n"
        ),
        (
            "field.untyped",
            "## Trip\n\n| Field | Type | Notes |\n|---|---|---|\n| `a` | String | |\n| `b` |  ❶| x |\n"
        ),
        ("field.reserved", "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | String |\n| `slot1` | ❶— |\n"),
        ("field.struck", "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | String |\n| ❶~~old~~ | String |\n"),
        ("row.surplus", "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | a❶ | b | c |\n| `b` | String |\n"),
        ("recordType.illegal", "## `❶../../x`\n\n| Field | Type |\n|---|---|\n| `a` | String |\n"),
        (
            "recordType.unclear",
            "# CloudKit\n\n## ❶Shopping List\n\n| Field | Type |\n|---|---|\n| `a` | String |\n"
        ),
        (
            "recordType.unreadable",
            "| Record type | Field | Type |\n|---|---|---|\n| ❶the trip type | `a` | String |\n"
        ),
        ("table.unnamed", "## What the app keeps of you\n\n❶| Field | Type |\n|---|---|\n| `a` | String |\n"),
        (
            "table.unreadable",
            "## Trip\n\n❶| Field | Type |\n|---|---|\n| | |\n| **General** | |\n| — | String |\n"
        ),
        (
            "container.conflicting",
            "Uses `❷iCloud.org.example.a`.\n\nAnd ❶iCloud.org.example.b, too. And iCloud.org.example.a.\n"
        ),
        (
            "index.unread",
            "## Trip\n\n| Field | Type |\n|---|---|\n| `a` | String |\n\n**Indexes:**\n- `a` (Queryable)\n- ❶see the console\n"
        ),
    ])
    func `with line and column`(id: String, marked: String) throws {
        let text = MarkedText(marked)
        let found = try Reading(text.text).findings.filter { $0.hasSuffix(" " + id) }
        #expect(found == [(text.places + [id]).joined(separator: " ")])
    }

    @Test func `a careful document has none`() throws {
        let reading = try Reading(
            trip("Only the creator has access.", before: "Lives in `iCloud.org.example.App`."))
        #expect(reading.findings.isEmpty)
        #expect(reading.unread.isEmpty)
    }

    @Test func `hostile cells are read or reported, never a crash`() throws {
        let cells = [
            String(repeating: "x", count: 10_000), "👩‍👩‍👧‍👦", "\u{202E}evil", "\"'`\\", "class", "`` ` ``",
            "<b>x</b>", "[a](b)", "💥" + "`",
            "a\u{301}", "**", "&nbsp;", "\\|", "``",
        ]
        for cell in cells {
            for row in [
                "| \(cell) | String | note |", "| `a` | \(cell) | note |", "| `a` | String | \(cell) |",
            ] {
                _ = try Reading(
                    "## \(cell)\n\n| Field | Type | Notes |\n|---|---|---|\n\(row)\n\n- \(cell): \(cell)\n")
            }
        }
    }
}

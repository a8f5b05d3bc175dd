import Testing

@Suite struct `What was not read` {
    @Test(arguments: [
        ("- sort by start\n- be nice", "list"), ("```bash\nmake\n```", "code"),
        ("| Season | Price |\n|---|---|\n| May | 3 |", "table"),
        ("| Field | Policy |\n|---|---|\n| `title` | newest |", "table"),
    ])
    func `under an entity's heading everything is used or listed`(block: String, what: String) throws {
        #expect(try Reading(trip(block)).unread.map { $0.split(separator: " ")[1] } == [what[...]])
        #expect(try Reading(trip("#### More\n\n" + block)).unread.count == 1)
        #expect(try Reading(trip("<!-- gen: ignore -->\n\n" + block)).unread.isEmpty)
    }

    @Test func `elsewhere only what looks like fields is listed`() throws {
        #expect(try Reading("- one\n- two\n\n| Season | Price |\n|---|---|\n| May | 3 |\n").unread.isEmpty)
        #expect(
            try Reading("# What is what\n\n| Field | Policy |\n|---|---|\n| `title` | newest |\n").unread == [
                "3:1 table"
            ])
        #expect(
            try Reading("## Order Item\n\n| Name | Type | Notes |\n|---|---|---|\n| title | String | |\n")
                .unread
                == ["3:1 table"])
    }

    @Test func `an ignored block is left out, with a heading all below it`() throws {
        let table = "\n\n| Field | Type |\n|---|---|\n| `title` | String |\n"
        #expect(try Reading("## Trip\n\n<!-- gen: ignore -->\(table)").names.isEmpty)
        #expect(
            try Reading("<!--gen:ignore-->\n## Trip\(table)\n### More\(table)\n## Stop\(table)").names == [
                "Stop"
            ])
        #expect(try Reading("## Trip\n\n<!-- ignore -->\(table)").names == ["Trip"])
    }
}

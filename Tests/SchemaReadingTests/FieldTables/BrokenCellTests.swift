import Testing

/// Cells and items as AI assistants write them.
@Suite struct `Fields that are parted by line breaks` {
    @Test(arguments: ["<br>", "<br/>", "<br />", ",<br>"])
    func `in a cell are all read`(mark: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\n| Record type | Fields |\n|---|---|\n"
                + "| `Trip` | `title` (String)\(mark)`place`\(mark)`start` (Date/Time, optional) |\n"
                + "| `Stop` | `at` (Date/Time), `name` — **no place** |")
        #expect(read.entities == ["Trip: title String, place, start Date/Time", "Stop: at Date/Time, name"])
    }

    @Test(arguments: ["Type: **Int(64)**", "**Int(64)**", "Type: Int(64)", "type: **Int64** (default 0)"])
    func `have types in bold`(type: String) throws {
        let read = try Reading(
            "## `Trip` Record Type\n\n### Fields (2 total)\n- [ ] `title` - **String**\n- [ ] `count` - \(type)"
        )
        #expect(
            ["Trip: title String, count Int(64)", "Trip: title String, count Int64"].contains(
                read.entities.first))
    }

    @Test(arguments: [("Int64/Bool", "Int64"), ("String/UUID", "String"), ("Date/Time", "Date/Time")])
    func `have a meaning behind a slash`(type: String, name: String) throws {
        let read = try Reading("## `Trip` Record Type\n\n| Field | Type |\n|---|---|\n| `a` | \(type) |")
        #expect(read.entities == ["Trip: a \(name)"])
    }

    @Test func `stand in columns below a bare name`() throws {
        let read = try Reading(
            "# CloudKit schema\n\n```\nTrip\n  title   String     queryable\n  start   Timestamp\n\nStop\n  place   String\n  trip    Reference<Trip>\n```"
        )
        #expect(
            read.entities == ["Trip: title String, start Timestamp", "Stop: place String, trip Reference"])
    }

    @Test func `stand below names in bold with a description`() throws {
        let read = try Reading(
            "# Planner\n\n## Entities\n\n**Trip**: a journey with others.\n- `title`: String\n- `start`: Date\n\n"
                + "**Stop**\n- `place`: String\n- `at`: Date\n\n## Storage\n\nAll are CloudKit record types.")
        #expect(read.names == ["Trip", "Stop"])
    }
}

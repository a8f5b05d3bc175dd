import SchemaReading
import Testing

/// Names alone, which might be words as well, below a line that announces fields.
@Suite struct `A list of plain names` {
    private static func read(_ list: String, heading: String = "Team Record Type") throws -> Reading {
        try Reading("# CloudKit\n\n## \(heading)\n\n\(list)\n")
    }

    @Test(arguments: [
        "**Fields in this record:**\n- id, name, captainID\n- points, createdAt",
        "Fields:\n- id\n- name\n- captainID\n- points\n- createdAt",
        "**Fields:**\n- `id`, `name`\n- captainID, points\n- createdAt",
    ])
    func `is of fields where that is said above it`(list: String) throws {
        #expect(try Self.read(list).entities == ["Team: id, name, captainID, points, createdAt"])
    }

    @Test func `stands beside fields with types`() throws {
        let read = try Self.read("Fields:\n- title (String)\n- note")
        #expect(read.entities == ["Team: title String, note"])
    }

    @Test(arguments: ["- title\n- note\n- and more", "- title, note, etc.\n- createdAt"])
    func `is told where other items stand in it`(list: String) throws {
        let read = try Self.read("Fields:\n" + list)
        #expect(read.entities == [])
        #expect(read.unread == ["6:1 list"])
    }

    @Test(arguments: [
        "Fields to remove:", "**Fields to delete:**", "Indexes:", "Steps:", "Old fields:", "Legacy fields:",
        "The `status` field is one of:", "**Field values:**", "We do not store these fields:",
        "The form shows these fields:", "Fields of the request:", "Are these fields needed?",
        "Example fields:",
        "Key properties:", "Veraltete Felder:", "Champs obsolètes :", "废弃字段：",
    ])
    func `is none of fields below another line`(line: String) throws {
        #expect(try Self.read("\(line)\n- title\n- note").entities == [])
    }

    @Test(arguments: ["none", "n/a", "string", "required", "etc"])
    func `holds no such words`(word: String) throws {
        #expect(try Self.read("Fields:\n- \(word)").entities == [])
    }

    /// "Search" below the schema's heading is a record type as good as any, where its names are such as code has.
    @Test(arguments: [("title", 0), ("sortKey", 1)])
    func `needs names of code below a word`(name: String, count: Int) throws {
        #expect(try Self.read("Fields:\n- \(name)\n- body", heading: "Crew").entities.count == count)
    }

    @Test func `is none of fields where no record type is surely named`() throws {
        #expect(try Self.read("Fields:\n- name\n- mail", heading: "Sign up form").entities == [])
    }
}

import SchemaReading
import Testing

/// A table of models with their fields, which may be those of answers, views or settings as well.
@Suite struct `A table of models` {
    private func read(_ heading: String, column: String = "Model") throws -> Reading {
        try Reading(
            "# App\n\nIt syncs with CloudKit.\n\n## \(heading)\n\n| \(column) | Purpose | Key fields |\n|---|---|---|\n"
                + "| `Trip` | one a journey | `id`, `title`, `start` |\n")
    }

    @Test(arguments: [
        "Models", "Data models", "Overview", "Entities", "Architecture", "Data models and view models",
    ])
    func `is read below what is stored`(heading: String) throws {
        #expect(try read(heading).entities == ["Trip: id, title, start"])
    }

    @Test(arguments: ["View Models", "ViewModels", "API responses", "Configuration"])
    func `is listed below what is not`(heading: String) throws {
        let read = try read(heading)
        #expect(read.names.isEmpty)
        #expect(read.unread == ["7:1 table"])
    }

    @Test func `is read where the column says so`() throws {
        #expect(try read("Configuration", column: "Record type").names == ["Trip"])
    }
}

/// Names that stand in brackets, as what is to be filled in does.
@Suite struct `A place-holder in a heading` {
    private func read(_ heading: String) throws -> Reading {
        try Reading("# CloudKit record types\n\n## \(heading)\n\n- `title`: String\n- `at`: Date\n")
    }

    @Test(arguments: ["[Entity]", "{Model}", "[table_name]"])
    func `names no record type`(heading: String) throws {
        let read = try read(heading)
        #expect(read.names.isEmpty)
        #expect(read.unread == ["5:1 list"])
    }

    @Test(arguments: ["[Trip](#trip)", "[Trip]", "Trip [new]", "<a name=\"trip\"></a>Trip"])
    func `is none in a link or beside the name`(heading: String) throws {
        #expect(try read(heading).names == ["Trip"])
    }

    @Test func `is overruled by a mark`() throws {
        let read = try Reading(
            "# CloudKit\n\n<!-- gen: record type -->\n## [trip_name]\n\n- `title`: String\n- `at`: Date\n")
        #expect(read.names == ["trip_name"])
    }
}

/// Types that only a store has, and the app's own of the same name.
@Suite struct `A type of a store in a table` {
    private func read(_ type: String) throws -> Reading {
        try Reading(
            "# App\n\n### Published properties\n\n| Property | Type |\n|---|---|\n"
                + "| isLoading | Bool |\n| current | \(type) |\n", path: "Screens.md")
    }

    @Test func `says that the table is of a store`() throws {
        #expect(try !read("CKAsset?").names.isEmpty)
    }

    @Test(arguments: ["Asset?", "Reference?", "Thing?"])
    func `is the app's own with the mark of Swift`(type: String) throws {
        #expect(try read(type).names.isEmpty)
    }
}

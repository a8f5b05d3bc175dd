import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Columns of keys and of names are in many tables; the headings must say that these are of a schema.
@Suite struct `Tables of keys and names` {
    private func table(_ header: String, _ rows: String..., under heading: String = "Trip") -> String {
        let columns = header.split(separator: "|").count
        let rule = "|" + String(repeating: "---|", count: columns)
        return "## \(heading)\n\n|\(header)|\n\(rule)\n" + rows.map { "|\($0)|\n" }.joined() + "\n"
    }

    @Test(arguments: ["Key", "Keys", "CloudKit Key", "Clé", "Name", "Field"])
    func `below a heading about a schema each of them has fields`(column: String) throws {
        for title in ["CloudKit record types", "Schema", "Data model", "2. Entities", "The shop database"] {
            let text = "# \(title)\n\n" + table("\(column)|Type", "`title`|String", "`start`|Date")
            #expect(try Reading(text).entities == ["Trip: title String, start Date"], "\(title)")
        }
    }

    @Test(arguments: [
        "Configuration schema", "GraphQL schema", "Event schema", "Model training", "Table of contents",
        "Shop",
    ])
    func `below another one they are listed as unread`(title: String) throws {
        for column in ["Key", "Name"] {
            let text = "# \(title)\n\n" + table("\(column)|Type", "`title`|String", "`start`|Date")
            let reading = try Reading(text)
            #expect(reading.names.isEmpty)
            #expect(
                reading.schema.unread.map(\.reason) == ["nothing says that its heading names a record type"])
        }
    }

    @Test func `one cell that is no name is named`() throws {
        let doubt = "'the last day' in its column of names is no name of a field"
        for (row, reason) in [("the last day", doubt), ("last", nil)] {
            let text = "# Data model\n\n" + table("Key|Type", "`title`|String", "\(row)|Date")
            #expect(try Reading(text).schema.unread.map(\.reason) == [reason].compactMap { $0 })
            let bare = table("Field|Meaning", "`title`|it", "\(row)|that", under: "Trip Record Type")
            #expect(try Reading(bare).schema.unread.map(\.reason) == [reason].compactMap { $0 })
        }
        let types = "# Data model\n\n" + table("Key|Type", "`title`|String", "`end`|soon", "`at`|late")
        #expect(try Reading(types).schema.unread.map(\.reason) == ["its types are not all types of fields"])
        let elsewhere = "# Shop\n\n" + table("Key|Type", "`title`|String", "the last day|Date")
        #expect(
            try Reading(elsewhere).schema.unread.map(\.reason) == [
                "nothing says that its heading names a record type"
            ])
    }

    @Test func `what a document of calls says is told`() throws {
        let rows = table("Name|Type", "`title`|String", "`start`|Date")
        let calls = "| Method | Path |\n|---|---|\n| GET | /trips |\n"
        #expect(
            try Reading("# Schema\n\n\(rows)## Calls\n\n\(calls)").schema.unread.map(\.reason) == [
                "the document describes calls, and speaks of no store"
            ])
        #expect(try Reading("# Schema\n\n\(rows)").names == ["Trip"])
    }

    @Test(arguments: ["UserDefaults", "`UserDefaults`", "Keychain", "Info.plist"])
    func `keys of settings are no record's`(heading: String) throws {
        let text = "# Data model\n\n" + table("Key|Type", "`lastSync`|Date", under: heading)
        let reading = try Reading(text)
        #expect(reading.names.isEmpty)
        #expect(reading.unread == ["5:1 table"])
    }

    @Test func `a column of indexes is as good as a heading where CloudKit is spoken of`() throws {
        let rows = table("Key|Type|Queryable", "`title`|String|yes")
        #expect(try Reading("# Notes\n\nAll is in CloudKit.\n\n" + rows).entities == ["Trip: title String"])
        #expect(try Reading("# Notes\n\nAll is in memory.\n\n" + rows).names.isEmpty)
        let plain = table("Key|Type|Purpose", "`title`|String|what it says")
        #expect(try Reading("# Notes\n\nAll is in CloudKit.\n\n" + plain).names.isEmpty)
    }

    @Test func `the index column of keys is read`() throws {
        let text = table("Key|Type|Indexed", "`title`|String|Queryable", "`start`|Date|-")
        let reading = try Reading("# CloudKit record types\n\n" + text)
        #expect(reading.schema.entities.first?.fields.map(\.remarks.isEmpty) == [false, true])
    }

    @Test func `a key beside a name is no name`() throws {
        let text = table("Key|Field|Type", "PK|`id`|String", "|`title`|String")
        #expect(try Reading("# Schema\n\n" + text).entities == ["Trip: id String, title String"])
    }

    @Test(arguments: [("`a key`", "String"), ("`title`", "button")])
    func `every key is a name and nearly every type is known`(key: String, type: String) throws {
        let text = "# Data model\n\n" + table("Key|Type", "`start`|Date", "\(key)|\(type)")
        #expect(try Reading(text).names.isEmpty)
        #expect(
            try Reading(text.replacing(key, with: "`title`").replacing(type, with: "String")).names == [
                "Trip"
            ])
    }

    @Test func `a type column alone is listed as unread`() throws {
        let typed = table("Part|Type", "`wheel`|String", "`size`|Int64", under: "What to know")
        #expect(try Reading(typed).schema.unread.map(\.reason) == ["no column names a field"])
        let other = table("Part|Type", "`wheel`|round", "`size`|large", under: "What to know")
        #expect(try Reading(other).unread.isEmpty)
    }
}

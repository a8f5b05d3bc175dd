import SchemaDeclaration
import SchemaModel
import Testing

@Suite struct `Field tables` {
    private func table(_ header: String, _ rows: String..., above: String = "### `Trip`") -> String {
        let columns = header.split(separator: "|", omittingEmptySubsequences: true).count
        let rule = "|" + String(repeating: "---|", count: columns)
        return "\(above)\n\n|\(header)|\n\(rule)\n" + rows.map { "|\($0)|\n" }.joined()
    }

    @Test(arguments: [
        "Field|Type|Notes", "Type|Field|Notes", "Notes|Type|Field", "#|Field|Type",
    ])
    func `columns are found in any order`(header: String) throws {
        let cells = header.split(separator: "|").map { column in
            ["Field": "`title`", "Type": "String", "Notes": "What is on the card", "#": "1"][column] ?? ""
        }
        let reading = try Reading(table(header, cells.joined(separator: "|")))
        #expect(reading.entities == ["Trip: title String"])
    }

    @Test(arguments: [
        ("`width` / `unit`|Double / String", "width Double, unit String"),
        ("width, height|`Double`, `Int64`", "width Double, height Int64"),
        ("`start` / `unit`|Date/Time / String", "start Date/Time, unit String"),
        ("`start` / `end`|Date/Time", "start Date/Time, end Date/Time"),
        ("`start` / `end`|Date", "start Date, end Date"),
        ("`width`, `height`|Double, required", "width Double, height Double"),
    ])
    func `fields that share a row may have a type each`(row: String, fields: String) throws {
        #expect(try Reading(table("Field|Type", row)).entities == ["Trip: " + fields])
    }

    @Test(arguments: [
        "Feld|Typ|Beschreibung", "Champ|Type|Remarques", "Campo|Tipo|Descripción", "Campo|Tipo|Descrição",
        "Campo|Tipo|Descrizione", "Veld|Type|Omschrijving", "フィールド|型|説明", "字段|类型|说明", "欄位|型別|說明",
        "Alan|Tür|Açıklama", "Поле|Тип|Описание", "필드|타입|설명", "프로퍼티|타입|비고", "**Field**|`Type`|Notes:",
        "FIELD NAME|CLOUDKIT TYPE|NOTES",
    ])
    func `headers are read in many languages`(header: String) throws {
        let reading = try Reading(table(header, "`title`|String|On the card"))
        #expect(reading.entities == ["Trip: title String"])
        #expect(reading.schema.entities[0].fields[0].note?.value == "On the card")
    }

    @Test(arguments: [
        ("Field|Type|Notes", "`code`|`String`, `@Attribute(.unique)`|"),
        ("Field|Type|Constraints", "`code`|`String`|`@Attribute(.unique)`"),
        ("Propiedad|Tipo Swift|Atributos", "`code`|`String`|`@Attribute(.unique)`"),
    ])
    func `an attribute that SwiftData is told is read in any column`(header: String, row: String) throws {
        let reading = try Reading(table(header, row, "`title`|`String`|"))
        #expect(reading.entities == ["Trip: code String, title String"])
        let facts = reading.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
        #expect(facts == [[.unique], []])
    }

    @Test(arguments: [
        ("struct TripLeg", []), ("@Model\nclass TripLeg {}", ["Trip Leg: title String"]),
        ("struct Trip", ["Trip Leg: title String"]),
    ])
    func `a structure of the code is no record type`(code: String, entities: [String]) throws {
        let heading = "# On Core Data\n\n## Trip Leg\n\n```swift\n\(code)\n```"
        #expect(try Reading(table("Property|Type", "`title`|String", above: heading)).entities == entities)
    }

    @Test func `a Swift type is the type where no other column has one`() throws {
        let stored = try Reading(table("Field|Swift type|Type", "`done`|Bool|INT64", "`end`|Date|TIMESTAMP"))
        #expect(stored.entities == ["Trip: done INT64, end TIMESTAMP"])
        let only = try Reading(table("Field|Swift type|Notes", "`done`|Bool|", "`kind`|Kind|"))
        #expect(only.entities == ["Trip: done Bool, kind Kind"])
    }

    @Test func `what the app writes into the field tells of a UUID`() throws {
        let read = try Reading(
            table(
                "Field|Type|Swift source", "`id`|STRING|`trip.id.uuidString`", "`kind`|STRING|`Kind.rawValue`"
            ))
        #expect(read.schema.entities[0].fields.map { $0.remarks.map(\.fact) } == [[.uuid], []])
    }

    @Test(arguments: [
        ("`title`", ["title"]), ("title", ["title"]), ("**title**", ["title"]), ("\"title\"", ["title"]),
        ("`a`, `b`", ["a", "b"]), ("`a` / `b`", ["a", "b"]), ("lat, lon", ["lat", "lon"]),
        ("lat / lon", ["lat", "lon"]),
        ("`a`、`b`", ["a", "b"]), ("`a` and `b`", ["a", "b"]), ("`title` (required)", ["title"]),
        ("title (the name)", ["title"]),
        ("title – the name", ["title"]), ("`title` → `name`", ["title"]), ("title*", ["title"]),
        ("asset.id", ["asset.id"]),
        ("größe", ["größe"]), ("First Name", []), ("contact_*", []), ("—", []), ("", []), ("1st", []),
    ])
    func `a name cell holds one name or several`(cell: String, names: [String]) throws {
        let reading = try Reading(table("Field|Type", "\(cell)|String", "`other`|String"))
        #expect(reading.schema.entities[0].fields.map(\.name.value) == names + ["other"])
    }

    @Test(arguments: [
        ("Required", "Yes", false), ("Required", "No", true), ("Required", "✓", false),
        ("Required", "✗", true),
        ("Required", "✅ Ja", false), ("Required", "❌ Nein", true), ("Required", "", true),
        ("Required", "-", true),
        ("Required", "Yes*", false), ("Required", "No, for old records", true),
        ("Required", "Optional", true),
        ("Erforderlich", "â Ja", false), ("Optional", "Yes", true), ("Optional", "❌ No", false),
        ("Optional", "☐ NO", false),
        ("Nullable", "✅ Yes", true), ("必須", "○", false), ("必须", "是", false), ("Requis", "non", true),
    ])
    func `required and optional columns mark the field`(header: String, cell: String, isOptional: Bool) throws
    {
        let reading = try Reading(table("Field|Type|\(header)", "`title`|String|\(cell)"))
        #expect(reading.schema.entities[0].fields[0].isOptional?.value == isOptional)
    }

    @Test func `what is neither yes nor no marks nothing`() throws {
        let reading = try Reading(table("Field|Type|Required", "`title`|String|conditional"))
        #expect(reading.schema.entities[0].fields[0].isOptional == nil)
    }

    @Test(arguments: [
        ("0", "0"), ("`true`", "true"), ("\"EUR\"", "\"EUR\""), ("`UUID()`", "UUID()"), ("[]", "[]"),
        ("active", "active"),
        ("`.open`", ".open"), ("\"in repair\"", "\"in repair\""), ("'x'::text", "'x'::text"), ("-", nil),
        ("—", nil), ("", nil),
        ("none", nil), ("Auto-generated", nil), ("Current timestamp", nil), ("keine", nil), ("なし", nil),
        ("N/A", nil), ("9.99 €", "9.99 €"), ("10 MB", "10 MB"), ("empty string", "\"\""),
    ])
    func `defaults are kept as written, placeholders are none`(cell: String, text: String?) throws {
        let reading = try Reading(table("Field|Type|Default", "`title`|String|\(cell)"))
        #expect(reading.schema.entities[0].fields[0].defaultText?.value == text)
    }

    @Test(arguments: [
        ("Indexed", "Yes", [Index.Kind.queryable]), ("Indexed", "No", []),
        ("Indexed", "✅ QUERYABLE", [.queryable]),
        ("Index", "Q + S", [.queryable, .sortable]), ("Index", "—", []), ("Index", "none", []),
        ("Sortable", "✓", [.sortable]),
        ("Searchable", "YES", [.searchable]), ("Options", "Queryable, Sortable", [.queryable, .sortable]),
        ("Index", "Q, S, Search", [.queryable, .sortable, .searchable]),
        ("Options", "✓ Searchable", [.searchable]), ("索引", "是", [.queryable]),
        ("Index", "queryable (unique)", [.queryable]),
    ])
    func `index columns say kinds`(header: String, cell: String, kinds: [Index.Kind]) throws {
        let reading = try Reading(table("Field|Type|\(header)", "`title`|String|\(cell)"))
        let found = reading.schema.entities[0].fields[0].remarks.compactMap { remark -> Index.Kind? in
            if case .index(let kind) = remark.fact { kind } else { nil }
        }
        #expect(found == kinds)
    }

    @Test(arguments: [
        ("Unique", "Yes", Remark.Fact.unique), ("PK", "✓", .primaryKey), ("Encrypted", "Yes", .encrypted),
        ("List", "yes", .list),
        ("References", "`Stop`", .references("Stop")), ("Inverse", "`trip`", .inverse("trip")),
        ("Delete Rule", "Cascade", .onDelete(.cascade)), ("Delete Rule", "No Action", .onDelete(.noAction)),
        ("Swift", "`Bool`", .boolean), ("Swift", "UUID?", .uuid),
    ])
    func `other columns state facts`(header: String, cell: String, fact: Remark.Fact) throws {
        let reading = try Reading(table("Field|Type|\(header)", "`title`|String|\(cell)"))
        #expect(reading.schema.entities[0].fields[0].remarks.map(\.fact).contains(fact))
        let without = try Reading(table("Field|Type|\(header)", "`title`|String|"))
        #expect(without.schema.entities[0].fields[0].remarks.isEmpty)
    }

    @Test func `two tables under one heading are one entity`() throws {
        let text =
            table("Field|Type", "`title`|String") + "\n#### More fields\n\n"
            + table("Field|Type", "`start`|Date", above: "")
        #expect(try Reading(text).entities == ["Trip: title String, start Date"])
    }

    @Test func `without a type column only strong evidence counts`() throws {
        #expect(
            try Reading(table("Field|Notes", "`title`|On the card", above: "### Record Type: Trip")).entities
                == ["Trip: title"])
        #expect(try Reading(table("Field|Required", "`title`|Yes")).entities == ["Trip: title"])
        #expect(try Reading(table("Field|Policy", "`title`|newest wins")).entities.isEmpty)
        #expect(
            try Reading(table("Field|Notes", "First Name|Shown", above: "### Record Type: Trip")).entities
                .isEmpty)
    }

    @Test func `captions, continued notes and keys are no fields`() throws {
        let reading = try Reading(
            table(
                "Field|Type|Notes", "**Basics**||", "`title`|String|On the", "||card", "||",
                "PRIMARY KEY|(a, b)|",
                "`start`|Date|"))
        #expect(reading.entities == ["Trip: title String, start Date"])
        #expect(reading.schema.entities[0].fields[0].note?.value == "On the card")
        #expect(reading.findings.isEmpty)
    }

    @Test("SQL constraints without commas", arguments: ["NOT NULL UNIQUE", "UNIQUE NOT NULL"])
    func constraints(cell: String) throws {
        let found = try DeclaredText(
            "# Database\n\n## Table `trips`\n\n| Column | Type | Constraints |\n| --- | --- | --- |\n| code | TEXT | \(cell) |\n"
        )
        let facts = found.schema.entities.flatMap(\.fields).flatMap(\.remarks).map(\.fact)
        #expect(Set(facts) == [.unique, .optional(false)])
    }

    @Test("Semicolons in brackets part no groups of an overview")
    func bracketedSemicolon() throws {
        let found = try DeclaredText(
            "# CloudKit\n\n| Record type | Fields |\n| --- | --- |\n| `Trip` | `title` (String), `state` (String; `open`) |\n| `Stop` | `trip` (Reference → Trip), `place` (Location) |\n"
        )
        #expect(
            found.schema.entities.map { $0.fields.map(\.name.value) } == [
                ["title", "state"], ["trip", "place"],
            ])
    }
}

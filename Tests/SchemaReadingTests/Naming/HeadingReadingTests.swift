import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaModel
import Testing

@testable import DocumentWording
@testable import SchemaEvidence

@Suite struct `Names in headings` {
    private func read(_ text: String) throws -> HeadingReading {
        let parsed = MarkdownParser().parse(Array("## \(text)".utf8), path: "Schema.md", file: 0)
        guard case .heading(_, let content)? = parsed.document?.blocks.first?.kind else {
            throw Unexpected()
        }
        return HeadingReading(Wording(content))
    }

    struct Unexpected: Error {}

    @Test(arguments: [
        ("`Trip`", "Trip"), ("Trip", "Trip"), ("**Trip**", "Trip"), ("CD_Trip", "CD_Trip"),
        ("1. Trip", "Trip"), ("2.1 `Trip`", "Trip"), ("3) Trip", "Trip"), ("1️⃣ Trip Record Type", "Trip"),
        ("🚀 Trip ⭐ NEW", "Trip"), ("Step 3 — Trip", "Trip"), ("Schritt 2: Trip", "Trip"),
        ("§ 4 Trip", "Trip"),
        ("Trip Record Type", "Trip"), ("Trip Record", "Trip"), ("Trip Table:", "Trip"),
        ("Trip Entity", "Trip"),
        ("Trip fields", "Trip"), ("Create Trip Record Type", "Trip"),
        ("2. Create the `Trip` record type", "Trip"),
        ("Record Type: `Trip`", "Trip"), ("Record Type 1: **Trip**", "Trip"), ("Entity: Trip", "Trip"),
        ("Entity 2: Trip (13 attributes)", "Trip"), ("Table: trips", "trips"),
        ("Schema > Record Types > Trip", "Trip"),
        ("Record type：`Trip`", "Trip"), ("Model: Trip", "Trip"), ("Record Type \"Trip\"", "Trip"),
        ("Journeys (Record Type: `Trip`)", "Trip"), ("Journeys (recordType `Trip`)", "Trip"),
        ("Trip (Public Database)", "Trip"), ("Trip — one a journey", "Trip"), ("Trip - what we ride", "Trip"),
        ("`trips` — les voyages", "trips"), ("Trip — recordName `trip:{id}`", "Trip"),
        ("public.trips", "public.trips"),
        ("Trip（旅行）", "Trip"), ("Trip字段", "Trip"), ("Tripテーブル", "Trip"), ("创建 `Trip`", "Trip"),
        ("Type d'enregistrement « Trip »", "Trip"), ("Type d’enregistrement «Trip»", "Trip"),
        ("Type d'enregistrement Trip", "Trip"), ("Type d'enregistrement : Trip", "Trip"),
        ("Trip (type d'enregistrement)", "Trip"), ("Tipo de registro «Trip»", "Trip"),
        ("Datensatztyp »Trip«", "Trip"), ("Datensatztyp Trip", "Trip"), ("Tipo de registro Trip", "Trip"),
        ("Tipo de registro: `Trip`", "Trip"), ("Entität: Trip", "Trip"), ("Tabelle Trip", "Trip"),
        ("Entité : `Trip`", "Trip"), ("Tabela: trips", "trips"), ("Таблица `trips`", "trips"),
        ("Record Type'ını Kontrol Et: `Trip`", "Trip"), ("Shopping List", "Shopping List"),
        ("API: `trips`", "trips"), ("Step 2: Create TripEntity", "TripEntity"), ("Fields of Trip", "Trip"),
        ("Entity: Sensor Device", "Sensor Device"), ("Entity: Trip Record", "Trip"),
        ("Data model — `trips`", "trips"), ("Public DB — `Trip`", "Trip"),
        ("Data model — `users/{uid}/trips/{id}`", "trips"),
        ("3. Final TripEntry Schema", "TripEntry"), ("Task 4: `Trip`", "Trip"), ("Task", "Task"),
        ("Draft", "Draft"), ("旅行（Trip）", "Trip"), ("2.1 旅行 (`Trip`)", "Trip"), ("users", "users"),
        ("Option A: Trip", "Trip"),
        ("/users/{uid}/trips/{id}", "trips"), ("`/users/{uid}/trips/{id}`", "trips"),
        ("/trips/{id}", "trips"),
        ("trips/{id} (subcollection)", "trips"), ("Collection: `trips/{id}`", "trips"),
        ("1. 旅行表 (Trip)", "Trip"), ("2. 自定义字段表 (CustomField)", "CustomField"), ("旅行テーブル（trips）", "trips"),
        ("Trip Record Type Creation", "Trip"), ("2. Trip Record Type Oluşturma", "Trip"),
        ("`users/{uid}/trips`", "trips"), ("Name: ride_log", "ride_log"),
        ("1. CloudKit Dashboard — new `Trip` record type — DONE", "Trip"),
        ("Journey (new SwiftData model `Trip`)", "Trip"), ("Journey (new in `Trip`)", "Journey"),
        ("Journal — Trip Entity Specification", "Trip"), ("Trip — Domain Model", "Trip"),
        ("`Trip` — Stop Entity", "Trip"), ("Модель данных: `Trip`", "Trip"), ("Модель данных: Trip", "Trip"),
        ("Trip Entity Comparison", "Trip"), ("Record-Typ Trip", "Trip"), ("Record-Type: `Trip`", "Trip"),
    ])
    func `a heading names its entity`(heading: String, name: String) throws {
        let title = try #require(try read(heading).title)
        #expect(title.name.value == name)
    }

    @Test(arguments: [
        "Fields", "Attributes", "Properties", "Record Types", "Felder hinzufügen:", "Champs", "Campos", "属性",
        "フィールド定義", "字段", "Поля", "Future-Proof Media Fields", "1.2 Data Model", "CloudKit Schema",
        "Field Descriptions", "CloudKit Console Configuration", "More fields", "4. Add Required Fields",
        "CloudKit", "IndexedDB テーブル", "Option A: CloudKit Dashboard (Recommended)",
        "Step 2: add the 14 missing fields", "Matching fields", "보유 데이터", "Recordtypen und Felder",
        "Модель данных: SwiftData", "CloudKit app",
    ])
    func `a general heading leaves the name to a higher one`(heading: String) throws {
        guard case .general = try read(heading) else {
            Issue.record("'\(heading)' is taken for something else")
            return
        }
    }

    @Test(arguments: [
        "How sync works", "Record types for Travels", "`a` and `b`", "`User.swift`", "`GET /trips`",
        "`save()`",
        "Request body", "Optional: define it in the console", "Step 2: Configure Persistence.xcdatamodeld",
        "旅行", "旅行（V2）", "POST /trips", "FormData フィールド", "Response", "Add what is missing",
        "What we do on the first launch",
        "🎉", "2.1", "Mapping, before / after", "Stored data", "Claude Model Parameters", "Photo Table Cells",
    ])
    func `a sentence, a file or a call names none`(heading: String) throws {
        guard case .other = try read(heading) else {
            Issue.record("'\(heading)' is taken for a name")
            return
        }
    }

    @Test(arguments: [("Session", true), ("Séance", true), ("Übung", true), ("Set-up", false)])
    func `one word is a name as it stands, whatever its accents`(heading: String, isName: Bool) throws {
        let title = try #require(try read(heading).title)
        #expect((title.strength == .word) == isName)
    }

    @Test func `brackets and dashes say more of the entity`() throws {
        #expect(try read("Trip (Public Database)").title?.database?.value == .public)
        #expect(try read("Trip").title?.database == nil)
        #expect(try read("Trip — recordName `trip:{id}`").title?.recordNameRule?.value == .string)
        #expect(try read("Trip (not persisted)").title?.isStored == false)
        #expect(try read("Trip (nicht gespeichert)").title?.isStored == false)
        #expect(try read("Trip (not a record, part of `Ride`)").title?.isStored == false)
        #expect(try read("Trip (not a record type)").title?.isStored == false)
        #expect(try read("Trip (no record name)").title?.isStored == true)
        #expect(try read("Trip (synced)").title?.isStored == true)
    }

    @Test func `the name's place is that of its characters`() throws {
        let text = "## 1️⃣ The **Trip** Record Type"
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "Schema.md", file: 0)
        guard case .heading(_, let content)? = parsed.document?.blocks.first?.kind else {
            throw Unexpected()
        }
        let name = try #require(HeadingReading(Wording(content)).title?.name)
        #expect(parsed.source[name.span.range] == "Trip")
    }
}

import SchemaDeclaration
import SchemaReading
import Testing

/// Headings that say in the people's language what a record type is, and in code what it is called.
@Suite("Names beside words")
struct NameInBracketsTests {
    @Test(
        "The name that the code has",
        arguments: [
            "Segelboot (`Vessel`)", "1. Barco (`Vessel`)", "Bateaux à voile (`Vessel`)", "船 Vessel",
            "2. 船 Vessel", "Vessel 船", "Лодка Vessel", "船（Vessel）",
        ])
    func names(heading: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\n## \(heading)\n\n| Field | Type |\n|---|---|\n| `mast` | Double |\n")
        #expect(read.entities == ["Vessel: mast Double"])
    }

    @Test(
        "What stands in brackets is no name",
        arguments: ["`Vessel` (`Boat`)", "Vessel (`boat.swift`)", "Vessel (`boats`)"])
    func others(heading: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\n## \(heading)\n\n| Field | Type |\n|---|---|\n| `mast` | Double |\n")
        #expect(read.names == ["Vessel"])
    }

    @Test(
        "The name of a table begins small",
        arguments: [("Boats Table (`public.boats`)", "public.boats"), ("Boats table (`boats`)", "boats")])
    func tables(heading: String, name: String) throws {
        let list = "**Schema**:\n- `id` (uuid, PK): key\n- `mast` (text): of wood"
        let read = try Reading("# Supabase\n\n## Database tables\n\n### \(heading)\n\n\(list)\n")
        #expect(read.entities == ["\(name): id uuid, mast text"])
    }

    @Test("A line in bold with the name in brackets")
    func boldLine() throws {
        let found = try DeclaredText(
            "# CloudKit\n\n**Fahrt** (`Trip`)\n- `titel`: String\n- `beginn`: Date/Time\n")
        #expect(found.entities == ["Trip: titel String, beginn Date/Time"])
        #expect(found.schema.entities[0].spokenName == "Fahrt")
    }

    @Test(
        "The label of one record type, and its name",
        arguments: [
            ("Create Record Type (Vessel)", ["Vessel"]), ("2. 建立 Record Type（Vessel）", ["Vessel"]),
            ("Record Types (Vessel)", []), ("Record Type (CloudKit)", []),
        ])
    func labelBeforeBrackets(heading: String, names: [String]) throws {
        let read = try Reading("# CloudKit schema\n\n## \(heading)\n\n- `mast` (Double)\n- `name` (String)\n")
        #expect(read.names == names)
    }

    @Test("A record, a colon and its name")
    func record() throws {
        let found = try DeclaredText(
            "# Sync\n\n## Record: Trip\n\n| Key | CloudKit type | Swift type |\n| --- | --- | --- |\n| title | String | String? |\n"
        )
        #expect(found.entities == ["Trip: title String?"])
    }
}

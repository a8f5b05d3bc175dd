import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Entities in braces in a block of no language")
struct BracedSchemaTests {
    private func read(_ code: String, under heading: String = "# App") throws -> DeclaredText {
        try DeclaredText("\(heading)\n\n```\n\(code)\n```\n")
    }

    @Test("Entities with their fields, and enumerations")
    func fields() throws {
        let read = try read(
            """
            // all of it
            entity Trip {
              attribute title: String // the name
              attribute endedAt: Date?;
              relationship stops: [Stop]
              # nothing
              attribute days: Int64, optional; attribute kind: Kind
            }
            record type "Stop" { place: String, lat: Double; lon: Double }
            enum Kind { round, single }
            """)
        #expect(
            read.entities == [
                "Trip: title String, endedAt Date?, stops [Stop], days Int64?, kind Kind",
                "Stop: place String, lat Double, lon Double",
            ])
        #expect(read.enums == ["Kind: round single"])
        #expect(read.schema.entities.map(\.kind) == [.coreData, .cloudKit])
        #expect(read.schema.entities[0].fields[0].note?.value == "the name")
        #expect(read.places.prefix(2) == ["Trip at 5:8", "title at 6:13"])
        #expect(read.unread.isEmpty && read.findings.isEmpty)
    }

    @Test(
        "What needs a word before the name, and what is none",
        arguments: [
            ("Trip { title: String }", "# Record Types", ["Trip: title String"]),
            ("entity Trip { title: String }", "# App", ["Trip: title String"]),
            ("Trip { title: String }", "# App", []),
            ("struct Trip { title: String }", "# Record Types", []),
            ("query { trips { title } }", "# Schema", []),
            ("server { listen: 80 }", "# Schema", []),
            ("entity Trip { title: Colour }", "# Schema", []),
            ("entity Trip { title }", "# Schema", []),
            ("entity Trip { title: String }\nand more", "# Schema", []),
            ("entity Trip { title: String", "# Schema", []),
            ("entity Trip {}", "# Schema", []),
            ("entity Trip { title: String }", "# Examples", []),
            ("Trip { title: String }", "# Request schema", []),
            ("}{", "# Schema", []), ("{", "# Schema", []), ("entity {", "# Schema", []),
        ])
    func words(code: String, heading: String, entities: [String]) throws {
        #expect(try read(code, under: heading).entities == entities)
    }

    @Test("One that is announced and not read is reported")
    func unread() throws {
        let read = try read("model Trip {\n  id String @id\n}", under: "# Schema")
        #expect(read.entities.isEmpty)
        #expect(read.unread == ["code at 3:1"])
        #expect(try self.read("server {\n  listen: 80\n}").unread.isEmpty)
    }

    @Test("A block that calls itself Swift, and is none")
    func inSwift() throws {
        let code = "Trip {\n  title: String\n  end: Date   // the last day\n}"
        for language in ["", "swift"] {
            let read = try DeclaredText("# App\n\n#### Core Data schema\n\n```\(language)\n\(code)\n```\n")
            #expect(read.entities == ["Trip: title String, end Date"])
        }
        let call = try DeclaredText(
            "# App\n\n#### Core Data schema\n\n```swift\nTrip {\n  print(1)\n}\n```\n")
        #expect(call.entities.isEmpty)
        let view = try DeclaredText(
            "# App\n\n#### Core Data schema\n\n```swift\nTripView {\n  title: String\n  end: Date\n}\n```\n")
        #expect(view.entities.isEmpty)
    }
}

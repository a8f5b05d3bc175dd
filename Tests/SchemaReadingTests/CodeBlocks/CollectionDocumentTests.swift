import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Documents of collections in code blocks")
struct CollectionDocumentTests {
    private let document = """
        ```
        {
          // what it is
          title: string,
          end: timestamp | null,  // the last day
          kind: "round" | "single",
          place: {
            lat: number,
            lon: number
          },
          tags: string[]
        }
        ```

        """

    @Test("Below their paths")
    func paths() throws {
        let read = try DeclaredText(
            "# Firestore\n\n## /users/{uid}/trips/{tripId}\n\n\(document)\n## `places/{id}`\n\n\(document)")
        let fields = "title string, end timestamp?, kind String {round single}, place object, tags [string]"
        #expect(read.entities == ["trips: \(fields)", "places: \(fields)"])
        #expect(read.places.prefix(3) == ["trips at 3:17", "title at 8:3", "end at 9:3"])
        let notes = read.schema.entities.first?.fields.map { $0.note?.value }
        #expect(notes == [nil, "the last day", nil, nil, nil])
    }

    @Test("Everything else")
    func others() throws {
        let path = "# Firestore\n\n## `trips/{id}`\n\n"
        #expect(try DeclaredText("# Firestore\n\n## How it looks\n\n\(document)").entities == [])
        #expect(try DeclaredText("# Cards\n\n## `trips/{id}`\n\n\(document)").entities == [])
        #expect(try DeclaredText("\(path)### Example\n\n\(document)").entities == [])
        #expect(try DeclaredText("\(path)```\n{\n  title: \"Rome\",\n  end: 3\n}\n```\n").entities == [])
        #expect(try DeclaredText("\(path)```\n{\n  load(): Trip;\n  title: string\n}\n```\n").entities == [])
        #expect(try DeclaredText("\(path)```\n{\n  title: string,\n  end: string\n```\n").entities == [])
    }

    @Test("Where nothing is read, what declares types is listed")
    func unread() throws {
        let text = "# Rides\n\n```dbml\nTable trips {\n  id int\n}\n```\n\n```bash\ncreate (x)\n```\n"
        #expect(try DeclaredText(text).unread == ["code at 3:1"])
        let table = "| Name | New fields |\n|---|---|\n| `Trip` | `title` |\n"
        #expect(try DeclaredText("# SwiftData\n\n\(table)").unread == ["table at 3:1"])
    }
}

import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// One record type is read from a table; beside it stands a block of code of every kind that declares another.
@Suite("Code beside a record type that is read is read or listed")
struct UnreadCodeTests {
    private func read(_ language: String, _ code: String, under heading: String = "## Stop") throws -> Reading
    {
        try Reading(trip("\(heading)\n\n```\(language)\n\(code)\n```\n"))
    }

    @Test(
        "Languages that are not read",
        arguments: [
            ("prisma", "model Stop {\n  id String @id\n  place String?\n}"),
            ("dbml", "Table stop {\n  id uuid [pk]\n  place varchar(80)\n}"),
            ("graphql", "type Stop {\n  id: ID!\n  place: String\n}"),
            ("kotlin", "data class Stop(\n  val id: String,\n  val place: String?\n)"),
            ("kotlin", "@Entity\ndata class Stop(val id: String, val place: String = \"\")"),
            ("kt", "class Stop : RealmObject {\n  var place: String = \"\"\n  fun open() {}\n}"),
            ("python", "@dataclass\nclass Stop:\n    id: str\n    place: str | None = None"),
            (
                "python",
                "class Stop(models.Model):\n    place = models.CharField(max_length=80)\n    def __str__(self): pass"
            ),
            ("python", "class Stop(Base):\n    __tablename__ = 'stop'\n    place = Column(String)"),
            ("go", "type Stop struct {\n  ID string `json:\"id\"`\n  Place string\n}"),
            ("dart", "class Stop {\n  final String id;\n  String? place;\n}"),
            ("proto", "message Stop {\n  string id = 1;\n  repeated string places = 2;\n}"),
            (
                "rust",
                "#[derive(Debug)]\npub struct Stop {\n    pub id: String,\n    pub place: Option<String>,\n}"
            ),
            (
                "objc",
                "@interface Stop : NSManagedObject\n@property (nonatomic, strong) NSString *place;\n@end"
            ),
            (
                "java",
                "@Entity\npublic class Stop {\n  @Column(name = \"a\") private String place;\n  private Date at;\n}"
            ),
            ("java", "public record Stop(String place, Date at) {}"),
            ("csharp", "public class Stop\n{\n    public string Place { get; set; }\n}"),
            ("cpp", "struct Stop {\n  std::string place;\n  int rank;\n};"),
            ("php", "class Stop {\n  public string $place;\n}"),
            ("ruby", "create_table :stops do |t|\n  t.string :place\n  t.datetime :at\nend"),
            ("elixir", "schema \"stops\" do\n  field :place, :string\nend"),
            ("js", "const stopSchema = new Schema({\n  place: String,\n  at: { type: Date },\n});"),
            ("js", "const StopSchema = {\n  name: 'Stop',\n  properties: { place: 'string' },\n};"),
            (
                "xml",
                "<entity name=\"Stop\">\n  <attribute name=\"place\" attributeType=\"String\"/>\n</entity>"
            ),
            ("plantuml", "@startuml\nentity Stop {\n  * place : String\n}\n@enduml"),
        ])
    func foreign(language: String, code: String) throws {
        for heading in ["## Stop", "## How halts are kept"] {
            let read = try read(language, code, under: heading)
            #expect(read.names == ["Trip"])
            #expect(read.schema.unread.map(\.reason) == ["its language is not read as a schema"], "\(code)")
        }
        let saysStored = ["@Entity", "RealmObject", "models.Model", "(Base)", "NSManagedObject"]
            .contains(where: code.contains)
        for heading in ["## Examples\n\n### Stop", "## Request"] {
            #expect(try read(language, code, under: heading).schema.unread.count == (saysStored ? 1 : 0))
        }
    }

    @Test(
        "Languages that are read, and what stands in the way",
        arguments: [
            (
                "ts", "class Stop {\n  place: string;\n  at: Date;\n}",
                "nothing says that what it declares is a record type"
            ),
            (
                "ts", "const Stop = z.object({\n  place: z.string(),\n});",
                "nothing says that what it declares is a record type"
            ),
            (
                "ts", "interface Stop {\n  place: string;\n  save(): void;\n}",
                "'Stop' has the method 'save', and no record has methods"
            ),
            ("ts", "interface Halt {\n  place: string;\n}", "nothing says that 'Halt' is stored"),
            (
                "swift", "struct Halt: Codable {\n  let id: UUID\n  var place: String\n}",
                "nothing says that what it declares is a record type"
            ),
            (
                "sql", "CREATE TABLE halt (\n  id TEXT PRIMARY KEY\n);",
                "other entities are described otherwise, and its heading names none of its tables"
            ),
            ("", "place: String\nat: Date", "nothing says that what it declares is a record type"),
            ("", "Place: String, at: Date", "nothing says that what it declares is a record type"),
            ("", "place    String\nat       Date", "nothing says that what it declares is a record type"),
            (
                "text",
                "┌──────────────┐\n│ Stop         │\n│ place String │\n│ at: Date     │\n└──────────────┘",
                "nothing says that what it declares is a record type"
            ),
            (
                "json", #"{ "place": "String", "at": "Date" }"#,
                "nothing says of which record type its fields are"
            ),
            ("yaml", "place: String\nat: Date", "nothing says of which record type its fields are"),
            (
                "json", #"{ "place": "String", "owner": { "name": "String" } }"#,
                "'owner' holds an object, and not one value"
            ),
            ("json", #"{ "place": "String", "kind": "round" }"#, "what 'kind' holds is no type"),
            (
                "json", "{\n  \"place\": \"String\", // where\n  \"at\": \"Date\",\n}",
                "nothing says that what it declares is a record type"
            ),
            (
                "json", #"{ "Stop": { "place": "String", "at": "Date" } }"#,
                "nothing says that what it declares is a record type"
            ),
            (
                "yaml", "Stop:\n  place: String\n  at: Date",
                "nothing says that what it declares is a record type"
            ),
            (
                "json", #"{ "title": "Stop", "properties": { "place": { "type": "string" } } }"#,
                "nothing says that what it declares is a record type"
            ),
            (
                "json", #"{ "type": "record", "fields": [{ "name": "place", "type": "string" }] }"#,
                "nothing says that what it declares is a record type"
            ),
            ("json", #"{ "id": "a1", "place": "Rome" }"#, "it declares no types of fields"),
            (
                "mermaid", "erDiagram\n  STOP {\n    string place\n  }",
                "diagrams are read only where nothing else describes entities"
            ),
            (
                "mermaid", "erDiagram\n  TRIP ||--o{ STOP : has",
                "diagrams are read only where nothing else describes entities"
            ),
            (
                "mermaid", "classDiagram\n  class Stop {\n    +String place\n    +open()\n  }",
                "of diagrams only those of entities and of classes that are models are read"
            ),
            (
                "mermaid", "classDiagram\n  Stop : +String place",
                "of diagrams only those of entities and of classes that are models are read"
            ),
        ])
    func known(language: String, code: String, reason: String) throws {
        let read = try read(language, code)
        #expect(read.names == ["Trip"])
        #expect(read.schema.unread.map(\.reason) == [reason])
    }

    @Test(
        "What is read beside a table",
        arguments: [
            ("sql", "CREATE TABLE stop (\n  id TEXT PRIMARY KEY,\n  place TEXT\n);"),
            ("swift", "struct Stop: Codable {\n  let id: UUID\n  var place: String\n}"),
            ("swift", "class Stop: Object {\n  @Persisted var place: String\n}"),
            ("swift", "@Model final class Stop {\n  var place: String = \"\"\n}"),
            ("ts", "interface Stop {\n  place: string;\n}"),
            ("", "RECORD TYPE Stop (\n  place STRING\n);"),
            ("", "Stop\n- place: String\n- at: Date"),
        ])
    func readable(language: String, code: String) throws {
        let read = try read(language, code)
        #expect(read.names == ["Trip", "Stop"])
        #expect(read.unread.isEmpty)
    }

    @Test(
        "What declares no fields is not listed",
        arguments: [
            ("bash", "curl -d '{\"place\": \"String\", \"at\": \"Date\"}' a.b/c"),
            ("", "$ make\n$ swift build"),
            ("swift", "let stop = try await store.fetch(id)\nstop.place = \"Rome\""),
            ("swift", "func save(_ stop: Stop) async throws {\n  let id: String = stop.id\n}"),
            (
                "swift",
                "struct StopView: View {\n  let stop: Stop\n  var body: some View { Text(stop.place) }\n}"
            ),
            ("swift", "class Stops {\n  private let database: CKDatabase\n  func save() {}\n}"),
            ("swift", "struct Halt {\n  var isLong: Bool { days > 3 }\n}"),
            ("swift", "protocol Stops {\n  func save(_ stop: Stop)\n}"),
            ("", "Sources/\n├── App\n│   └── Trip.swift\n└── Tests"),
            ("ts", "const stop = await get(id);\nconsole.log(stop.place);"),
            ("ts", "function save(stop: Stop): void {\n  db.put(stop);\n}"),
            ("ts", "interface StopState { place: string; load(): void }"),
            ("python", "stop = Stop(place='Rome')\nfor x in stops:\n    print(x)"),
            ("python", "class Stops:\n    limit: int = 3\n    def all(self): pass"),
            ("kotlin", "class Stops(private val dao: StopDao) {\n  fun all() = dao.all()\n}"),
            ("sql", "SELECT place FROM stop WHERE at > now();"),
            ("graphql", "type Query {\n  stops(first: Int): [Stop]\n}"),
            ("mermaid", "flowchart LR\n  A[Trip] --> B[Stop]"), ("mermaid", "sequenceDiagram\n  A->>B: save"),
            ("mermaid", "classDiagram\n  class Stops {\n    +open()\n  }"),
            ("http", "GET /stops/1\nHost: a.b"), ("", "build/\n*.o"), ("", "1. open the app\n2. tap it"),
        ])
    func noise(language: String, code: String) throws {
        #expect(try read(language, code).unread.isEmpty)
    }

    @Test("A record in JSON is listed only below a heading like those of entities")
    func examples() throws {
        let json = #"{ "version": 1, "isLoud": true }"#
        for heading in ["## How it is set up", "### Stop", "## Options"] {
            #expect(
                try read("json", json, under: heading).schema.unread.count == (heading == "### Stop" ? 1 : 0))
        }
        #expect(try read("json", "[1, 2]").unread.isEmpty)
    }

    @Test("Hostile code ends soon")
    func hostile() throws {
        let aliases = (0..<12).map { level in
            let item = level == 0 ? "1" : "*a\(level - 1)"
            return "a\(level): &a\(level) {"
                + (0..<10).map { "k\($0): \(item)" }.joined(separator: ", ") + "}"
        }
        let clock = ContinuousClock()
        let spent = try clock.measure {
            _ = try read("yaml", aliases.joined(separator: "\n") + "\nb: String")
            for line in [
                "struct A {", "class A:", "schema a do", "const a = z.object({", "type A = {", "@interface A",
            ] {
                _ = try read("kotlin", String(repeating: line + "\n", count: 1_000))
            }
        }
        #expect(spent < .seconds(600))
    }

    @Test(
        "Types below a heading of examples: those that say that they are stored",
        arguments: [
            ("@Model class Stop {\n  var place: String = \"\"\n}", 1),
            ("@Model\nfinal class Stop {\n  var place: String = \"\"\n}", 1),
            ("struct Stop {\n  var place: String = \"\"\n}", 0),
        ])
    func examples(code: String, count: Int) throws {
        let unread = try read("swift", code, under: "## Example").schema.unread
        #expect(unread.map(\.reason) == Array(["its heading says that it is an example"].prefix(count)))
    }

    @Test("Where nothing is read, all types are listed", arguments: ["## Example", "## Usage"])
    func nothingRead(heading: String) throws {
        let code = "```swift\nstruct Stop {\n  var place: String\n}\n```"
        let read = try Reading("# Toolbox\n\nA wrapper of SQLite.\n\n\(heading)\n\n\(code)\n")
        #expect(read.names.isEmpty && read.schema.unread.count == 1)
    }

    @Test func `an outline whose brackets mark fields is listed`() throws {
        let outline = "players\n  id (uuid)\n  nick (required)\n  code (unique)\n"
        let read = { (code: String) in try Reading("# Schema\n\n```\n\(code)```\n").unread }
        #expect(try read(outline) == ["3:1 code"])
        #expect(try read(outline.replacing("required", with: "new").replacing("unique", with: "old")).isEmpty)
    }
}

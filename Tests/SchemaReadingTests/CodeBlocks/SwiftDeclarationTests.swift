import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Swift declarations in code blocks")
struct SwiftDeclarationTests {
    private func read(_ code: String, under heading: String = "# Models") throws -> DeclaredText {
        try DeclaredText("\(heading)\n\n```swift\n\(code)\n```\n")
    }

    @Test("Indexes and unique keys of a model are macros in it")
    func macros() throws {
        let model = """
            @Model
            final class Trip {
                #MACRO<Trip>([\\.title], [\\.start, \\.end])
                var title: String = ""
                var start: Date?
                var end: Date?
            }
            """
        let indexed = try read(model.replacing("MACRO", with: "Index"))
        #expect(indexed.indexes == ["queryable(title)", "queryable(start, end)"])
        #expect(indexed.keys.isEmpty)
        let unique = try read(model.replacing("MACRO", with: "Unique"))
        #expect(unique.indexes.isEmpty)
        #expect(unique.keys == ["Trip(title)", "Trip(start, end)"])
        let other = try read(model.replacing("MACRO", with: "Check"))
        #expect(other.indexes.isEmpty && other.keys.isEmpty)
    }

    @Test("An extension with properties that Core Data keeps is an entity", arguments: ["", "@NSManaged "])
    func managedExtension(attribute: String) throws {
        let read = try read(
            "extension Trip {\n    \(attribute)public var title: String\n    \(attribute)var stops: NSSet\n}")
        #expect(read.entities == (attribute.isEmpty ? [] : ["Trip: title String!, stops [NSSet]!"]))
    }

    @Test("A model's stored properties")
    func model() throws {
        let read = try read(
            """
            /// A journey.
            @Model
            final class Trip {
                @Attribute(.unique) var id: UUID
                var title: String = ""
                var end: Date?
                @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
                @Attribute(.allowsCloudEncryption) var secret: String?
                var stateRaw: String = State.open.rawValue // as text
                @Transient var cache: Int = 0
                static let shared = Trip()
                var isOver: Bool { end != nil }
                init(title: String) { self.title = title }
            }
            """)
        #expect(
            read.entities == [
                "Trip: id UUID!, title String! = \"\", end Date?, stops [Stop]! = [] inverse(Stop.trip) cascade, "
                    + "secret String? encrypted, stateRaw String! = State.open.rawValue raw(State), cache Int! = 0 unstored"
            ])
        #expect(read.keys == ["Trip(id)"])
        #expect(read.schema.entities.first?.paragraphs.map(\.value) == ["A journey."])
        #expect(read.places.prefix(2) == ["Trip at 6:13", "id at 7:29"])
    }

    @Test("What a model's store is told of the values")
    func storage() throws {
        let read = try read(
            """
            @Model final class Trip {
                @Attribute(.externalStorage, .spotlight, originalName: "picture") var photo: Data?
                @Attribute(.preserveValueOnDeletion) var code: String = ""
                @Attribute(.ephemeral) var draft: String = ""
                @Attribute(originalName: "no \\(name)") var odd: String = ""
                @Relationship(deleteRule: .nullify, originalName: "owner", maximumModelCount: 1) var traveller: Person?
                @Attribute(.transformable(by: ColourTransformer.self)) var colour: Colour?
            }
            """)
        #expect(
            read.entities == [
                "Trip: photo Data? externalStorage spotlight was(picture), "
                    + "code String! = \"\" preserveValueOnDeletion, draft String! = \"\" unstored, "
                    + "odd String! = \"\" unkept(originalName: \"no \\(name)\"), traveller Person? nullify was(owner) "
                    + "unkept(maximumModelCount: 1), colour Colour? unkept(.transformable(by: ColourTransformer.self))"
            ])
    }

    @Test(
        "What makes a type one that is stored",
        arguments: [
            ("@Model class Trip { var a: Int = 0 }", "# Models", ["Trip: a Int! = 0"]),
            (
                "struct Trip { static let recordType = \"Journey\"\nvar a: Int }", "# Models",
                ["Journey: a Int!"]
            ),
            (
                "// CloudKit Record Type: \"Journey\"\nstruct Trip { var a: Int }", "# Models",
                ["Journey: a Int!"]
            ),
            ("struct Trip { var a: Int }", "## Trip", ["Trip: a Int!"]),
            ("struct TripRecord { var a: Int }", "## Trip", ["Trip: a Int!"]),
            // Nothing says that these are stored.
            ("struct Trip { var a: Int }", "# Models", []),
            ("struct TripResponse: Codable { var a: Int }", "## Trip", []),
            ("class Syncer { let store: Store }", "# Sync", []),
            ("protocol Trip { var a: Int { get } }", "## Trip", []),
            ("extension Trip { static var a: Int = 0 }", "## Trip", []),
            ("let query = CKQuery(recordType: \"Trip\", predicate: all)", "## Trip", []),
            ("var a: Int = 0", "## Trip", []),
            ("@Model class Trip { var a: Int = 0 }", "## Example", []),
        ])
    func stored(code: String, heading: String, entities: [String]) throws {
        let read = try read(code, under: heading)
        #expect(read.entities == entities)
    }

    @Test("Properties under a comment with a file's name")
    func files() throws {
        let read = try read(
            """
            // Trip.swift - new
            var title: String = ""
            // Stop.swift
            var place: String?
            // Store.swift
            let context = ModelContext(container)
            """)
        #expect(read.entities == ["Trip: title String! = \"\"", "Stop: place String?"])
    }

    @Test("Managed properties under a comment with their class")
    func managed() throws {
        let read = try DeclaredText(
            """
            ## Core Data

            ```swift
            // Trip
            @NSManaged var title: String
            @NSManaged var stops: NSSet // Relationship to Stop

            // Stop
            @NSManaged var place: String?
            ```
            """)
        #expect(read.entities == ["Trip: title String!, stops [NSSet]!", "Stop: place String?"])
        #expect(read.schema.entities.map(\.kind) == [.coreData, .coreData])
        let other = try DeclaredText(
            "## Trips\n\n```swift\n// Before\n@Attribute(.unique) var title: String\n```\n")
        #expect(other.entities == [])
    }

    @Test("Blocks that show one model again are declarations of their own")
    func repeated() throws {
        let read = try DeclaredText(
            """
            # Models

            ```swift
            // Trip.swift
            var title: String = ""
            ```

            ```swift
            // Trip.swift
            var title: String = "x"
            var length: Double = 0
            ```
            """)
        #expect(
            read.entities == [
                "Trip: title String! = \"\"", "Trip: title String! = \"x\", length Double! = 0",
            ])
    }

    @Test("Enumerations with raw values")
    func enums() throws {
        let read = try read(
            """
            enum State: String { case open, done = "finished" }
            enum Rank: Int { case low = 3, high }
            enum Route { case home }
            @Model class Trip { var a: Int = 0; enum Kind: String { case long } }
            """)
        #expect(read.enums == ["State: open done=finished", "Rank: low=3 high=4", "Kind: long"])
    }

    @Test("Damaged and hostile Swift ends nothing")
    func hostile() throws {
        let nested = String(repeating: "struct A { ", count: 200)
        for code in [
            "@Model class {", "@Model class Trip { var \u{202E}: }", nested, "@Model class 🙂 { var a: Int }",
        ] {
            let read = try read(code)
            #expect(read.schema.entities.count <= 1)
        }
    }

    @Test("Models of a versioned schema, the last version of each")
    func versions() throws {
        let read = try DeclaredText(
            """
            # SwiftData

            ```swift
            enum HarborSchemaV1: VersionedSchema {
                static var models: [any PersistentModel.Type] { [Pier.self] }
                @Model final class Pier { var title: String = "" }
                final class Cache { var hits: Int = 0 }
            }
            enum HarborSchemaV2: VersionedSchema {
                @Model final class Pier {
                    var title: String = ""
                    var depth: Double?
                }
            }
            ```
            """)
        #expect(read.entities == ["Pier: title String! = \"\", depth Double?"])
    }

    @Test(
        "A view or error is no model, although its heading stands among those of models",
        arguments: ["struct PierRow: View", "struct PierError: Error", "final class PierTests: XCTestCase"])
    func programs(header: String) throws {
        let name = header.split(whereSeparator: { " :".contains($0) }).first { $0.hasPrefix("Pier") } ?? ""
        let read = try DeclaredText(
            """
            # SwiftData models

            ### Pier

            ```swift
            @Model final class Pier { var title: String = "" }
            ```

            ### \(name)

            ```swift
            \(header) { var title: String = "" }
            ```
            """)
        #expect(read.entities == ["Pier: title String! = \"\""])
    }

    @Test("A macro alone is about the model in its angle brackets")
    func macroAlone() throws {
        let found = try DeclaredText(
            """
            # SwiftData

            ## `Trip`

            | Property | Type |
            | --- | --- |
            | title | String |
            | year | Int |

            ```swift
            #Unique<Trip>([\\.title, \\.year])
            #Index<Trip>([\\.year])
            ```
            """)
        #expect(found.keys == ["Trip(title, year)"])
        #expect(found.indexes == ["queryable(year)"])
        #expect(found.unread == [])
    }

    @Test(
        "A base class of a store says what is stored",
        arguments: [
            ("struct Trip: CKRecord", EntityKind.cloudKit),
            ("final class Trip: NSManagedObject, Sendable", .coreData),
            ("class Trip: PersistentModel", .swiftData),
        ])
    func base(head: String, kind: EntityKind) throws {
        let schema = try read("\(head) {\n    var title: String\n}", under: "# What there is").schema
        #expect(schema.entities.map(\.name.value) == ["Trip"])
        #expect(schema.entities.map(\.kind) == [kind])
        #expect(try read("struct Trip: CKRecordValue {\n    var title: String\n}").schema.entities.isEmpty)
    }

    @Test(
        "Properties without a type around them are those of the model that a line or heading names",
        arguments: ["**Run** (no heart rates):", "#### Run", "**Run**"])
    func properties(name: String) throws {
        let read = { (chapter: String, name: String) in
            try DeclaredText(
                "# App\n\n### \(chapter)\n\n\(name)\n\n```swift\nvar id: UUID\nvar start/end: Date\nlet note: String? // what\n```\n"
            )
        }
        #expect(
            try read("SwiftData Models", name).entities == [
                "Run: id UUID!, start Date!, end Date!, note String?"
            ])
        #expect(try read("View Models", name).entities == [])
        #expect(
            try read("SwiftData Models", name.replacing("Run", with: "Run (computed, not stored)")).entities
                == [])
    }
}

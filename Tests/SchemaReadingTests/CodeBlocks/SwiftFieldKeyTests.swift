import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Names of fields kept as constants` {
    @Test(arguments: [
        "enum TripFields {\n  static let recordType = \"Trip\"\n  static let title = \"title\"\n  static let due = \"due\"\n}",
        "struct TripKeys {\n  static let title = \"title\"\n  static let due = \"due\"\n}",
        "enum Trip {\n  enum Keys {\n    static let title = \"title\"\n    static let due = \"due\"\n  }\n}",
        "enum RecordKeys {\n  enum Trip {\n    static let title = \"title\"\n    static let due = \"due\"\n  }\n}",
        "extension CKRecord {\n  enum TripField {\n    static let title = \"title\"\n    static let due = \"due\"\n  }\n}",
    ])
    func `are fields of the record type that they are named after`(code: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip\n\n```swift\n\(code)\n```\n")
        #expect(read.entities == ["Trip: title, due"])
        #expect(read.schema.entities.first?.kind == .cloudKit)
    }

    @Test func `have the stored name, and the type behind them`() throws {
        let read = try DeclaredText(
            """
            ```swift
            enum Keys {
                static let recordType = "Trip"
                static let dueDate = "due_date"   // Date (optional)
                static let title = "CD_title"     // what is on the cover
            }
            ```
            """)
        #expect(read.entities == ["Trip: due_date Date?, CD_title"])
        #expect(read.schema.entities.first?.fields.last?.note?.value == "what is on the cover")
        #expect(read.places == ["Trip at 2:6", "due_date at 4:16", "CD_title at 5:16"])
    }

    /// The same constants, and one thing that makes them something else.
    @Test(arguments: [
        "enum DefaultsKeys {\n  static let title = \"title\"\n  static let due = \"due\"\n}",
        "enum Store {\n  static let recordType = \"Trip\"\n  static let zone = \"Main\"\n  static let other = \"Side\"\n}",
        "enum Store {\n  static let recordType = \"Trip\"\n  static let title = \"title\"\n  static let id = \"iCloud.a.b\"\n}",
        "struct TripView {\n  static let title = \"title\"\n  static let due = \"due\"\n}",
    ])
    func `of something else are none`(code: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n## Plan\n\n```swift\n\(code)\n```\n").entities == [])
    }

    @Test func `beside properties of an instance are none`() throws {
        let read = try DeclaredText(
            "```swift\nstruct Trip {\n  static let recordType = \"Trip\"\n  static let zone = \"zone\"\n  var title: String\n}\n```\n"
        )
        #expect(read.entities == ["Trip: title String!"])
    }
}

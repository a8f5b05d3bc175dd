import Diagnostics
import Foundation
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Types of a program are no record types, although they stand below headings of their names.
@Suite("Types of a program")
struct ProgramTypeTests {
    private static let types = [
        ("PriceError", "struct PriceError: Error {\n    let code: Int\n    let message: String\n}"),
        (
            "BadgeView",
            "struct BadgeView: View {\n    let title: String\n    var body: some View { Text(title) }\n}"
        ),
        ("Badge", "struct Badge: View {\n    let title: String\n    var count: Int = 0\n}"),
        ("LedgerTests", "final class LedgerTests: XCTestCase {\n    let amount: Int = 3\n}"),
        (
            "TripList",
            "@Observable final class TripList {\n    var isLoading = false\n    var error: String?\n}"
        ),
        ("Session", "final class Session: ObservableObject {\n    @Published var user: String = \"\"\n}"),
        ("Uploader", "actor Uploader {\n    let session: URLSession\n    private var queue: [Int] = []\n}"),
        ("WidgetEntry", "struct WidgetEntry: TimelineEntry {\n    let date: Date\n    let title: String\n}"),
        ("TripPayload", "struct TripPayload: Decodable {\n    let id: Int\n    let title: String\n}"),
        (
            "RetryPolicy",
            "struct RetryPolicy: Sendable {\n    var attempts: Int = 3\n    var delay: Double = 0.5\n}"
        ),
        ("Coordinator", "class Coordinator: NSObject, MKMapViewDelegate {\n    var zoom: Double = 1\n}"),
        ("Shimmer", "struct Shimmer: ViewModifier {\n    var speed: Double\n    var isActive: Bool\n}"),
    ]

    @Test("Beside a store that is named in passing, and in a chapter of their own", arguments: types)
    func unread(name: String, code: String) throws {
        let passage = RefusalDocument.swift(name, code)
        let passing = try Reading.notes(RefusalDocument.passing + passage)
        #expect(passing.fieldNames == [])
        #expect(passing.unreadKinds == ["code"])
        #expect(passing.schema.unread.first?.reason == "nothing says that '\(name)' is stored")
        let chapter = try Reading.notes(
            RefusalDocument.schema + "## How the app is built\n\n" + passage)
        #expect(chapter.fieldNames == [RefusalDocument.trip])
        #expect(chapter.unreadKinds == ["code"])
    }

    private static let pager = RefusalDocument.swift(
        "Pager", "struct Pager {\n    var page: Int\n    var size: Int\n}")

    @Test(arguments: ["Services", "Error handling", "Views", "Tests", "Architecture", "Networking", "API"])
    func `A chapter says what stands below it`(chapter: String) throws {
        let read = try Reading.notes(RefusalDocument.schema + "## \(chapter)\n\n" + Self.pager)
        #expect(read.fieldNames == [RefusalDocument.trip])
        #expect(
            read.schema.unread.map(\.reason) == [
                "'\(chapter)' above it speaks of something else than records"
            ])
    }

    @Test(arguments: [
        "## Data model\n\n" + pager,
        pager.replacing("### Pager", with: "### Pager Record Type"),
        pager.replacing("struct Pager {", with: "@Model final class Pager {"),
        pager.replacing("{\n", with: "{\n    static let recordType = \"Pager\"\n"),
        "<!-- gen: record type -->\n" + pager,
        pager.replacing("```swift", with: "<!-- gen: record type -->\n```swift"),
    ])
    func `One thing more, and it is stored`(passage: String) throws {
        let read = try Reading.notes(RefusalDocument.passing + passage)
        #expect(read.fieldNames == ["Pager: page size"])
        #expect(read.unreadKinds == [])
    }

    @Test func `What a record type refers to is stored`() throws {
        let stop = "### `Stop`\n\n" + RefusalDocument.fields("pager Pager, name String")
        let chapter = "## How the app is built\n\n" + Self.pager
        #expect(
            try Reading.notes(RefusalDocument.schema + stop + chapter).fieldNames
                == [RefusalDocument.trip, "Stop: pager name", "Pager: page size"])
        #expect(try Reading.notes(RefusalDocument.schema + chapter).fieldNames == [RefusalDocument.trip])
    }

    @Test func `Interfaces of TypeScript are the same`() throws {
        let card = "### TripCard\n\n```ts\ninterface TripCard {\n  title: string\n  count: number\n}\n```\n"
        #expect(try Reading.notes(RefusalDocument.passing + card).fieldNames == [])
        #expect(
            try Reading.notes(RefusalDocument.passing + "## Data model\n\n" + card).fieldNames
                == ["TripCard: title count"])
    }

    @Test func `A block that is marked as wrong is an example`() throws {
        let wrong = "```swift\n// ❌ Wrong\n@Model class Journey {\n    var stops: [String]\n}\n```\n\n"
        let right = "```swift\n// ✅ Right\n@Model class Journey {\n    var halts: [String] = []\n}\n```\n"
        let read = try Reading.notes(RefusalDocument.passing + "## Data model\n\n" + wrong + right)
        #expect(read.fieldNames == ["Journey: halts"])
        #expect(read.schema.unread.map(\.reason) == ["it is marked as an example of what is wrong"])
    }

    private static let verdicts = [
        "// ❌ Wrong\n%a\n// ✅ Right\n%b", "// ✅ Right\n%b\n// WRONG: not optional\n%a",
        "// bad\n%a\n\n// good\n%b\n",
    ]

    @Test(arguments: verdicts)
    func `Each type of a block has the verdict of the comment above it`(code: String) throws {
        let wrong = "@Model class Journey {\n    var halts: [String]\n}"
        let right = "@Model class Halt {\n    var place: String = \"\"\n}"
        let text = code.replacingOccurrences(of: "%a", with: wrong).replacingOccurrences(
            of: "%b", with: right)
        let read = try Reading.notes(RefusalDocument.passing + "## Data model\n\n```swift\n\(text)\n```\n")
        #expect(read.fieldNames == ["Halt: place"])
        #expect(read.schema.diagnostics.contains { $0.message.hasPrefix("'Journey' is not read") })
    }
}

/// Names that no record type has.
@Suite("Names of methods and of CloudKit's own classes")
struct ForeignNameTests {
    private static func names(_ heading: String) throws -> Reading {
        try Reading(
            """
            # Boats

            The app syncs its data with CloudKit.

            ## Data schema

            ### \(heading)

            - `name`: String
            - `built`: Date
            """)
    }

    @Test("A path of a method is none, and what a schema of a database or CloudKit itself names is")
    func paths() throws {
        #expect(try Self.names("`Harbour.berth`").names == [])
        #expect(try Self.names("`client.boats.find`").names == [])
        #expect(try Self.names("`public.boats`").names == ["public.boats"])
        #expect(try Self.names("`HarbourBerth`").names == ["HarbourBerth"])
    }

    @Test("A class of CloudKit is the type of fields, and what only begins like one is not")
    func classes() throws {
        #expect(try Self.names("`CKAsset`").names == [])
        #expect(try Self.names("`CKBoat`").names == ["CKBoat"])
    }
}

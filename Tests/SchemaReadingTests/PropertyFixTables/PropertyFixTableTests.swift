import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Tables of fixes")
struct PropertyFixTableTests {
    /// A document that has nothing but one row.
    private func document(_ property: String, _ fix: String, heading: String = "## Stop") -> String {
        """
        \(heading)

        | Property | Issue | Fix |
        | --- | --- | --- |
        | \(property) | it is wrong | \(fix) |
        """
    }

    @Test(
        "What the fix says shall be wins over what is",
        arguments: [
            ("`var title: String`", "Add default `\"\"`", "title String! = \"\""),
            ("`var title: String`", "Default: `\"x\"` on declaration", "title String! = \"x\""),
            ("`var size: Int = 3`", "Remove default", "size Int!"),
            ("`var size: Int`", "Default to 3", "size Int! = 3"),
            ("`var isOn: Bool`", "Set default false", "isOn Bool! = false"),
            ("`var title: String`", "make optional", "title String?"),
            ("`var title: String?`", "Make non-optional and add default `\"\"`", "title String! = \"\""),
            (
                "`var trip: Trip?`", "Add `@Relationship(inverse: \\Trip.stops)`",
                "trip Trip? inverse(Trip.stops)"
            ),
            (
                "`var trip: Trip`",
                "Add `@Relationship(deleteRule: .nullify, inverse: \\Trip.stops)`, make optional",
                "trip Trip? inverse(Trip.stops) nullify"
            ),
            ("`var trip`", "Add inverse to Trip", "trip Trip ->Trip"),
            ("`var stops: [Stop]`", "Add inverse `Stop.trip`", "stops [Stop]! inverse(Stop.trip)"),
            (
                "`@Relationship(deleteRule: .cascade) var trip: Trip?`", "Remove `@Relationship`",
                "trip Trip?"
            ),
            ("`var cost: Double`", "Change type to `Decimal`", "cost Decimal!"),
            ("`var title: String`", "`String?`", "title String?"),
            ("`var title: String`", "`var title: String = \"\"`", "title String! = \"\""),
            ("`var title: String`", "Rename to `name`", "name String!"),
            ("`var title: String?`", "Already optional (OK)", "title String?"),
            ("`var title: String`", "-", "title String!"),
            ("`var title: String`", "Standardwert `\"\"`", "title String! = \"\""),
            ("`var title: String`", "デフォルト値 `\"\"`", "title String! = \"\""),
            ("`title`", "Add default `\"\"`", "title = \"\""),
        ])
    func applies(property: String, fix: String, field: String) throws {
        let read = try DeclaredText(document(property, fix))
        #expect(read.entities == ["Stop: \(field)"])
    }

    @Test(
        "A property is unique unless the fix removes it",
        arguments: [
            ("`@Attribute(.unique) var code: String`", "Add default `\"\"`", ["Stop(code)"]),
            ("`@Attribute(.unique) var code: String`", "Remove `@Attribute(.unique)`", []),
            ("`@Attribute(.unique) var code: String`", "Drop the unique constraint", []),
            ("`var code: String`", "Add `@Attribute(.unique)`", ["Stop(code)"]),
        ])
    func uniqueness(property: String, fix: String, keys: [String]) throws {
        let read = try DeclaredText(document(property, fix))
        #expect(read.keys == keys)
    }

    @Test("A fix takes the uniqueness away that a code block declares")
    func liftsUniquenessElsewhere() throws {
        let read = try DeclaredText(
            document("`@Attribute(.unique) var code: String`", "Remove `@Attribute(.unique)`") + """


                ```swift
                @Model class Stop {
                    @Attribute(.unique) var code: String
                    @Attribute(.unique) var number: Int
                }
                ```
                """)
        #expect(read.keys == ["Stop(number)"])
        #expect(read.schema.entities.count == 2)
    }

    @Test("A property that shall be gone is left out, with a note")
    func removal() throws {
        let read = try DeclaredText(document("`var old: Int`", "Remove this property"))
        #expect(read.entities == ["Stop: "])
        #expect(read.findings == ["fix.removal at 5:1"])
    }

    @Test("What is not understood is said")
    func unclear() throws {
        let read = try DeclaredText(document("`var old: Int`", "Talk to Ann, add default `0`"))
        #expect(read.entities == ["Stop: old Int! = 0"])
        #expect(read.findings == ["fix.unclear at 5:34"])
        let row = try DeclaredText(
            document("`var old: Int`", "-") + "\n| Needs inverse for `Trip.stops` | | Add relationship |")
        #expect(row.findings == ["fix.undeclared at 6:3"])
    }

    @Test("Facts stand where they are written")
    func places() throws {
        let read = try DeclaredText(document("`@Attribute(.unique) var id: UUID`", "Add default `UUID()`"))
        #expect(read.places == ["Stop at 1:4", "id at 5:28"])
        let span = try #require(read.schema.entities.first?.fields.first?.defaultText?.span)
        #expect(read.place(span) == "5:67")
    }

    @Test(
        "Tables that are about something else",
        arguments: [
            // No heading names a model.
            ("## How to get there", "`var title: String`", "Fix", "Add default `\"\"`"),
            ("## Examples of `Stop`", "`var title: String`", "Fix", "Add default `\"\"`"),
            // Commands and symptoms.
            ("## Stop", "`git push --force`", "Fix", "Remove"),
            // A history of names.
            ("## Stop", "`title`", "Change", "renamed from `name`"),
            // Computed and static properties are not stored.
            ("## Stop", "`var title: String { name }`", "Fix", "Add default `\"\"`"),
            ("## Stop", "`static var shared: Stop`", "Fix", "Remove"),
        ])
    func leavesOthers(heading: String, property: String, header: String, fix: String) throws {
        let read = try DeclaredText(
            """
            \(heading)

            | Property | Issue | \(header) |
            | --- | --- | --- |
            | \(property) | it is wrong | \(fix) |
            """)
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test("Hostile cells end nothing")
    func hostile() throws {
        let long = String(repeating: "x", count: 10_000)
        for cell in [
            "`var \(long): String`", "`var`", "`var 🙂: Int`", "`var a: \u{202E}Int`", "``var a: `b` ``",
            "`\"`",
        ] {
            let read = try DeclaredText(document(cell, "Add default `\(long)`, remove `@`, default `\\\"`"))
            #expect(read.schema.entities.count <= 1)
        }
    }
}

import Diagnostics
import Linting
import Testing

/// Each rule finds what it is about, and nothing in a document that keeps it.
struct RuleTests {
    /// The head of a document of SwiftData models, so that code begins in line 4.
    private static func models(_ code: String) -> String { "# Models\n\n```swift\n\(code)\n```\n" }

    /// A model that breaks nothing.
    private static let sound = models(
        """
        import SwiftData

        @Model final class Trip {
            var title: String = ""
            var start: Date?
            @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop]? = []
        }

        @Model final class Stop {
            var name: String = ""
            var trip: Trip?
        }
        """)

    @Test func aSoundModelBreaksNothing() {
        #expect(LintedDocument(Self.sound).places == [])
    }

    @Test func uniqueConstraints() {
        let attribute = Self.models("@Model class Trip {\n    @Attribute(.unique) var code: String = \"\"\n}")
        #expect(LintedDocument(attribute).places == ["lint.unique 5"])
        let macro = Self.models(
            "@Model class Trip {\n    #Unique<Trip>([\\.code, \\.year])\n    var code: String = \"\"\n    var year: Int = 0\n}"
        )
        #expect(LintedDocument(macro).places == ["lint.unique 4"])
    }

    @Test func aKeyInWordsIsNoConstraint() {
        let document = """
            # SwiftData models

            ## Trip

            | Property | Type | Default |
            | --- | --- | --- |
            | `code` | String | "" |

            Unique key: `code`
            """
        #expect(LintedDocument(document).places == [])
    }

    @Test func aTableOnTheDeviceKeepsItsKeys() {
        let table =
            "# Database schema\n\n```sql\nCREATE TABLE trip (id TEXT PRIMARY KEY, code TEXT UNIQUE);\n```\n"
        #expect(LintedDocument(table).places == [])
    }

    @Test func missingDefaults() {
        let document = LintedDocument(
            Self.models(
                "@Model class Trip {\n    var title: String\n    var note: String?\n    var days: Int = 1\n}")
        )
        #expect(document.places == ["lint.default 5"])
    }

    /// One message where a document marks nothing at all.
    @Test func unmarkedFieldsAreToldAtOnce() {
        let document = """
            # Core Data model

            ## Trip

            | Attribute | Type |
            | --- | --- |
            | `title` | String |
            | `start` | Date |
            """
        #expect(LintedDocument(document).places == ["lint.default 3"])
    }

    @Test func requiredRelationships() {
        let document = LintedDocument(
            Self.models(
                """
                @Model class Trip {
                    @Relationship(inverse: \\Stop.trip) var stops: [Stop] = []
                }
                @Model class Stop {
                    var trip: Trip
                }
                """))
        #expect(document.places == ["lint.optional 5", "lint.optional 8"])
    }

    @Test func missingInverse() {
        let document = LintedDocument(
            Self.models(
                "@Model class Trip {\n    var owner: Person?\n}\n@Model class Person {\n    var name = \"\"\n}"
            ))
        #expect(document.places == ["lint.inverse 5"])
    }

    @Test func inversesThatDoNotMatch() {
        let document = LintedDocument(
            Self.models(
                """
                @Model class Trip {
                    @Relationship(inverse: \\Stop.voyage) var stops: [Stop]?
                }
                @Model class Stop {
                    @Relationship(inverse: \\Trip.stops) var trip: Trip?
                }
                """))
        #expect(document.places == ["lint.inversePair 5", "lint.inversePair 8"])
    }

    @Test func inverseStatedTwice() {
        let document = LintedDocument(
            Self.models(
                """
                @Model class Trip {
                    @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop]?
                }
                @Model class Stop {
                    @Relationship(inverse: \\Trip.stops) var trip: Trip?
                }
                """))
        #expect(document.places == ["lint.inverseTwice 8"])
        #expect(document.findings.first?.severity == .warning)
    }

    @Test func deniedDeletion() {
        let document = LintedDocument(
            Self.models(
                """
                @Model class Trip {
                    @Relationship(deleteRule: .deny, inverse: \\Stop.trip) var stops: [Stop]?
                }
                @Model class Stop {
                    var trip: Trip?
                }
                """))
        #expect(document.places == ["lint.deny 5"])
    }

    @Test func orderedRelationships() {
        func document(_ note: String) -> String {
            """
            # Core Data model

            ## Trip

            | Attribute | Type | Optional | Notes |
            | --- | --- | --- | --- |
            | `title` | String | Yes | |
            | `stops` | [Stop] | Yes | \(note) |

            ## Stop

            | Attribute | Type | Optional | Notes |
            | --- | --- | --- | --- |
            | `name` | String | Yes | |
            | `trip` | Trip | Yes | Inverse: `stops` |
            """
        }
        #expect(LintedDocument(document("To-many, ordered"), .coreDataCloudKit).places == ["lint.ordered 8"])
        #expect(LintedDocument(document("To-many, not ordered"), .coreDataCloudKit).places == [])
        #expect(LintedDocument(document("To-many, ordered by date"), .coreDataCloudKit).places == [])
    }

    @Test func attributesWithoutValuesInCloudKit() {
        let document = """
            # Core Data model

            ## Trip

            | Attribute | Type | Optional |
            | --- | --- | --- |
            | `title` | String | Yes |
            | `anything` | Undefined | Yes |
            """
        #expect(LintedDocument(document).places == ["lint.type 8"])
    }

    @Test func relationshipsToWhatStaysOnTheDevice() {
        let document = """
            # CloudKit record types

            ## Trip

            | Field | Type |
            | --- | --- |
            | `title` | String |
            | `draft` | Reference<Draft> |

            ## Draft

            Local only, never synced.

            | Field | Type |
            | --- | --- |
            | `title` | String |
            """
        #expect(LintedDocument(document).places == ["lint.store 8"])
    }
}

import Diagnostics
import Linting
import Testing

/// What CloudKit asks of record types of the app's own.
struct CloudKitRuleTests {
    /// The rows of one record type begin in line 7.
    private static func document(_ rows: String, behind text: String = "") -> String {
        "# CloudKit record types\n\n## Trip\n\n| Field | Type | Notes |\n| --- | --- | --- |\n\(rows)\n\n\(text)\n"
    }

    @Test func aSoundRecordTypeBreaksNothing() {
        let document = Self.document(
            "| `title` | String | |\n| `owner` | Reference<Person> | |", behind: "Queryable: `title`")
        #expect(LintedDocument(document).places == [])
    }

    @Test func namesOfOtherLetters() {
        let document = Self.document("| `title` | String | |\n| `größe` | Int64 | |\n| `_hidden` | Int64 | |")
        #expect(LintedDocument(document).places == ["lint.name 8", "lint.name 9"])
    }

    @Test func reservedNames() {
        let document = Self.document(
            "| `recordID` | Int64 | |\n| `share` | String | |\n| `title` | String | |")
        #expect(LintedDocument(document).places == ["lint.reserved 7", "lint.reserved 8"])
    }

    /// What CloudKit keeps itself may be listed.
    @Test func systemFieldsAreNoNamesOfFields() {
        let document = Self.document("| `recordName` | String | |\n| `modificationDate` | Date | |")
        #expect(LintedDocument(document).places == [])
    }

    @Test func prefixOfCoreData() {
        let rows = "| Field | Type |\n| --- | --- |\n| `title` | String |\n"
        let mixed = "# CloudKit record types\n\n## CD_Trip\n\n\(rows)\n## Stop\n\n\(rows)"
        #expect(LintedDocument(mixed).places == ["lint.reserved 3"])
        let mirror = "# CloudKit record types\n\n## CD_Trip\n\n\(rows)\n## CD_Stop\n\n\(rows)"
        #expect(LintedDocument(mirror).places == [])
    }

    @Test func columnsThatDifferByCase() {
        let document = Self.document("| `title` | String | |\n| `Title` | String | |")
        #expect(LintedDocument(document, .sqlite).places == ["lint.case 8"])
        #expect(LintedDocument(document).places == [])
    }

    /// An asset has no index, a list no order, a number no words.
    @Test func indexesThatATypeDoesNotHave() {
        let rows =
            "| `photo` | Asset | |\n| `tags` | List<String> | |\n| `count` | Int64 | |\n| `title` | String | |"
        let sound =
            "Queryable: `tags`, `count`, `title`\n\nSortable: `count`, `title`\n\nSearchable: `title`, `tags`"
        #expect(LintedDocument(Self.document(rows, behind: sound)).places == [])
        for (statement, line) in [
            ("Queryable: `photo`", 7), ("Sortable: `tags`", 8), ("Searchable: `count`", 9),
        ] {
            let document = Self.document(rows, behind: statement)
            #expect(LintedDocument(document).places == ["lint.indexType \(line)"], "\(statement)")
        }
    }

    @Test func numberOfFields() {
        func document(_ count: Int) -> String {
            Self.document((1...count).map { "| `field\($0)` | Int64 | |" }.joined(separator: "\n"))
        }
        #expect(LintedDocument(document(256)).places == [])
        #expect(LintedDocument(document(257)).places == ["lint.fields 3"])
    }

    /// A text takes two fields of a mirrored record, and the entity's name one.
    @Test func numberOfMirroredFields() {
        func model(_ count: Int) -> String {
            let properties = (1...count).map { "    var text\($0): String = \"\"" }.joined(separator: "\n")
            return "# Models\n\n```swift\n@Model class Trip {\n\(properties)\n}\n```\n"
        }
        #expect(LintedDocument(model(127)).places == [])
        #expect(LintedDocument(model(128)).places == ["lint.fields 4"])
    }

    @Test func encryptedFields() {
        let document = Self.document(
            "| `title` | Encrypted String | |\n| `owner` | Reference<Person> | Encrypted. |",
            behind: "Queryable: `title`")
        #expect(LintedDocument(document).places == ["lint.encryptedIndex 7", "lint.encryption 8"])
    }

    @Test func nothingPublicIsEncrypted() {
        let text = "# CloudKit record types\n\nThe public database holds all of them.\n\n## Trip\n\n"
        let rows = "| Field | Type |\n| --- | --- |\n| `title` | Encrypted String |\n"
        #expect(LintedDocument(text + rows).places == ["lint.encryption 9"])
    }

    @Test func dataInRecords() {
        let document = Self.document("| `thumbnail` | Bytes | |\n| `photo` | Asset | |")
        let linted = LintedDocument(document)
        #expect(linted.places == ["lint.size 7"])
        #expect(linted.findings.first?.severity == .note)
    }

    // MARK: Queries

    private static let rows = "| `title` | String | |\n| `start` | Date | |\n| `isDone` | Int64 | Boolean |"

    @Test(arguments: [
        "Fetch open trips by `isDone`, sorted by `start`.",
        "The list queries `Trip` where `isDone` is 0 and is sorted by\n`start`.",
        "- All trips are filtered by `isDone`\n- and ordered by `start`",
    ])
    func queriedFieldsWantAnIndex(sentence: String) {
        let document = LintedDocument(Self.document(Self.rows, behind: sentence))
        #expect(document.subjects(of: "lint.index") == ["Trip", "Trip"], "\(document.findings)")
        #expect(document.findings.count == 2)
    }

    @Test func anIndexAnswersAQuery() {
        let text =
            "Queryable: `isDone`\n\nSortable: `start`\n\nFetch open trips by `isDone`, sorted by `start`."
        #expect(LintedDocument(Self.document(Self.rows, behind: text)).places == [])
    }

    @Test func sortingWantsMoreThanAQueryableField() {
        let text = "Queryable: `start`\n\nTrips are sorted by `start`."
        #expect(LintedDocument(Self.document(Self.rows, behind: text)).places == ["lint.index 13"])
    }

    @Test(arguments: [
        "Trips are never fetched by `isDone`.", "The app sorts in memory by `start`.",
        "Later we might query trips by `isDone`.", "Fetch the `title` of every trip.",
        "Show trips sorted by date, with `title` in bold.", "```\nfetch by `isDone`\n```",
        "Trips are fetched by `unknown`.",
    ])
    func whatIsNoQueryOfAField(sentence: String) {
        #expect(LintedDocument(Self.document(Self.rows, behind: sentence)).places == [])
    }

    @Test func aSentenceMayNameAnotherRecordType() {
        let stop = "## Stop\n\n| Field | Type |\n| --- | --- |\n| `name` | String |\n"
        let text = stop + "\n## Queries\n\nFind `Trip` records: fetch by `isDone`.\n"
        let document = LintedDocument(Self.document(Self.rows, behind: text))
        #expect(document.subjects(of: "lint.index") == ["Trip"])
    }
}

import Diagnostics
import SchemaModel
import SchemaResolution
import Testing

@Suite struct JoiningTests {
    private static let header = "| Field | Type | Notes |\n| --- | --- | --- |\n"

    @Test func documentsThatDescribeOneEntityAreJoined() throws {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n\(Self.header)| name | String | |\n| sum | Int64 | |\n",
            "# CloudKit\n\n## Card\n\n\(Self.header)| sum | 1️⃣Date/Time | |\n| note | String | |\n")
        #expect(resolved.schema.entities.map(\.name) == ["Card"])
        #expect(resolved.schema.entities[0].fields.map(\.name) == ["name", "sum", "note"])
        let diagnostic = try resolved.diagnostic("field.contradictory")
        #expect(resolved.isAtMark(diagnostic))
        #expect(resolved.text(of: diagnostic.related.first?.span) == "Int64")
        #expect(try resolved.field("sum").type == .int)
    }

    @Test func twoSpellingsOfOneMeaningAgree() {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n\(Self.header)| done | Int64 | |\n",
            "# CloudKit\n\n## Card\n\n\(Self.header)| done | Bool | |\n")
        #expect(resolved.count("field.contradictory") == 0)
    }

    @Test(arguments: [("Data (JSON encoded)", FieldType.data), ("Asset", .asset)])
    func whatARecordKeepsItInCountsMore(_ stored: String, _ type: FieldType) throws {
        let models = """
            # CloudKit

            ## Data models

            ```swift
            struct Stop: Codable {
                let id: UUID
                var place: String
            }
            struct Trip: Codable {
                var title: String
                var stops: [Stop]
            }
            ```

            """
        let resolved = Resolved(
            models
                + "## Record types\n\n### Trip\n\n\(Self.header)| title | String | |\n| stops | \(stored) | |\n"
        )
        #expect(try resolved.field("stops", of: "Trip").type == type)
        #expect(resolved.count("field.contradictory") == 0)
    }

    @Test func optionalInOnePlaceAndRequiredInTheOther() {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n\(Self.header)| a | String (optional) | |\n",
            "# CloudKit\n\n## Card\n\n\(Self.header)| a | String (required) | |\n")
        #expect(resolved.count("field.contradictory") == 1)
        #expect(resolved.schema.entities[0].fields[0].isOptional == true)
    }

    @Test func databasesThatDifferAreReported() throws {
        let resolved = Resolved(
            "# CloudKit\n\n## Card (Public Database)\n\n\(Self.header)| a | String | |\n",
            "# CloudKit\n\n## Card (Private Database)\n\n\(Self.header)| b | String | |\n")
        #expect(resolved.schema.entities.map(\.database) == [.public])
        #expect(try resolved.diagnostic("entity.contradictory").related.count == 1)
    }

    @Test func namesThatDifferByCaseAreTwoEntities() throws {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n\(Self.header)| a | String | |\n\n## 1️⃣CARD\n\n\(Self.header)| b | String | |\n"
        )
        #expect(resolved.schema.entities.count == 2)
        #expect(resolved.isAtMark(try resolved.diagnostic("entity.similar")))
    }

    @Test func fieldTwiceIsKeptOnceWithBothPlacesNamed() throws {
        let resolved = Resolved(
            rows: "`a` | String | First |", "`b` | String | |", "`1️⃣a` | String | Second |")
        #expect(resolved.schema.entities[0].fields.map(\.name) == ["a", "b"])
        let diagnostic = try resolved.diagnostic("field.repeated")
        #expect(resolved.isAtMark(diagnostic))
        #expect(diagnostic.related.count == 1)
        #expect(try resolved.field("a").documentation == "First")
    }

    @Test func computedFieldIsLeftOutAloud() throws {
        let resolved = Resolved(
            rows: "`a` | String | |", "`1️⃣b` | String | Computed |", "`c` | String | Computed daily |")
        #expect(resolved.schema.entities[0].fields.map(\.name) == ["a", "c"])
        let diagnostic = try resolved.diagnostic("field.unstored")
        #expect(diagnostic.severity == .note)
        #expect(resolved.isAtMark(diagnostic))
    }

    @Test func unmarkedDocumentHasOneNote() throws {
        let unmarked = Resolved(rows: "`a` | String | |", "`b` | String | |")
        #expect(unmarked.count("optional.unmarked") == 1)
        #expect(try unmarked.field("a").isOptional == nil)
        let marked = Resolved(rows: "`a` | String | |", "`b` | String (optional) | |")
        #expect(marked.count("optional.unmarked") == 0)
        #expect(try marked.field("a").isOptional == false)
        #expect(try marked.field("b").isOptional == true)
    }

    @Test func uniqueFieldsAreKeys() throws {
        let resolved = Resolved(
            rows: "`id` | String | Unique identifier (UUID) |", "`userName` | String | Unique name |",
            "`seen` | Int64 | Unique visitors |", "`code` | String | unique key |")
        #expect(resolved.schema.entities[0].uniqueKeys.map(\.fields) == [["userName"], ["code"]])
    }

    @Test func keyOverAnUndeclaredFieldIsListedAndWarnedOf() throws {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n\(Self.header)| name | String | |\n| deck | Reference | |\n\n"
                + "Unique key: `nmae`, `deckId`\n\n## Deck\n\n\(Self.header)| id | String | |\n")
        let key = try #require(resolved.schema.entities[0].uniqueKeys.first)
        #expect(key.fields == ["nmae", "deck.id"])
        #expect(!key.isUsable)
        let diagnostic = try resolved.diagnostic("key.undeclared")
        #expect(diagnostic.remedy == "did you mean 'name'?")
        #expect(resolved.count("key.undeclared") == 1)
    }

    @Test func overridesWinAndUnusedOnesAreWarnedOf() throws {
        let span = SourceSpan(file: 0, lower: 0, upper: 4)
        var used = FieldOverride(entity: "Card", field: "a", span: span)
        used.type = .int
        used.isOptional = true
        let unused = FieldOverride(entity: "Card", field: "bb", span: span)
        let resolved = Resolved(rows: "`a` | String | |", "`b` | String | |", overrides: [used, unused])
        let field = try resolved.field("a")
        #expect(field.type == .int)
        #expect(field.isOptional == true)
        #expect(field.evidence.suffix(2).map(\.fact) == [.type, .optional])
        #expect(field.evidence.last?.basis == .overridden)
        #expect(field.evidence.last?.text == "by the configuration (not stated before)")
        let diagnostic = try resolved.diagnostic("override.unused")
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.remedy == "did you mean 'Card.b'?")
    }

    @Test func overriddenTypeTakesTheDefaultAlong() throws {
        let span = SourceSpan(file: 0, lower: 0, upper: 4)
        var number = FieldOverride(entity: "Card", field: "a", span: span)
        number.type = .int
        var date = FieldOverride(entity: "Card", field: "b", span: span)
        date.type = .date
        let resolved = Resolved(
            rows: "`a` | Double | Default 0.", "`b` | Double | Default 1.5", overrides: [number, date])
        #expect(try resolved.field("a").defaultValue?.value == .integer(0))
        #expect(try resolved.field("b").defaultValue == nil)
        #expect(resolved.count("default.unfit") == 1)
    }

    @Test func inputInAnyOrderOfHostileNamesIsDeterministic() {
        let rows = (0..<200).map { "| \($0 % 7)😀‮f\($0) | String | \"a\($0)\", \"b\" |" }.joined(
            separator: "\n")
        let text = "# CloudKit\n\n## Card\n\n\(Self.header)\(rows)\n"
        #expect(Resolved(text).schema == Resolved(text).schema)
    }
}

import Diagnostics
import SchemaModel
import Testing

@Suite struct ReferenceTests {
    @Test(arguments: [
        "reference to **Hive**, required, cascade delete", "Reference (Hive), required, cascade delete",
        "Reference (Hive, required), cascade delete", "reference to Hive, required, cascade delete",
    ])
    func targetsInListsOfFields(words: String) throws {
        let resolved = Resolved(
            """
            # CloudKit record types

            ## `Box`

            - `name` — String, optional
            - `hive` — \(words)

            ## `Hive`

            - `name` — String, optional
            """)
        let field = try resolved.field("hive", of: "Box")
        #expect(field.type == .reference && field.references == "Hive" && field.isOptional == false)
        #expect(field.onDelete == .cascade)
    }

    private func resolve(_ row: String) -> Resolved {
        Resolved(
            """
            # CloudKit schema

            ## Card

            | Field | Type | Notes |
            | --- | --- | --- |
            | id | String | |
            \(row)

            ## FamilyMember

            | Field | Type |
            | --- | --- |
            | name | String |
            """)
    }

    @Test func relationshipsArePathsInATable() throws {
        let attributes = "- `id: UUID` — non-optional\n"
        let resolved = Resolved(
            """
            # Board with Core Data and CloudKit sync

            ### Entities

            **Trip**
            \(attributes)
            **Stop**
            \(attributes)
            ### Relationships

            | From | To | Type | Delete Rule | Inverse |
            |------|----|------|-------------|---------|
            | Trip.stops | Stop | to-many | Cascade | Stop.trip |
            | Stop.trip | Trip | to-one | Nullify | Trip.stops |
            """)
        let trip = try #require(resolved.schema.entities.first { $0.name == "Trip" })
        #expect(trip.kind == .coreData)
        #expect(trip.fields.map(\.name) == ["id", "stops"])
        #expect(trip.fields.last?.inverse == FieldPath(entity: "Stop", field: "trip"))
        #expect(trip.fields.last?.onDelete == .cascade)
    }

    /// A table and the steps to follow in Xcode say the same of one relationship.
    @Test func relationshipThatIsStatedTwiceIsOneField() throws {
        let attributes = "### Attributes\n| Attribute | Type | Optional |\n|---|---|---|\n| id | UUID | No |"
        let resolved = Resolved(
            """
            # Core Data entities

            ## Entity 1: Trip

            \(attributes)

            ## Entity 2: Stop

            \(attributes)

            ### Relationships
            | Name | Destination | Type | Delete Rule | Inverse |
            |---|---|---|---|---|
            | trip | Trip | To One | Nullify | stops |

            ### Adding Entity 2: Stop

            1. **Add relationship**: `trip` → `Trip`, `Many To One`
            """)
        let stop = try #require(resolved.schema.entities.first { $0.name == "Stop" })
        #expect(stop.fields.map(\.name) == ["id", "trip"])
        #expect(stop.fields.last?.onDelete == .nullify)
    }

    @Test(arguments: [
        "| it | Reference | References the owning `FamilyMember` record. |",
        "| it | Reference(FamilyMember) | |",
        "| it | Reference → FamilyMember | |",
        "| it | String | UUID des zuständigen FamilyMembers (als String) |",
        "| it | String | UUID of the assigned family member |", "| it | String | FK → FamilyMember.id |",
        "| it | Reference | Links to the family members |", "| it | FamilyMember | |",
        "| it | String | Verwijst naar `FamilyMember` |", "| it | Reference | Points to `FamilyMember`. |",
    ])
    func statedTarget(_ row: String) throws {
        let field = try resolve(row).field("it")
        #expect(field.references == "FamilyMember")
        #expect(field.evidence.contains { $0.basis == .declared })
    }

    @Test(arguments: [
        "familyMemberRef", "familyMember", "familyMemberID", "familyMemberRecord", "CD_familyMember",
    ])
    func targetByTheNameOfAReference(_ name: String) throws {
        let field = try resolve("| \(name) | Reference | |").field(name)
        #expect(field.references == "FamilyMember")
        #expect(field.evidence.last?.basis == .inferred)
    }

    @Test(arguments: [("ships", "ship_mates"), ("ship_mates", nil)])
    func noTargetIsTheOwnerForTheEndOfItsName(_ owner: String, _ target: String?) throws {
        let mates =
            owner == "ships" ? "## `ship_mates`\n\n| Column | Type |\n|---|---|\n| `name` | text |\n" : ""
        let resolved = Resolved(
            "# SQLite tables\n\n## `\(owner)`\n\n| Column | Type |\n|---|---|\n| `mate_id` | uuid FK |\n"
                + "| `name` | text |\n\n\(mates)")
        #expect(try resolved.field("mate_id", of: owner).references == target)
    }

    @Test(arguments: [
        "| it | String | |", "| familyMemberID | String | |", "| it | String | Name of the member |",
        "| it | Double | References the `FamilyMember` |", "| it | String | UUID of the card |",
    ])
    func noTarget(_ row: String) throws {
        let resolved = resolve(row)
        let field = try #require(resolved.schema.entities[0].fields.last)
        #expect(field.references == nil)
    }

    @Test func listOfRecords() throws {
        let field = try resolve("| it | [Reference] | List of `FamilyMember`. |").field("it")
        #expect(field.references == "FamilyMember" && field.isList)
    }

    @Test(arguments: [
        ("`a` | 1️⃣Reference | |", 1), ("`a` | 1️⃣[Reference] | List of what is done. |", 1),
        ("`a` | 1️⃣Reference | Points to the start. |", 1), ("`a` | Reference | Points to `Ghost`. |", 0),
        ("`a` | Reference | Points to the parent `Card`. |", 0), ("`card` | Reference | |", 0),
        ("`a` | REFERENCE | |", 0), ("`a` | String | Points to the start. |", 0),
    ])
    func referenceWithoutTargetIsWarnedOf(_ row: String, count: Int) throws {
        let resolved = Resolved(rows: "`id` | String | |", row)
        #expect(resolved.count("reference.targetless") == count)
        if count > 0 { #expect(resolved.isAtMark(try resolved.diagnostic("reference.targetless"))) }
    }

    @Test func overrideNamesTheTarget() throws {
        var override = FieldOverride(
            entity: "Card", field: "a", span: SourceSpan(file: 0, lower: 0, upper: 1))
        override.references = "Card"
        let resolved = Resolved(rows: "`id` | String | |", "`a` | Reference | |", overrides: [override])
        #expect(resolved.count("reference.targetless") == 0)
    }

    @Test func undescribedTargetIsWarnedOfOnce() throws {
        let resolved = Resolved(
            rows: "`id` | String | |", "`a` | Reference | 1️⃣References the `Ghost` record. |",
            "`b` | Reference | References the `Ghost` record. |")
        #expect(try resolved.field("a").references == "Ghost")
        #expect(try resolved.field("b").references == "Ghost")
        #expect(resolved.count("reference.undescribed") == 1)
        #expect(resolved.isAtMark(try resolved.diagnostic("reference.undescribed")))
    }

    @Test func toManyInProseIsTheInverseAndNoField() throws {
        let resolved = Resolved(
            """
            # CloudKit schema

            ## `Deck`

            | Field | Type |
            | --- | --- |
            | `id` | String |

            Each deck has a to-many relationship with `Card` records through the `cards` reference list.

            ## `Card`

            | Field | Type | Notes |
            | --- | --- | --- |
            | `deck` | Reference | References the owning `Deck` record. |
            """)
        #expect(try resolved.field("deck").inverse == FieldPath(entity: "Deck", field: "cards"))
        #expect(resolved.schema.entity(named: "Deck")?.field(named: "cards") == nil)
        #expect(try resolved.field("deck").documentation == "The owning `Deck`.")
    }

    @Test func deleteRule() throws {
        let field = try resolve("| it | Reference | Parent family member (DELETE SELF) |").field("it")
        #expect(field.onDelete == .cascade)
        #expect(field.references == "FamilyMember")
    }

    @Test func deleteRulesInPlainWordsAreOfReferencesAlone() throws {
        let note = "Set to nil when the family member is deleted."
        let field = try resolve("| it | Reference | Parent family member. \(note) |").field("it")
        #expect(field.onDelete == .nullify)
        #expect(try resolve("| it | Date | \(note) |").field("it").onDelete == nil)
        #expect(try resolve("| it | Date | \(note) |").field("it").documentation == note)
    }

    @Test("What people call a record type names it as well")
    func spokenName() throws {
        let resolved = Resolved(
            """
            # CloudKit

            ## Bienenvolk (`Hive`)

            - `name`: String

            ## Durchsicht (`Inspection`)

            - `volk`: Reference auf Bienenvolk
            - `datum`: Date/Time
            """)
        #expect(try resolved.field("volk", of: "Inspection").references == "Hive")
    }
}

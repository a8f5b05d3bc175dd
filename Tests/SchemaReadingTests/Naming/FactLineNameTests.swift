import SchemaDeclaration
import SchemaReading
import Testing

/// Names that stand in a line of facts, in a step, in a path to click, or in the sentence before a list.
@Suite struct `Names in lines of facts and steps` {
    private static let fields =
        "| Field | Contents |\n|---|---|\n| `name` | on the bow |\n| `length` | in feet |\n"

    @Test(arguments: ["·", "|", "•", ";"])
    func `one of several facts names the fields below "Fields"`(sign: String) throws {
        let line =
            "Container: `iCloud.org.example.Boats` \(sign) Zone: `Boats` \(sign) Record type: **`Boat`**"
        let reading = try Reading("# CloudKit setup\n\n\(line)\n\n## Fields\n\n\(Self.fields)")
        #expect(reading.entities == ["Boat: name, length"])
        #expect(reading.schema.zone?.value == "Boats")
        let other = try Reading("# CloudKit setup\n\n\(line)\n\n## Settings\n\n\(Self.fields)")
        #expect(other.entities.isEmpty)
    }

    @Test func `a record type in the middle of a sentence is no fact of the document`() throws {
        let line = "An old app kept the record type `Raft`, which is gone"
        #expect(try Reading("# CloudKit\n\n\(line)\n\n## Fields\n\n\(Self.fields)").entities.isEmpty)
    }

    private static let typed =
        "   | Field | Type |\n   |---|---|\n   | name | String |\n   | length | Double |\n"

    @Test(arguments: ["Name it: `Boat`", "Name it `Boat`", "Name: `Boat`"])
    func `a step names the fields of the next`(step: String) throws {
        let text =
            "# CloudKit\n\n1. Click **+**\n2. \(step)\n3. Add these fields:\n\n\(Self.typed)\n4. Save\n"
        #expect(try Reading(text).entities == ["Boat: name String, length Double"])
    }

    @Test func `words that are stressed are no name`() throws {
        let path = "1. Schema → Record Types → Boat\n2. Check each field type **EXACTLY**:\n\n"
        #expect(try Reading("# CloudKit\n\n\(path)\(Self.typed)").names == ["Boat"])
        #expect(try Reading("# CloudKit\n\nThe zone keeps type **Boat**:\n\n\(Self.typed)").names == ["Boat"])
    }

    @Test func `a path to click may end with the fields`() throws {
        let list = "   - name: **String** (nothing else)\n   - length: **Double**\n"
        let path = "1. Check:\n   - Schema → Record Types → Boat → Fields show:\n"
        #expect(try Reading("# CloudKit\n\n\(path)  \(list.replacing("\n", with: "\n  "))").names == ["Boat"])
    }

    @Test func `the sentence before a list names it, however long`() throws {
        let lead = "The app uses a private zone called `Dock`. It keeps what floats there in records with the"
        let items = "- `name`: what stands on the bow.\n- `length`: in feet.\n- more to come, one day\n"
        let reading = try Reading("# CloudKit\n\n\(lead) `Boat` record type and these fields:\n\n\(items)")
        #expect(reading.entities == ["Boat: name, length"])
        #expect(reading.schema.zone?.value == "Dock")
        let other = try Reading(
            "# CloudKit\n\n\(lead) `Boat` record type, and the harbour has these:\n\n\(items)")
        #expect(other.entities.isEmpty)
    }

    @Test(arguments: ["typ rekordu `Boat`", "tipo de registro `Boat`", "record type `Boat`"])
    func `type and record make a label in either order`(label: String) throws {
        let text =
            "# CloudKit\n\nBoats (\(label)):\n\n"
            + Self.fields.replacing("Contents", with: "Type")
            .replacing("on the bow", with: "String").replacing("in feet", with: "Double")
        #expect(try Reading(text).entities == ["Boat: name String, length Double"])
    }

    @Test func `a label above a listing names it, and each its own`() throws {
        let listing = "**Fields:**\n```\nname: String   // on the bow\nlength: Double // in feet\n```\n\n"
        let text =
            "# CloudKit\n\n## What floats\n\n**CloudKit Record Type:** `Boat`\n\n\(listing)"
            + "**Planks:**\n\n**CloudKit Record Type:** `Raft`\n\n\(listing)"
        #expect(try Reading(text).names == ["Boat", "Raft"])
        #expect(try Reading("# CloudKit\n\n## What floats\n\n\(listing)").names.isEmpty)
    }

    @Test(arguments: ["CloudKit Model Constraints", "SwiftData Model Rules"])
    func `rules about fields are no name`(heading: String) throws {
        let items = "- `scope: .none` → nothing\n- `scope: .private(...)` → CloudKit's rules\n"
        #expect(try Reading("# SwiftData\n\n## \(heading)\n\n\(items)").names.isEmpty)
    }
}

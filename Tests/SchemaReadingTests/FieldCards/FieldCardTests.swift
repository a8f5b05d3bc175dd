import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Fields described line by line")
struct FieldCardTests {
    private static let store = "# CloudKit setup\n\n"

    private func read(_ text: String) throws -> [String] {
        try DeclaredText(Self.store + text).entities
    }

    @Test("Steps of CloudKit's console")
    func readsSteps() throws {
        let found = try DeclaredText(
            Self.store
                + """
                ## Step 2: Create the record type

                1. Click "+"
                2. Record type name: `Trip`

                ## Step 3: Add the fields

                1. Click "Add Field"
                   - Field Name: `title`
                   - Field Type: `String`
                   - ✅ Queryable
                   - ❌ Sortable
                2. Click "Add Field"
                   - Field Name: `startedAt`
                   - Field Type: `Date/Time`
                   - ❌ Queryable
                   - ✅ Sortable
                """)
        #expect(found.entities == ["Trip: title String, startedAt Date/Time"])
        let facts = found.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
        #expect(facts == [[.index(.queryable)], [.index(.sortable)]])
    }

    @Test("What to click is no field, and no index is none")
    func clicks() throws {
        let found = try DeclaredText(
            Self.store
                + """
                ## Step 2: Trip Record Type Creation

                #### Field 1: title
                ```
                Field Name: title
                Type: String
                ```

                While you add the field:
                - **Index**: find it
                - **Queryable**, then **Add**

                ### Trip Record Type

                - start (Date/Time, Index: Queryable)
                - place (String, Index: None)
                """)
        #expect(found.entities == ["Trip: title String", "Trip: start Date/Time, place String"])
        let facts = found.schema.entities.flatMap(\.fields).map { Set($0.remarks.map(\.fact)) }
        #expect(facts == [[], [.index(.queryable)], [.refused(RefusedFact(.index, .denied))]])
    }

    @Test("A heading for each field")
    func readsHeadings() throws {
        let found = try read(
            """
            ## Quick steps to add the "Trip" record type

            ### Step 3: Add fields

            #### Field 1: `title`
            - **Field Name**: `title`
            - **Type**: **String**
            - **Required**: ✅ Yes

            #### Field 2: `startedAt`
            - **Field Name**: `startedAt`
            - **Type**: **Date/Time** (NOT String!)
            - **Required**: ❌ No (optional)
            """)
        #expect(found == ["Trip: title String!, startedAt Date/Time?"])
    }

    private static let cards = """
        ```
        Field Name: title
        Type: String

        Field Name: count
        Type: Int(64)
        ```
        """

    @Test("Cards in a code block are about what the step or heading names")
    func readsBlocks() throws {
        let fields = ["Trip: title String, count Int(64)"]
        #expect(try read("## Record type `Trip`\n\n" + Self.cards) == fields)
        let indented = Self.cards.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "   " + $0 }.joined(separator: "\n")
        #expect(
            try read(
                "## Method A: Manual\n\n1. Create the type\n   - Name: `Trip`\n2. Add fields\n" + indented)
                == fields)
    }

    @Test("Cards of nothing that is stored are no fields")
    func leavesOthers() throws {
        #expect(try DeclaredText("# Sign-up form\n\n## `Trip`\n\n" + Self.cards).entities == [])
        #expect(try read("## Overview\n\n" + Self.cards) == [])
    }

    @Test(
        "Other labels are no card",
        arguments: [
            "- Name: `title`\n- Colour: Red\n- Size: Big\n- Type: Bold",
            "- Field Name: `title`\n- Note: a word",
            "- Name: `title`\n- Type: Primary button",
        ])
    func needsTypes(_ list: String) throws {
        #expect(try read("## Record type `Trip`\n\n" + list) == [])
    }

    @Test(
        "The name of a field right above its card",
        arguments: [
            "#### title\n\n- Type: String\n- Required: yes\n\n#### state\n\n- Type: String\n- Allowed values: open, done\n",
            "- title\n  - Type: String\n  - Required: yes\n- `state`:\n  - Type: String\n  - Allowed values: open, done\n",
        ])
    func namedAbove(cards: String) throws {
        #expect(try read("### Trip\n\n" + cards) == ["Trip: title String!, state String {open done}"])
    }

    @Test("Cards of parameters are no fields")
    func parameters() throws {
        #expect(
            try read("## Request parameters\n\n#### page\n\n- Type: Int\n- Required: no\n") == [])
    }
}

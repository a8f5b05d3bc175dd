import SchemaDeclaration
import SchemaReading
import Testing

/// Documents about a fix show a type as it was, and as it is.
@Suite("What was before the fix is not read")
struct BeforeAndAfterTests {
    private static func text(_ before: String, _ after: String) -> String {
        """
        # SwiftData fix

        ## The fix

        \(before)

        ```swift
        @Model final class Trip {
            @Attribute(.unique) var id: UUID
            var title: String
        }
        ```

        \(after)

        ```swift
        @Model final class Trip {
            var id: UUID
            var title: String = ""
        }
        ```
        """
    }

    @Test(arguments: [("**Before:**", "**After:**"), ("Old:", "New:"), ("Vorher:", "Nachher:")])
    func `The first of two blocks`(_ before: String, _ after: String) throws {
        let read = try Reading(Self.text(before, after))
        #expect(read.schema.entities.count == 1)
        #expect(read.keys.isEmpty)
        #expect(read.schema.entities.first?.fields.first?.remarks.isEmpty == true)
        #expect(read.unread == ["7:1 code"])
    }

    @Test(arguments: [
        ("**Before:**", "More words."), ("**Stored:**", "**After:**"), ("Before the trip:", "After:"),
    ])
    func `Both are read where no label says so of both`(_ before: String, _ after: String) throws {
        #expect(try Reading(Self.text(before, after)).schema.entities.count == 2)
    }

    @Test func `A block below a heading with a cross`() throws {
        let text = Self.text("### ❌ Problem 1: the key", "### ✅ Without it")
        #expect(try Reading(text).schema.entities.count == 1)
        #expect(try Reading(text.replacing("❌", with: "⭐️")).schema.entities.count == 2)
    }
}

import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Documents around a passage that is about something else than record types.
enum RefusalDocument {
    /// A schema with one record type, which the passage follows.
    static let schema = """
        # CloudKit schema

        ## Record types

        ### `Trip`

        | Field | Type |
        | --- | --- |
        | `title` | String |
        | `start` | Date/Time |


        """

    static let trip = "Trip: title start"

    /// Speaks of no store.
    static let plain = "# Wanderings\n\nA small app for journeys.\n\n"

    /// Speaks of a store by the way.
    static let passing = "# Wanderings\n\nA small app for journeys. It syncs with CloudKit.\n\n"

    static func swift(_ name: String, _ code: String) -> String {
        "### \(name)\n\n```swift\n\(code)\n```\n"
    }

    /// A table of fields: `title String, start Date`.
    static func fields(_ fields: String) -> String {
        let rows = fields.split(separator: ", ").map { field in
            let parts = field.split(separator: " ")
            return "| `\(parts[0])` | \(parts[1]) |\n"
        }
        return "| Field | Type |\n| --- | --- |\n" + rows.joined() + "\n"
    }

    /// A table of rows of cells.
    static func table(_ header: String, _ rows: String...) -> String {
        let columns = header.split(separator: "|").count
        let rule = "|" + String(repeating: " --- |", count: columns)
        return (["| \(header) |", rule] + rows.map { "| \($0) |" }).joined(separator: "\n") + "\n\n"
    }
}

extension Reading {
    /// Each entity with the names of its fields: `Trip: title start`.
    var fieldNames: [String] {
        schema.entities.map { entity in
            entity.name.value + ": " + entity.fields.map(\.name.value).joined(separator: " ")
        }
    }

    var unreadKinds: [String] { schema.unread.map(\.what.rawValue) }

    /// The text of a document that is called as no schema is.
    static func notes(_ text: String) throws -> Reading { try Reading(text, path: "Notes.md") }
}

import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Delete rules that stand apart from the fields.
@Suite struct `Delete rules apart` {
    private static func rules(_ rest: String) throws -> ([DeleteRule?], Reading) {
        let fields =
            "| Field | Type |\n|---|---|\n| `owner` | Reference |\n| `boat` | Reference |\n| `title` | String |"
        let read = try Reading("# CloudKit Schema\n\n## `Trip`\n\n\(fields)\n\n\(rest)\n")
        let rules = read.schema.entities[0].fields.map { field in
            field.remarks.lazy.compactMap { if case .onDelete(let rule) = $0.fact { rule } else { nil } }
                .first
        }
        return (rules, read)
    }

    @Test(arguments: [
        "### Delete rules\n\n- `owner`: cascade\n- `boat`: nullify",
        "## Delete Action\n\n- `Trip.owner`: `deleteSelf`\n- `Trip.boat`: `.nullify`",
        "## Delete rules\n\n| Reference | Action |\n|---|---|\n| `owner` | cascade |\n| `boat` | set nil, nullify |",
    ])
    func `are their fields'`(text: String) throws {
        let (rules, read) = try Self.rules(text)
        #expect(rules == [.cascade, .nullify, nil])
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: [
        "## Delete rules\n\nAll references delete with action `deleteSelf`.",
        "Every reference uses the delete action `.deleteSelf`.",
    ])
    func `are of every reference`(text: String) throws {
        #expect(try Self.rules(text).0 == [.cascade, .cascade, nil])
    }

    @Test(arguments: [
        "## Delete rules\n\nNot all references delete with action `deleteSelf`.",
        "All references are loaded by the action `refresh`.",
    ])
    func `are none where nobody says so`(text: String) throws {
        #expect(try Self.rules(text).0 == [nil, nil, nil])
    }

    @Test(arguments: [
        "## Actions\n\n**Trip.owner → Person:**\n- Action: cascade delete\n- The trips go with the person",
        "## Actions\n\n`Trip.owner`\n\n- Cascade",
    ])
    func `below the path of a field are its own`(text: String) throws {
        #expect(try Self.rules(text).0 == [.cascade, nil, nil])
    }

    @Test(arguments: [
        "## Actions\n\n**Trip.owner → Person:**\n- Action: none that we know",
        "## Actions\n\n**Trip.hull → Boat:**\n- Action: cascade delete",
    ])
    func `below another line are none`(text: String) throws {
        #expect(try Self.rules(text).0 == [nil, nil, nil])
    }

    @Test func `of what is no field are listed`() throws {
        let (rules, read) = try Self.rules("### Delete rules\n\n- `harbour`: cascade")
        #expect(rules == [nil, nil, nil])
        #expect(read.unread.count == 1)
    }
}

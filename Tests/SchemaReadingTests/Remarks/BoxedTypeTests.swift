import SchemaReading
import Testing

/// What Objective-C's classes hold, and types of which a cell offers two.
@Suite struct `Boxed types` {
    private static func entities(_ type: String) throws -> [String] {
        try DeclaredText("## Boat Record Type\n\n| Field | Type |\n|---|---|\n| `name` | \(type) |\n")
            .entities
    }

    @Test(arguments: [
        ("`NSNumber` (Bool)", "Bool"), ("NSNumber (Int)", "Int"), ("NSNumber", "NSNumber"),
        ("`NSArray` ([String])", "[String]"), ("NSArray (Date)", "[Date]"), ("`NSSet` ([UUID])", "[UUID]"),
        ("Data ([String])", "Data"), ("`NSString?`", "NSString?"),
    ])
    func `hold what stands in the brackets`(cell: String, type: String) throws {
        #expect(try Self.entities(cell) == ["Boat: name \(type)"])
    }

    @Test(arguments: [
        ("`String?` / `TEXT`", "String?"), ("Int? / INTEGER", "Int?"), ("String / TEXT", "String"),
        ("BYTES/STRING", "BYTES"), ("Date/Time", "Date/Time"), ("Int64/Bool", "Int64"),
    ])
    func `the first of two counts`(cell: String, type: String) throws {
        #expect(try Self.entities(cell) == ["Boat: name \(type)"])
    }
}

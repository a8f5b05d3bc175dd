import SchemaReading
import Testing

/// A word before a colon in a heading may say that what stands behind it is no record type.
@Suite struct `A heading that begins with what something is` {
    private static func names(_ heading: String) throws -> [String] {
        try Reading(
            "# App\n\nSync with CloudKit.\n\n## Models\n\n### \(heading)\n\n| Field | Type |\n|---|---|\n| `a` | String |\n"
        ).names
    }

    @Test(arguments: [
        "Enum: TripKind", "Service: TripSync", "Screens: TripList", "Type Coercion Table", "Type Mapping",
        "Type Safety",
        "Type Mapping Table", "View: Trip",
    ])
    func `names no record type`(heading: String) throws {
        #expect(try Self.names(heading) == [])
    }

    @Test(arguments: [
        ("Trip: the journeys", "Trip"), ("Model: Trip", "Trip"), ("Type Trip", "Trip"),
        ("Typ Reise", "Reise"),
        ("类型 Trip", "Trip"), ("Private: Trip", "Trip"), ("Trip Type", "Trip"), ("Widget", "Widget"),
        ("Exercise (Library Model)", "Exercise"), ("Training (Workout Entity)", "Workout"),
        ("Service: what was done to the car", "Service"),
    ])
    func `may be a name all the same`(heading: String, name: String) throws {
        #expect(try Self.names(heading) == [name])
    }
}

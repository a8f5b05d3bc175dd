import SchemaModel
import TestSupport
import Testing

/// A zone's name that holds a place for something names no zone.
struct ZoneTests {
    private static func schema(zone: String, database: Database? = nil) -> Schema {
        Schema(
            name: "Zones",
            documents: [SchemaDocument(path: "Schema.md", database: database, zone: zone)],
            entities: [Entity(name: "Trip", kind: .cloudKit, span: SampleSchema.span)])
    }

    @Test(arguments: ["Main", "com.example.zone", "Zone-1", "Haushalt"])
    func aNameIsAZone(name: String) {
        let schema = Self.schema(zone: name)
        #expect(schema.zone(of: schema.entities[0]) == name)
        #expect(schema.zonePattern(of: schema.entities[0]) == nil)
    }

    @Test(arguments: [
        "child-{UUID}", "family-<id>", "trip_[id]", "${name}", "zone-\\(id)", "zone-%@", "zone-*",
    ])
    func aPatternIsNone(name: String) {
        let schema = Self.schema(zone: name)
        #expect(schema.zone(of: schema.entities[0]) == nil)
        #expect(schema.zonePattern(of: schema.entities[0]) == name)
    }

    @Test func thePublicDatabaseHasNoZones() {
        let schema = Self.schema(zone: "Main", database: .public)
        #expect(schema.zone(of: schema.entities[0]) == nil)
    }
}

import Diagnostics
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

    /// What one document says of all its records, it does not say of another document's.
    @Test func aRecordIsWhereItsDocumentSays() {
        let schema = Schema(
            name: "Zones",
            documents: [
                SchemaDocument(path: "Private.md", database: .private, zone: "Main", file: 0),
                SchemaDocument(path: "Public.md", database: .public, file: 1),
                SchemaDocument(path: "Silent.md", file: 2),
            ],
            entities: (0..<3).map {
                Entity(name: "Trip\($0)", kind: .cloudKit, span: SourceSpan(file: $0, lower: 0, upper: 1))
            })
        #expect(schema.entities.map { schema.database(of: $0) } == [.private, .public, nil])
        #expect(schema.entities.map { schema.zone(of: $0) } == ["Main", nil, "Main"])
    }

    @Test func thePublicDatabaseHasNoZones() {
        let schema = Self.schema(zone: "Main", database: .public)
        #expect(schema.zone(of: schema.entities[0]) == nil)
    }
}

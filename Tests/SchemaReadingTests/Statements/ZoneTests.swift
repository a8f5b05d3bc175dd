import SchemaDeclaration
import SchemaReading
import Testing

/// Record zones of the whole document and of some of its record types.
@Suite struct `Zones` {
    private static let types =
        "# CloudKit\n\n## Pier\n\n- `title`: String\n- `at`: Date/Time\n\n## Boat\n\n- `title`: String\n- `pier`: Reference\n\n"

    @Test(arguments: [
        ("in the custom zone \"TripZone\"", "TripZone"), ("**Zone:** `TripZone`", "TripZone"),
        ("Zone name: TripZone", "TripZone"),
        ("the `TripZone` zone and the `Root` record", "TripZone"),
        ("固定 `TripZone` zone 和 `Root` 根记录", "TripZone"),
        ("the `TripZone` zone", "TripZone"), ("the private `TripZone` record zone", "TripZone"),
        ("No record lives in the `TripZone` record zone", nil), ("each `TripZone` record zone", nil),
        ("For example, the `TripZone` record zone", nil), ("Should it be the `TripZone` record zone?", nil),
        ("in der Custom Zone „TripZone“", "TripZone"),
        ("dans la zone « TripZone »", "TripZone"),
        ("**Zone name** (from code): `TripZone` — made when missing", "TripZone"),
        ("**Zone name** (no longer used): `TripZone`", nil), ("Zone name (e.g. for tests): `TripZone`", nil),
        ("Zone errors (from code): `zoneNotFound`", nil), ("Zone names (from code): `A`, `B`", nil),
        ("in the private custom zone\n**`TripZone`** (made at the first start)", "TripZone"),
        ("one record of each zone\n**`Trip`** is the root", nil),
        ("We use no custom zone\n**`TripZone`**.", nil),
        ("in the default zone\n**`title`** (queryable)", nil),
        ("share a zone\n**`Trip`** (name: String)", nil),
        ("in a zone of its own", nil),
        ("the default zone", nil), ("zone `default`", nil), ("**Zone:** the child's private zone", nil),
        ("`CKRecordZone` zone", nil),
    ])
    func `have names`(text: String, zone: String?) throws {
        #expect(try Reading(text).schema.zone?.value == zone)
    }

    @Test func `hold what a table says`() throws {
        let read = try Reading(
            Self.types
                + "## Zones\n\n| Zone | Contents |\n|---|---|\n| `PierZone` | Pier (mirrored) |\n| `BoatZone` | `Boat` records |\n"
        )
        #expect(read.schema.entities.map(\.zone?.value) == ["PierZone", "BoatZone"])
    }

    @Test func `say in a heading by their names what they are`() throws {
        let fields = "| Field | Type |\n|---|---|\n| `a` | String |\n\n"
        let read = try Reading(
            "# CloudKit\n\n### Boat (Private DB, BoatZone)\n\n\(fields)### Pier (BoatZone)\n\n\(fields)")
        #expect(read.schema.entities.map(\.zone?.value) == ["BoatZone", nil])
    }

    @Test func `are those that a record lives in`() throws {
        let document = Self.types + "The record lives in the private custom zone `BoatZone`.\n"
        let read = try Reading(document)
        #expect(read.schema.entities.map(\.zone?.value) == [nil, "BoatZone"])
        let moved = try Reading(Self.types + "The record is not in the zone `OldZone`.\n")
        #expect(moved.schema.entities.map(\.zone?.value) == [nil, nil])
    }
}

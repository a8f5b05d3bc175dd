import SchemaDeclaration
import SchemaReading
import Testing

/// Fields that are said once for all record types.
@Suite("Common fields")
struct CommonFieldsTests {
    private static let types = """

        ### Tide

        | Field | Type |
        |---|---|
        | `height` | Double |

        ### Buoy

        | Field | Type |
        |---|---|
        | `label` | String |

        """

    private static let common = """

        | Field | Type |
        |---|---|
        | `changedAt` | Date/Time |
        | `isGone` | Int64 |

        """

    @Test(arguments: ["All types other than `Buoy`:", "Every type but `Buoy`:", "All types except `Buoy`:"])
    func ofAllButOne(lead: String) throws {
        let list = "\n\n- `changedAt`: Date/Time\n- `isGone`: Int64\n"
        let read = try Reading("# CloudKit schema\n\n## Record types\n\n" + Self.types + "\n" + lead + list)
        #expect(
            read.entities == [
                "Tide: height Double", "Tide: changedAt Date/Time, isGone Int64",
                "Buoy: label String",
            ])
    }

    @Test(
        "Of every type, wherever they stand",
        arguments: [
            "### Common fields\n", "### Fields shared by all record types\n", "### Gemeinsame Felder\n",
            "### General\n\nEach record type has these fields:\n", "### 共通フィールド\n",
        ])
    func ofAll(lead: String) throws {
        for document in [lead + Self.common + Self.types, Self.types + "\n" + lead + Self.common] {
            let read = try Reading("# CloudKit schema\n\n## Record types\n\n" + document)
            #expect(
                read.entities.sorted() == [
                    "Buoy: changedAt Date/Time, isGone Int64", "Buoy: label String",
                    "Tide: changedAt Date/Time, isGone Int64", "Tide: height Double",
                ], "\(document)")
        }
    }

    @Test("Of every type but those that the line excepts")
    func exceptions() throws {
        let lead = "### Common fields\n\nEvery record type (except Buoy) includes:\n"
        let read = try Reading("# CloudKit schema\n\n" + lead + Self.common + Self.types)
        #expect(read.names.filter { $0 == "Buoy" }.count == 1)
        #expect(read.names.filter { $0 == "Tide" }.count == 2)
    }

    @Test(
        "In a sentence",
        arguments: [
            ("Every record has `changedAt` (Date/Time) and `isGone` (Int64).", ["changedAt", "isGone"], 2),
            ("- Each record type includes `changedAt` (Date/Time).", ["changedAt"], 2),
            ("All record types except Buoy have `changedAt` (Date/Time).", ["changedAt"], 1),
            ("Every record has no `changedAt` (Date/Time).", [], 0),
            ("Not every record has `changedAt` (Date/Time).", [], 0),
            ("Every record used to have `changedAt` (Date/Time).", [], 0),
            ("If every record has `changedAt` (Date/Time), sync is easy.", [], 0),
            ("Every record has `changedAt`.", [], 0), ("Every screen has `title` (String).", [], 0),
        ])
    func sentence(line: String, fields: [String], count: Int) throws {
        let read = try Reading("# CloudKit schema\n\n## Conventions\n\n\(line)\n" + Self.types)
        let common = read.schema.entities.filter {
            !["height", "label"].contains($0.fields.first?.name.value)
        }
        #expect(common.map { $0.fields.map(\.name.value) } == Array(repeating: fields, count: count))
    }

    @Test(
        "Names alone, where a schema is described",
        arguments: [
            ("All records share these fields: `id`, `source`.", ["id", "source"]),
            ("All records have the same fields: `id`, `source` and `zone`", ["id", "source", "zone"]),
            ("Every record also has `changedAt` and `isGone`.", ["changedAt", "isGone"]),
            (
                "Every record has `id`, `source`. Every record also has `isGone`, `zone`.",
                ["id", "source", "isGone", "zone"]
            ),
        ])
    func shared(line: String, fields: [String]) throws {
        let read = try Reading("# CloudKit schema\n\n## Data model\n\n\(line)\n" + Self.types)
        let common = read.schema.entities.filter {
            ["id", "changedAt"].contains($0.fields.first?.name.value)
        }
        #expect(common.map { $0.fields.map(\.name.value) } == [fields, fields])
        #expect(!read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(
        "What is not read of a sentence about all is told",
        arguments: [
            ("All records share these fields: `id` (where synced), `source`.", 1),
            ("All records share these fields: `id`, and the `source`.", 1),
            ("All records share these local fields: `id`, `source`.", 1),
            ("All records have a status field: `open`, `done`.", 1),
            ("All records share these fields: `id`, `source`. They are no longer used.", 1),
            ("All records share these fields: `id` (String), `source`.", 1),
            ("Every record has `id` and `source`, but only in the private database.", 0),
            ("Every record has `id` and `source`, if it is shared.", 0),
            ("Every record has `save` and `delete` methods.", 0),
            ("All records share these fields: `id`, `source`?", 0),
            ("Every record has no `id` and `source`.", 0),
            ("Every record has `height` and `label` indexes.", 0),
            ("If every record has `id` and `source`, sync is easy.", 0),
        ])
    func sharedUnread(line: String, count: Int) throws {
        let read = try Reading("# CloudKit schema\n\n## Data model\n\n\(line)\n" + Self.types)
        let isTyped = line.contains("(String)")
        #expect(read.names.count == (isTyped ? 4 : 2))
        #expect(read.findings.count { $0.hasSuffix("fields.unread") } == count)
    }

    @Test("As a list")
    func list() throws {
        let lead = "### Common fields\n\n- `changedAt`: Date/Time\n- `isGone`: Int64\n"
        let read = try Reading("# CloudKit schema\n\n" + Self.types + lead)
        #expect(read.names.sorted() == ["Buoy", "Buoy", "Tide", "Tide"])
    }

    @Test("Without any type they are listed")
    func alone() throws {
        let read = try DeclaredText("# CloudKit schema\n\n### Common fields\n" + Self.common)
        #expect(read.entities.isEmpty)
        #expect(read.unread == ["table at 5:1"])
    }

    @Test("An overview tells what a type has besides")
    func extra() throws {
        let overview = """
            # CloudKit schema

            | Record type | Extra field beyond the shared ones |
            |---|---|
            | `Tide` | — |
            | `Buoy` | `chart` (Asset) |
            | `Lamp` | none |

            ### Fields shared by all types

            """
        let read = try Reading(overview + Self.common)
        #expect(read.names.filter { $0 == "Lamp" }.count == 1)
        #expect(read.entities.contains("Buoy: changedAt Date/Time, isGone Int64, chart Asset"))
    }
}

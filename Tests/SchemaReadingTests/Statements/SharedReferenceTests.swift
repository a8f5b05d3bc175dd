import SchemaReading
import Testing

/// "All records refer to a `Trip`": the fields that are named after it hold the reference.
@Suite struct `A reference of all records` {
    private static func read(_ sentence: String) throws -> [String] {
        try DeclaredText(
            "# Sync\n\nCloudKit record types:\n\n| Record type | Fields |\n|---|---|\n"
                + "| `Trip` | name, start |\n| `Stop` | place, tripRef |\n| `Photo` | file, boatRef |\n\n\(sentence)\n"
        ).entities
    }

    private static let others = "Photo: file, boatRef"

    @Test(arguments: [
        "All records are attached to a Trip by a `CKRecord.Reference` (cascade).",
        "Every record holds a reference to its `Trip`.",
        "Alle Datensätze hängen mit einer `CKRecord.Reference` an einem `Trip`.",
        "Tous les records sont liés via `CKRecord.Reference` à un Trip.",
    ])
    func `is that of the fields named after its target`(sentence: String) throws {
        #expect(try Self.read(sentence) == ["Trip: name, start", "Stop: place, tripRef ->Trip", Self.others])
    }

    @Test(arguments: [
        "Not all records are attached to a `Trip` by a reference.",
        "All records could be attached to a `Trip` by a reference.",
        "All records were attached to a `Trip` by a reference before 2.0.",
        "All records except `Photo` hold a reference to their `Trip`.",
        "All records of `Trip` hold a reference to the zone.",
        "All records hold a reference to a `Trip` or a `Photo`.",
        "Some records hold a reference to a `Trip`.",
    ])
    func `is none of them where the sentence does not say so of all`(sentence: String) throws {
        #expect(try Self.read(sentence) == ["Trip: name, start", "Stop: place, tripRef", Self.others])
    }
}

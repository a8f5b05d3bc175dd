import Testing

/// Records as CloudKit's web services write them, in JSON or JavaScript.
@Suite("Records of CloudKit's web services")
struct ShownRecordTests {
    private static func document(_ heading: String, _ language: String, _ code: String) -> String {
        "# CloudKit data\n\n### \(heading)\n\n```\(language)\n\(code)\n```\n"
    }

    private static let boat = """
        {
          recordType: 'Boat',
          fields: {
            name: { value: 'Ida // II' }, // on the bow
            masts: { value: 2 },
            isSold: { value: false },
            photo: { value: { downloadURL: 'https://example.org' } },
            harbour: { value: { recordName: 'h1' }, type: 'REFERENCE' },
            // ... more
          }
        }
        """

    @Test("Below a heading that names the type they declare its fields, typed where the value tells")
    func declared() throws {
        let reading = try Reading(Self.document("Boat Record", "javascript", Self.boat))
        #expect(
            reading.entities == [
                "Boat: name, masts INT64, isSold Boolean, photo ASSET, harbour REFERENCE"
            ])
        #expect(reading.unread == [])
    }

    @Test("So does JSON")
    func json() throws {
        let code = #"{ "recordType": "Boat", "fields": { "name": { "value": "Ida" } } }"#
        #expect(try Reading(Self.document("Boat", "json", code)).entities == ["Boat: name"])
    }

    @Test("Below another heading they are listed as not read")
    func elsewhere() throws {
        let reading = try Reading(Self.document("Saving", "javascript", Self.boat))
        #expect(reading.names == [])
        #expect(reading.unread == ["5:1 code"])
    }

    @Test("A query and a call show no record")
    func query() throws {
        let code = "{ recordType: 'Boat', filterBy: [{ fieldName: 'name' }] }"
        #expect(try Reading(Self.document("Boat", "javascript", code)).names == [])
        #expect(
            try Reading(Self.document("Boat", "js", "save({ recordType: 'Boat', fields: {} })")).names == [])
    }
}

import SchemaDeclaration
import SchemaReading
import Testing

/// What only the device keeps is a fact of the schema, wherever the document says it.
@Suite struct DeviceOnlyTests {
    private static func document(heading: String, sentence: String = "") -> String {
        """
        # CloudKit schema

        ## \(heading)

        ### Draft

        \(sentence)

        | Field | Type |
        | --- | --- |
        | title | String |
        | token | String |

        ## Record types

        ### Trip

        | Field | Type |
        | --- | --- |
        | title | String |
        """
    }

    @Test(arguments: [
        "Core Data: the cache on the device", "Local only", "Never synced", "Kept on the device only",
        "Nur auf dem Gerät", "Nicht synchronisiert", "Cache local", "Solo en el dispositivo",
    ])
    func aHeadingSaysItOfWhatStandsBelow(heading: String) throws {
        let schema = try Reading(Self.document(heading: heading)).schema
        #expect(schema.entities.map(\.name.value) == ["Draft", "Trip"])
        #expect(schema.entities.map { $0.deviceOnly != nil } == [true, false])
    }

    @Test(arguments: [
        "These records are never synced to CloudKit.", "Local only.", "Only on this device.",
        "It is not synchronised.",
    ])
    func aSentenceSaysItOfItsEntity(sentence: String) throws {
        let schema = try Reading(Self.document(heading: "Entities", sentence: sentence)).schema
        #expect(schema.entities.map { $0.deviceOnly != nil } == [true, false])
    }

    @Test(arguments: [
        "Synced to all devices.", "The field `token` is never synced.",
        "Cached on the device and synced by CloudKit.",
        "Local changes are uploaded.", "Not yet synced.", "Only the owner may read it.",
    ])
    func otherSentencesDoNot(sentence: String) throws {
        let schema = try Reading(Self.document(heading: "Entities", sentence: sentence)).schema
        #expect(schema.entities.map { $0.deviceOnly != nil } == [false, false])
    }

    private static func table(place: String) -> String {
        """
        # CloudKit schema

        | Record type | Database |
        | --- | --- |
        | `Trip` | private |
        | `DeviceState` | \(place) |

        ## Trip

        - title: String

        ## DeviceState

        - title: String
        """
    }

    @Test(arguments: ["local only", "local", "none (local only)", "device only", "not synced", "nur lokal"])
    func aTableOfDatabasesSaysIt(place: String) throws {
        let schema = try Reading(Self.table(place: place)).schema
        #expect(schema.entities.map { $0.deviceOnly != nil } == [false, true])
    }

    @Test(arguments: ["private", "iCloud", "–"])
    func aTableOfDatabasesThatNamesAnotherPlaceDoesNot(place: String) throws {
        let reading = try DeclaredText(Self.table(place: place))
        #expect(reading.schema.entities.allSatisfy { $0.deviceOnly == nil })
        #expect(reading.findings == [])
    }

    @Test func aTableOfDatabasesMayDenyIt() throws {
        let schema = try Reading(Self.table(place: "not local")).schema
        #expect(schema.entities.allSatisfy { $0.deviceOnly == nil })
    }

    @Test func aPlaceThatNobodyKnowsIsTold() throws {
        #expect(try DeclaredText(Self.table(place: "secret")).findings == ["database.unread at 6:19"])
    }
}

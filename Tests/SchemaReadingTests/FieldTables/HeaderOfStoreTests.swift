import Testing

/// Headers that name CloudKit beside what the column holds, and columns of the main fields.
@Suite("Headers that name the store")
struct HeaderOfStoreTests {
    @Test(
        "A mapping with a row a record type",
        arguments: [
            "SwiftData @Model | recordType CK | Champs CK", "Modell | Record type | CloudKit Felder",
            "Model | CloudKit record type | CK fields",
        ])
    func mapping(header: String) throws {
        let reading = try Reading(
            """
            # Sync

            The models go to CloudKit.

            ## Mapping

            | \(header) |
            |---|---|---|
            | BoatModel | `Boat` | name, builtAt?, plan (JSON) |
            | TripModel | `Trip` | day, boatRef |
            """)
        #expect(reading.entities == ["Boat: name, builtAt, plan JSON", "Trip: day, boatRef"])
    }

    @Test(
        "A column of the main fields, in several languages",
        arguments: [
            "Entidad | Campos esenciales", "Entidad | Campos principales", "Entity | Essential fields",
            "Entité | Champs principaux", "Entità | Campi chiave",
        ])
    func keyFields(header: String) throws {
        let reading = try Reading(
            "# Model\n\n| \(header) |\n|---|---|\n| `boats` | id, name, built_at |\n| `trips` | id, boat_id |\n"
        )
        #expect(reading.entities == ["boats: id, name, built_at", "trips: id, boat_id"])
    }

    @Test(
        "Where one column has the app's names and another CloudKit's, the fields are CloudKit's",
        arguments: ["SwiftData property | CloudKit field | Type", "Type | Property | CloudKit field"])
    func namesOfCloudKit(header: String) throws {
        let cells = header.hasPrefix("Type") ? "String | `id` | `CD_id`" : "`id` | `CD_id` | String"
        let read = try Reading("# CloudKit\n\n### `CD_Boat`\n\n| \(header) |\n|---|---|---|\n| \(cells) |\n")
        #expect(read.entities == ["CD_Boat: CD_id String"])
    }

    @Test(
        "The app's names stay where the other column has none, or the type is the app's",
        arguments: [("CD_Boat", "yes"), ("CD_Boat", "same"), ("CD_Boat", "—"), ("Boat", "`CD_id`")])
    func namesOfApp(heading: String, cell: String) throws {
        let read = try Reading(
            "# CloudKit\n\n### `\(heading)`\n\n| Property | CloudKit field | Type |\n|---|---|---|\n"
                + "| `id` | \(cell) | String |\n| `at` | \(cell) | Date |\n")
        #expect(read.entities == ["\(heading): id String, at Date"])
    }

    @Test("A document of calls whose table has types of a store's own")
    func typesOfStore() throws {
        func document(_ type: String) -> String {
            """
            # Boats

            ## API Endpoints

            | Method | URL |
            |---|---|
            | GET | `/api/boats/` |

            ## Models

            ### Boat

            | Field | Type |
            |---|---|
            | `name` | \(type) |
            """
        }
        #expect(try Reading(document("CharField")).entities == ["Boat: name CharField"])
        #expect(try Reading(document("string")).names == [])
    }
}

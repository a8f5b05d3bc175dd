import SchemaModel
import Testing

/// References between databases.
@Suite struct DatabaseTests {
    private func resolve(_ card: String, _ product: String) -> Resolved {
        Resolved(
            """
            # CloudKit schema

            ## Card\(card)

            | Field | Type |
            | --- | --- |
            | 1️⃣`product` | Reference<Product> |

            ## Product\(product)

            | Field | Type |
            | --- | --- |
            | name | String |
            """)
    }

    private func places(_ sentence: String) -> Resolved {
        Resolved(
            """
            # CloudKit record types

            Everything lives in the private database in the custom zone `Apiary`.

            ## Hive

            \(sentence)

            | Field | Type |
            | --- | --- |
            | `name` | String (optional) |

            ## Box

            | Field | Type |
            | --- | --- |
            | `name` | String (optional) |
            """)
    }

    /// What the owner keeps in the private database others see in their shared one.
    @Test(arguments: [("Private", nil), ("Public", Database.shared)])
    func sharedDatabaseOfThoseWhoAccept(database: String, box: Database?) throws {
        let schema = Resolved(
            """
            # CloudKit record types

            **Database:** \(database)

            ## Hive

            | Field | Type |
            | --- | --- |
            | `name` | String (optional) |

            ## Box

            | Field | Type |
            | --- | --- |
            | `name` | String (optional) |

            ## Sharing

            1. `Box` is now in the shared database
            """
        ).schema
        #expect(schema.entity(named: "Box")?.database == box)
    }

    /// A sentence about one record type says nothing of the others.
    @Test(arguments: [
        ("Box is in the public database.", nil, Database.public),
        (
            "Everything is in the private database, apart from Box, which is in the public database.",
            .private, .public
        ),
        ("All records (Hive, Box) are in the public database.", Database.public, .public),
        ("To test, query `Box` in the public database.", .public, .public),
    ])
    func sentencesNameThePlaceOfOne(sentence: String, hive: Database?, box: Database?) throws {
        let schema = Resolved(
            """
            # CloudKit record types

            \(sentence)

            ## Hive

            - `name`: String, required

            ## Box

            - `name`: String, required
            """
        ).schema
        #expect(schema.entities.map { schema.database(of: $0) } == [hive, box])
    }

    /// What one document says of its database and zone says nothing of another's record types.
    @Test(arguments: [
        ("Record types in the public database, default zone.", Database.public),
        ("Record types in the private database, in the default zone.", .private),
    ])
    func documentsSpeakForThemselves(sentence: String, database: Database) throws {
        let resolved = Resolved(
            """
            # CloudKit record types

            Records live in the private database, in the custom zone `Apiary`.

            ## Hive

            - `at` (Timestamp, required)
            """,
            """
            # Catalogue

            \(sentence)

            ## Plant

            - `name` (String, required)
            """)
        let hive = try #require(resolved.schema.entity(named: "Hive"))
        let plant = try #require(resolved.schema.entity(named: "Plant"))
        #expect(resolved.schema.zone(of: hive) == "Apiary")
        #expect(resolved.schema.zone(of: plant) == nil)
        #expect(resolved.schema.database(of: hive) == .private)
        #expect(resolved.schema.database(of: plant) == database)
    }

    /// The default zone is one as well, for a record type of a document that has another.
    @Test(arguments: [
        "Zone: default.", "Zone: `_defaultZone`", "Records live in the default zone.",
        "Kept in the default zone of the private database.",
        "They live in the private database in the default zone and are never shared.",
    ])
    func theDefaultZoneIsNotTheDocuments(sentence: String) {
        let schema = places(sentence).schema
        #expect(schema.entities.map(\.zone) == ["_defaultZone", nil])
        #expect(schema.entities.map { schema.zone(of: $0) } == [nil, "Apiary"])
    }

    @Test(arguments: ["Not in the default zone.", "It has a name.", "If it is in the default zone, move it."])
    func otherSentencesNameNoZone(sentence: String) {
        #expect(places(sentence).schema.entities.map(\.zone) == [nil, nil])
    }

    @Test func anotherDatabaseInASentenceIsReadOrTold() {
        let stated = places("Public database.")
        #expect(stated.schema.entities.map(\.database) == [.public, nil])
        #expect(stated.count("database.unread") == 0)
        for sentence in ["Lives in the **public** database.", "A server copies it to the public database."] {
            let told = places(sentence)
            #expect(told.schema.entities.map(\.database) == [nil, nil])
            #expect(told.count("database.unread") == 1, "\(sentence)")
        }
        #expect(places("Private database.").count("database.unread") == 0)
    }

    @Test(arguments: [
        (" (private database)", " (public database)"), (" (public database)", " (private database)"),
        (" (public database)", " (shared database)"),
    ])
    func noReferenceLeavesItsDatabase(card: String, product: String) throws {
        let resolved = resolve(card, product)
        #expect(resolved.isAtMark(try resolved.diagnostic("reference.database")))
    }

    @Test(arguments: [
        ("", " (public database)"), (" (private database)", ""), (" (public database)", " (public database)"),
        (" (private database)", " (shared database)"), ("", ""),
    ])
    func whatIsNotStatedIsNotHeldAgainstIt(card: String, product: String) {
        #expect(resolve(card, product).count("reference.database") == 0)
    }

    private func document(_ place: String, _ name: String, _ row: String) -> String {
        """
        # CloudKit record types

        \(place)

        ## \(name)

        | Field | Type |
        | --- | --- |
        | `name` | String |
        \(row)
        """
    }

    /// Where a record type says nothing of its own, it is where its document's are.
    @Test(arguments: [
        ("All records are in the private database.", "All records are in the public database.", "database"),
        (
            "All records are in the private database, in the custom zone `Jars`.",
            "All records are in the private database, in the custom zone `Fruits`.", "zone"
        ),
    ])
    func noReferenceLeavesTheDatabaseOrZoneOfItsDocument(jars: String, fruits: String, id: String) throws {
        let row = "| 1️⃣`fruit` | Reference<Fruit> |"
        let resolved = Resolved(document(jars, "Jar", row), document(fruits, "Fruit", ""))
        #expect(resolved.isAtMark(try resolved.diagnostic("reference.\(id)")))
        let together = Resolved(document(jars, "Jar", row), document(jars, "Fruit", ""))
        #expect(together.count("reference.\(id)") == 0)
    }

    @Test func noReferenceLeavesTheZoneThatItsTypeNames() throws {
        let resolved = Resolved(
            document("All records are in the custom zone `Jars`.", "Jar", "")
                + """

                ## Note

                Zone: `Notes`

                | Field | Type |
                | --- | --- |
                | `text` | String |
                | 1️⃣`jar` | Reference<Jar> |
                """)
        #expect(resolved.isAtMark(try resolved.diagnostic("reference.zone")))
    }

    /// A local cache beside record types is nothing of CloudKit's.
    @Test func aTableBesideRecordTypesIsTheDevicesOwn() {
        let table =
            "\n\n## Search\n\n```sql\nCREATE TABLE Search (id TEXT PRIMARY KEY, word TEXT NOT NULL);\n```\n"
        let beside = Resolved(document("", "Jar", "") + table)
        #expect(beside.schema.entities.map(\.isLocal) == [false, true])
        #expect(beside.schema.entities.map(\.isCloudRecord) == [true, false])
        #expect(beside.count("table.local") == 1)
        let alone = Resolved("# Tables" + table)
        #expect(alone.schema.entities.map(\.isLocal) == [false])
        #expect(alone.count("table.local") == 0)
    }
}

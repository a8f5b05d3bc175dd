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
}

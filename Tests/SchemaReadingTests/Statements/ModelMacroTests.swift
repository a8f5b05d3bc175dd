import Testing

/// SwiftData's macros in sentences, items and headings.
@Suite("Macros in prose")
struct ModelMacroTests {
    private static func document(_ text: String) -> String {
        """
        # SwiftData model

        ## `Trip`

        | Field | Type |
        |---|---|
        | `start` | Date |
        | `owner` | String |

        \(text)
        """
    }

    @Test(
        "State indexes",
        arguments: [
            ("Indexes: `#Index(start, owner)`", ["queryable(start, owner)"]),
            ("### `#Index(owner)` on Trip\n\nFor a query.", ["queryable(owner)"]),
            ("## Indexes\n\n### `#Index(owner)` on `Trip`\n\nFor a query.", ["queryable(owner)"]),
            (
                "- `#Index<Trip>([\\.start], [\\.owner, \\.start])`",
                ["queryable(start)", "queryable(owner, start)"]
            ),
            ("`#Index(\\.start)` and `#Index(\\Trip.owner)`.", ["queryable(start)", "queryable(owner)"]),
        ])
    func indexes(text: String, indexes: [String]) throws {
        let read = try DeclaredText(Self.document(text))
        #expect(read.indexes == indexes)
        #expect(!read.findings.contains { $0.hasPrefix("index.unread") })
    }

    @Test("State keys")
    func keys() throws {
        #expect(
            try DeclaredText(Self.document("`#Unique(owner, start)` on `Trip`.")).keys == [
                "Trip(owner, start)"
            ])
        #expect(try DeclaredText(Self.document("- `#Unique<Trip>([\\.owner])`")).keys == ["Trip(owner)"])
    }

    @Test(
        "Are told where they are not alone, or of something else",
        arguments: [
            "Not needed: `#Index(start)`.", "Do we need `#Index(start)`?", "`#Index(place)`",
            "`#Index<Boat>([\\.start])`",
            "For example `#Index(start)`.", "`#Index(start + owner)`", "`#Index(start)` breaks the sync.",
            "Optional: `#Index(start)`", "- Planned: `#Index(start)`", "- `Boat`: `#Index(start)`",
            "- `#Index([\\Boat.start])`", "~~`#Index(start)`~~", "Missing indexes:\n\n- `#Index(start)`",
            "### Known issues\n\n- `#Index(start)`", "### Fix `#Index(start)`\n\nSoon.",
            "`#Index(start), #Index(owner)`",
        ])
    func refused(text: String) throws {
        let read = try DeclaredText(Self.document(text))
        #expect(read.indexes == [])
        #expect(read.findings.count { $0.hasPrefix("index.unread") } == 1, "\(read.findings)")
    }

    @Test("Are told as keys")
    func refusedKeys() throws {
        let read = try DeclaredText(Self.document("`#Unique(owner)` is forbidden."))
        #expect(read.keys == [])
        #expect(read.findings.count { $0.hasPrefix("key.unread") } == 1)
    }

    @Test("Say nothing where nothing is in brackets")
    func named() throws {
        for macro in ["#Index", "#Index(_:)", "#Index(...)", "#IndexOf(start)"] {
            let read = try DeclaredText(Self.document("The macro `\(macro)` needs iOS 18."))
            #expect(read.findings.allSatisfy { !$0.hasPrefix("index.unread") })
            #expect(read.indexes == [])
        }
    }
}

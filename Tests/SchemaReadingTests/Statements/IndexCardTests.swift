import SchemaReading
import Testing

/// Steps that name a field in one item and the kinds of its indexes in others.
@Suite struct `Indexes with an item for each kind` {
    private static func read(_ items: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Record Type: Trip\n\n- `title` (String)\n\n### Indexes to add\n\n1. Click \"Add Index\"\n\(items)\n"
        )
    }

    @Test func `are all read`() throws {
        let read = try Self.read("   - Field: `title`\n   - Check: ✅ QUERYABLE\n   - Check: ✅ SORTABLE")
        #expect(read.indexes == ["queryable(title)", "sortable(title)"])
        #expect(read.findings.filter { $0.hasPrefix("index") } == [])
    }

    @Test(arguments: [
        "   - Field: `title`\n   - Index Type: `QUERYABLE`\n   - Order: `DESCENDING`\n   - Click **Save**",
        "   - **Indexes** → **Add Basic Index**\n   - Field: `title`\n   - Kind: queryable",
    ])
    func `stand among other steps`(steps: String) throws {
        let read = try Self.read(steps)
        #expect(read.indexes == ["queryable(title)"])
        #expect(read.findings.filter { $0.hasPrefix("index") } == [])
    }

    @Test func `are none where the mark says no`() throws {
        let read = try Self.read("   - Field: `title`\n   - Check: ✅ QUERYABLE\n   - Check: ❌ SORTABLE")
        #expect(read.indexes == ["queryable(title)"])
    }

    @Test func `are told where the words are others`() throws {
        let read = try Self.read("   - Field: `title`\n   - Check: ✅ QUERYABLE\n   - Check: ✅ UPPERCASE")
        #expect(read.indexes == ["queryable(title)"])
        #expect(read.findings.contains { $0.hasPrefix("index.unread") })
    }
}

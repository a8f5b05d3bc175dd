import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Delete rules as arguments of Swift's, and inverses behind words.
@Suite struct `A relationship's note` {
    private func read(_ note: String) throws -> DeclaredField {
        let read = try Reading(
            "# Models (SwiftData)\n\n## `Trip`\n\n| Name | Type | Notes |\n|---|---|---|\n| `title` | `String` | |\n| `stops` | `[Stop]` | \(note) |\n"
        )
        return try #require(read.schema.entities.first?.fields.last)
    }

    @Test(arguments: [
        "`deleteRule: .cascade`", "deleteRule: .cascade", "Delete rule: .cascade", "`onDelete: .cascade`",
        "relationship, `deleteRule: .cascade`, inverse `Stop.trip`",
    ])
    func `has a rule in back-ticks or not`(note: String) throws {
        #expect(try read(note).remarks.contains { $0.fact == .onDelete(.cascade) })
    }

    @Test(arguments: ["Inverse von `trip`", "inverse of `trip`", "inverse: `trip`", "inverse trip"])
    func `has an inverse behind a word`(note: String) throws {
        #expect(try read(note).remarks.contains { $0.fact == .inverse("trip") })
    }

    @Test(arguments: [
        "Inverse der Beziehung", "inverse of the other side", "inverse de l'autre", "inverse not needed",
        "inverse to `trip` in the view", "The inverses are specified on the other side",
    ])
    func `has none of words alone`(note: String) throws {
        let names = try read(note).remarks.compactMap { remark in
            if case .inverse(let name) = remark.fact { name } else { nil }
        }
        #expect(Set(names).isSubset(of: [""]))
    }
}

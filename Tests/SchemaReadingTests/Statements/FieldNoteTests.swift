import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What sentences say of fields as notes beside them say it.
@Suite struct `Notes of fields in sentences` {
    private static let head = """
        # CloudKit record types

        ## Kiln

        | Field | Type |
        |---|---|
        | `level` | Int64 |
        | `shelf` | String |


        """

    /// The facts of `level` and of `shelf` that no table gives.
    private static func facts(_ rest: String) throws -> [[Remark.Fact]] {
        let entity = try #require(DeclaredText(head + rest).schema.entities.first)
        return entity.fields.map { $0.remarks.map(\.fact) }
    }

    @Test(arguments: [
        "`level` is local only.", "`level` is not synced.", "`level` is never synced.",
        "Local only: `level`.", "The `level` field is not synced.", "`Kiln.level` stays on the device only.",
        "- `level` is local only.", "`level` wird nicht synchronisiert.", "`level`: nicht synchronisiert",
        "It is warm. `level` is local only. So it is.",
    ])
    func `a field that only the device keeps`(sentence: String) throws {
        #expect(try Self.facts(sentence) == [[.deviceOnly], []])
    }

    @Test func `several fields`() throws {
        #expect(try Self.facts("`level` and `shelf` are not synced.") == [[.deviceOnly], [.deviceOnly]])
        #expect(try Self.facts("Local only: `level`, `shelf`.") == [[.deviceOnly], [.deviceOnly]])
    }

    @Test(arguments: [
        "`level` is computed and never stored.", "Computed: `level`.", "`level` is planned for 2.0.",
        "`level` is not deployed yet.", "Planned: `level`.", "**Planned.** `level`.", "Future: `level`.",
        "`level` is planned.", "**Planned fields:** `level`.", "Geplant: `level`.",
    ])
    func `a field that no record has`(sentence: String) throws {
        #expect(try Self.facts(sentence) == [[.notStored], []])
    }

    @Test(arguments: [
        "`level` was renamed from `height`.", "`level` was called `height` before 2.0.",
        "`Kiln.level` was known as `height` until 2.0.", "`level`: formerly `height`.",
    ])
    func `a field that had another name`(sentence: String) throws {
        #expect(try Self.facts(sentence) == [[.originalName("height")], []])
    }

    @Test(arguments: ["`level` is deprecated.", "`level` is deprecated since 2.0.", "Deprecated: `level`."])
    func `a field that is retired`(sentence: String) throws {
        guard case .retired? = try Self.facts(sentence)[0].first else {
            Issue.record("nothing retires it")
            return
        }
    }

    @Test(arguments: [
        "Is `level` local only?", "If `level` is local only, skip it.",
        "`level` is local only if signed out.",
        "`level` is not local only.", "`level` was local only.", "`level` is not synced when offline.",
        "`level` and its history are never synced.", "`level` and `other` are never synced.",
        "`level` is never synced by the old app.", "`level` is not deprecated.",
        "## Example\n\n`level` is local only.",
    ])
    func `what is asked, denied or tied to a condition says nothing`(sentence: String) throws {
        #expect(try Self.facts(sentence) == [[], []])
    }
}

import Diagnostics
import GeneratorPipeline
import SchemaComparison
import SchemaModel
import Testing

/// What may go wrong between versions of the app though both readings are sound: documents that differ in one line.
struct RiskTests {
    private func document(_ line: String, _ rights: String) -> String {
        """
        # CloudKit schema

        Everything is in the public database.

        ## Kiln

        | Field | Type | Required | Default | On delete | Notes |
        | --- | --- | --- | --- | --- | --- |
        | `name` | String | Yes | | | |
        \(line)

        Security roles: \(rights)

        """
    }

    private func report(_ old: String, _ new: String) -> ComparisonReport {
        var pipeline = GeneratorPipeline()
        let revisions = [("Old.md", old), ("New.md", new)].map { path, text in
            let reading = pipeline.read([InputDocument(path: path, bytes: Array(text.utf8))], as: path)
            return GeneratorPipeline.revision(of: reading.schema, named: path)
        }
        return ComparisonReport(from: revisions[0], to: revisions[1], levels: [.cloudkit])
    }

    private func risks(_ report: ComparisonReport) -> [String] {
        report.entries.flatMap(\.consequences).filter { $0.verdict == .risks }.map(\.message)
    }

    private static let rights = "`_world` read, `_creator` write"

    @Test(arguments: [
        (
            "| `kind` | String | Yes | `electric` | | |", "| `kind` | String | Yes | `gas` | | |",
            "a record without it means another value to older versions of the app"
        ),
        (
            "| `kind` | String | Yes | `electric` | | |", "| `kind` | String | Yes | | | |",
            "there may be records without it, which the app can no longer read"
        ),
        (
            "| `twin` | Reference → Kiln | No | | nullify | |",
            "| `twin` | Reference → Kiln | No | | cascade | |",
            "newer versions of the app delete records that older ones keep"
        ),
        (
            "| `twin` | Reference → Kiln | No | | cascade | |",
            "| `twin` | Reference → Kiln | No | | nullify | |",
            "older versions of the app delete records that newer ones keep"
        ),
        (
            "| `bags` | Int64 | Yes | 0 | | Merge: the larger value wins |",
            "| `bags` | Int64 | Yes | 0 | | |",
            "older versions of the app merge it in another way"
        ),
    ])
    func aFieldMeansSomethingElse(old: String, new: String, risk: String) {
        let found = report(document(old, Self.rights), document(new, Self.rights))
        #expect(risks(found).contains(risk), "\(risks(found))")
    }

    @Test func whatStaysAsItIsIsNoRisk() {
        for (old, new) in [
            ("| `kind` | String | Yes | | | |", "| `kind` | String | Yes | `gas` | | |"),
            (
                "| `twin` | Reference → Kiln | No | | | |", "| `twin` | Reference → Kiln | No | | nullify | |"
            ),
        ] {
            #expect(risks(report(document(old, Self.rights), document(new, Self.rights))).isEmpty)
        }
    }

    @Test func rightsThatWidenOpenRecords() {
        let closed = document("", Self.rights)
        let opened = report(closed, document("", "`_world` read and write, `_creator` write"))
        #expect(
            risks(opened) == [
                "everyone with the role '_world' may now write, in older versions of the app as well"
            ])
        let narrowed = report(document("", "`_world` read and write, `_creator` write"), closed)
        #expect(
            risks(narrowed) == [
                "older versions of the app may rely on what '_world' may no longer do: write"
            ])
        let ofCreator = report(closed, document("", "`_world` read, `_creator` read and write"))
        #expect(risks(ofCreator).isEmpty)
    }

    /// Production keeps the old key, under whatever name the documents have it.
    @Test func aKeyThatMovesIsNoRetiredField() throws {
        let found = report(
            document("| `costCents` | Int64 | No | | | |", Self.rights),
            document("| `costcents` | Int64 | No | | | |", Self.rights))
        let consequences = found.entries.flatMap(\.consequences)
        #expect(consequences.contains { $0.message == "production has it as 'costCents' for ever" })
        #expect(consequences.allSatisfy { $0.remedy?.contains("retired") != true })
    }
}

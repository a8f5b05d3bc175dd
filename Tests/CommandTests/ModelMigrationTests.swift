import Foundation
import TestSupport
import Testing

/// `gen migrate --dialect coredata`: the older version beside the current one, and what Core Data does not infer.
struct ModelMigrationTests {
    private static let old = """
        # SwiftData models, synchronised with CloudKit

        ## Duty model

        | Property | Type | Notes |
        | --- | --- | --- |
        | `title` | String | |
        | `rank` | Int | |
        | `size` | String | |

        """

    private static let new = """
        # SwiftData models, synchronised with CloudKit

        ## Task model (formerly `Duty`)

        | Property | Type | Notes |
        | --- | --- | --- |
        | `name` | String | Formerly `title` |
        | `rank` | String | |
        | `due` | Date? | |

        """

    private func migrate(_ project: Project, _ arguments: String...) throws -> Command.Outcome {
        try project.gen(
            ["migrate", "--from", "Old.md", "--to", "New.md", "--dialect", "coredata"] + arguments)
    }

    @Test func whatChangesIsTold() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let outcome = try migrate(project)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(
                outcome.output == """
                    From Old.md to New.md: more than a lightweight migration does.

                    - renames the entity 'Duty' to 'Task'
                    - adds 'Task.due'
                    - renames 'Task.title' to 'name'
                    - 'Task.rank' changes from Integer 64 to String, which no lightweight migration does
                    - removes 'Task.size', with its values

                    """)
            #expect(
                outcome.errors.contains(
                    "New.md:8:3: warning: 'Task.rank' changes from Integer 64 to String, which no lightweight migration does: "
                        + "Core Data converts no values between types [migration.inference]"))
            #expect(outcome.errors.contains("'Task' becomes the record type 'CD_Task'"))
            #expect(outcome.errors.contains("'Task.name' becomes the key 'CD_name'"))
            #expect(outcome.errors.contains("'Task.size' goes, with all its values [migration.drops]"))
            let same = try project.gen(
                "migrate", "--from", "Old.md", "--to", "Old.md", "--dialect", "coredata")
            #expect(same.output == "nothing to migrate\n")
        }
    }

    @Test func aNewBundleHasBothVersions() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let outcome = try migrate(project, "--output", "App.xcdatamodeld")
            #expect(outcome.status == 0, "\(outcome.errors)")
            let older = try entity(in: project.text("App.xcdatamodeld/App 1.xcdatamodel/contents"))
            #expect(older["name"] == "Duty")
            #expect(older["elementID"] == nil)
            let newer = try project.text("App.xcdatamodeld/App.xcdatamodel/contents")
            #expect(try entity(in: newer)["elementID"] == "Duty")
            #expect(
                newer.contains(
                    "name=\"name\" attributeType=\"String\" defaultValueString=\"\" elementID=\"title\""))
            let current = try project.text("App.xcdatamodeld/.xccurrentversion")
            #expect(current.contains("<string>App.xcdatamodel</string>"))
        }
    }

    /// What `gen generate` keeps up to date stays as it is.
    @Test func aBundleThatIsThereTakesTheOlderVersion() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let bundle = "App.xcdatamodeld"
            #expect(
                try project.gen("generate", "New.md", "--target", "coredata", "--output", bundle).status == 0)
            let files = [".xccurrentversion", "App.xcdatamodel/contents"].map { "\(bundle)/\($0)" }
            let before = try files.map(project.text)
            for number in 1...2 {
                let outcome = try migrate(project, "--output", bundle)
                #expect(outcome.output == "created \(bundle)/App \(number).xcdatamodel/contents\n")
            }
            #expect(try files.map(project.text) == before)
            let usage = try migrate(project, "--output", "App.xml")
            #expect(usage.status == 64)
            #expect(usage.errors.contains("ends in '.xcdatamodeld'"))
        }
    }

    /// The attributes of the only entity, by an XML parser.
    private func entity(in text: String) throws -> [String: String] {
        let line = try #require(text.split(separator: "\n").first { $0.contains("<entity ") })
        let pairs = line.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
        return Dictionary(pairs) { first, _ in first }
    }
}

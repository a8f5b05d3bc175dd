import Foundation
import TestSupport
import Testing

/// `gen explain`: places, reasons, and lines that the targets really write.
struct ExplainTests {
    private static let document = """
        # Record types

        ## Deck

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `title` | String | Yes | What it is called. |
        | `isShared` | Int64 | Yes | |
        | `level` | Int64 | No | From 1 to 5. Default: 3 |
        | `mood` | String | No | "calm", "wild" |
        | `cover` | Asset | No | |
        | `rival` | Reference | No | References another `Deck`. |

        Unique key: `title`, `level`

        """

    private func lines(_ outcome: Command.Outcome) -> [Substring] {
        outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func everyFactHasItsPlaceAndItsReason() throws {
        try Project.run(["Schema.md": Self.document]) { project in
            let outcome = try project.gen("explain", "Schema.md", "Deck.isShared")
            #expect(outcome.status == 0)
            #expect(
                outcome.errors.hasPrefix("Schema.md:3:4: remark: 'title' and 'isShared' of 'Deck' begin"),
                "\(outcome.errors)")
            let expected = """
                Deck.isShared

                name: isShared
                  Schema.md:8:4: described here
                    8 | | `isShared` | Int64 | Yes | |
                      |    ^~~~~~~~

                type: bool, stored as INT64
                  Schema.md:8:16: written here
                    8 | | `isShared` | Int64 | Yes | |
                      |                ^~~~~
                  Schema.md:8:4: guessed: named 'isShared'
                    8 | | `isShared` | Int64 | Yes | |
                      |    ^~~~~~~~

                optional: no
                  Schema.md:8:24: written here
                    8 | | `isShared` | Int64 | Yes | |
                      |                        ^~~

                What the targets make of it
                  swift        public var isShared: Bool
                               read: isShared = try fields.read(.isShared)
                               stored: case .isShared: .init(\\.isShared)
                  swiftdata    public var isShared: Bool = false
                               init(…, isShared: Bool = false, …)
                  dedupe       a survivor takes the newest value of its twins
                  sqlite       isShared INTEGER NOT NULL
                               CONSTRAINT Deck_isShared_bool CHECK (isShared IN (0, 1))
                  postgresql   "isShared" boolean NOT NULL
                  json-schema  "isShared": { "type": "boolean" }, required
                  grdb         static let isShared = Column("isShared")
                               isShared = try fields.read(Columns.isShared)
                               try fields.write(Columns.isShared, isShared)
                  ckdb         isShared INT64
                  coredata     <attribute name="isShared" attributeType="Boolean" defaultValueString="NO" \
                usesScalarValueType="YES"/>
                  mermaid      bool isShared
                  spark        isShared BOOLEAN NOT NULL
                               VIEW Deck_missing

                """
            #expect(outcome.output == expected)
        }
    }

    @Test func theTargetsWriteWhatIsExplained() throws {
        try Project.run(["Schema.md": Self.document]) { project in
            for target in ["swift", "swiftdata", "sqlite", "postgresql", "json-schema", "ckdb"] {
                let generated = try project.gen(
                    "generate", "Schema.md", "--target", target, "--output", target)
                #expect(generated.status == 0, "\(generated.errors)")
            }
            let written = [
                "swift": try project.text("swift/Deck.swift"),
                "swiftdata": try project.text("swiftdata/Deck.swift"), "sqlite": try project.text("sqlite"),
                "postgresql": try project.text("postgresql"), "json-schema": try project.text("json-schema"),
                "ckdb": try project.text("ckdb"),
            ].mapValues(Self.oneSpaced)
            for field in ["title", "isShared", "level", "mood", "cover", "rival"] {
                let explained = lines(try project.gen("explain", "Schema.md", "Deck.\(field)"))
                var target = ""
                for line in explained.drop(while: { !$0.hasPrefix("What the targets") }).dropFirst()
                where !line.isEmpty {
                    if line.prefix(3) != "   " { target = String(line.dropFirst(2).prefix { $0 != " " }) }
                    guard let text = written[target], let words = Self.source(in: line.dropFirst(15)) else {
                        continue
                    }
                    #expect(text.contains(Self.oneSpaced(words)), "\(target): \(line)")
                }
            }
        }
    }

    /// What stands in a generated file as it is; nil for what is a summary.
    private static func source(in line: Substring) -> String? {
        if line.hasPrefix("init(") || line.hasPrefix("enum ") { return nil }
        var words = line
        for prefix in ["read: ", "stored: "] where words.hasPrefix(prefix) {
            words = words.dropFirst(prefix.count)
        }
        if words.hasSuffix(", required") { words = words.dropLast(", required".count) }
        // Long ones stand on several lines, and with their description.
        if words.hasPrefix("\"") && words.contains("\": {") {
            return words.split(separator: "{ ").last.map(String.init)
        }
        return String(words)
    }

    private static func oneSpaced(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    @Test func anEntityHasItsKeysAndFields() throws {
        try Project.run(["Schema.md": Self.document]) { project in
            let outcome = try project.gen("explain", "Schema.md", "Deck")
            #expect(outcome.status == 0)
            for line in [
                "Deck (cloudKit)", "unique: title, level",
                "  8     isShared  bool        guessed: named 'isShared'",
                "  swift        public struct Deck: CloudRecord",
                "  dedupe       records that share (title, level) are merged into one",
                "  sqlite       CREATE TABLE Deck",
                "               CREATE INDEX Deck_rival_idx ON Deck (rival)",
            ] {
                #expect(lines(outcome).contains(Substring(line)), "\(line)\n\(outcome.output)")
            }
            #expect(
                outcome.output.contains(
                    "  Schema.md:14:14: written here\n    14 | Unique key: `title`, `level`\n"))
        }
    }

    @Test func withoutANameAllFieldsAreListed() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try project.gen("explain", "Schema.md")
            #expect(outcome.status == 0)
            #expect(lines(outcome).first == "Deck (cloudKit) Schema.md:3:4")
            #expect(outcome.output.contains("\n\nCard (cloudKit) Schema.md:12:4\n"))
            #expect(outcome.output.contains("isKnown  bool     stated: 'Boolean flag' in the notes\n"))
        }
    }

    @Test func whatAnotherPlaceOverrulesIsSaid() throws {
        let document = """
            ## Card

            **Database:** Public

            | Field | Type | Default |
            | --- | --- | --- |
            | title | String | "a" |

            ## More of it

            **Record Type:** Card

            **Database:** Private

            | Field | Type | Default |
            | --- | --- | --- |
            | title | Int64 | "a" |
            """
        try Project.run(["Schema.md": document]) { project in
            let field = try project.gen("explain", "Schema.md", "Card.title").output
            #expect(field.contains("  Schema.md:7:11: written here\n"))
            #expect(field.contains("  Schema.md:17:11: overruled: written here\n"))
            #expect(!field.contains("Schema.md:17:19"))
            let entity = try project.gen("explain", "Schema.md", "Card").output
            #expect(entity.contains("database: public\n  Schema.md:3:"))
            #expect(entity.contains(": overruled: written here\n"))
        }
    }

    @Test func aConfigurationSaysWhichTargetsAndOptions() throws {
        let configuration = """
            version: 1
            schemas:
              - name: Decks
                documents: [Docs/Schema.md]
                overrides:
                  Deck.position: { type: double }
                outputs:
                  - { target: swift, path: Swift, options: { access: internal } }
                  - { target: postgresql, path: schema.sql, options: { names: snakeCase } }

            """
        try Project.run(["gen.yml": configuration, "Docs/Schema.md": Sample.document]) { project in
            let outcome = try project.gen("explain", "Deck.position")
            #expect((outcome.status, outcome.errors) == (0, ""))
            #expect(
                outcome.output.contains(
                    "type: double, stored as INT64\n  gen.yml:6:7: overridden by the configuration (was int)\n"
                ))
            #expect(outcome.output.contains(": overruled: written here\n"))
            #expect(outcome.output.contains("  swift       var position: Double?\n"))
            #expect(outcome.output.contains("  postgresql  \"position\" double precision\n"))
            #expect(!outcome.output.contains("json-schema"))
            let named = try project.gen("explain", "--config", "../gen.yml", "Card", in: "Docs")
            #expect(named.output.hasPrefix("Card (cloudKit)\n"))
            let both = try project.gen("explain", "--config", "gen.yml", "Docs/Schema.md", "Card")
            #expect(both.status == 64)
        }
    }

    @Test(arguments: [
        (["Schema.md", "Deck.titel"], "'Deck.titel'; did you mean 'Deck.title'?"),
        (["Schema.md", "Dekc"], "'Dekc'; did you mean 'Deck'?"),
        (["Schema.md", "isKnown"], "'isKnown'; did you mean 'Card.isKnown'?"),
        (["Schema.md", "Zebra"], "'Zebra'; there are: Deck, Card"),
        (["Schema.md", "Card.zebra"], "'Card.zebra'; 'Card' has: front, isKnown"),
    ])
    func unknownNamesAreWrongUsage(words: [String], message: String) throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try Command(Project.executable.path, ["explain"] + words, in: project.folder).run()
            #expect((outcome.status, outcome.output) == (64, ""))
            #expect(outcome.errors == "gen: error: no file, entity or field is called \(message)\n")
        }
    }

    @Test func documentsAndNamesAreToldApart() throws {
        try Project.run([
            "Schema.md": Sample.document,
            "Card": "## Sleeve\n\n| Field | Type |\n| --- | --- |\n| `colour` | String |\n", "Deck/x": "",
        ]) {
            project in
            // A file that is there is a document, a folder is none.
            #expect(
                try project.gen("explain", "Schema.md", "Card").output.contains("Sleeve (cloudKit) Card:1:4"))
            #expect(try project.gen("explain", "Schema.md", "Deck").output.hasPrefix("Deck (cloudKit)\n"))
            #expect(
                try project.gen("explain", "-", "Deck", input: Sample.document).output.contains("<stdin>:3:4")
            )
            let missing = try project.gen("explain", "Schema.md", "Missing.md")
            #expect((missing.status, missing.output) == (74, ""))
            #expect(missing.errors.contains("Missing.md"))
        }
    }

    @Test func errorsAreToldAndNoTargetIsAsked() throws {
        try Project.run(["Schema.md": Sample.wrongDocument]) { project in
            let outcome = try project.gen("explain", "Schema.md", "Deck.owner")
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("Schema.md:8:13: error: unknown type 'Strng' [type.unknown]\n"))
            #expect(outcome.output.contains("guessed: unknown type 'Strng': kept as a text"))
            #expect(outcome.output.hasSuffix("No target writes anything before the errors are mended.\n"))
        }
    }

    @Test func anotherModelsDocumentsAreExplainedToo() throws {
        let models = """
            # Models

            ```swift
            @Model final class Goal {
                var title: String = "New"
                @Relationship(deleteRule: .cascade, inverse: \\Step.goal) var steps: [Step] = []
            }

            @Model final class Step {
                var name: String
                var goal: Goal?
            }
            ```

            """
        try Project.run(["Models.md": models]) { project in
            let many = try project.gen("explain", "Models.md", "Goal.steps").output
            #expect(many.contains("  swift        nothing: 'Step.goal' has the values\n"), "\(many)")
            #expect(many.contains("  sqlite       nothing: 'Step.goal' has the values\n"))
            #expect(many.contains("on delete: cascade\n  Models.md:6:"))
            let one = try project.gen("explain", "Models.md", "Step.goal").output
            #expect(one.contains("CREATE TRIGGER Step_goal_cascade AFTER DELETE ON Goal\n"))
            #expect(one.contains("inverse: Goal.steps (the other side says so)\n"))
        }
    }

    @Test func hostileNamesStayOnTheirLine() throws {
        let name = "a\\`\u{202E}\"b" + String(repeating: "x", count: 3_000)
        let document = "## Deck\n\n| Field | Type |\n| --- | --- |\n| \(name) | String |\n| `b` | String |\n"
        try Project.run(["Schema.md": document]) { project in
            let outcome = try project.gen("explain", "Schema.md", "Deck")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(!outcome.output.contains("\u{202E}") && !outcome.errors.contains("\u{202E}"))
            #expect(lines(outcome).allSatisfy { $0.count < 700 })
        }
    }
}

import Foundation
import TestSupport
import Testing

/// `gen inspect` of real documents.
struct InspectTests {
    private func object(_ outcome: Command.Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test func jsonOfADocument() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try project.gen("inspect", "--format", "json", "Schema.md")
            #expect((outcome.status, outcome.errors) == (0, ""))
            let entities = try #require(try object(outcome)["entities"] as? [[String: Any]])
            #expect(entities.map { $0["name"] as? String } == ["Deck", "Card"])
            let fields = try #require(entities[1]["fields"] as? [[String: Any]])
            #expect(fields[1]["type"] as? String == "bool")
            #expect((fields[1]["source"] as? [String: Any])?["line"] as? Int == 17)
        }
    }

    @Test(arguments: ["", "   \n\n", "\u{FEFF}"]) func aDocumentWithoutABlockIsRead(_ text: String) throws {
        try Project.run { project in
            let outcome = try project.gen("inspect", "-", input: text)
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("no record type, model or table was found"))
        }
    }

    @Test func standardInputIsADocument() throws {
        try Project.run { project in
            let outcome = try project.gen("inspect", "--format", "json", "-", input: Sample.document)
            #expect(outcome.status == 0)
            #expect((try object(outcome)["entities"] as? [Any])?.count == 2)
        }
    }

    @Test func severalDocumentsAreOneSchema() throws {
        let other = "## Deck\n\n| Field | Type |\n| --- | --- |\n| `owner` | String |\n"
        try Project.run(["A.md": Sample.document, "B.md": other]) { project in
            let outcome = try project.gen("inspect", "--format", "json", "A.md", "B.md")
            let entities = try #require(try object(outcome)["entities"] as? [[String: Any]])
            #expect(entities.map { $0["name"] as? String } == ["Deck", "Card"])
            #expect((entities[0]["fields"] as? [Any])?.count == 3)
        }
    }

    @Test func aConfigurationBringsItsOverrides() throws {
        let configuration = Sample.configuration.replacingOccurrences(
            of: "    outputs:", with: "    overrides: { Deck.position: { type: double } }\n    outputs:")
        let second = "  - { name: B, documents: [Docs/Schema.md], outputs: [{ target: swift, path: B }] }\n"
        try Project.run(["gen.yml": configuration, "Docs/Schema.md": Sample.document, "a/b": ""]) { project in
            for arguments in [
                ["inspect", "--format", "json"], ["inspect", "--format=json", "--config=gen.yml"],
            ] {
                let outcome = try Command(Project.executable.path, arguments, in: project.folder).run()
                #expect((outcome.status, outcome.errors) == (0, ""))
                let entities = try #require(try object(outcome)["entities"] as? [[String: Any]])
                let fields = try #require(entities[0]["fields"] as? [[String: Any]])
                #expect(fields[1]["type"] as? String == "double")
            }
            try project.put(configuration + second, at: "gen.yml")
            let both = try project.gen("inspect", in: "a")
            #expect(both.status == 0, "\(both.errors)")
            #expect(both.output.components(separatedBy: "2 entities, 4 fields").count == 3)
            #expect(try project.gen("inspect", "--format", "json").status == 64)
            let one = try project.gen("inspect", "--format", "json", "--schema", "B")
            #expect((try object(one)["entities"] as? [Any])?.count == 2)
            #expect(try project.gen("inspect", "--schema", "C").errors.contains("there are: Decks, B"))
        }
    }

    @Test func errorsAreInTheAnswerAndTheStatus() throws {
        try Project.run(["Schema.md": Sample.wrongDocument]) { project in
            let outcome = try project.gen("inspect", "--format", "json", "Schema.md")
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("Schema.md:8:13: error: unknown type 'Strng' [type.unknown]\n"))
            let findings = try #require(try object(outcome)["diagnostics"] as? [[String: Any]])
            #expect(findings.first?["id"] as? String == "type.unknown")
        }
    }

    @Test func bytesThatAreNoText() throws {
        try Project.run { project in
            try Data([0x23, 0x20, 0xFF, 0x0A]).write(to: project.folder.appending(path: "a.md"))
            let outcome = try project.gen("inspect", "--format", "json", "a.md")
            #expect(outcome.status == 1)
            #expect((try object(outcome)["diagnostics"] as? [Any])?.count == 1)
        }
    }

    @Test func nothingToReadIsNoError() throws {
        try Project.run(["a.md": "# Shopping\n\n- milk\n"]) { project in
            let outcome = try project.gen("inspect", "a.md")
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("[schema.empty]"))
            #expect(outcome.output.hasSuffix("0 entities, 0 fields\n"))
        }
    }

    @Test func thePageNamesEveryField() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let page = try project.gen("inspect", "Schema.md").output
            for word in ["Deck", "title", "position", "Card", "front", "isKnown", "unique: title"] {
                #expect(page.contains(word))
            }
        }
    }
}

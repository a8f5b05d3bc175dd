import Diagnostics
import GeneratorPipeline
import SchemaModel
import TestSupport
import Testing

@testable import LanguageServer

/// What is proposed is what is read.
struct CompletionTests {
    private static let start = """
        # CloudKit record types

        ## Deck

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | |

        ## Card

        | Field | Type | Notes |
        | --- | --- | --- |

        """

    /// What is proposed where a document breaks off.
    private static func labels(after text: String) async throws -> [String] {
        let document = start + text
        var session = try await Session.showing(document)
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let answer = try await session.ask(
            "textDocument/completion",
            [
                "textDocument": ["uri": .string(Session.uri)],
                "position": EditorMessage.position(lines.count - 1, lines.last?.utf16.count ?? 0),
            ])
        return answer["result"].elements.compactMap { $0["label"].text }
    }

    @Test func aTypeColumnHasTypesAndRecordTypes() async throws {
        let labels = try await Self.labels(after: "| `front` | In")
        #expect(labels.contains("Int64"))
        #expect(labels.contains("Reference(Deck)"))
    }

    @Test func aNotesColumnHasWordsThatAreRead() async throws {
        let labels = try await Self.labels(after: "| `front` | String | The question. ")
        #expect(labels.contains("Boolean flag (0/1)."))
        #expect(labels.contains("References the `Deck`."))
    }

    @Test func betweenBackTicksThereAreNames() async throws {
        let labels = try await Self.labels(after: "| `front` | String | |\n\nUnique key: `")
        #expect(labels == ["Deck", "Card", "front"])
        #expect(try await Self.labels(after: "| `front` | String | Like `Deck.ti") == ["title"])
    }

    @Test(arguments: ["", "Words", "| ", "| `front` | String |\n\n# Other\n\n| a | b |\n| "])
    func elsewhereThereIsNothing(text: String) async throws {
        #expect(try await Self.labels(after: text) == [])
    }

    @Test func whatIsTypedIsReplaced() async throws {
        let document = Self.start + "| `front` | In |"
        var session = try await Session.showing(document)
        let answer = try await session.ask(
            "textDocument/completion",
            ["textDocument": ["uri": .string(Session.uri)], "position": EditorMessage.position(12, 14)])
        #expect(
            answer["result"][1]["textEdit"] == [
                "newText": "Int64", "range": EditorMessage.range(12, 12..<14),
            ])
    }

    @Test(arguments: EntityKind.allCases)
    func everyProposedTypeIsRead(kind: EntityKind) throws {
        let types = Proposals.types(of: kind) + Proposals.references(to: "Deck", in: kind)
        for type in types {
            var pipeline = GeneratorPipeline()
            let title = Self.title(of: kind)
            let text =
                Self.start.replacing("CloudKit record types", with: title)
                + "| `back` | String | The answer. |\n| `front` | \(type) | References the `Deck`. |\n"
            let reading = pipeline.read([InputDocument(path: "a.md", bytes: Array(text.utf8))], as: "a")
            let problems = reading.diagnostics.filter { $0.severity != .note }
            #expect(problems.isEmpty, "\(type): \(problems.map(\.message))")
            #expect(reading.schema.entity(named: "Card")?.fields.count == 2, "\(type)")
        }
    }

    private static func title(of kind: EntityKind) -> String {
        switch kind {
        case .cloudKit: "CloudKit record types"
        case .swiftData: "SwiftData models"
        case .coreData: "Core Data entities"
        case .table: "Database tables"
        }
    }

    @Test func everyProposedReferenceLeadsSomewhere() throws {
        for reference in Proposals.references(to: "Deck", in: .cloudKit) {
            #expect(
                try Self.field(type: reference, note: "Where it is.").references == "Deck", "\(reference)")
        }
        #expect(try Self.field(type: "String", note: Proposals.reference(to: "Deck")).references == "Deck")
    }

    @Test func everyProposedNoteSaysSomething() throws {
        for note in Proposals.notes {
            let type = note.meaning == "a Boolean" || note.text.contains("0") ? "Int64" : "String"
            let entity = try Self.card(type: type, note: note.text)
            let plain = try Self.card(type: type, note: "Words.")
            #expect(Self.facts(of: entity) != Self.facts(of: plain), "\(note.text)")
        }
    }

    /// The entity without its words and their places.
    private static func facts(of entity: Entity) -> Entity {
        var entity = entity
        for index in entity.fields.indices {
            entity.fields[index].documentation = nil
            entity.fields[index].evidence = []
        }
        for index in entity.uniqueKeys.indices { entity.uniqueKeys[index].span = entity.span }
        return entity
    }

    private static func field(type: String, note: String) throws -> Field {
        try #require(try card(type: type, note: note).fields.first)
    }

    private static func card(type: String, note: String) throws -> Entity {
        var pipeline = GeneratorPipeline()
        let text = start + "| `front` | \(type) | \(note) |\n"
        let reading = pipeline.read([InputDocument(path: "a.md", bytes: Array(text.utf8))], as: "a")
        return try #require(reading.schema.entity(named: "Card"))
    }
}

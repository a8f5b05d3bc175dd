import TestSupport
import Testing

/// What the server answers about places in a document.
struct FeatureTests {
    private static let document = """
        # CloudKit record types 😀

        ## Deck

        A deck holds cards, and its title is shown.

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | 😀 What it is called. |
        | `position` | Int64 (optional) | Where it stands beside `title`. |
        | `cards` | List<Reference> | References each `Card`. inverse: `deck` |

        Unique key: title

        ## Card

        | Field | Type | Notes |
        | --- | --- | --- |
        | `deck` | Reference | References the `Deck`. inverse: `cards` |
        | `front` | Strng | The question, like `Deck.title`. |
        | `title` | String | Its own. |

        """

    private static let lines = document.split(separator: "\n", omittingEmptySubsequences: false)

    private static let trees: JSONValue = [
        "textDocument": [
            "hover": ["contentFormat": ["plaintext", "markdown"]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        ],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]

    /// Where a text begins in a line that holds another, in UTF-16.
    private static func position(_ text: String, in line: String) -> JSONValue {
        guard let number = lines.firstIndex(where: { $0.contains(line) }),
            let place = lines[number].firstRange(of: text)
        else { return .null }
        return EditorMessage.position(
            number, lines[number].utf16.distance(from: lines[number].startIndex, to: place.lowerBound))
    }

    private static func parameters(_ position: JSONValue) -> JSONValue {
        ["textDocument": ["uri": .string(Session.uri)], "position": position]
    }

    private static func ask(
        _ method: String, _ text: String, in line: String, adding more: [String: JSONValue] = [:]
    ) async throws -> JSONValue {
        var session = try await Session.showing(document, trees)
        let parameters = more.reduce(parameters(position(text, in: line))) { $0.with($1.key, $1.value) }
        return try await session.ask("textDocument/" + method, parameters)
    }

    private static func lineNumbers(_ answer: JSONValue) -> [Int] {
        answer["result"].elements.compactMap { $0["range"]["start"]["line"].number }
    }

    // MARK: Hover

    @Test(arguments: [
        ("title", "| `title` | String | 😀", "Deck.title"), ("String", "| `title` | String | 😀", "Deck.title"),
        ("Card", "## Card", "Card"), ("title", "The question", "Deck.title"),
        ("title", "Where it stands", "Deck.title"),
        ("deck", "References each", "Card.deck"), ("title", "Its own", "Card.title"),
    ])
    func hoverExplains(text: String, line: String, subject: String) async throws {
        let answer = try await Self.ask("hover", text, in: line)
        #expect(
            answer["result"]["contents"] == [
                "kind": "markdown", "value": .string("```text\n\(subject)\n```\n"),
            ])
    }

    @Test func hoverIsSilentElsewhere() async throws {
        let answer = try await Self.ask("hover", "holds", in: "A deck holds")
        #expect(answer["result"] == .null)
        #expect(answer["error"] == .null)
    }

    @Test func whatIsNotOpenHasNoAnswer() async throws {
        var session = try await Session.initialized()
        let answer = try await session.ask(
            "textDocument/hover", Self.parameters(EditorMessage.position(0, 0)))
        #expect(answer["error"]["code"] == -32602)
    }

    // MARK: Navigation

    @Test func aReferenceLeadsToItsRecordType() async throws {
        let answer = try await Self.ask("definition", "Deck`.", in: "References the")
        #expect(Self.lineNumbers(answer) == [2])
        #expect(answer["result"][0]["range"] == EditorMessage.range(2, 3..<7))
    }

    @Test func anInverseLeadsToTheOtherEnd() async throws {
        #expect(Self.lineNumbers(try await Self.ask("definition", "cards`", in: "References the")) == [10])
    }

    @Test func fieldsOfOneNameAreToldApart() async throws {
        let context: [String: JSONValue] = ["context": ["includeDeclaration": true]]
        let ofDeck = try await Self.ask("references", "title", in: "Where it stands", adding: context)
        #expect(Self.lineNumbers(ofDeck) == [8, 9, 12, 19])
        let ofCard = try await Self.ask("references", "title", in: "Its own", adding: context)
        #expect(Self.lineNumbers(ofCard) == [20])
        let others = try await Self.ask(
            "references", "title", in: "Where it stands", adding: ["context": ["includeDeclaration": false]])
        #expect(Self.lineNumbers(others) == [9, 12, 19])
    }

    @Test func recordTypesAreFoundWhereTheyAreMentioned() async throws {
        let answer = try await Self.ask(
            "references", "Deck", in: "## Deck", adding: ["context": ["includeDeclaration": true]])
        #expect(Self.lineNumbers(answer) == [2, 18, 19])
    }

    // MARK: Renaming

    @Test func aFieldIsRenamedWhereverItIsMeant() async throws {
        let answer = try await Self.ask(
            "rename", "title", in: "Where it stands", adding: ["newName": "heading"])
        let change = answer["result"]["documentChanges"][0]
        #expect(change["textDocument"] == ["uri": .string(Session.uri), "version": 1])
        let ranges = change["edits"].elements.map { $0["range"] }
        #expect(
            ranges == [
                EditorMessage.range(8, 3..<8), EditorMessage.range(9, 58..<63),
                EditorMessage.range(12, 12..<17),
                EditorMessage.range(19, 45..<50),
            ])
        #expect(change["edits"].elements.allSatisfy { $0["newText"] == "heading" })
    }

    @Test func anInverseIsRenamedOnBothSides() async throws {
        let answer = try await Self.ask(
            "rename", "cards", in: "| `cards`", adding: ["newName": "entries"])
        let lines = answer["result"]["documentChanges"][0]["edits"].elements
            .compactMap { $0["range"]["start"]["line"].number }
        #expect(lines == [10, 18])
    }

    @Test(arguments: ["position", "two words", "", "1st", "a`b"])
    func whatIsNoNewNameIsRefused(name: String) async throws {
        let answer = try await Self.ask(
            "rename", "title", in: "Where it stands", adding: ["newName": .string(name)])
        #expect(answer["result"] == .null)
        #expect(answer["error"]["message"].text?.isEmpty == false)
    }

    /// A word of the sentence is no name in it.
    @Test func aNameThatChangesTheReadingIsRefused() async throws {
        let text = """
            # CloudKit record types

            ## Deck

            | Field | Type |
            | --- | --- |
            | `title` | String |
            | `owner` | String |

            Indexes: title queryable, owner sortable
            """
        var session = try await Session.showing(text)
        let place = Self.parameters(EditorMessage.position(7, 4))
        let answer = try await session.ask("textDocument/rename", place.with("newName", "queryable"))
        #expect(answer["error"]["code"] == -32803, "\(answer)")
        let other = try await session.ask("textDocument/rename", place.with("newName", "keeper"))
        #expect(other["result"]["changes"][Session.uri].elements.count == 2, "\(other)")
    }

    @Test func onlyFieldsAreRenamed() async throws {
        let answer = try await Self.ask("prepareRename", "Deck", in: "## Deck")
        #expect(answer["error"]["code"] == -32803)
        let prepared = try await Self.ask("prepareRename", "title", in: "Where it stands")
        #expect(prepared["result"] == ["placeholder": "title", "range": EditorMessage.range(9, 58..<63)])
    }

    // MARK: Code actions, outline

    @Test func aFixIsOffered() async throws {
        var session = try await Session.showing(Self.document, Self.trees)
        let place = Self.position("Strng", in: "Strng")
        for (kinds, kind) in [(nil, "quickfix"), (["source.fixAll"], "source.fixAll.gen")]
            as [(JSONValue, String)]
        {
            let answer = try await session.ask(
                "textDocument/codeAction",
                [
                    "textDocument": ["uri": .string(Session.uri)], "range": ["start": place, "end": place],
                    "context": ["diagnostics": [], "only": kinds],
                ])
            let action = answer["result"][0]
            #expect(action["kind"] == .string(kind))
            let edits = action["edit"]["documentChanges"][0]["edits"]
            #expect(edits == [["newText": "String", "range": EditorMessage.range(19, 12..<17)]])
        }
    }

    @Test func nothingIsOfferedElsewhere() async throws {
        var session = try await Session.showing(Self.document, Self.trees)
        let answer = try await session.ask(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Session.uri)], "range": EditorMessage.range(0, 0..<0),
                "context": ["diagnostics": []],
            ])
        #expect(answer["result"] == [])
    }

    @Test func theOutlineHasRecordTypesWithTheirFields() async throws {
        var session = try await Session.showing(Self.document, Self.trees)
        let parameters: JSONValue = ["textDocument": ["uri": .string(Session.uri)]]
        let symbols = try await session.ask("textDocument/documentSymbol", parameters)["result"].elements
        #expect(symbols.map { $0["name"] } == ["Deck", "Card"])
        #expect(
            symbols.map { $0["children"].elements.map { $0["name"] } } == [
                ["title", "position", "cards"], ["deck", "front", "title"],
            ])
        #expect(symbols.first?["selectionRange"] == EditorMessage.range(2, 3..<7))
        session = try await Session.showing(Self.document)
        let flat = try await session.ask("textDocument/documentSymbol", parameters)["result"].elements
        #expect(flat.count == 8)
        #expect(flat[1]["containerName"] == "Deck")
    }
}

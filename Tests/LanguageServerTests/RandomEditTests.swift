import LanguageServer
import TestSupport
import Testing

/// After any number of edits the server has the text that the editor has, and says of it what a fresh one says.
struct RandomEditTests {
    private static let editCount = 10_000
    private static let editsBetweenReadings = 200

    /// What people type and paste, and what is hard to count.
    private static let pieces = [
        "", "", "", "a", "x1", " ", "\n", "\r\n", "\r", "|", "`", "😀", "é", "日本", "👨‍👩‍👧", "\n\n", "Strng",
        "String",
        "| `rank` | Int64 | Where. |\n", "## Card\n\n", "Unique key: `title`\n", "```\n",
        "<!-- gen: ignore -->\n",
    ]

    private static let document = """
        # CloudKit record types 😀

        ## Deck

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | What it is called. |
        | `position` | Int64 (optional) | Where it stands. |

        ## Card

        | Field | Type | Notes |
        | --- | --- | --- |
        | `deck` | Reference | References the owning `Deck`. |
        | `isKnown` | Int64 | Boolean flag (0/1). |

        """

    @Test(arguments: ["utf-8", "utf-16", "utf-32"])
    func theServerFollows(encoding: String) async throws {
        let capabilities: JSONValue = ["general": ["positionEncodings": [.string(encoding)]]]
        var chance = SeededGenerator(seed: 13)
        var editor = EditorText(Self.document, encoding: encoding)
        var session = try await Session.showing(Self.document, capabilities)
        // Together they are as many as were asked for, whatever is counted in.
        for version in 2...(Self.editCount / 3 + 2) {
            var changes: [JSONValue] = []
            for _ in 0..<Int.random(in: 1...2, using: &chance) {
                changes.append(Self.change(&editor, &chance))
            }
            try await session.change(changes, version: Int64(version))
            if version % Self.editsBetweenReadings == 0 {
                let findings = await session.findings()
                #expect(findings["version"] == .int(Int64(version)))
                var fresh = try await Session.showing(editor.text, capabilities)
                let expected = await fresh.findings()
                try #require(findings["diagnostics"] == expected["diagnostics"], "version \(version)")
                try #require(session.text == editor.text, "version \(version)")
            }
        }
    }

    private static func change(_ editor: inout EditorText, _ chance: inout SeededGenerator) -> JSONValue {
        let text = pieces.randomElement(using: &chance) ?? ""
        if editor.text.utf8.count > 4_000 || chance.once(in: 500) {
            editor = EditorText(document + text, encoding: editor.encoding)
            return ["text": .string(editor.text)]
        }
        let places = editor.places
        let lower = Int.random(in: places.indices, using: &chance)
        let length = chance.once(in: 3) ? Int.random(in: 0...20, using: &chance) : 0
        let upper = min(lower + length, places.count - 1)
        let range: JSONValue = ["start": places[lower].position, "end": places[upper].position]
        editor.replace(places[lower].scalar..<places[upper].scalar, by: text)
        return ["range": range, "text": .string(text)]
    }
}

extension Session {
    /// The document as the server has it.
    var text: String? { server.text(of: Session.uri) }
}

/// A text as an editor keeps it: a list of scalars, counted from the start each time.
private struct EditorText {
    let encoding: String
    private var scalars: [Unicode.Scalar]

    init(_ text: String, encoding: String) {
        scalars = Array(text.unicodeScalars)
        self.encoding = encoding
    }

    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Every place between two scalars but that within a line's end, as the protocol writes it.
    var places: [(scalar: Int, position: JSONValue)] {
        var places: [(scalar: Int, position: JSONValue)] = []
        var (line, character) = (0, 0)
        for index in 0...scalars.count {
            let scalar = index < scalars.count ? scalars[index] : nil
            let before = index > 0 ? scalars[index - 1] : nil
            let isWithinEnd = before == "\r" && scalar == "\n"
            if before == "\n" || before == "\r", !isWithinEnd { (line, character) = (line + 1, 0) }
            if !isWithinEnd { places.append((index, EditorMessage.position(line, character))) }
            if let scalar, scalar != "\r", scalar != "\n" { character += width(of: scalar) }
        }
        return places
    }

    mutating func replace(_ range: Range<Int>, by text: String) {
        scalars.replaceSubrange(range, with: text.unicodeScalars)
    }

    private func width(of scalar: Unicode.Scalar) -> Int {
        switch encoding {
        case "utf-8": scalar.utf8.count
        case "utf-16": scalar.utf16.count
        default: 1
        }
    }
}

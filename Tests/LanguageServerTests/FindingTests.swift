import Diagnostics
import LanguageServer
import TestSupport
import Testing

/// Findings follow the text that the editor shows.
struct FindingTests {
    private static let document = """
        # CloudKit record types

        ## Deck

        | Notes | Field | Type |
        | --- | --- | --- |
        | A name. | `title` | String (optional) |
        | 😀 | `owner` | Strng |

        """

    private static func codes(_ findings: JSONValue) -> [String] {
        findings["diagnostics"].elements.compactMap { $0["code"].text }
    }

    @Test func aFindingHasItsPlaceAndRemedy() async throws {
        var session = try await Session.showing(Self.document)
        let findings = await session.findings()
        let finding = findings["diagnostics"].elements.first { $0["code"] == "type.unknown" } ?? .null
        #expect(finding["range"] == EditorMessage.range(7, 17..<22))
        #expect(finding["severity"] == 1)
        #expect(finding["source"] == "gen")
        #expect(finding["message"] == "unknown type 'Strng'\ndid you mean 'String'?")
        #expect(findings["version"] == 1)
    }

    @Test func placesAreInTheUnitsOfTheEditor() async throws {
        var session = try await Session.showing(
            Self.document, ["general": ["positionEncodings": ["utf-8"]]])
        let findings = await session.findings()["diagnostics"].elements
        let finding = findings.first { $0["code"] == "type.unknown" }
        #expect(finding?["range"] == EditorMessage.range(7, 19..<24))
    }

    @Test func theNewestVersionWins() async throws {
        var session = try await Session.showing(Self.document)
        #expect(Self.codes(await session.findings()).contains("type.unknown"))
        try await session.change([["range": EditorMessage.range(7, 17..<22), "text": "Str"]], version: 2)
        try await session.change([["range": EditorMessage.range(7, 20..<20), "text": "ing"]], version: 3)
        let count = session.messages.count
        let findings = await session.findings()
        #expect(session.messages.count == count + 1)
        #expect(findings["version"] == 3)
        #expect(!Self.codes(findings).contains("type.unknown"))
    }

    @Test func whatTakesLongerComesLaterAndStaysWhileSomebodyTypes() async throws {
        var session = try await Session.initialized(analyst: ThoroughAnalyst())
        try await session.open(Self.document)
        #expect(Self.codes(session.earlyFindings()) == ["type.unknown"])
        #expect(Self.codes(await session.findings()) == ["made.up", "type.unknown"])

        try await session.change([["range": EditorMessage.range(7, 17..<22), "text": "String"]], version: 2)
        let early = session.earlyFindings()
        #expect(Self.codes(early) == ["made.up"] && early["version"] == 2)
        let count = session.messages.count
        #expect(Self.codes(await session.findings()) == ["made.up"])
        #expect(session.messages.count == count)
    }

    @Test func whatCameLateStaysAfterAnotherDocumentWasReadCompletely() async throws {
        let other = "file:///Docs/Other.md"
        var session = try await Session.initialized(analyst: ThoroughAnalyst())
        try await session.open(Self.document)
        try await session.open(Self.document, as: other)
        #expect(Self.codes(await session.findings()) == ["made.up", "type.unknown"])

        try await session.change(
            [["range": EditorMessage.range(7, 17..<22), "text": "String"]], version: 2, of: other)
        #expect(Self.codes(await session.findings(in: other)) == ["made.up"])
        #expect(Self.codes(await session.findings()) == ["made.up", "type.unknown"])

        try await session.change([["range": EditorMessage.range(7, 17..<22), "text": "String"]], version: 2)
        #expect(Self.codes(session.earlyFindings()) == ["made.up"])
    }

    @Test func whatIsClosedHasNoFindings() async throws {
        var session = try await Session.showing(Self.document)
        #expect(!Self.codes(await session.findings()).isEmpty)
        try await session.tell("textDocument/didClose", ["textDocument": ["uri": .string(Session.uri)]])
        #expect(Self.codes(await session.findings()).isEmpty)
    }

    @Test func whatWasNotReadIsAHint() async throws {
        var session = try await Session.showing(
            Self.document + "\n| Colour | Meaning of it |\n| --- | --- |\n| red | stop |\n")
        let hint = await session.findings()["diagnostics"].elements.first { $0["code"] == "block.unread" }
        #expect(hint?["severity"] == 4)
        #expect(hint?["tags"] == [1])
        #expect(hint?["range"]["start"] == EditorMessage.position(9, 0))
    }

    @Test func relatedPlacesAreShownWhereTheEditorCan() async throws {
        let twice = Self.document + "| Again. | `title` | Int64 |\n"
        var session = try await Session.showing(
            twice, ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
        let findings = await session.findings()["diagnostics"].elements
        let related = findings.compactMap { $0["relatedInformation"][0]["location"]["uri"].text }
        #expect(related.contains(Session.uri), "\(findings)")
    }

    @Test func aDocumentWithoutAFileIsRead() async throws {
        var session = try await Session.initialized()
        try await session.open(Self.document, as: "untitled:Untitled-1")
        #expect(Self.codes(await session.findings(in: "untitled:Untitled-1")).contains("type.unknown"))
    }
}

/// Finds something more when it is given time.
private struct ThoroughAnalyst: Analyst {
    func analysis(of path: String, showing texts: [String: [UInt8]], in folders: [String]) -> Analysis {
        var analysis = ReadingAnalyst().analysis(of: path, showing: texts, in: folders)
        let known = analysis.diagnostics
        let late = Diagnostic(
            DiagnosticID("made.up"), .warning, "what a target finds",
            at: SourceSpan(file: 0, lower: 0, upper: 1))
        analysis.complete = { known + [late] }
        return analysis
    }
}

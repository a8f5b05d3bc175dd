import Diagnostics
import Testing

/// Several findings of one rule in one message, where a run lists no more.
struct CollectiveTests {
    private static func finding(_ name: String, _ clause: String? = "no index over", at place: Int32 = 0)
        -> Diagnostic
    {
        Diagnostic(
            DiagnosticID("index.impossible"), .warning, "no index over \(name)",
            at: SourceSpan(file: 0, lower: place, upper: place), remedy: "search",
            collective: clause.map { Diagnostic.Collective($0, [name]) })
    }

    private static func told(_ findings: [Diagnostic]) -> [String] {
        findings.folded(remedy: "look").map { "\($0.message) (\($0.remedy ?? ""))" }
    }

    @Test func oneIsToldAsItIs() {
        #expect(Self.told([Self.finding("a")]) == ["no index over a (search)"])
    }

    @Test func severalAreToldAtTheFirst() {
        let findings = [Self.finding("a", at: 3), Self.finding("b", nil), Self.finding("c", at: 5)]
        #expect(Self.told(findings) == ["no index over a and c (search; look)", "no index over b (search)"])
        #expect(findings.folded(remedy: "look").first?.span?.lower == 3)
        #expect(Self.told("abc".map { Self.finding("\($0)") }) == ["no index over a, b and c (search; look)"])
        #expect(
            Self.told("abcde".map { Self.finding("\($0)") }) == [
                "no index over a, b and 3 more (search; look)"
            ])
    }

    @Test func anotherRuleIsAnotherMessage() {
        let findings = [Self.finding("a"), Self.finding("b", "no order of"), Self.finding("c")]
        #expect(Self.told(findings).count == 2)
    }
}

import DiagnosticReports
import Diagnostics
import Foundation
import Testing

/// The forms for programs hold what the text holds, in the words of each format.
struct DiagnosticReportTests {
    /// A finding on `naïve` in the second line, whose first character has two bytes before it.
    private static func report(path: String = "Docs/A, B: 100%.md") -> DiagnosticReport {
        let text = "# A\n✓ naïve\n"
        let file = SourceFile(path: path, text: Array(text.utf8))
        let lower = Int32("# A\n✓ ".utf8.count)
        let span = SourceSpan(file: 0, lower: lower, upper: lower + Int32("naïve".utf8.count))
        let related = Diagnostic.Related("the other place", at: SourceSpan(file: 0, lower: 0, upper: 3))
        var report = DiagnosticReport()
        report.add(
            [
                Diagnostic(
                    DiagnosticID("type.unknown"), .error, "unknown type 'a\nb'", at: span,
                    remedy: "50% sure", related: [related]),
                Diagnostic(DiagnosticID("usage.wrong"), .warning, "no place", at: nil),
            ], sources: SourceFiles([file]))
        return report
    }

    private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func jsonCountsBytes() throws {
        let findings = try #require(
            try Self.object(Self.report().json())["diagnostics"] as? [[String: Any]])
        #expect(findings.count == 2)
        #expect(findings[0]["id"] as? String == "type.unknown")
        #expect(findings[0]["remedy"] as? String == "50% sure")
        let source = try #require(findings[0]["source"] as? [String: Any])
        #expect(source["line"] as? Int == 2 && source["column"] as? Int == 5)
        #expect(source["endLine"] as? Int == 2 && source["endColumn"] as? Int == 11)
        #expect(findings[1]["source"] is NSNull)
    }

    @Test func gitHubGetsOneCommandALine() {
        let lines = String(decoding: Self.report().github(), as: UTF8.self).split(separator: "\n")
        #expect(
            lines == [
                "::error file=Docs/A%2C B%3A 100%25.md,line=2,endLine=2,col=3,endColumn=8,title=type.unknown"
                    + "::unknown type 'a%0Ab'; 50%25 sure",
                "::warning title=usage.wrong::no place",
            ])
    }

    @Test func sarifHasARuleForEachIdentifier() throws {
        let log = try Self.object(Self.report().sarif(version: "1.2.3"))
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == ["type.unknown", "usage.wrong"])
        #expect(rules.allSatisfy { ($0["help"] as? [String: Any])?["text"] is String })
        let results = try #require(run["results"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        #expect(results.compactMap { $0["level"] as? String } == ["error", "warning"])
    }

    @Test func sarifCountsScalarsAndEscapesPaths() throws {
        let text = String(decoding: Self.report().sarif(version: "1"), as: UTF8.self)
        #expect(text.contains(#""uri": "Docs/A%2C%20B:%20100%25.md""#))
        #expect(
            text.contains(#""region": { "startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 8 }"#))
        let absolute = String(decoding: Self.report(path: "/tmp/é.md").sarif(version: "1"), as: UTF8.self)
        #expect(absolute.contains(#""uri": "file:///tmp/%C3%A9.md""#))
    }

    @Test func whatIsReportedTwiceStandsOnce() throws {
        let finding = Diagnostic(DiagnosticID("usage.wrong"), .error, "no place", at: nil)
        var report = DiagnosticReport()
        report.add([finding, finding], sources: SourceFiles())
        #expect(report.entries.count == 1)
    }
}

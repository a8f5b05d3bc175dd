import DiagnosticReports
import Foundation
import TestSupport
import Testing

/// Every diagnostic has its page, and no page is about nothing.
struct DiagnosticPageTests {
    private static let table = packageFolder.appending(path: "Sources/gen/Documentation.docc/Diagnostics.md")

    @Test func everyIdentifierHasItsPage() throws {
        let declared = try Self.declaredIdentifiers()
        let described = Set(DiagnosticPage.all.map(\.id))
        #expect(declared.subtracting(described).sorted() == [], "ids without a page")
        #expect(described.subtracting(declared).sorted() == [], "pages without an id")
    }

    @Test func pagesSayWhatToDo() {
        for page in DiagnosticPage.all {
            #expect(!page.title.hasSuffix("."), "\(page.id): a title has no full stop")
            #expect(page.meaning.hasSuffix(".") && page.remedy.hasSuffix("."), "\(page.id): sentences end")
            #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(page.id) is wide")
        }
    }

    @Test func theDocumentationShowsThem() throws {
        let made =
            "# Diagnostics\n\nEach message ends with its id in brackets; `gen explain-diagnostic ID` prints the same.\n\n"
            + DiagnosticPage.markdownTable
        let known = try? String(contentsOf: Self.table, encoding: .utf8)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", made != known {
            try Data(made.utf8).write(to: Self.table)
            Issue.record("rewritten: review the difference and run again")
        }
        #expect(made == known)
    }

    /// The texts in `DiagnosticID("…")` of every source file.
    private static func declaredIdentifiers() throws -> Set<String> {
        let folder = packageFolder.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var found: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /static let \w+ = DiagnosticID\(\s*"([\w.]+)"/) {
                found.insert(String(match.1))
            }
        }
        return found
    }
}

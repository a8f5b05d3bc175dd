import Foundation
import TestSupport
import Testing

/// The page of what each target keeps is what the targets do, and nothing gets lost without a word.
struct SupportMatrixTests {
    private static let page = packageFolder.appending(path: "Sources/gen/Documentation.docc/SupportMatrix.md")

    @Test func thePageSaysWhatTheTargetsDo() throws {
        let made = SupportMatrix().page
        let known = try? String(contentsOf: Self.page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", made != known {
            try Data(made.utf8).write(to: Self.page)
            Issue.record("rewritten: review the difference and run again")
        }
        #expect(made == known)
    }

    @Test func noTypeIsLostInSilence() {
        for row in SupportMatrix().types {
            for cell in row.cells {
                #expect(cell.support != .lostSilently, "\(cell.target) has no \(row.name) and says nothing")
                #expect(!cell.line.isEmpty, "\(cell.target) does not explain \(row.name)")
            }
        }
    }
}

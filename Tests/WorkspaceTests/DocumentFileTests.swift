import Foundation
import TestSupport
import Testing
import Workspace

/// An author's file is replaced only if it is still the one that was read.
struct DocumentFileTests {
    private func replace(_ old: String, by new: String, in folder: URL) throws -> Bool {
        try DocumentFile.replace("A.md", reading: Array(old.utf8), by: Array(new.utf8), in: folder.path)
    }

    @Test func aFileThatChangedIsLeft() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "A.md")
            try Data("new".utf8).write(to: file)
            let isWritten = try replace("old", by: "fixed", in: folder)
            #expect(!isWritten)
            #expect(try Data(contentsOf: file) == Data("new".utf8))
            let isWrittenNow = try replace("new", by: "fixed", in: folder)
            #expect(isWrittenNow)
            #expect(try Data(contentsOf: file) == Data("fixed".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A.md"])
        }
    }

    @Test func aFileThatIsGoneIsNotMadeAgain() throws {
        try withTemporaryFolder { folder in
            let isWritten = try replace("old", by: "new", in: folder)
            #expect(!isWritten)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}

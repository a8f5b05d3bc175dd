import Diagnostics
import Foundation
import Output
import Testing

@testable import Workspace

/// What stands in the way of writing.
struct ObstacleTests {
    private func expectUntouched(_ ground: Playground, _ output: WorkspaceOutput, _ obstacles: [String])
        async throws
    {
        let before = try ground.entries()
        #expect(try await ground.obstacles(output) == obstacles)
        #expect(try ground.entries() == before)
    }

    @Test func aFileThatIsNotOurs() async throws {
        try await Playground.run { ground in
            try ground.put("mine\n", at: "o/B")
            let output = Playground.folder("o", ["A": "1\n", "B": "1\n"])
            try await expectUntouched(ground, output, ["o/B: unknownFile"])
            #expect(try await ground.write(output, force: true).contains("updated o/B"))
            #expect(ground.text("o/B") == "1\n")
        }
    }

    @Test func aFileThatWasEdited() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            try ground.put("1\nmine\n", at: "o/B")
            try await expectUntouched(
                ground, Playground.folder("o", ["A": "2\n", "B": "2\n"]), ["o/B: editedFile"])
            #expect(ground.text("o/A") == "1\n")
            // What equals the new text is never edited, whoever wrote it.
            try ground.put("2\n", at: "o/B")
            let done = try await ground.write(Playground.folder("o", ["A": "2\n", "B": "2\n"]))
            #expect(done == ["updated o/A", "updated .gen-manifest.json"])
        }
    }

    @Test func aFileWithAMergeConflict() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("A", "1\n"))
            try ground.put("<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> topic\n", at: "A")
            try await expectUntouched(ground, Playground.file("A", "3\n"), ["A: mergeConflict"])
            let plan = try await ground.plan(Playground.file("A", "3\n"))
            #expect(plan.obstacles.map(\.diagnostic.id.rawValue) == ["file.conflicting"])
        }
    }

    @Test func aCheckoutWithCarriageReturnsEquals() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("A", "1\n2\n"))
            try ground.put("1\r\n2\r\n", at: "A")
            let before = try ground.attributes("A")
            #expect(try await ground.plan(Playground.file("A", "1\n2\n")).isClean)
            #expect(try await ground.write(Playground.file("A", "1\n2\n")) == [])
            #expect(try ground.attributes("A") == before)
            // And it is still ours when the document changes.
            #expect(
                try await ground.write(Playground.file("A", "3\n")) == [
                    "updated A", "updated .gen-manifest.json",
                ])
        }
    }

    @Test func foldersLinksAndFilesInTheWay() async throws {
        try await Playground.run { ground in
            try ground.put("", at: "o/A/file")
            try ground.put("precious\n", at: "precious")
            try ground.link("o/B", to: "../precious")
            try ground.put("", at: "p")
            try await expectUntouched(
                ground, Playground.folder("o", ["A": "1\n", "B": "1\n"]),
                ["o/A: folder", "o/B: symbolicLink"])
            try await expectUntouched(ground, Playground.folder("p", ["A": "1\n"]), ["p/A: belowFile"])
            // A link may be replaced, but what it leads to is never written.
            try await ground.write(Playground.file("o/B", "1\n"), force: true)
            #expect(ground.text("precious") == "precious\n")
            #expect(try await ground.plan(Playground.file("o/A", "1\n"), force: true).obstacles.count == 1)
        }
    }

    @Test func aFolderThatLeadsOutOfTheWorkspace() async throws {
        try await Playground.run { ground in
            try ground.put("precious\n", at: "../outside/A")
            try ground.link("o", to: "../outside")
            try await expectUntouched(ground, Playground.folder("o", ["A": "1\n"]), ["o: leadsOutside"])
            try await expectUntouched(
                ground, Playground.folder("o/deep", ["A": "1\n"]), ["o/deep: leadsOutside"])
            try await expectUntouched(ground, Playground.file("o/A", "1\n"), ["o/A: leadsOutside"])
            try ground.put("", at: "inside/x")
            try ground.link("within", to: "inside")
            #expect(try await ground.obstacles(Playground.folder("within", ["A": "1\n"])) == [])
            #expect(ground.text("../outside/A") == "precious\n")
        }
    }

    /// A bundle such as a Core Data model has folders of its own, and names that begin with a dot.
    @Test func aBundleHasFolders() async throws {
        try await Playground.run { ground in
            let bundle = Playground.folder("o", ["M.x/.version": "1\n", "M.x/A.y/contents": "2\n"])
            let created = try await ground.write(bundle)
            #expect(
                created == [
                    "created o/M.x/.version", "created o/M.x/A.y/contents", "created .gen-manifest.json",
                ])
            #expect(ground.text("o/M.x/A.y/contents") == "2\n")
            let isClean = try await ground.plan(bundle).isClean
            #expect(isClean)
            // Another model takes the place of the first one, with nothing left over.
            let other = Playground.folder("o", ["N.x/.version": "1\n"])
            let moved = try await ground.write(other)
            #expect(
                moved == [
                    "removed o/M.x/.version", "removed o/M.x/A.y/contents", "created o/N.x/.version",
                    "updated .gen-manifest.json",
                ])
            #expect(try ground.entries() == [".gen-manifest.json", "o", "o/N.x", "o/N.x/.version"])
        }
    }

    @Test func aBundlesFolderThatLeadsOutside() async throws {
        try await Playground.run { ground in
            try ground.put("precious\n", at: "../outside/contents")
            try ground.put("", at: "o/M.x/note")
            try ground.link("o/M.x/A.y", to: "../../../outside")
            try await expectUntouched(
                ground, Playground.folder("o", ["M.x/A.y/contents": "1\n"]),
                ["o/M.x/A.y/contents: leadsOutside"])
            #expect(ground.text("../outside/contents") == "precious\n")
        }
    }

    /// A manifest is a text that anybody can write: it cannot have files removed that stand elsewhere.
    @Test func whatAManifestListsOutsideIsNotRemoved() async throws {
        try await Playground.run { ground in
            try await ground.write(
                Playground.folder("../outside", ["A": "1\n"]), Playground.folder("in", ["B": "1\n"]))
            #expect(try await ground.write() == ["removed in/B", "updated .gen-manifest.json"])
            #expect(ground.text("../outside/A") == "1\n")
            try await ground.write(Playground.folder("in", ["C": "1\n"]))
            try FileManager.default.removeItem(at: ground.folder.appending(path: "in"))
            try ground.put("1\n", at: "../outside/C")
            try ground.link("in", to: "../outside")
            #expect(try await ground.write() == [])
            #expect(ground.text("../outside/C") == "1\n")
        }
    }

    @Test(arguments: [
        "../x", "a/", "a//b", "a/../../b", "a/./b", "a/..", "", ".", "..", "a\u{0}b", "a\\b", "a\nb",
        "a/b\nc",
        "/etc/passwd", "../../x",
    ])
    func namesThatAreNone(_ name: String) async throws {
        try await Playground.run { ground in
            try await expectUntouched(
                ground, Playground.folder("o", [name: "1\n"]), ["\(name): nameUnusable"])
        }
    }

    @Test func aNameThatIsTooLong() async throws {
        try await Playground.run { ground in
            for count in [256, 10_000] {
                let name = String(repeating: "x", count: count)
                try await expectUntouched(
                    ground, Playground.folder("o", [name: "1\n"]), ["o/\(name): nameTooLong"])
            }
        }
    }

    @Test func theManifestIsNoOutput() async throws {
        try await Playground.run { ground in
            try await expectUntouched(
                ground, Playground.file(".gen-manifest.json", "1\n"), [".gen-manifest.json: manifest"])
        }
    }

    @Test func twoFilesOfOnePath() async throws {
        try await Playground.run { ground in
            try await expectUntouched(
                ground, Playground.folder("o", ["Card": "1\n", "card": "1\n"]), ["o/card: sameAs(\"o/Card\")"]
            )
            #expect(
                try await ground.obstacles(
                    Playground.folder("o", ["A": "1\n"]), Playground.file("o/A", "2\n"))
                    == ["o/A: sameAs(\"o/A\")"])
        }
    }

    @Test func whatCannotBeReadOrWrittenChangesNothing() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n"]))
            try ground.put("", at: "file")
            let workspace = ground.workspace
            // The folder of one output cannot be made: the other output stays as it was.
            let plan = try await workspace.plan([Playground.folder("o", ["A": "2\n"])])
            try FileManager.default.removeItem(at: ground.folder.appending(path: "o"))
            try ground.put("", at: "o")
            await #expect(throws: FileError.self) { try await workspace.write(plan) }
            #expect(try ground.entries() == [".gen-manifest.json", "file", "o"])
        }
    }

    @Test func everyObstacleSaysWhatToDo() {
        let reasons: [Obstacle.Reason] = [
            .unknownFile, .editedFile, .editedLeftover, .mergeConflict, .symbolicLink, .folder, .notRegular,
            .belowFile, .nameTooLong, .nameUnusable, .sameAs("b"), .sameAs("A"), .leadsOutside,
        ]
        for reason in reasons {
            let diagnostic = Obstacle(path: "a", reason: reason).diagnostic
            #expect(diagnostic.message.contains("'a"))
            #expect(diagnostic.severity == .error)
        }
    }
}

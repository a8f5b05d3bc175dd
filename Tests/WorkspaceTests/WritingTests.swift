import Diagnostics
import Foundation
import Output
import Testing
import Workspace

/// What is written, and that nothing else is touched.
struct WritingTests {
    @Test func theFirstRunWritesEverythingAndTheSecondNothing() async throws {
        try await Playground.run { ground in
            let outputs = (
                Playground.folder("out/swift", ["A.swift": "a\n", "B.swift": "b\n"]),
                Playground.file("s.sql", "s\n")
            )
            #expect(
                try await ground.write(outputs.0, outputs.1) == [
                    "created out/swift/A.swift", "created out/swift/B.swift", "created s.sql",
                    "created .gen-manifest.json",
                ])
            #expect(ground.text("out/swift/A.swift") == "a\n")
            #expect(ground.text("s.sql") == "s\n")
            let files = try ground.entries()
            let before = try files.map(ground.attributes)
            #expect(try await ground.plan(outputs.0, outputs.1).isClean)
            #expect(try await ground.write(outputs.0, outputs.1) == [])
            #expect(try ground.entries() == files)
            #expect(try files.map(ground.attributes) == before)
        }
    }

    @Test func onlyWhatChangedIsTouched() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            let before = try ground.attributes("o/B")
            let done = try await ground.write(Playground.folder("o", ["A": "2\n", "B": "1\n"]))
            #expect(done == ["updated o/A", "updated .gen-manifest.json"])
            #expect(ground.text("o/A") == "2\n")
            #expect(try ground.attributes("o/B") == before)
        }
    }

    @Test func aPlanAloneWritesNothing() async throws {
        try await Playground.run { ground in
            let plan = try await ground.plan(Playground.folder("o", ["A": "1\n"]))
            #expect(plan.changes.map(\.path) == ["o/A"])
            #expect(try ground.entries() == [])
        }
    }

    @Test func aTypeThatIsGoneTakesItsFileAndItsFolderAlong() async throws {
        try await Playground.run { ground in
            try ground.put("mine\n", at: "other/keep")
            try await ground.write(
                Playground.folder("x/y/o", ["A": "1\n"]),
                Playground.folder("other", ["B": "1\n", "C": "1\n"]))
            let done = try await ground.write(Playground.folder("other", ["C": "1\n"]))
            #expect(done == ["removed other/B", "removed x/y/o/A", "updated .gen-manifest.json"])
            #expect(try ground.entries() == [".gen-manifest.json", "other", "other/C", "other/keep"])
        }
    }

    @Test func noFilesAtAllLeaveNoManifest() async throws {
        try await Playground.run { ground in
            let done = try await ground.write()
            #expect(done == [])
            #expect(try ground.entries() == [])
        }
    }

    @Test func anEditedFileThatIsNoLongerGeneratedStopsEverything() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            try ground.put("edited\n", at: "o/B")
            let output = Playground.folder("o", ["A": "2\n"])
            let plan = try await ground.plan(output)
            #expect(plan.obstacles.map { "\($0.path) \($0.diagnostic.id.rawValue)" } == ["o/B file.stale"])
            #expect(!plan.isClean)
            #expect(
                try await ground.write(output, force: true) == [
                    "updated o/A", "removed o/B", "updated .gen-manifest.json",
                ])
            #expect(try ground.entries() == [".gen-manifest.json", "o", "o/A"])
        }
    }

    @Test func anEditThatIsOverwrittenLeavesTheManifestAsItWas() async throws {
        try await Playground.run { ground in
            let output = Playground.folder("o", ["A": "1\n", "B": "1\n"])
            try await ground.write(output)
            let manifest = ground.text(".gen-manifest.json")
            try ground.put("edited\n", at: "o/B")
            #expect(try await ground.write(output, force: true) == ["updated o/B"])
            #expect(ground.text(".gen-manifest.json") == manifest)
            #expect(try await ground.plan(output).isClean)
        }
    }

    @Test func aFileRemovedByHandComesBackOrIsForgotten() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            try FileManager.default.removeItem(at: ground.folder.appending(path: "o"))
            let done = try await ground.write(Playground.folder("o", ["A": "1\n"]))
            #expect(done == ["created o/A", "updated .gen-manifest.json"])
        }
    }

    @Test func anIncompleteRunRemovesNothing() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            let plan = try await ground.plan(Playground.folder("o", ["A": "1\n"]), isComplete: false)
            #expect(plan.isClean)
        }
    }

    @Test func permissionsAreKept() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("a", "1\n"))
            let path = ground.folder.appending(path: "a").path
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try await ground.write(Playground.file("a", "2\n"))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
        }
    }

    @Test func runsOfDifferentOriginLeaveEachOthersFilesAlone() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("a", "1\n"))
            let other = ground.asRun(of: .configuration(name: "other.yml"))
            try await other.write(Playground.file("b", "1\n"))
            let line = ground.asRun(of: .commandLine)
            try await line.write(
                Playground.folder("o", ["C": "1\n", "D": "1\n"]), Playground.file("e", "1\n"))
            #expect(try await ground.plan(Playground.file("a", "1\n")).isClean)
            #expect(try await other.plan(Playground.file("b", "1\n")).isClean)
            // The command line owns what stands below the outputs that it names, not what it wrote at other times.
            let done = try await line.write(Playground.folder("o", ["C": "1\n"]))
            #expect(done == ["removed o/D", "updated .gen-manifest.json"])
            #expect(try ground.entries() == [".gen-manifest.json", "a", "b", "e", "o", "o/C"])
        }
    }

    @Test func anOutputAboveTheWorkspaceIsWhereTheUserWantsIt() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("../beside", ["A": "1\n", "B": "1\n"]))
            #expect(ground.text("../beside/A") == "1\n")
            let done = try await ground.write(Playground.folder("../beside", ["A": "1\n"]))
            #expect(done == ["removed ../beside/B", "updated .gen-manifest.json"])
        }
    }

    @Test func hostileTextsAndNamesArriveAsTheyAre() async throws {
        try await Playground.run { ground in
            let text = "\u{202E}שלום 👩‍👩‍👧‍👦 \"\\ \u{0} \r \u{2028}\n" + String(repeating: "x", count: 100_000)
            let name = "Ein \"Name\" mit 'Zeichen' $(x) 👩‍👩‍👧‍👦 é"
            let output = Playground.folder("o", [name: text])
            try await ground.write(output)
            #expect(ground.text("o/\(name)") == text)
            #expect(try await ground.plan(output).isClean)
        }
    }

    @Test func manyFilesInParallel() async throws {
        try await Playground.run { ground in
            let files = (0..<3000).map { (name: "File\($0)", text: "text \($0)\n") }
            let output = WorkspaceOutput(
                path: "o", layout: .folder,
                files: files.map { .init(name: $0.name, text: Array($0.text.utf8)) })
            let done = try await ground.write(output)
            #expect(done.count == 3001)
            #expect(try await ground.plan(output).isClean)
            #expect(files.allSatisfy { ground.text("o/\($0.name)") == $0.text })
            #expect(try ground.entries().count == 3002)
        }
    }

    @Test func runsAtTheSameTimeLeaveWholeFiles() async throws {
        try await Playground.run { ground in
            let outputs = ["a", "b", "c"].map { letter in
                WorkspaceOutput(
                    path: "o", layout: .folder,
                    files: (0..<50).map {
                        .init(
                            name: "F\($0)",
                            text: Array((String(repeating: letter, count: 50_000) + "\n").utf8))
                    })
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for output in outputs {
                    group.addTask {
                        let plan = try await ground.workspace.plan([output], force: true)
                        try await ground.workspace.write(plan)
                    }
                }
                try await group.waitForAll()
            }
            for number in 0..<50 {
                let text = try #require(ground.text("o/F\(number)"))
                #expect(text.count == 50_001 && Set(text).count == 2)
            }
            #expect(try ground.entries().count == 52)
        }
    }
}

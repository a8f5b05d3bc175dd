import Foundation
import Output
import TestSupport
import Testing

@testable import Workspace

/// What runs must not do to each other, to what they read, and to what nobody generated.
struct SafetyTests {
    /// Each of the runs knows its own files only: one that read the manifest before another wrote it would forget those.
    ///
    /// The runs are patient, because the one that holds the lock may wait long for its turn among the other tests.
    @Test func runsAtTheSameTimeKeepEachOthersEntries() async throws {
        try await Playground.run { ground in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let run = ground.asRun(of: .configuration(name: "\(number).yml")).workspace
                        let outputs = [Playground.folder("o\(number)", ["A": "\(number)\n"])]
                        try await run.places(of: outputs).alone(patience: .seconds(3_600)) {
                            let plan = try await run.plan(outputs)
                            try await Task.sleep(for: .milliseconds(2))
                            try await run.write(plan)
                        }
                    }
                }
                try await group.waitForAll()
            }
            let manifest = try #require(ground.text(".gen-manifest.json"))
            for number in 0..<12 { #expect(manifest.contains("\"o\(number)/A\"")) }
        }
    }

    @Test func aRunDoesNotWaitForEver() async throws {
        try await Playground.run { ground in
            let places = ground.workspace.places(of: [])
            try await places.alone {
                _ = await #expect(throws: FileError.self) {
                    try await places.alone(patience: .milliseconds(60)) {}
                }
            }
            try await places.alone(patience: .milliseconds(60)) {}
            #expect(try ground.entries().isEmpty, "a lock leaves no file")
        }
    }

    /// The first run knows every file that it begins to write, before it writes it.
    @Test func aFirstRunThatIsCutShortIsContinued() async throws {
        try await Playground.run { ground in
            let plan = try await ground.plan(Playground.file("a", "1\n"), Playground.file("b", "1\n"))
            try ground.put("", at: "b/in the way")
            let error = await #expect(throws: InterruptedWriteError.self) {
                try await ground.workspace.write(plan)
            }
            #expect(error?.written == ["a"], "the message says which files are written")
            #expect(ground.text("a") == "1\n")
            try FileManager.default.removeItem(at: ground.folder.appending(path: "b"))
            try await ground.write(Playground.file("a", "2\n"), Playground.file("b", "2\n"))
            #expect((ground.text("a"), ground.text("b")) == ("2\n", "2\n"))
            #expect(try ground.entries() == [".gen-manifest.json", "a", "b"])
        }
    }

    @Test func whatAKilledRunLeftIsCleared() async throws {
        try await Playground.run { ground in
            let own = ".gen-\(ProcessInfo.processInfo.processIdentifier)-a-0.tmp"
            for name in [".gen-999999999-a-0.tmp", own, ".gen-notes.tmp"] {
                try ground.put("x", at: "o/\(name)")
            }
            ground.workspace.removeLeftovers(of: [Playground.folder("o", ["A": "1\n"])])
            #expect(try ground.entries() == ["o", "o/\(own)", "o/.gen-notes.tmp"].sorted())
        }
    }

    @Test func whatARunReadsIsNeverWritten() async throws {
        try await Playground.run { ground in
            try ground.put("the document\n", at: "Schema.md")
            try ground.link("l", to: ".")
            let reader = Playground(
                folder: ground.folder,
                workspace: Workspace(
                    root: ground.folder.path, origin: .commandLine, generator: "gen 1",
                    inputs: [ground.folder.appending(path: "Schema.md").path]))
            let plan = try await reader.plan(Playground.file("l/Schema.md", "generated\n"), force: true)
            #expect(plan.obstacles == [Obstacle(path: "l/Schema.md", reason: .input)])
        }
    }

    /// A line of a manifest is no proof that a file is ours: anybody can write one.
    @Test func aManifestRemovesNothingThatNobodyGenerated() async throws {
        try await Playground.run { ground in
            let isGenerated: @Sendable ([UInt8]) -> Bool = { $0.starts(with: "Generated".utf8) }
            let texts = ["Schema.md": "the document\n", "main.swift": "print()\n", "old.sql": "Generated\n"]
            for (path, text) in texts { try ground.put(text, at: path) }
            let manifest = Manifest(
                generator: "gen 1",
                entries: texts.map { .init(path: $0, sha256: SHA256.hexadecimal(of: Array($1.utf8))) })
            try ground.put(String(decoding: manifest.json, as: UTF8.self), at: ".gen-manifest.json")
            let run = Playground(
                folder: ground.folder,
                workspace: Workspace(
                    root: ground.folder.path, origin: .configuration(name: "gen.yml"), generator: "gen 1",
                    inputs: [ground.folder.appending(path: "Schema.md").path], isGenerated: isGenerated))
            try await run.write(Playground.file("new.sql", "Generated\n"))
            #expect(
                try ground.entries() == [".gen-manifest.json", "Schema.md", "main.swift", "new.sql"])
        }
    }

    /// Nor is it leave to overwrite one.
    @Test func aManifestMakesNoFileOurs() async throws {
        try await Playground.run { ground in
            let text = "print()\n"
            try ground.put(text, at: "main.swift")
            let manifest = Manifest(
                generator: "gen 1",
                entries: [.init(path: "main.swift", sha256: SHA256.hexadecimal(of: Array(text.utf8)))])
            try ground.put(String(decoding: manifest.json, as: UTF8.self), at: ".gen-manifest.json")
            let run = Playground(
                folder: ground.folder,
                workspace: Workspace(
                    root: ground.folder.path, origin: .configuration(name: "gen.yml"), generator: "gen 1",
                    isGenerated: { $0.starts(with: "Generated".utf8) }))
            let obstacles = try await run.obstacles(Playground.file("main.swift", "Generated\n"))
            #expect(obstacles == ["main.swift: editedFile"])
        }
    }

    @Test func nothingStandsBelowAFileOfTheSameRun() async throws {
        try await Playground.run { ground in
            let obstacles = try await ground.obstacles(
                Playground.file("M", "1\n"), Playground.folder("m/x/y", ["A": "2\n"]))
            #expect(obstacles == ["m/x/y/A: below(\"M\")"])
        }
    }

    @Test func aLinkThatLeadsNowhereIsNamed() async throws {
        try await Playground.run { ground in
            try ground.link("out", to: "nowhere/at/all")
            try ground.link("one", to: "other")
            try ground.link("other", to: "one")
            let obstacles = try await ground.obstacles(
                Playground.file("out/deep/a", "1\n"), Playground.folder("one", ["A": "2\n"]))
            #expect(
                obstacles == ["one: leadsNowhere(link: \"one\")", "out/deep/a: leadsNowhere(link: \"out\")"])
        }
    }

    @Test func theFileOfAnotherFoldersRecordIsNoOutput() async throws {
        try await Playground.run { ground in
            let obstacles = try await ground.obstacles(
                Playground.file("below/.gen-manifest.json", "1\n"),
                Playground.file(".gen-manifest.json", "1\n"))
            #expect(
                obstacles == [".gen-manifest.json: manifest", "below/.gen-manifest.json: manifest"])
        }
    }

    @Test func twoWaysToOneFolderAreOne() async throws {
        try await Playground.run { ground in
            try ground.put("", at: "real/keep")
            try ground.link("linked", to: "real")
            let obstacles = try await ground.obstacles(
                Playground.file("real/a", "1\n"), Playground.file("linked/a", "2\n"))
            #expect(obstacles == ["linked/a: linkedTo(\"real/a\")"])
        }
    }

    @Test func theManifestKeepsItsPermissions() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("a", "1\n"))
            let path = ground.folder.appending(path: ".gen-manifest.json").path
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try await ground.write(Playground.file("a", "2\n"))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
        }
    }

    @Test func aManifestWithAnotherHashIsDamaged() async throws {
        try await Playground.run { ground in
            let json = #"{"formatVersion":1,"generator":"g","files":[{"path":"a","sha256":"\", \"x\": \""}]}"#
            try ground.put(json, at: ".gen-manifest.json")
            await #expect(throws: ManifestError.self) { try await ground.plan(Playground.file("a", "1\n")) }
        }
    }

    /// The configuration above is not what the user means.
    @Test func aConfigurationThatLeadsNowhereIsNotPassedOver() async throws {
        try await Playground.run { ground in
            try ground.put("version: 1\n", at: "gen.yml")
            try ground.put("", at: "below/keep")
            try ground.link("below/gen.yml", to: "nowhere")
            #expect(throws: FileError.self) {
                try ConfigurationFile.find(from: ground.folder.appending(path: "below").path)
            }
        }
    }
}

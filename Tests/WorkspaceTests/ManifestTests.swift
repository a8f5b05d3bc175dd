import Foundation
import Output
import Testing

@testable import Workspace

/// The list of what is ours.
struct ManifestTests {
    private let hash = "87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7"

    @Test func oneLineAFileSortedByBytes() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["é\"": "a\n", "b": "a\n"]))
            let entry = { (path: String) in "    { \"path\": \"\(path)\", \"sha256\": \"\(self.hash)\" }" }
            let expected = """
                {
                  "formatVersion": 1,
                  "generator": "gen 1",
                  "files": [
                \([entry("o/b"), entry("o/é\\\"")].joined(separator: ",\n"))
                  ]
                }

                """
            #expect(ground.text(".gen-manifest.json") == expected)
        }
    }

    @Test func aNewerToolWithTheSameOutputLeavesItAlone() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("A", "1\n"))
            let newer = ground.asRun(of: .configuration(name: ".gen.yml"), generator: "gen 2")
            #expect(try await newer.plan(Playground.file("A", "1\n")).isClean)
            try await newer.write(Playground.file("A", "2\n"))
            #expect(ground.text(".gen-manifest.json")?.contains("\"generator\": \"gen 2\"") == true)
        }
    }

    @Test func aFormattedOneIsTheSame() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("A", "1\n"))
            let text = try #require(ground.text(".gen-manifest.json"))
            try ground.put(text.replacingOccurrences(of: "\n", with: "\r\n  "), at: ".gen-manifest.json")
            #expect(try await ground.plan(Playground.file("A", "1\n")).isClean)
            #expect(try await ground.plan(Playground.file("A", "2\n")).obstacles.isEmpty)
        }
    }

    @Test(arguments: [
        "", "{", "[]", "{}", "null", "{\"formatVersion\": 2, \"generator\": \"x\", \"files\": []}",
        "{\"formatVersion\": 1, \"generator\": \"x\", \"files\": [{\"path\": \"/etc/passwd\", \"sha256\": \"\"}]}",
        "{\"formatVersion\": 1, \"generator\": \"x\", \"files\": [{\"path\": \"a/../b\", \"sha256\": \"\"}]}",
        "<<<<<<< HEAD\n=======\n>>>>>>> x\n",
    ])
    func aDamagedOneIsAnError(_ text: String) async throws {
        try await Playground.run { ground in
            try ground.put(text, at: ".gen-manifest.json")
            await #expect(throws: ManifestError.self) { try await ground.plan(Playground.file("A", "1\n")) }
            #expect(try ground.entries() == [".gen-manifest.json"])
            try await ground.write(Playground.file("A", "1\n"), force: true)
            #expect(try await ground.plan(Playground.file("A", "1\n")).isClean)
        }
    }

    /// When two branches both regenerated and somebody kept the lines of both.
    @Test func aPathMayStandThereTwice() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.file("A", "1\n"))
            let one = try #require(ground.text(".gen-manifest.json"))
            try await ground.write(Playground.file("A", "2\n"))
            let two = try #require(ground.text(".gen-manifest.json"))
            let line = try #require(one.split(separator: "\n").first { $0.contains("sha256") })
            let other = try #require(two.split(separator: "\n").first { $0.contains("sha256") })
            try ground.put(
                one.replacingOccurrences(of: line, with: "\(line),\n\(other)"), at: ".gen-manifest.json")
            for text in ["1\n", "2\n"] {
                try ground.put(text, at: "A")
                #expect(try await ground.plan(Playground.file("A", "3\n")).obstacles.isEmpty)
            }
            #expect(try await ground.write() == ["removed A", "updated .gen-manifest.json"])
        }
    }

    /// Cut short after the manifest and before the files, a run leaves nothing that the next takes for an edit.
    @Test func aRunCutShortIsContinued() async throws {
        try await Playground.run { ground in
            try await ground.write(Playground.folder("o", ["A": "1\n", "B": "1\n"]))
            let transition = Manifest(
                generator: "gen 1",
                entries: ["1\n", "2\n"].flatMap { text in
                    ["o/A", "o/B"].map { .init(path: $0, sha256: SHA256.hexadecimal(of: Array(text.utf8))) }
                })
            try ground.put(String(decoding: transition.json, as: UTF8.self), at: ".gen-manifest.json")
            try ground.put("2\n", at: "o/A")
            let done = try await ground.write(Playground.folder("o", ["A": "3\n", "B": "3\n"]))
            #expect(done == ["updated o/A", "updated o/B", "updated .gen-manifest.json"])
        }
    }

    @Test func largeOnesAreReadAndWritten() throws {
        let entries = (0..<5_000).map { Manifest.Entry(path: "o/File\($0).swift", sha256: hash, origin: "-") }
        let manifest = Manifest(generator: "gen \"1\"", entries: entries)
        let read = try Manifest(json: manifest.json, path: "m")
        #expect(read == manifest)
    }
}

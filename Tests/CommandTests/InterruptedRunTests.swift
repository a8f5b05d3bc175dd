import Foundation
import TestSupport
import Testing

/// A run that fails or is killed at any system call leaves every file whole, old or new, and the next run puts all right.
@Suite(.enabled(if: FaultInjection.isPossible, "no C compiler, or not Linux"))
struct InterruptedRunTests {
    /// The record type `Card` becomes `Note`: a file is updated, one goes, one comes.
    private static let document = Sample.document
    private static let newDocument = Sample.document
        .replacing("## Card", with: "## Note")
        .replacing("`position`", with: "`rank`")

    private static let configuration = """
        version: 1
        schemas:
          - name: Decks
            documents: [Docs/Schema.md]
            outputs:
              - { target: swiftdata, path: Generated/Models }
              - { target: sqlite, path: Generated/schema.sql }

        """

    /// What is the user's, some of it among what is generated.
    private static let own = [
        "gen.yml": configuration, "Generated/Models/Own.swift": "// Mine.\n", "notes": "Mine.\n",
    ]

    private typealias Files = [String: String]

    private static func files(_ project: Project) throws -> Files {
        Dictionary(uniqueKeysWithValues: try project.files().map { ($0, try project.text($0)) })
    }

    private static func put(_ files: Files, in project: Project) throws {
        for (path, text) in files { try project.put(text, at: path) }
    }

    /// All files of a project after undisturbed runs, one for each document after another.
    private static func generated(_ documents: String...) throws -> Files {
        var files: Files = [:]
        try Project.run { project in
            try put(own, in: project)
            for document in documents {
                try project.put(document, at: "Docs/Schema.md")
                let outcome = try project.gen()
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
            files = try Self.files(project)
        }
        return files
    }

    @Test(arguments: FaultInjection.Fault.allCases)
    func `an update that is cut short`(_ fault: FaultInjection.Fault) throws {
        let old = try Self.generated(Self.document)
        let new = try Self.generated(Self.document, Self.newDocument)
        var edited = old
        edited["Docs/Schema.md"] = Self.newDocument
        let calls = try Self.tryEveryCall(fault, from: edited, to: new)
        #expect(calls.isSuperset(of: ["create", "write", "close", "rename", "unlink", "fchmod"]))
        #expect(calls.contains("open") == (fault == .refuse))
    }

    @Test(arguments: FaultInjection.Fault.allCases)
    func `a first run that is cut short, before the document is edited`(
        _ fault: FaultInjection.Fault
    ) throws {
        var empty = Self.own
        empty["Docs/Schema.md"] = Self.document
        let first = try Self.generated(Self.document)
        let second = try Self.generated(Self.newDocument)
        let calls = try Self.tryEveryCall(fault, from: empty, to: first, thenEditedTo: second)
        #expect(
            calls.isSuperset(of: ["create", "write", "close", "rename", "mkdir"]))
    }

    /// Every call of a run is hit once. Returns which ones there are.
    ///
    /// `last` is what the next run shall leave, where the document is edited before it.
    private static func tryEveryCall(
        _ fault: FaultInjection.Fault, from old: Files, to new: Files, thenEditedTo last: Files? = nil
    ) throws -> Set<String> {
        var calls: Set<String> = []
        try withTemporaryFolder { scratch in
            let injection = try FaultInjection(in: scratch)
            var number = 1
            while true {
                let call = try run(injection, fault, at: number, from: old, to: new, thenEditedTo: last)
                guard let call else { break }
                calls.insert(call)
                number += 1
            }
            #expect(number > 20, "a run has more calls than that")
        }
        return calls
    }

    private static func run(
        _ injection: FaultInjection, _ fault: FaultInjection.Fault, at number: Int, from old: Files,
        to new: Files,
        thenEditedTo last: Files?
    ) throws -> String? {
        var call: String?
        try Project.run { project in
            try put(old, in: project)
            let outcome = try injection.run([], in: project.folder, fault, at: number)
            call = outcome.call
            let place: Comment =
                "call \(number), \(outcome.call ?? "none"), \(fault): \(outcome.command.errors)"
            let left = try files(project)
            for (path, text) in left where isOfUser(path) || isOutput(path) {
                #expect(text == old[path] || text == new[path], "\(path) is torn at \(place)")
            }
            #expect(old.keys.allSatisfy { !isOfUser($0) || left[$0] != nil }, place)
            if outcome.call == nil { #expect(outcome.command.status == 0, place) }
            if let last { try project.put(last["Docs/Schema.md"] ?? "", at: "Docs/Schema.md") }
            let next = try project.gen()
            #expect(next.status == 0, "the next run after \(place) says: \(next.errors)")
            #expect(try files(project) == last ?? new, "after \(place)")
        }
        return call
    }

    private static func isOfUser(_ path: String) -> Bool { own[path] != nil || path == "Docs/Schema.md" }

    private static func isOutput(_ path: String) -> Bool {
        path.hasPrefix("Generated/") && !path.hasSuffix(".tmp")
    }
}

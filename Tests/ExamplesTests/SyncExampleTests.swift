import Foundation
import TestSupport
import Testing

/// `Examples/Sync`: devices that sync with the generated code and the README's delegate, against a double of CloudKit.
@Suite(.enabled(if: GRDBLibrary.isExpected && Command.isInstalled("swift")))
struct SyncExampleTests {
    private static let simulation = Result { try build() }

    private struct Failure: Error {
        let message: String
    }

    private static func build() throws -> String {
        let place = packageFolder.appending(path: "Examples/Sync").path
        let scratch = packageFolder.appending(path: ".build/sync-example").path
        let outcome = try Command(
            "swift", ["build", "-c", "release", "--package-path", place, "--scratch-path", scratch]
        ).run()
        guard outcome.status == 0 else { throw Failure(message: outcome.output + outcome.errors) }
        return scratch + "/release/simulate"
    }

    @Test func nothingIsLost() throws {
        let outcome = try Command(Self.simulation.get(), ["--schedules", "2000"]).run()
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    /// What a seed may meet once in thousands of schedules, step by step.
    @Test(arguments: [
        "photoAfterReset", "newerFieldAfterReset", "lateReference", "deletedSurvivor", "missingShelf",
        "lateAnswer", "resetBeforeAnswer", "lostSender", "returnBeforeAnswer", "restoredBackup",
    ])
    func aScenarioHolds(name: String) throws {
        let outcome = try Command(Self.simulation.get(), ["--scenario", name]).run()
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: [("lateReference", "forgottenRedirects"), ("lostSender", "forgottenRemains")])
    func aLateReferenceNeeds(scenario: String, what: String) throws {
        let arguments = ["--scenario", scenario, "--sabotage", what]
        let outcome = try Command(Self.simulation.get(), arguments).run()
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("the item is on"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func aSeedRepeatsItsSchedule() throws {
        let traces = try (0..<2).map { _ in
            try Command(Self.simulation.get(), ["--seed", "7", "--trace"]).run().output
                .split(separator: "\n").dropLast()
        }
        #expect(traces[0].count > 20)
        #expect(traces[0] == traces[1])
    }

    /// What a careless app would do wrong.
    @Test(arguments: [
        "conflictsTakenForSaved", "blindSaves", "forgottenDeletions", "forgottenRecords", "unmarkedEdits",
        "forgottenSends", "keptTwins", "keptReferences", "lostCommits",
    ])
    func theChecksNotice(sabotage: String) throws {
        let arguments = ["--schedules", "2000", "--sabotage", sabotage]
        let outcome = try Command(Self.simulation.get(), arguments).run()
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("fails, with"), "\(outcome.output)\(outcome.errors)")
    }
}

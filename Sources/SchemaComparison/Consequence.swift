/// What a change does to those who know the schema as it was.
package struct Consequence: Hashable, Sendable {
    package let level: Level
    package let verdict: Verdict

    /// One clause. For example: `production keeps the field for ever`.
    package let message: String

    /// What to do instead; nil where nothing is to be done.
    package let remedy: String?

    /// Why the document allows it; nil where it does not.
    package private(set) var permission: String?

    package init(_ level: Level, _ verdict: Verdict, _ message: String, remedy: String? = nil) {
        self.level = level
        self.verdict = verdict
        self.message = message
        self.remedy = remedy
    }

    /// The same where the document allows it: it stays in the answer, and breaks nothing.
    func allowed(because reason: String) -> Consequence {
        var allowed = Consequence(level, .works, message)
        allowed.permission = reason
        return allowed
    }

    /// Whom a change can break.
    package enum Level: String, Hashable, Sendable, CaseIterable {
        /// CloudKit's production schema, and older versions of the app that sync with newer ones.
        case cloudkit

        /// Readers of exported JSON, by the JSON Schema of either side.
        case json

        /// The local database and what it holds.
        case sql

        /// Code that calls the generated Swift.
        case source
    }

    package enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// It fails for somebody.
        case breaks

        /// It may, depending on what only the team knows.
        case risks

        /// It works, and something follows from it.
        case works
    }
}

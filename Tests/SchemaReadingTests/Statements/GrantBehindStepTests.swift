import SchemaReading
import Testing

/// Rights that a step gives behind the fields of its record type.
@Suite struct `A right behind the fields of a step` {
    private func read(_ sentence: String) throws -> Reading {
        try Reading(
            "# App\n\n1. In the CloudKit Console create the record type `Trip` with fields `text` (String), `at` (Date/Time). "
                + sentence + "\n")
    }

    @Test(arguments: [
        "In the permissions of this type enable: **World — Read**, **Authenticated — Create**.",
        "В правах этого типа включите: **World — Read**, **Authenticated — Create**.",
        "For it enable only **World — Read**, **Authenticated — Create**: nobody changes them.",
        "Set **World — Read**, **Authenticated — Create**.",
        "In the permissions of `Trip` enable: World — Read, Authenticated — Create.",
    ])
    func `is read`(sentence: String) throws {
        #expect(try read(sentence).grants == ["_world READ", "_icloud CREATE"])
    }

    @Test(arguments: [
        "For it never enable **Authenticated — Create**.", "Do not set World — Read.",
        "Later enable World — Read.", "Should we enable World — Read?", "Select the user — create it first.",
        "Mark all — read.", "Select World — Read the news.",
        "In the permissions of `Stop` enable: World — Read.",
        "In the permissions of this type enable: World — Read?",
        "For it enable World — Read: Authenticated — Create.",
    ])
    func `is none where it is denied, planned or asked for`(sentence: String) throws {
        #expect(try read(sentence).grants.isEmpty)
    }
}

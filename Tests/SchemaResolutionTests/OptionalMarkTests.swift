import SchemaModel
import Testing

/// What is said of a field that is not marked among fields that are.
@Suite struct OptionalMarkTests {
    @Test(arguments: [
        (["required", "optional", ""], 1), (["required", "required", ""], 0),
        (["optional", "optional", ""], 0),
        (["required", "optional", "required"], 0), (["required", "optional", "default 1"], 0),
    ])
    func notes(marks: [String], count: Int) throws {
        let resolved = Resolved(
            rows: "`a` | Int64 | \(marks[0]) |", "`b` | Int64 | \(marks[1]) |", "`c` | Int64 | \(marks[2]) |")
        #expect(resolved.count("optional.unmarked") == count)
        #expect(try resolved.field("c").isOptional == (marks[2] == "optional"))
    }

    @Test func aQuestionMarkAnswersForAll() {
        let resolved = Resolved(
            rows: "`a` | String | required |", "`b` | String? | |", "`c` | String | |")
        #expect(resolved.count("optional.unmarked") == 0)
    }

    @Test func aColumnAnswersForAll() {
        let resolved = Resolved(
            "# CloudKit\n\n## `Card`\n\n| Field | Type | Required |\n|---|---|---|\n| `a` | String | yes |\n"
                + "| `b` | String | no |\n| `c` | String | |\n")
        #expect(resolved.count("optional.unmarked") == 0)
    }
}

/// A schema document of a given size, with what real ones have: prose, every type, marks, notes and keys.
enum MadeUpDocument {
    static let fieldsOfAnEntity = 12

    static func text(entities count: Int) -> String {
        var text = "# CloudKit schema\n\nContainer: `iCloud.org.example.benchmark`\n\nDatabase: private\n"
        for number in 0..<count { append(number, of: count, to: &text) }
        return text
    }

    private static func append(_ number: Int, of count: Int, to text: inout String) {
        let name = "Entity\(number)"
        text += "\n## `\(name)`\n\nOne of the many things that the app knows, number \(number) of them.\n\n"
        text += "| Field | Type | Notes |\n| --- | --- | --- |\n"
        for row in rows(number, target: "Entity\((number * 7 + 1) % count)") { text += "| \(row) |\n" }
        text += "\nUnique key: `label`, `ownerId`\n"
    }

    private static func rows(_ number: Int, target: String) -> [String] {
        [
            "`id` | String | UUID stored as a string.",
            "`label` | String | What the app calls it in lists, never empty.",
            "`ownerId` | String | Whose it is, as the account service names them.",
            "`isArchived` | Int64 | Boolean flag (0/1).",
            "`position` | Int64 (optional) | Where it stands among the others, from the top.",
            "`hour` | Int64 | Hour of the day (0-23).",
            "`weight` | Double | How much it counts. Default: 0.5",
            "`state` | String | \"new\", \"open\", \"done\"",
            "`createdAt` | Date/Time | When it came into being.",
            "`parent\(number)` | Reference (optional) | References the owning `\(target)` record.",
            "`tags` | List<String> | Words to find it by.",
            "`picture` | Asset (optional) | A picture of it, if there is one.",
        ]
    }
}

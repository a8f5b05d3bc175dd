import Testing

/// Keys that are said of two records.
@Suite struct `Two records that share nothing` {
    @Test(arguments: [
        ("No two trips share a `title`.", ["title"]),
        ("- No two trips may share the same `title` and `month`", ["title,month"]),
        ("Two trips never have the same `title`.", ["title"]),
        ("Two trips must not share a `title` or a `month`.", ["title", "month"]),
        ("No two trips of the same `owner` share a `title`.", ["owner,title"]),
        ("Keine zwei Reisen haben denselben `title`, dieselbe `month`.", ["title,month"]),
        ("Dos viajes nunca comparten el mismo `title`.", ["title"]),
    ])
    func `have a key`(text: String, keys: [String]) throws {
        #expect(try Reading(trip(text)).keys == keys)
    }

    @Test(arguments: [
        "No two trips share a title number.",
        "No two trips of one household share a `title` within a season.",
        "No two trips share a `colour`.", "No two trips share a `title` label.",
    ])
    func `have none where it is not of fields alone`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.keys == [])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["key.unread"])
    }

    @Test(arguments: [
        "Two trips share a `title`.", "Two trips may have the same `title`, which is no error.",
        "Previously, no two trips shared the same `title`.",
    ])
    func `have none where it is not said`(text: String) throws {
        #expect(try Reading(trip(text)).keys == [])
    }
}

import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lines of a Swift type that are no declarations, as documents have them.
@Suite struct `A line of a Swift model` {
    private func read(_ line: String) throws -> Reading {
        try Reading(
            "# Models\n\n```swift\n@Model class Trip {\n    var title: String\n    \(line)\n    var at: Date\n}\n```\n"
        )
    }

    @Test(arguments: [
        "Var day: Date", "vra day: Date", "day: Date", "var \"day\": Date", "var [day]: Date", "var day Date",
        "var the-day: Date", "var day -- the day", "var [day](#day): Date", "var **day**: Date",
        "- day: Date", "* day: Date", "@NSManaged day: Date",
    ])
    func `is told where it is no property`(line: String) throws {
        let read = try read(line)
        #expect(read.entities == ["Trip: title String, at Date"])
        #expect(read.findings == ["6:5 fields.unread"])
    }

    @Test(arguments: [
        "...", "…", "..", "[...]", "/* ... */", "// day: Date", "func day() { x: while true {} }",
        "init(day: Date) { self.day = day }",
        "var day: Date { .now }", "#Index<Trip>([\\.at])", "static let days: Int = 3", "typealias Day = Date",
        "enum Kind { case a, b }",
    ])
    func `is of no property`(line: String) throws {
        let read = try read(line)
        #expect(read.entities == ["Trip: title String, at Date"])
        #expect(!read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(arguments: [
        "var day: Date -- the day", "var day: Date (the day)", "var day: Date # day", "var day: Date ✅",
        "var day: Date → TIMESTAMP", "var day: Date [indexed]",
    ])
    func `may have a remark behind the type`(line: String) throws {
        #expect(try read(line).entities == ["Trip: title String, day Date, at Date"])
    }

    @Test func `is told where it is the only one of its model`() throws {
        let read = try Reading(
            "# Models\n\n```swift\n@Model class Trip {\n    Var at: Date\n}\n@Model class Stop {\n    var at: Date\n}\n```\n"
        )
        #expect(read.names == ["Stop"])
        #expect(read.findings == ["5:5 fields.unread"])
    }

    @Test(arguments: [
        "var day: Date; var end: Date", "var day, end: Date", "var day/end: Date",
        "var day = Date(), end = Date()",
    ])
    func `may have several properties`(line: String) throws {
        let read = try read(line)
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "day", "end", "at"])
        #expect(read.findings.isEmpty)
    }
}

import SwiftReading
import Testing

@Suite("Calls and keys in Swift")
struct SwiftCallTests {
    @Test("Arguments, closures, and what a call is called on")
    func calls() throws {
        let calls = SwiftReader().calls(
            in: """
                try db.create(table: "trip") { t in
                    t.column("start", .date).defaults(to: Date()).notNull()
                }
                func column(_ name: String) {}
                """)
        #expect(calls.map(\.name) == ["create", "column", "defaults", "Date", "notNull"])
        #expect(calls.map(\.receiver) == [nil, nil, 1, nil, 2])
        #expect(calls[0].argument("table")?.literal == "trip")
        #expect(calls[1].unlabelled?.literal == "start")
        #expect(calls[2].unlabelled == nil)
        let closure = try #require(calls[0].closure)
        #expect(calls[1...].allSatisfy { closure.contains($0.range.lowerBound) })
    }

    @Test("Values by their keys, with the types that they are cast to")
    func keys() {
        let values = SwiftReader().keyedValues(
            in: """
                title = record["title"] as? String ?? ""
                record["tags"] = tags  // all of them
                let dates = record["dates"] as! [Date]
                let other = list[0], word = "record[\\"x\\"]"
                """)
        #expect(values.map(\.key) == ["title", "tags", "dates"])
        #expect(values.map(\.receiver) == ["record", "record", "record"])
        #expect(values.map { $0.type?.name } == ["String", nil, "Date"])
        #expect(values.map { $0.type?.isList } == [false, nil, true])
    }

    @Test(
        "No depth of nesting takes any of the stack", arguments: ["f(", "f { g(", "a[\"k\"] as [", ".f(x: ["])
    func deep(opening: String) {
        let text = String(repeating: opening, count: 100_000)
        #expect(SwiftReader().calls(in: text).isEmpty)
        #expect(SwiftReader().keyedValues(in: text).count <= 100_000)
        let closed = String(repeating: "f(", count: 50_000) + String(repeating: ")", count: 50_000)
        #expect(SwiftReader().calls(in: closed).count == 50_000)
    }
}

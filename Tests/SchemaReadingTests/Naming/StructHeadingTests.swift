import SchemaReading
import Testing

/// A heading that calls a type a struct of the program, beside one that calls another a record type.
@Suite struct `A struct beside an entity` {
    private static let table = "\n\n| Property | Type |\n|---|---|\n| level | Double |\n| count | Int |\n\n"

    private static func read(
        _ first: String, _ second: String, title: String = "# Data dictionary", end: String = ""
    ) throws -> DeclaredText {
        try DeclaredText(
            "\(title)\n\nKept in Core Data.\n\n\(first)\(table)\(second)\(table.replacing("level", with: "rate"))"
                + (end.isEmpty ? "" : "\(end)\(table.replacing("level", with: "mass"))"))
    }

    private static let entity = "Night: level Double, count Int"

    @Test(arguments: [
        "## 2. Struct: Digest", "## Struct Digest", "## Digest struct", "## Digest (struct)",
        "## `Digest` struct", "## 構造体: Digest", "## 구조체: Digest", "## 结构体：Digest",
    ])
    func `is not stored`(heading: String) throws {
        let read = try Self.read("## 1. Core Data Entity: Night", heading)
        #expect(read.entities == [Self.entity])
        #expect(read.unread == ["table at 14:1"])
    }

    @Test func `is stored where the heading calls it an entity`() throws {
        let read = try Self.read("## 1. Core Data Entity: Night", "## 2. Entity: Digest")
        #expect(read.entities == [Self.entity, "Digest: rate Double, count Int"])
    }

    /// Where nothing tells them apart, what stands above says it of both.
    @Test func `is stored below a schema in which none is called otherwise`() throws {
        let read = try Self.read("## Night", "## Struct: Digest", title: "# Core Data schema")
        #expect(read.entities == [Self.entity, "Digest: rate Double, count Int"])
    }

    /// A class may be one of the store.
    @Test(arguments: ["## Class: Digest", "## 2. Klasse: Digest", "## クラス: Digest", "## Objeto: Digest"])
    func `is no class, which is stored as its chapter says`(heading: String) throws {
        let read = try Self.read("## 1. Core Data Entity: Night", heading)
        #expect(read.entities == [Self.entity, "Digest: rate Double, count Int"])
    }

    /// In a school's app.
    @Test(arguments: ["## Class", "## Class — taught once a week", "## Class (one a term)"])
    func `is no record type that is called so`(heading: String) throws {
        let read = try Self.read("## 1. Core Data Entity: Night", heading)
        #expect(read.entities == [Self.entity, "Class: rate Double, count Int"])
    }

    /// "Struct" is no name.
    @Test func `is unnamed where the heading says no more`() throws {
        let read = try Self.read("## 1. Core Data Entity: Night", "## Structs")
        #expect(read.entities == [Self.entity])
        #expect(read.unread == ["table at 14:1"])
    }

    @Test func `leaves types of other chapters unread, which nothing calls stored`() throws {
        let internals = "## 3. Internal types\n\n### Frame"
        let read = try Self.read("## 1. Core Data Entity: Night", "## 2. Struct: Digest", end: internals)
        #expect(read.entities == [Self.entity])
        #expect(read.unread == ["table at 14:1", "table at 23:1"])
        let others = try Self.read("## 1. Core Data Entity: Night", "## 2. Entity: Digest", end: internals)
        #expect(others.entities.last == "Frame: mass Double, count Int")
    }
}

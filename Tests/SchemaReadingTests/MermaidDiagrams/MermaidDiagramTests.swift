import Testing

@testable import CodeReading

@Suite("Mermaid diagrams")
struct MermaidDiagramTests {
    private func parse(_ text: String) -> MermaidDiagram? { MermaidDiagramParser.parse(Array(text.utf8)) }

    @Test func readsAttributesWithKeysAndComments() throws {
        let diagram = try #require(
            parse(
                """
                %% people
                erDiagram
                    PERSON {
                        int id PK
                        text login UK, FK "how they sign in"
                    }
                """))
        let attributes = try #require(diagram.entities.first).attributes
        #expect(attributes.map(\.name) == ["id", "login"])
        #expect(attributes.map(\.type) == ["int", "text"])
        #expect(attributes.map(\.keys) == [["PK"], ["UK", "FK"]])
        #expect(attributes[1].comment == "how they sign in")
    }

    @Test(arguments: [
        ("A ||--o{ B : has", false, true), ("A }|..|{ B : has", true, true),
        ("A }o--|| B : \"is in\"", true, false),
    ])
    func readsLines(line: String, left: Bool, right: Bool) throws {
        let relationship = try #require(parse("erDiagram\n\(line)")?.relationships.first)
        #expect(relationship.left == "A" && relationship.right == "B")
        #expect(relationship.leftIsMany == left)
        #expect(relationship.rightIsMany == right)
    }

    @Test func remarksInThePlaceOfAttributesAreNone() {
        let diagram = parse("erDiagram\nA {\n KEPT _ \"for a day\"\n int x_1\n int größe\n}")
        #expect(diagram?.entities.map { $0.attributes.map(\.name) } == [["x_1", "größe"]])
    }

    @Test func joinsAnEntityThatIsOpenedTwice() {
        let diagram = parse("erDiagram\nA {\n int x\n}\nA {\n int y\n}")
        #expect(diagram?.entities.map { $0.attributes.map(\.name) } == [["x", "y"]])
    }

    @Test(arguments: ["", "flowchart TD\nA --> B", "classDiagram", "text before\nerDiagram"])
    func refusesOtherDiagrams(text: String) {
        #expect(parse(text) == nil)
    }

    @Test(arguments: [
        "erDiagram\n{", "erDiagram\nA {", "erDiagram\nA {\n x", "erDiagram\n}\n\"", "erDiagram\nA -- B",
    ])
    func survivesFragments(text: String) {
        #expect(parse(text) != nil)
    }

    @Test("A line in an entity's braces that is no attribute is told")
    func oddLine() throws {
        let read = try Reading(
            "# Schema\n\n```mermaid\nerDiagram\n  Trip {\n    String title\n    Date 📅 at\n    Int places\n  }\n```\n"
        )
        #expect(read.entities == ["Trip: title String, places Int"])
        #expect(read.findings == ["7:5 fields.unread"])
    }
}

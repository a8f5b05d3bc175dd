import Testing

/// A tag alone on its line takes the line with it; a partial is indented as its tag is.
struct StandaloneLineTests {
    let view = LibraryView(shelves: [ShelfView(label: "A"), ShelfView(label: "B")])

    @Test func linesOfSectionTagsVanish() throws {
        #expect(try rendered("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc\n") == "a\nb\nc\n")
        #expect(try rendered("a\n  {{#isOpen}}\t\n  b\n\t{{/isOpen}} \nc\n") == "a\n  b\nc\n")
        #expect(try rendered("a\n{{^isHidden}}\nb\n{{/isHidden}}\nc\n") == "a\nb\nc\n")
        #expect(try rendered("a\n{{#isOpen}}\n{{#name}}\n{{/name}}\n{{/isOpen}}\nc\n") == "a\nc\n")
    }

    @Test func linesOfCommentsAndDelimitersVanish() throws {
        #expect(try rendered("a\n  {{! x }}\nb\n") == "a\nb\n")
        #expect(try rendered("a\n  {{! x\n y }}  \nb\n") == "a\nb\n")
        #expect(try rendered("a\n {{=<% %>=}}\nb<%name%>\n") == "a\nbHall\n")
    }

    @Test func theFirstAndTheLastLineNeedNoNeighbour() throws {
        #expect(try rendered("{{#isOpen}}\nb\n{{/isOpen}}") == "b\n")
        #expect(try rendered("  {{! x }}") == "")
        #expect(try rendered("a\n  {{>part}}", partials: ["part": "p\nq"]) == "a\n  p\n  q")
    }

    @Test func linesEndInAnyWay() throws {
        #expect(try rendered("a\r\n{{#isOpen}}\r\nb\r\n{{/isOpen}}\r\nc") == "a\r\nb\r\nc")
        #expect(try rendered("{{! x }}\rb") == "\rb")
    }

    @Test func otherTextOnTheLineKeepsIt() throws {
        #expect(try rendered("a {{! x }}\nb") == "a \nb")
        #expect(try rendered("{{! x }} a\n") == " a\n")
        #expect(try rendered("{{#isOpen}} {{/isOpen}}\n") == " \n")
        #expect(try rendered("{{#isOpen}}{{name}}{{/isOpen}}\n") == "Hall\n")
        #expect(try rendered("  {{#isOpen}}\n{{/isOpen}} x\n") == " x\n")
        #expect(try rendered("{{name}} {{! x }}\n") == "Hall \n")
    }

    @Test func repeatedLinesKeepTheirShape() throws {
        #expect(
            try rendered("[\n{{#shelves}}\n  {{label}}{{^-last}},{{/-last}}\n{{/shelves}}\n]\n", view)
                == "[\n  A,\n  B\n]\n")
    }

    @Test func partialsSeeTheViewsAroundTheirTag() throws {
        #expect(
            try rendered(
                "{{#shelves}}{{>part}};{{/shelves}}", view, partials: ["part": "{{label}} in {{name}}"])
                == "A in Hall;B in Hall;")
        #expect(try rendered("a {{> part }} b", partials: ["part": ""]) == "a  b")
    }

    @Test func aPartialAmongTextIsNotIndented() throws {
        #expect(try rendered("  x {{>part}}\n", partials: ["part": "p\nq\n"]) == "  x p\nq\n\n")
    }

    @Test func aPartialAloneIndentsEachOfItsLines() throws {
        let partials = ["part": "p\n\n  q {{name}}\n{{#isOpen}}\n{{name}}\n{{/isOpen}}\n"]
        #expect(
            try rendered("a\n  {{>part}}\nb\n", partials: partials) == "a\n  p\n\n    q Hall\n  Hall\nb\n")
        #expect(
            try rendered("\t{{>part}}\r\nb", partials: ["part": "p\r\n\r\nq\r\n"]) == "\tp\r\n\r\n\tq\r\nb")
    }

    @Test func theIndentationIsOfTheTemplateNotOfTheValues() throws {
        #expect(
            try rendered(" {{>part}}\n", LibraryView(name: "x\ny"), partials: ["part": "|\n{{name}}\n|\n"])
                == " |\n x\ny\n |\n")
    }

    @Test func indentationAddsUp() throws {
        let partials = [
            "outer": "o\n  {{>inner}}\n{{#isOpen}}{{>inner}}{{/isOpen}}", "inner": "i\n{{name}}\n",
        ]
        #expect(try rendered("  {{>outer}}\n", partials: partials) == "  o\n    i\n    Hall\n  i\nHall\n")
    }
}

import Templating
import Testing

/// Variables, sections, comments and delimiters, each rule by itself.
struct TagTests {
    let view = LibraryView(
        remarks: ["old", "", "dry"],
        shelves: [
            ShelfView(label: "A", books: [BookView(name: "Emma"), BookView(name: "Ulysses", isLent: true)]),
            ShelfView(label: "B"),
        ])

    @Test func textWithoutTagsStaysAsItIs() throws {
        let text = "let a = { }\n\tß 🦉 }} \\n \"quoted\"\r\n\n"
        #expect(try rendered(text) == text)
        #expect(try rendered("") == "")
    }

    @Test(arguments: [
        "{{name}}", "{{ name }}", "{{{name}}}", "{{{ name }}}", "{{&name}}", "{{& name }}", "{{\nname\t}}",
    ])
    func everyFormOfVariableAppendsTheTextUnescaped(tag: String) throws {
        let name = #"<a href="x">&amp; 'é' 🦉</a>"#
        #expect(try rendered("[\(tag)]", LibraryView(name: name)) == "[\(name)]")
    }

    @Test func tagsInAValueStayText() throws {
        let hostile = "{{name}} {{/shelves}} {{=<% %>=}} {{! no }} \u{202E} \0 {{{"
        #expect(try rendered("{{name}}|{{name}}", LibraryView(name: hostile)) == "\(hostile)|\(hostile)")
        let long = String(repeating: "x\"\\\n", count: 10_000)
        #expect(try rendered("{{name}}", LibraryView(name: long)) == long)
    }

    @Test func aVariableKeepsTheWhitespaceAroundIt() throws {
        #expect(try rendered("  {{name}}\n | {{owner}}| \n") == "  Hall\n | | \n")
    }

    @Test func flagsDecide() throws {
        #expect(try rendered("{{#isOpen}}yes{{/isOpen}}{{^isOpen}}no{{/isOpen}}") == "yes")
        #expect(try rendered("{{#isHidden}}yes{{/isHidden}}{{^isHidden}}no{{/isHidden}}") == "no")
    }

    @Test func aTextIsThereUnlessEmpty() throws {
        #expect(try rendered("{{#name}}<{{.}}>{{/name}}{{^name}}none{{/name}}") == "<Hall>")
        #expect(try rendered("{{#owner}}<{{.}}>{{/owner}}{{^owner}}none{{/owner}}") == "none")
    }

    @Test func textsRepeat() throws {
        #expect(
            try rendered("{{#remarks}}//{{#.}} {{.}}{{/.}}\n{{/remarks}}", view) == "// old\n//\n// dry\n")
        #expect(try rendered("{{#remarks}}{{^.}}-{{/.}}{{/remarks}}", view) == "-")
        #expect(try rendered("{{#remarks}}x{{/remarks}}{{^remarks}}none{{/remarks}}") == "none")
    }

    @Test func viewsRepeatAndNest() throws {
        let source =
            "{{#shelves}}{{label}}:{{#books}}{{name}},{{/books}}{{^books}}empty{{/books}};{{/shelves}}"
        #expect(try rendered(source, view) == "A:Emma,Ulysses,;B:empty;")
        #expect(try rendered(source) == "")
        #expect(try rendered("{{^shelves}}no shelf{{/shelves}}") == "no shelf")
    }

    @Test func theKeysAroundStayInReachAndTheInnerOnesWin() throws {
        let source =
            "{{#shelves}}{{name}}/{{label}}{{#books}} {{name}} on {{label}}{{/books}};{{/shelves}}{{name}}"
        #expect(try rendered(source, view) == "Hall/A Emma on A Ulysses on A;Hall/B;Hall")
        #expect(try rendered("{{#remarks}}{{name}}{{/remarks}}", view) == "HallHallHall")
        #expect(
            try rendered("{{#shelves}}{{#remarks}}{{.}}{{label}} {{/remarks}}{{/shelves}}", view)
                == "oldA A dryA oldB B dryB ")
    }

    @Test func viewsOfTheirOwnTypeNestAsOftenAsTheTemplateSays() throws {
        let shelf = ShelfView(label: "A", above: [ShelfView(label: "B", above: [ShelfView(label: "C")])])
        let source =
            "{{#shelves}}{{label}}{{#above}}{{label}}{{#above}}{{label}}{{/above}}{{/above}}{{/shelves}}"
        #expect(try rendered(source, LibraryView(shelves: [shelf])) == "ABC")
    }

    @Test func firstAndLastAreOfTheInnermostList() throws {
        #expect(
            try rendered(
                "{{#remarks}}{{#-first}}[{{/-first}}{{.}}{{^-last}}, {{/-last}}{{#-last}}]{{/-last}}{{/remarks}}",
                view) == "[old, , dry]")
        let source =
            "{{#shelves}}{{#books}}{{name}}{{^-last}}+{{/-last}}{{/books}}{{^-last}}; {{/-last}}{{/shelves}}"
        #expect(try rendered(source, view) == "Emma+Ulysses; ")
        #expect(
            try rendered("{{#shelves}}{{#label}}{{.}}{{#-last}}!{{/-last}}{{/label}}{{/shelves}}", view)
                == "AB!")
    }

    @Test func commentsVanish() throws {
        #expect(try rendered("a{{! {{name} \n # more }}b") == "ab")
        #expect(try rendered("a {{!x}} b\n") == "a  b\n")
    }

    @Test func delimitersChangeUntilTheyChangeAgain() throws {
        #expect(try rendered("{{=<% %>=}}<%name%> {{name}} <%={{ }}=%>{{name}}") == "Hall {{name}} Hall")
        #expect(try rendered("{{= | | =}}|name||#isOpen|x|/isOpen||&name|") == "HallxHall")
        #expect(try rendered("{{=<% %>=}}<%{name}%>") == "Hall")
    }

    @Test func delimitersStayWithinTheirTemplate() throws {
        #expect(
            try rendered("{{=<% %>=}}<%>part%><%name%>", partials: ["part": "{{name}}<%name%> "])
                == "Hall<%name%> Hall")
        #expect(
            try rendered("{{>part}}{{name}}<%name%>", partials: ["part": "{{=<% %>=}}<%name%> "])
                == "Hall Hall<%name%>")
    }

    @Test func sectionsTakeSiblingsAndRepeatsOfTheirName() throws {
        #expect(
            try rendered("{{#isOpen}}a{{#isOpen}}b{{/isOpen}}c{{/isOpen}}{{#isOpen}}d{{/isOpen}}") == "abcd")
    }

    @Test func renderingAppends() throws {
        let template = try Template<LibraryView>(name: "main", source: Array("{{name}}.".utf8))
        var output = Array("> ".utf8)
        template.render(LibraryView(), into: &output)
        template.render(LibraryView(name: "Attic"), into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "> Hall.Attic.")
    }

    @Test func unusedKeysAreNamed() throws {
        let source =
            "{{name}}{{#isOpen}}{{/isOpen}}{{#shelves}}{{label}}{{#books}}{{name}}{{/books}}{{/shelves}}"
        let template = try Template<LibraryView>(name: "main", source: Array(source.utf8))
        #expect(
            template.unusedKeys == [
                "LibraryView.owner", "LibraryView.isHidden", "LibraryView.remarks", "ShelfView.above",
                "BookView.isLent",
            ])
    }
}

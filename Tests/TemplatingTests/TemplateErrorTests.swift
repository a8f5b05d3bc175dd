import Templating
import Testing

/// Every mistake in a template is found when it is compiled, at its place.
struct TemplateErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let source: String
        let error: String
        var testDescription: String { source }

        init(_ source: String, _ error: String) {
            self.source = source
            self.error = error
        }
    }

    static let cases: [Case] = [
        Case("a\n b {{nmae}}", "main:2:4: unknown key 'nmae': did you mean 'name'?"),
        Case("é{{zzzzzzzz}}", "main:1:3: unknown key 'zzzzzzzz'"),
        Case("{{label}}", "main:1:1: unknown key 'label'"),
        Case("{{#shelves}}{{lable}}{{/shelves}}", "main:1:13: unknown key 'lable': did you mean 'label'?"),
        Case(
            "{{#shelves}}\n{{/shelves}}\n{{#shelfs}}{{/shelfs}}",
            "main:3:1: unknown key 'shelfs': did you mean 'shelves'?"),
        Case("{{^isopen}}{{/isopen}}", "main:1:1: unknown key 'isopen': did you mean 'isOpen'?"),
        Case("{{name.label}}", "main:1:1: unknown key 'name.label'"),
        Case("{{isOpen}}", "main:1:1: 'isOpen' is a flag: ask it with '{{#isOpen}}'"),
        Case("{{remarks}}", "main:1:1: 'remarks' is a list: repeat with '{{#remarks}}'"),
        Case("{{#shelves}}{{books}}{{/shelves}}", "main:1:13: 'books' is a list: repeat with '{{#books}}'"),
        Case("{{.}}", "main:1:1: '.' stands for a text, but the section around it is none over texts"),
        Case(
            "{{#shelves}}{{#.}}{{/.}}{{/shelves}}",
            "main:1:13: '.' stands for a text, but the section around it is none over texts"),
        Case("{{#name}}{{^-last}}{{/-last}}{{/name}}", "main:1:10: '-last' has a meaning only inside a list"),
        Case("{{#-first}}{{/-first}}", "main:1:1: '-first' has a meaning only inside a list"),
        Case("{{#remarks}}{{-last}}{{/remarks}}", "main:1:13: '-last' is a flag: ask it with '{{#-last}}'"),
        Case("x\n\n {{#isOpen}}\ny", "main:3:2: the section 'isOpen' is not closed"),
        Case(
            "{{#isOpen}}{{#name}}{{/isOpen}}{{/name}}",
            "main:1:21: 'isOpen' is closed, but the open section is 'name' of line 1"),
        Case(
            "{{^isOpen}}\n{{/name}}", "main:2:1: 'name' is closed, but the open section is 'isOpen' of line 1"
        ),
        Case("a{{/name}}", "main:1:2: 'name' is closed but was not opened"),
        Case("a {{name", "main:1:3: this tag is not closed by '}}'"),
        Case("a {{{name}}", "main:1:3: this tag is not closed by '}}}'"),
        Case("\n{{=<% %>}}", "main:2:1: this tag is not closed by '=}}'"),
        Case("{{! never", "main:1:1: this tag is not closed by '}}'"),
        Case("{{}}", "main:1:1: a tag needs a name"),
        Case("{{#}}", "main:1:1: a tag needs a name"),
        Case("{{name owner}}", "main:1:1: a name is one word"),
        Case("{{=<%=}}", "main:1:1: new delimiters are two words without '=', as in '{{=<% %>=}}'"),
        Case("{{$block}}", "main:1:1: blocks and parents are not supported"),
        Case("{{<parent}}", "main:1:1: blocks and parents are not supported"),
        Case("\r\n{{>prat}}", "main:2:1: unknown partial 'prat': did you mean 'part'?"),
        Case("{{>loop}}", "loop:2:3: the partial 'loop' includes itself"),
        Case("{{>ping}}", "pong:1:1: the partial 'ping' includes itself"),
        Case("  {{>broken}}", "broken:2:4: unknown key 'oner': did you mean 'owner'?"),
        Case("{{#isOpen}}{{>ending}}", "ending:1:1: 'isOpen' is closed but was not opened"),
    ]

    static let partials = [
        "part": "", "loop": "x\n  {{>loop}}", "ping": "{{>pong}}", "pong": "{{>ping}}",
        "broken": "\n - {{oner}}", "ending": "{{/isOpen}}",
    ]

    @Test(arguments: cases) func theErrorNamesItsPlace(_ mistake: Case) {
        let error = #expect(throws: TemplateError.self) {
            try rendered(mistake.source, partials: Self.partials)
        }
        #expect(error?.description == mistake.error)
    }
}

import Diagnostics
import Output
import SchemaModel
import Testing
import Workspace

/// `gen.yml`: what it can say, and that nothing in it is ignored.
struct ConfigurationReaderTests {
    private func read(_ yaml: String) -> (outcome: ConfigurationReader.Outcome, source: SourceFile) {
        let source = SourceFile(path: "gen.yml", text: Array(yaml.utf8))
        return (ConfigurationReader.read(source, targets: [FolderTarget.self, FileTarget.self]), source)
    }

    /// Every finding as `line:column id marked text`.
    private func findings(_ yaml: String) -> [String] {
        let (outcome, source) = read(yaml)
        return outcome.diagnostics.map { finding in
            guard let span = finding.span else { return finding.id.rawValue }
            let position = source.position(of: span.lower)
            return "\(position.line):\(position.column) \(finding.id.rawValue) \(source[span.range])"
        }
    }

    @Test func everythingItCanSay() throws {
        let yaml = """
            # a comment
            version: 1
            schemas:
              - name: "Büro"
                documents: [Docs/./Schema.md, Docs/../More.md]
                overrides:
                  Card.done: { type: bool, optional: true, list: false }
                  App.Card.kind:
                    references: Deck
                    enum: Kind
                    default: '"a"'
                outputs:
                  - target: swift
                    path: Generated/Swift/
                    options: { access: package, closedEnums: yes, enumTypes: { Card.theme: App.Theme } }
                  - { target: sqlite, path: schema.sql }
            """
        let (outcome, source) = read(yaml)
        #expect(outcome.diagnostics.isEmpty)
        let schema = try #require(outcome.configuration?.schemas.first)
        #expect(schema.name == "Büro")
        #expect(schema.documents.map(\.path) == ["Docs/Schema.md", "More.md"])
        let (done, kind) = (schema.overrides[0], schema.overrides[1])
        #expect((done.entity, done.field, done.type) == ("Card", "done", .bool))
        #expect((done.isOptional, done.isList) == (true, false))
        #expect((kind.entity, kind.field, kind.references) == ("App.Card", "kind", "Deck"))
        #expect((kind.enumName, kind.defaultText, kind.type) == ("Kind", "\"a\"", nil))
        #expect(source[done.span.range] == "Card.done")
        #expect(schema.outputs.map(\.path.path) == ["Generated/Swift", "schema.sql"])
        let options = schema.outputs[0].options
        #expect(
            (options.access, options.closedEnums, options.enumTypes) == (
                .package, true, ["Card.theme": "App.Theme"]
            ))
        #expect(schema.outputs[1].options == OutputOptions())
    }

    private static let outputs = "[{ target: swift, path: o }]"
    private static let schemas = "[{ name: A, documents: [A.md], outputs: \(outputs) }]"

    @Test(arguments: [
        ("", "1:1 key.missing "),
        ("# nothing\n", "1:1 key.missing "),
        ("just text", "1:1 value.mistyped just text"),
        ("version: 1", "1:1 key.missing v"),
        ("version: 2\nschemas: \(schemas)", "1:10 value.invalid 2"),
        (
            "version: 1:1111:11:1:1:1:19:1:1:1:19:11111\nschemas: \(schemas)",
            "1:10 value.invalid 1:1111:11:1:1:1:19:1:1:1:19:11111"
        ),
        ("version: one\nschemas: \(schemas)", "1:10 value.invalid one"),
        ("version: 1\nschemas: \(schemas)\nshemas: []", "3:1 key.unknown shemas"),
        ("version: 1\nschemas: []", "2:10 key.missing ["),
        ("version: 1\nschemas: {}", "2:10 value.mistyped {"),
        ("version: 1\nschemas: [x]", "2:11 value.mistyped x"),
        ("version: 1\nversion: 1\nschemas: \(schemas)", "1:1 key.duplicate v"),
        ("version: 1\nschemas: [", "2:11 yaml.invalid "),
        ("version: 1\n\tschemas: []", "2:1 yaml.invalid \t"),
        ("version: 1\nschemas: *nowhere", "2:10 yaml.invalid *"),
        ("version: 1\nschemas: []\n---\nversion: 1", "3:1 yaml.invalid -"),
    ])
    func wrongAtTheTop(_ yaml: String, _ finding: String) {
        #expect(findings(yaml) == [finding])
        #expect(read(yaml).outcome.configuration == nil)
    }

    @Test(arguments: [
        ("documents: [A.md]\n    outputs: \(outputs)", "3:5 key.missing d"),
        ("name: A\n    outputs: \(outputs)", "3:5 key.missing n"),
        ("name: A\n    documents: [A.md]", "3:5 key.missing n"),
        ("name: A\n    documents: []\n    outputs: \(outputs)", "4:16 key.missing ["),
        ("name: A\n    documents: [A.md]\n    outputs: []", "5:14 key.missing ["),
        ("name: A\n    documents: A.md\n    outputs: \(outputs)", "4:16 value.mistyped A.md"),
        ("name: A\n    documents: [A.md, ./A.md]\n    outputs: \(outputs)", "4:23 document.duplicate ./A.md"),
        ("name: A\n    documents: [/etc/A.md]\n    outputs: \(outputs)", "4:17 path.invalid /etc/A.md"),
        ("name: ~\n    documents: [A.md]\n    outputs: \(outputs)", "3:11 value.mistyped ~"),
        ("name: {}\n    documents: [A.md]\n    outputs: \(outputs)", "3:11 value.mistyped {"),
        (
            "name: Ä\n    documents: [A.md]\n    ourputs: []\n    outputs: \(outputs)",
            "5:5 key.unknown ourputs"
        ),
        ("{ name: Ä, documents: [A.md], ourputs: [], outputs: \(outputs) }", "3:36 key.unknown ourputs"),
    ])
    func wrongInASchema(_ yaml: String, _ finding: String) {
        #expect(findings("version: 1\nschemas:\n  - " + yaml) == [finding])
    }

    @Test(arguments: [
        ("- { path: a }", "7:9 key.missing {"),
        ("- { target: swift }", "7:9 key.missing {"),
        ("- { target: swfit, path: a }", "7:19 target.unknown swfit"),
        ("- { target: 'swfit', path: a }", "7:19 target.unknown 'swfit'"),
        ("- { target: swift, path: }", "7:32 value.mistyped }"),
        ("- { target: swift, path: '' }", "7:32 path.invalid ''"),
        ("- { target: swift, path: /a }", "7:32 path.invalid /a"),
        ("- { target: swift, path: a, option: {} }", "7:35 key.unknown option"),
        ("- { target: swift, path: a, options: { acess: public } }", "7:46 option.unknown acess"),
        ("- { target: swift, path: a, options: { access: open } }", "7:54 value.invalid open"),
        ("- { target: swift, path: a, options: { closedEnums: maybe } }", "7:59 value.mistyped maybe"),
        ("- { target: swift, path: a, options: { enumTypes: [] } }", "7:57 value.mistyped ["),
        ("- { target: swift, path: a, options: { enumTypes: { theme: T } } }", "7:59 value.invalid theme"),
        ("- { target: sqlite, path: a, options: { access: public } }", "7:47 option.unaccepted access"),
        ("- { target: swift, path: a, options: { recordNames: uuid } }", "7:59 value.invalid uuid"),
        ("- { target: sqlite, path: a, options: { recordNames: id } }", "7:47 option.unaccepted recordNames"),
        (
            "- { target: swift, path: a, options: { recordNames: id } }\n"
                + "      - { target: swift, path: b, options: { recordNames: typed } }",
            "8:46 option.contradiction recordNames"
        ),
        ("- { target: sqlite, path: A.md }", "7:33 output.duplicate A.md"),
        ("- { target: sqlite, path: gen.yml }", "7:33 output.duplicate gen.yml"),
        ("- { target: sqlite, path: a }\n      - { target: sqlite, path: ./A }", "8:33 output.duplicate ./A"),
        ("- { target: swift, path: a }\n      - { target: sqlite, path: a }", "8:33 output.duplicate a"),
    ])
    func wrongInAnOutput(_ yaml: String, _ finding: String) {
        let head =
            "version: 1\nschemas:\n  - name: A\n    documents: [A.md]\n    overrides: {}\n    outputs:\n      "
        #expect(findings(head + yaml) == [finding])
    }

    @Test func twoFoldersMayBeOne() {
        let yaml = """
            version: 1
            schemas:
              - name: A
                documents: [A.md]
                outputs: [{ target: swift, path: a }, { target: swift, path: a }, { target: sqlite, path: a/b }]
            """
        #expect(findings(yaml) == [])
    }

    @Test(arguments: [
        ("done: {}", "4:5 value.invalid done"),
        ("Card.: {}", "4:5 value.invalid Card."),
        ("Card.done: bool", "4:16 value.mistyped bool"),
        ("Card.done: { typ: bool }", "4:18 key.unknown typ"),
        ("Card.done: { type: boolean }", "4:24 value.invalid boolean"),
        ("Card.done: { list: 1 }", "4:24 value.mistyped 1"),
        ("Card.done: { references: }", "4:30 value.mistyped "),
    ])
    func wrongInAnOverride(_ yaml: String, _ finding: String) {
        let text = """
            version: 1
            schemas:
            - overrides:
                \(yaml)
              name: A
              documents: [A.md]
              outputs: [{ target: swift, path: o }]
            """
        #expect(findings(text).map { $0.trimmingPlaceholder } == [finding.trimmingPlaceholder])
    }

    @Test func twoSchemasOfOneName() throws {
        let yaml = """
            version: 1
            schemas:
              - { name: A, documents: [A.md], outputs: [{ target: swift, path: o }] }
              - { name: A, documents: [A.md], outputs: [{ target: swift, path: o }] }
            """
        let finding = try #require(read(yaml).outcome.diagnostics.first)
        #expect(findings(yaml) == ["4:13 schema.duplicate A"])
        #expect(finding.related.map(\.span.lower) == [32])
    }

    @Test func everyProblemIsReportedAtOnce() {
        let yaml = """
            version: 3
            schemas:
              - { nme: A, documents: [A.md], outputs: [{ target: x, path: y }] }
            """
        #expect(
            findings(yaml) == [
                "1:10 value.invalid 3", "3:7 key.unknown nme", "3:54 target.unknown x",
            ])
    }

    @Test func remediesSayWhatIsPossible() {
        let yaml =
            "version: 1\nschemas:\n- { name: A, documents: [A.md], outputs: [{ target: html5, path: y }] }"
        #expect(read(yaml).outcome.diagnostics.map(\.remedy) == ["the targets are: swift, sqlite"])
    }

    @Test func bytesThatAreNoText() {
        let source = SourceFile(path: "gen.yml", text: [0x76, 0xFF, 0xFE])
        let outcome = ConfigurationReader.read(source, targets: [])
        #expect(outcome.configuration == nil)
        #expect(outcome.diagnostics.map(\.id.rawValue) == ["yaml.invalid"])
    }
}

extension String {
    /// An empty value is marked by whatever follows it.
    fileprivate var trimmingPlaceholder: String { split(separator: " ").prefix(2).joined(separator: " ") }
}

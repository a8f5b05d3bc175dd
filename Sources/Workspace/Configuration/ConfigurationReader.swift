package import Diagnostics
package import Output
import SchemaModel
import YAMLReading
import Yams

/// Reads `gen.yml`: strict, because a key that is misspelt and ignored is a wish that is not fulfilled.
package struct ConfigurationReader {
    let source: SourceFile
    let targets: [any OutputTarget.Type]
    let placement: OutputPlacement
    var diagnostics: [Diagnostic] = []

    private init(source: SourceFile, targets: [any OutputTarget.Type], placement: OutputPlacement) {
        self.source = source
        self.targets = targets
        self.placement = placement
    }

    /// Reads a configuration whose spans name the run's first file.
    ///
    /// Nil where anything in it is wrong: `diagnostics` says what.
    package static func read(
        _ source: SourceFile, targets: [any OutputTarget.Type], placement: OutputPlacement = .paths
    ) -> Outcome {
        var reader = ConfigurationReader(source: source, targets: targets, placement: placement)
        let configuration = reader.readDocument()
        let isUsable = !reader.diagnostics.contains { $0.severity == .error }
        return Outcome(configuration: isUsable ? configuration : nil, diagnostics: reader.diagnostics)
    }

    package struct Outcome: Sendable {
        package let configuration: Configuration?
        package let diagnostics: [Diagnostic]
    }

    private mutating func readDocument() -> Configuration? {
        guard String(validating: source.text, as: UTF8.self) != nil else {
            complain(
                .yamlInvalid, "the configuration is not UTF-8", at: span(from: 0, to: 0),
                remedy: "save the file as UTF-8")
            return nil
        }
        if let mark = MergeConflict.place(in: source.text) {
            complain(
                .yamlInvalid, "the configuration holds a merge conflict that is not resolved",
                at: span(from: mark.lowerBound, to: mark.upperBound),
                remedy: "keep what is right of its sides, and remove the lines of marks")
            return nil
        }
        do {
            guard let root = try YAMLReader.compose(String(decoding: source.text, as: UTF8.self)) else {
                complain(
                    .keyMissing, "the configuration is empty", at: span(from: 0, to: 0),
                    remedy: "'gen init' writes one")
                return nil
            }
            return readRoot(root)
        } catch let refusal as YAMLRefusal {
            complain(
                .yamlInvalid, "the configuration is not read: \(refusal)",
                at: span(from: refusal.offset, to: refusal.offset), remedy: "simplify it here")
        } catch let error as YamlError {
            complain(about: error)
        } catch {
            complain(.yamlInvalid, "\(error)", at: span(from: 0, to: 0))
        }
        return nil
    }

    /// Compared as it is written: as a number of YAML 1.1, "1:1111:…" counts in sixties and may be larger than any.
    private func isSupported(_ version: Node) -> Bool {
        guard let scalar = version.scalar else { return false }
        return scalar.string == "1" && (scalar.style == .plain || scalar.style == .any)
    }

    private mutating func readRoot(_ root: Node) -> Configuration? {
        guard let members = members(of: root, RootKey.self, in: "the configuration") else { return nil }
        if let version = required(members, .version, of: root, in: "the configuration"), !isSupported(version)
        {
            complain(about: version)
        }
        guard let list = required(members, .schemas, of: root, in: "the configuration"),
            let nodes = elements(of: list, in: "schemas")
        else { return nil }
        if nodes.isEmpty {
            complain(
                .keyMissing, "the configuration has no schemas", at: span(of: list),
                remedy: "add one, or let 'gen init' write it")
        }
        var schemas: [ConfiguredSchema] = []
        var places: [String: SourceSpan] = [:]
        for node in nodes {
            guard let (schema, place) = readSchema(node) else { continue }
            if let first = places[schema.name] {
                complain(
                    .schemaDuplicate, "two schemas are called '\(schema.name)'", at: place,
                    remedy: "rename one of them", first: first)
            }
            places[schema.name] = place
            schemas.append(schema)
        }
        checkOverlaps(of: schemas)
        return Configuration(
            schemas: schemas, lint: members[.lint].map { readLint($0) } ?? ConfiguredLint(),
            breakingLevels: members[.breaking].flatMap { readBreaking($0) })
    }

    private mutating func complain(about version: Node) {
        guard let scalar = version.scalar else {
            return complain(
                .valueMistyped, "'version' must be a number", at: span(of: version),
                remedy: "write: version: 1")
        }
        let isNumber = scalar.style == .plain && Double(scalar.string) == 1
        let isQuoted = scalar.style != .plain && scalar.string == "1"
        complain(
            .valueInvalid,
            isQuoted
                ? "'version' must be a number, not a text"
                : "this gen reads version 1 of the configuration, not '\(scalar.string)'",
            at: span(of: version),
            remedy: isQuoted || isNumber
                ? "write: version: 1" : "write 'version: 1', or use the gen that wrote it")
    }

    private mutating func readSchema(_ node: Node) -> (ConfiguredSchema, SourceSpan)? {
        guard let members = members(of: node, SchemaKey.self, in: "a schema") else { return nil }
        let nameNode = required(members, .name, of: node, in: "the schema")
        let name = nameNode.flatMap { text($0, as: "a name") }
        let documents = required(members, .documents, of: node, in: "the schema").map { readDocuments($0) }
        let overrides = members[.overrides].map { readOverrides($0) }
        let outputs = required(members, .outputs, of: node, in: "the schema").map { readOutputs($0) }
        guard let name, let nameNode, let documents, let outputs else { return nil }
        checkAgreement(of: outputs)
        let schema = ConfiguredSchema(
            name: name, documents: documents, overrides: overrides ?? [], outputs: outputs)
        return (schema, span(of: nameNode))
    }

    private mutating func readDocuments(_ node: Node) -> [ConfiguredPath] {
        guard let nodes = elements(of: node, in: "documents") else { return [] }
        if nodes.isEmpty {
            complain(
                .keyMissing, "the schema has no documents", at: span(of: node),
                remedy: "name one, such as Docs/Schema.md")
        }
        var documents: [ConfiguredPath] = []
        var places: [String: SourceSpan] = [:]
        for node in nodes {
            guard let path = path(node) else { continue }
            if let first = places.updateValue(path.span ?? span(of: node), forKey: path.path) {
                complain(
                    .documentDuplicate, "the document '\(path.path)' is named twice", at: span(of: node),
                    remedy: "remove one of them", first: first)
            }
            documents.append(path)
        }
        return documents
    }

    private mutating func readOutputs(_ node: Node) -> [ConfiguredOutput] {
        guard let nodes = elements(of: node, in: "outputs") else { return [] }
        if nodes.isEmpty {
            complain(
                .keyMissing, "the schema has no outputs", at: span(of: node),
                remedy: "add one, such as { target: swift, path: Models }")
        }
        return nodes.compactMap { readOutput($0) }
    }

    private enum RootKey: String, CaseIterable {
        case version, schemas, lint, breaking
    }

    private enum SchemaKey: String, CaseIterable {
        case name, documents, overrides, outputs
    }
}

extension DiagnosticID {
    static let schemaDuplicate = DiagnosticID("schema.duplicate")
    static let documentDuplicate = DiagnosticID("document.duplicate")
}

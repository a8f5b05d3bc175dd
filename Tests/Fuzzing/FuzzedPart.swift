import CloudKitLanguage
import Diagnostics
import GeneratorPipeline
import Markdown
import Output
import SchemaModel
import SwiftReading
import Templating
import Workspace
import YAMLReading

/// A part of `gen` that takes any bytes, and must come back from each.
enum FuzzedPart: String, CaseIterable {
    /// A document is read, and every target writes what it makes of it.
    case pipeline

    /// A document is read, and no more.
    case document

    /// The text of a document is parsed, and nothing is made of it.
    case markdown

    /// A code block of a document, in each language that has a reader of its own.
    case sql, typescript, mermaid, json, yaml, swift, tree

    /// Each reader alone, without a document around its text.
    case ckdb
    case swiftDeclarations = "swift-declarations"
    case yamlText = "yaml-text"

    case configuration, manifest, lock, template

    func run(_ bytes: [UInt8]) {
        switch self {
        case .pipeline: Self.generate(bytes)
        case .document: _ = Self.read(bytes)
        case .markdown: _ = MarkdownParser().parse(bytes, path: "Schema.md", file: 0)
        case .sql, .typescript, .mermaid, .json, .yaml, .swift: readBlock(rawValue, bytes)
        case .tree: readBlock("", bytes)
        case .ckdb: _ = try? CloudKitParser.parse(bytes)
        case .swiftDeclarations: _ = SwiftReader().read(String(decoding: bytes, as: UTF8.self))
        case .yamlText: _ = try? YAMLReader.compose(String(decoding: bytes, as: UTF8.self))
        case .configuration:
            _ = ConfigurationReader.read(SourceFile(path: "gen.yml", text: bytes), targets: outputTargets)
        case .manifest: _ = try? Manifest(json: bytes, path: Manifest.fileName)
        case .lock: _ = try? ReleaseLock(json: bytes, path: ReleaseLock.fileName)
        case .template: Self.render(with: bytes)
        }
    }

    private static func read(_ bytes: [UInt8]) -> (schema: Schema, hasErrors: Bool) {
        var pipeline = GeneratorPipeline()
        let reading = pipeline.read([InputDocument(path: "Schema.md", bytes: bytes)], as: "Schema")
        _ = DiagnosticRenderer(sources: pipeline.sources).render(reading.diagnostics)
        return (reading.schema, reading.hasErrors)
    }

    private static func generate(_ bytes: [UInt8]) {
        let (schema, hasErrors) = read(bytes)
        if hasErrors || schema.entities.isEmpty { return }
        for target in outputTargets { render(schema, as: target, .none) }
    }

    private static func render(
        _ schema: Schema, as target: any OutputTarget.Type, _ templates: TemplateReplacements
    ) {
        let request = OutputRequest(
            schema: schema, options: OutputOptions(), documents: ["Schema.md"], path: "Schema",
            templates: templates)
        let result = GeneratorPipeline.render(GeneratorPipeline.Order(target: target, request: request))
        let isWhole = result.files.allSatisfy { GeneratedFile.hasHeadline($0.text) || !templates.isEmpty }
        precondition(isWhole, "every generated file says that it is one")
    }

    private func readBlock(_ language: String, _ bytes: [UInt8]) {
        let text = "# Trips (CloudKit)\n\n## `Trip`\n\n```\(language)\n"
        _ = Self.read(Array(text.utf8) + bytes + Array("\n```\n".utf8))
    }

    // MARK: Templates

    private static let sample = read(
        Array(
            """
            # Trips (CloudKit)

            ## `Trip`

            | Field | Type | Notes |
            | --- | --- | --- |
            | `title` | String | What it is called. |
            | `kind` | String (optional) | "short", "long" |
            | `next` | Reference (optional) | References `Trip` |

            Unique key: `title`

            """.utf8)
    ).schema

    private static let templates = outputTargets.flatMap { target in
        target.templates.map { (target: target, template: $0) }
    }

    /// In place of one template that a project may replace: the first byte says which, so that each is soon tried.
    private static func render(with bytes: [UInt8]) {
        guard let number = bytes.first, !templates.isEmpty else { return }
        let (target, template) = templates[Int(number) % templates.count]
        let text = [UInt8](bytes.dropFirst())
        let outcome = TemplateReplacements.compile([template.name: text], for: target.templates)
        guard outcome.errors.isEmpty, !outcome.replacements.isEmpty else { return }
        render(sample, as: target, outcome.replacements)
    }
}

import CloudKitLanguage
import Diagnostics
import Foundation
import GeneratorPipeline
import Output
import Templating
import TestSupport
import Workspace

/// What is said of a bad input, word by word, and whether it says where and what to do.
struct BadInputAnswer {
    private(set) var text = ""

    /// Messages without a place, or without a remedy.
    private(set) var flaws: [String] = []

    init(to input: BadInput) throws {
        let bytes = input.bytes
        let written = String(decoding: bytes, as: UTF8.self)
        switch input.kindName {
        case "document": read(bytes)
        case "type": readRow("| `a` | \(written) | |")
        case "row": readRow(written)
        case "note": readRow("| `a` | String | \(written) |")
        case "intnote": readRow("| `a` | Int64 | \(written) |")
        case "statement": readRow("\n\(written)")
        case "code":
            read(Array("# Decks (CloudKit)\n\n## Deck\n\n```\(input.kindArgument)\n\(written)\n```\n".utf8))
        case "ckdb": readExport(bytes)
        case "configuration": readConfiguration(bytes)
        case "output": readConfiguration(Array(Self.configuration(writing: written).utf8))
        case "manifest": readManifest(bytes)
        case "lock": readLock(bytes)
        case "template": compile(bytes, as: input.kindArgument)
        default: throw UnknownKind(kind: input.kind)
        }
    }

    private struct UnknownKind: Error {
        let kind: String
    }

    // MARK: Documents

    private mutating func readRow(_ row: String) {
        let document = """
            # Record types

            ## Deck

            | Field | Type | Notes |
            | --- | --- | --- |
            | `title` | String (optional) | What it is called. |
            | `position` | Int64 | Where it stands. |
            \(row)
            """
        read(Array(document.utf8))
    }

    /// Read and, where that goes well, written by every target.
    private mutating func read(_ bytes: [UInt8]) {
        var pipeline = GeneratorPipeline()
        let reading = pipeline.read([InputDocument(path: "Schema.md", bytes: bytes)], as: "Schema")
        var diagnostics = reading.diagnostics
        if !reading.hasErrors {
            if let emptiness = pipeline.emptiness(of: reading.schema, .error) {
                diagnostics.append(emptiness)
            } else {
                diagnostics += outputTargets.flatMap { target in
                    let request = OutputRequest(
                        schema: reading.schema, options: OutputOptions(), documents: ["Schema.md"],
                        path: "Schema")
                    return GeneratorPipeline.render(.init(target: target, request: request)).diagnostics
                }
            }
        }
        show(diagnostics, pipeline.sources)
    }

    private mutating func show(_ diagnostics: [Diagnostic], _ sources: SourceFiles) {
        // What has no place is about the whole schema, and no answer to this input.
        let important = diagnostics.unitedByTarget().filter { $0.severity != .remark && $0.span != nil }
        let renderer = DiagnosticRenderer(sources: sources)
        text = renderer.render(important).trimmingCharacters(in: .newlines)
        for diagnostic in important where diagnostic.severity == .error || diagnostic.severity == .warning {
            if diagnostic.span == nil || diagnostic.remedy == nil {
                flaws.append(renderer.render(diagnostic))
            }
        }
    }

    // MARK: Other files

    private mutating func readExport(_ bytes: [UInt8]) {
        do throws(CloudKitSyntaxError) {
            _ = try CloudKitParser.parse(bytes)
        } catch {
            text = "\(error.range): \(error.message)"
            if error.message.isEmpty { flaws.append(text) }
        }
    }

    private static func configuration(writing outputs: String) -> String {
        "version: 1\nschemas:\n  - name: Decks\n    documents: [Schema.md]\n    outputs: [\(outputs)]\n"
    }

    private mutating func readConfiguration(_ bytes: [UInt8]) {
        let source = SourceFile(path: "gen.yml", text: bytes)
        let outcome = ConfigurationReader.read(source, targets: outputTargets)
        show(outcome.diagnostics, SourceFiles([source]))
    }

    private mutating func readManifest(_ bytes: [UInt8]) {
        do throws(ManifestError) {
            _ = try Manifest(json: bytes, path: Manifest.fileName)
        } catch {
            showLines("\(error)")
        }
    }

    private mutating func readLock(_ bytes: [UInt8]) {
        do throws(ReleaseLockError) {
            _ = try ReleaseLock(json: bytes, path: ReleaseLock.fileName)
        } catch {
            showLines("\(error)")
        }
    }

    /// The second line says what to do.
    private mutating func showLines(_ message: String) {
        text = message
        if !message.contains("\n") { flaws.append(message) }
    }

    private mutating func compile(_ bytes: [UInt8], as name: String) {
        for target in outputTargets {
            guard let template = target.templates.first(where: { $0.name == name }) else { continue }
            let outcome = TemplateReplacements.compile([template.name: bytes], for: target.templates)
            text = outcome.errors.map { "\($0)" }.joined(separator: "\n")
            if outcome.errors.isEmpty {
                text = outcome.withoutHeadline.map { "\($0) shows no headline" }.joined()
            }
            for error in outcome.errors where error.message.isEmpty { flaws.append("\(error)") }
        }
    }
}

import Foundation
import JSONSchemaOutput
import Output
import RecordSupport
import SchemaModel
import SwiftLanguage
import SwiftOutput
import TestSupport

/// The way of records: Swift -> JSON -> SQLite -> PostgreSQL -> CloudKit, for what the app keeps there -> Swift.
///
/// At both ends stands one program of the generated Swift; between them every stop is the real thing.
struct Journey {
    let schema: Schema
    let shapes: [RecordShape]
    private let compiler: SwiftCompiler
    private let program: String

    /// `main` is what the program does, with the named parts of it in `Tests/Programs/Journey`.
    init(
        _ schema: Schema, main: String, parts: [String] = ["Journey.swift"], in folder: URL
    ) throws {
        self.schema = schema
        shapes = RecordShape.all(of: schema)
        compiler = SwiftCompiler(in: folder)
        program = folder.appending(path: "Journey").path
        var files = ["main.swift": main]
        let isInCloudKit = schema.entities.contains(where: \.isCloudRecord)
        for part in parts + [isInCloudKit ? "ThroughCloudKit.swift" : "PastCloudKit.swift"] {
            let source = packageFolder.appending(path: "Tests/Programs/Journey/\(part)")
            files[part] = try String(contentsOf: source, encoding: .utf8)
        }
        let request = OutputRequest(schema: schema, options: OutputOptions(), documents: ["Journey.md"])
        for file in SwiftTarget().render(request).files {
            files[file.name] = String(decoding: file.text, as: UTF8.self)
        }
        let flags = ["-swift-version", "6", "-suppress-warnings", "-wmo"]
        let outcome = try compiler.build(
            compiler.write(files, to: "sources"), name: "Journey", flags: flags + CloudKitDouble.linking())
        if outcome.status != 0 { throw Failure(message: outcome.errors) }
    }

    struct Failure: Error {
        let message: String
    }

    /// What the program says to files of records.
    func run(_ files: [String]...) throws -> [String] {
        let paths = try files.enumerated().map { index, lines in
            let file = compiler.folder.appending(path: "records-\(index)")
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
            return file.path
        }
        let outcome = try Command(program, paths).run()
        guard outcome.status == 0 else { throw Failure(message: outcome.errors + outcome.output) }
        return outcome.output.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    /// What the JSON Schema has against records.
    func complaints(about lines: [String]) throws -> String {
        let request = OutputRequest(schema: schema, options: OutputOptions(), documents: ["Journey.md"])
        let text = JSONSchemaTarget().render(request).files.map { String(decoding: $0.text, as: UTF8.self) }
        let cases = try lines.map { line in
            let (index, json) = try parts(of: line)
            let name = schema.entities[index].name
            return JSONSchemaValidator.Case(definition: name, what: json, encoded: json)
        }
        return try JSONSchemaValidator(schema: text.joined()).complaints(about: cases)
    }

    private func parts(of line: String) throws -> (entity: Int, json: String) {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let index = Int(parts[0]) else { throw Failure(message: line) }
        return (index, String(parts[1]))
    }
}

// MARK: - Stops

extension Journey {
    /// Sends lines through a database, in their order.
    func pass(_ lines: [String], through stop: DatabaseStop) throws -> [String] {
        var records = [[TravellingRecord]](repeating: [], count: shapes.count)
        var order: [(entity: Int, name: String)] = []
        for line in lines {
            let (index, json) = try parts(of: line)
            let record = try TravellingRecord(shapes[index], json: json)
            records[index].append(record)
            order.append((index, record.name))
        }
        let stored = try stop.pass(records)
        return try order.map { entity, name in
            guard let record = stored[entity][name] else { throw Failure(message: "no record '\(name)'") }
            return "\(entity)\t\(try record.json)"
        }
    }

    /// A program for all types of a schema.
    static func main(_ schema: Schema) -> String {
        let types = SwiftNames(schema, options: OutputOptions()).types.map { "\($0.name.source).self" }
        return "try travel([\(types.joined(separator: ", "))])"
    }
}

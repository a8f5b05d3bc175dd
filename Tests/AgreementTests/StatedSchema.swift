import Diagnostics
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport

/// What all targets write for one schema, and what each says.
struct StatedSchema {
    private let schema: Schema

    /// By targets and the names of files.
    var files: [String: [String: String]] = [:]

    /// By targets, what their messages say.
    private var messages: [String: [String]] = [:]

    private static let targets = [
        "swift", "sqlite", "postgresql", "json-schema", "grdb", "swiftdata", "coredata", "ckdb", "mermaid",
    ]

    init(_ schema: Schema, options: OutputOptions = OutputOptions()) {
        self.schema = schema
        let companions = OutputCompanions(Self.targets.map { ($0, options) })
        for name in Self.targets {
            guard let target = outputTargets.first(where: { $0.name == name }) else { continue }
            let request = OutputRequest(
                schema: schema, options: options, documents: ["\(schema.name).md"],
                path: "\(schema.name).xcdatamodeld",
                companions: companions)
            let result = target.init().render(request)
            files[name] = Dictionary(
                uniqueKeysWithValues: result.files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) }
            )
            messages[name] = result.diagnostics.map(\.message)
        }
    }

    private func text(_ target: String) -> String {
        files[target]?.values.sorted().joined(separator: "\n") ?? ""
    }

    /// The files of record types: the others say the same for every schema.
    private func texts(_ target: String) -> [String] {
        let others = ["CloudRecord.swift", "DatabaseRecord.swift", "DatabaseSchema.swift"]
        return files[target]?.filter { !others.contains($0.key) }.map(\.value) ?? []
    }

    /// Nothing where all agree.
    func disagreements(in database: PostgreSQLServer.Database) throws -> [String] {
        let swift = SwiftFacts(texts("swift"))
        let structs = RecordTypeFacts.read(swift)
        let names = Set(schema.entities.map(\.name))
        let objects = Set(schema.ofObjects.entities.map(\.name))
        let cloud = Set(schema.entities.filter { $0.cloudRecordType != .none }.map(\.name))
        let keepsTexts = schema.entities.contains { $0.kind.isObjectModel }
        let tables = try TableFacts.sqlite(text("sqlite"))
        let grdb = DatabaseRecordFacts.read(texts("grdb"), structs: swift)
        let others = [
            (tables, names), (try JSONSchemaFacts.read(text("json-schema")), names), (grdb, names),
            (ModelFacts.read(texts("swiftdata"), classes: objects, keepsTexts: keepsTexts), objects),
            (try CoreDataFacts.read(modelText, keepsTexts: keepsTexts), objects),
            (try CloudKitFacts.read(text("ckdb")), cloud),
            (DiagramFacts.read(text("mermaid")), names),
            (try TableFacts.postgreSQL(text("postgresql"), in: database), names),
        ]
        return RecordTypeFacts.contradictions(in: swift)
            + others.flatMap { other, expected in
                Agreement(
                    structs: structs, other: other, expected: expected, messages: messages[other.target] ?? []
                ).disagreements
            }
            + keyDisagreements(structs, tables, grdb, others.map(\.0))
    }

    private var modelText: String {
        files["coredata"]?.first { $0.key.hasSuffix("contents") }?.value ?? ""
    }

    /// Records are known by one thing in Swift, in tables and in GRDB.
    private func keyDisagreements(
        _ structs: TargetFacts, _ sqlite: TargetFacts, _ grdb: TargetFacts, _ others: [TargetFacts]
    ) -> [String] {
        structs.records.keys.sorted().flatMap { name -> [String] in
            let key = sqlite.records[name]?.key
            var complaints: [String] = []
            if let own = structs.records[name]?.key, own != key {
                complaints.append("swift knows '\(name)' by '\(own)', but sqlite by '\(key ?? "nothing")'")
            }
            for other in others where ["grdb", "postgresql"].contains(other.target) {
                let theirs = other.records[name]?.key
                if theirs != key {
                    complaints.append(
                        "\(other.target) knows '\(name)' by '\(theirs ?? "nothing")', but sqlite by '\(key ?? "")'"
                    )
                }
            }
            return complaints
        }
    }
}

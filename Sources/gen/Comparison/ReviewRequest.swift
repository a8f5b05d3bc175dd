import Diagnostics
import GeneratorPipeline
import Output
import SQLMigration
import SchemaComparison
import SchemaModel
import SchemaReview
import Workspace

/// A pair of schemas, and what their review is made of.
struct ReviewRequest {
    private let pair: ComparedSchemas.Pair
    private let sides: ChangeArguments.Sides
    private let sources: SourceFiles

    init(_ pair: ComparedSchemas.Pair, _ sides: ChangeArguments.Sides, _ sources: SourceFiles) {
        self.pair = pair
        self.sides = sides
        self.sources = sources
    }

    /// An export has neither documents nor a database of its own.
    private var isOfDocuments: Bool {
        [pair.old, pair.new].allSatisfy { $0.map { $0.schema != nil } ?? true }
    }

    func review(_ report: ComparisonReport) async -> SchemaReview {
        let outputs = isOfDocuments ? await reviewedOutputs() : []
        return SchemaReview(
            name: pair.name, report: report, documents: documents, migrations: migrations, outputs: outputs,
            remarks: remarks, sources: sources)
    }

    private var remarks: [String] {
        if !isOfDocuments {
            return [
                "An export of CloudKit's holds record types, fields, indexes and grants. Nothing else is compared."
            ]
        }
        return orders.filter(\.hasTemplates).map { output in
            "The output '\(output.path)' is shown as the templates of gen lay it out, not as your own do."
        }
    }

    // MARK: Documents

    /// A document is the one of the same path, else the one of the same name.
    private var documents: [DocumentPair] {
        let old = files(of: pair.old)
        var new = files(of: pair.new)
        var pairs: [DocumentPair] = []
        for rule in [Self.path, PathText.name] {
            for file in old where !pairs.contains(where: { $0.old == file }) {
                let name = rule(sources.files[Int(file)].path)
                guard let place = new.firstIndex(where: { rule(sources.files[Int($0)].path) == name }) else {
                    continue
                }
                pairs.append(DocumentPair(old: file, new: new.remove(at: place)))
            }
        }
        let rest = old.filter { file in !pairs.contains { $0.old == file } }
        if rest.count == 1, new.count == 1 { return pairs + [DocumentPair(old: rest[0], new: new[0])] }
        return pairs + rest.map { DocumentPair(old: $0, new: nil) }
            + new.map { DocumentPair(old: nil, new: $0) }
    }

    /// Without the revision or the lock that it is in.
    private static func path(_ name: String) -> String {
        name.split(separator: ":").last.map(String.init) ?? name
    }

    private func files(of revision: SchemaRevision?) -> [Int32] {
        (revision?.schema?.documents ?? []).compactMap { document in
            sources.files.firstIndex { $0.path == document.path }.map(Int32.init)
        }
    }

    // MARK: Migrations

    /// For the databases that the configuration writes, or for those that there are.
    private var migrations: [ReviewedMigration] {
        guard let old = pair.old, let new = pair.new, isOfDocuments else { return [] }
        let request = MigrationRequest(old: old, new: new, oldName: sides.oldName, newName: sides.newName)
        let written = Set((new.outputs + old.outputs).map { $0.target.name })
        let dialects = MigrationDialect.allCases.filter { $0.isScript && written.contains($0.rawValue) }
        let chosen = new.outputs.isEmpty && old.outputs.isEmpty ? [.sqlite, .postgresql] : dialects
        return chosen.compactMap { dialect in
            guard let migration = try? request.migration(dialect, allowsLoss: false) else { return nil }
            let isRefused = migration.diagnostics.contains { $0.severity == .error }
            let script = request.text(of: migration, dialect, named: request.defaultName)
            return ReviewedMigration(
                dialect: dialect.rawValue, script: isRefused || migration.statements.isEmpty ? nil : script,
                language: dialect.fileExtension, findings: migration.diagnostics)
        }
    }

    // MARK: Generated files

    /// Of both sides those of the newer configuration, else of the older; without one every target.
    private var orders: [SchemaRevision.Output] {
        let configured = [pair.new, pair.old].compactMap { $0?.outputs }.first { !$0.isEmpty }
        let all = outputTargets.map { SchemaRevision.Output(target: $0, path: "", options: OutputOptions()) }
        return (configured ?? all).filter { !$0.target.showsProvenance }
    }

    private func reviewedOutputs() async -> [ReviewedOutput] {
        let (old, new) = (await results(of: pair.old), await results(of: pair.new))
        return orders.enumerated().map { index, output in
            ReviewedOutput(
                target: output.target.name, folder: output.path, from: old[index], to: new[index])
        }
    }

    /// What each output has for a side. Its headers name the newer documents, so that a name is no difference.
    private func results(of revision: SchemaRevision?) async -> [[GeneratedFile]] {
        guard let revision, let schema = revision.schema, !schema.entities.isEmpty else {
            return orders.map { _ in [] }
        }
        let own = revision.outputs.isEmpty ? orders : revision.outputs
        let companions = OutputCompanions(own.map { ($0.target.name, $0.options) })
        let names = (pair.new ?? revision).schema?.documents.map { Self.path($0.path) } ?? []
        let requests = orders.map { output in
            let stated =
                own.first { $0.target.name == output.target.name && $0.path == output.path } ?? output
            return GeneratorPipeline.Order(
                target: output.target,
                request: OutputRequest(
                    schema: schema, options: companions.completed(stated.options, of: output.target),
                    documents: names, path: output.path, companions: companions))
        }
        return await GeneratorPipeline.render(requests).map { result in
            result.diagnostics.contains { $0.severity == .error } ? [] : result.files
        }
    }
}

import Diagnostics
package import Output
import SchemaModel

extension GeneratorPipeline {
    /// Where a schema that was read comes from. `names` are the documents' as headers give them.
    ///
    /// What is shown to people and checked in names no file by a path of this machine.
    package func provenance(
        of reading: Reading, in documents: [InputDocument], named names: [String]
    ) -> SchemaProvenance {
        let names = Dictionary(zip(documents.map(\.path), names)) { first, _ in first }
        let files = sources.files.map { file in
            file.named(names[file.path] ?? String(file.path.split(separator: "/").last ?? ""))
        }
        return SchemaProvenance(
            sources: SourceFiles(files), origins: origins(in: documents), findings: reading.diagnostics)
    }

    /// An order with what the targets beside it make of the schema; those that show it themselves are left out.
    static func informed(_ order: Order) -> Order {
        guard order.target.showsProvenance else { return order }
        var request = order.request
        let beside = request.companions.completed(among: outputTargets).filter { !$0.target.showsProvenance }
        let all = outputTargets.filter { !$0.showsProvenance }.map { (target: $0, options: OutputOptions()) }
        request.provenance.targets = (beside.isEmpty ? all : beside).map { target, options in
            let own = OutputRequest(
                schema: order.request.schema, options: options, documents: order.request.documents,
                companions: order.request.companions)
            return SchemaProvenance.Target(
                name: target.name, entities: target.init().explanations(of: own),
                findings: target.init().render(own).diagnostics)
        }
        return Order(target: order.target, request: request)
    }
}

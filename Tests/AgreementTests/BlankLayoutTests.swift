import Diagnostics
import GeneratorPipeline
import Output
import SchemaModel
import Templating
import TestSupport
import Testing

/// What a target says of a schema does not depend on whether its files are laid out: an editor asks for the findings alone.
struct BlankLayoutTests {
    @Test func everyTargetSaysTheSame() {
        let fields = ["class", "title", "Title", "order by", "über", "recordName", "isOpen", "tags"]
        for index in 0..<60 {
            var random = RandomSchema(
                seed: UInt64(index), typeNames: ["Order", "Class", "Straße", "Note2"], fieldNames: fields)
            let schema = random.next(named: "Random")
            for target in outputTargets {
                let written = Self.result(target, schema, .none)
                let told = Self.result(target, schema, .blank)
                #expect(told.diagnostics == written.diagnostics, "\(target.name) of schema \(index)")
                #expect(
                    told.files.map(\.name) == written.files.map(\.name), "\(target.name) of schema \(index)")
            }
        }
    }

    private static func result(
        _ target: any OutputTarget.Type, _ schema: Schema, _ templates: TemplateReplacements
    ) -> OutputResult {
        let companions = OutputCompanions(outputTargets.map { ($0.name, OutputOptions()) })
        let request = OutputRequest(
            schema: schema, options: OutputOptions(), documents: ["Random.md"], path: "Random",
            companions: companions, templates: templates)
        return GeneratorPipeline.render(.init(target: target, request: request))
    }
}

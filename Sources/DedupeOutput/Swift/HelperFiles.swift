import Output
import SchemaModel
import SwiftLanguage
import Templating

/// The helpers in Swift: an extension a type, and what they share.
struct HelperFiles {
    private(set) var files: [GeneratedFile] = []

    init(_ request: OutputRequest, _ plan: DedupePlan, structures names: SwiftNames, _ identities: [Identity])
    {
        let lowering = ExtensionLowering(request, names, identities: identities)
        let types = names.types.map { TypeFile(name: $0.name, fileName: $0.fileName) }
        write(request, plan, types, lowering.view)
    }

    init(_ request: OutputRequest, _ plan: DedupePlan, classes names: ModelNames, _ identities: [Identity]) {
        let lowering = ModelExtensionLowering(request, names, identities: identities)
        let types = names.classes.map { TypeFile(name: $0.name, fileName: $0.fileName) }
        write(request, plan, types, lowering.view)
    }

    private struct TypeFile {
        let name: SwiftIdentifier
        let fileName: String
    }

    private mutating func write(
        _ request: OutputRequest,
        _ plan: DedupePlan,
        _ types: [TypeFile],
        _ view: (EntityPlan) -> ExtensionView
    ) {
        files.reserveCapacity(plan.entities.count + 3)
        var refers: [Bool] = []
        var needs = SupportView.Needs()
        var text: [UInt8] = []
        for entity in plan.entities {
            let view = view(entity)
            refers.append(!view.references.isEmpty)
            needs.add(view)
            if view.isEmpty { continue }
            text.removeAll(keepingCapacity: true)
            SwiftHelperTemplates.swiftExtension.render(view, in: request.templates, into: &text)
            files.append(GeneratedFile(name: types[entity.index].fileName + "+Dedupe.swift", copying: text))
        }
        text.removeAll()
        let support = SupportView(request, types.map(\.name), plan, refers: refers, needs: needs)
        SwiftHelperTemplates.swiftSupport.render(support, in: request.templates, into: &text)
        files.append(GeneratedFile(name: "Deduplication.swift", text: text))
    }
}

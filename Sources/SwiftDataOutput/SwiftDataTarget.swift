package import Output
import SchemaModel
import SwiftLanguage
package import Templating

/// Writes a class with SwiftData's `@Model` for each entity, such as CloudKit takes.
///
/// Purpose: models that an app can synchronise without learning CloudKit's rules when it loads them. Input: the
/// schema and the options. Output: `<Type>.swift`. Invariant: every attribute is optional or has a default on its
/// declaration, every relationship is optional and has an inverse that one of its ends states, nothing is unique, no
/// delete rule is `.deny`; each difference from the document is a warning; and what is written compiles in Swift 6
/// mode without a warning, whatever the document's names and texts are.
package struct SwiftDataTarget: OutputTarget {
    package static let name = "swiftdata"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = [.access, .enumTypes]

    package static func proposedName(for schema: String) -> String { "SwiftData" }

    package static var templates: [any ReplaceableTemplate] {
        [SwiftDataTemplates.model, SwiftDataTemplates.sharedEnum]
    }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let request = request.ofObjects
        let names = ModelNames(request.schema, options: request.options)
        var lowering = ModelLowering(request, names)
        var files: [GeneratedFile] = []
        files.reserveCapacity(names.classes.count)
        let template = SwiftDataTemplates.model.template(in: request.templates)
        for index in request.schema.entities.indices {
            let view = lowering.view(of: index)
            var text: [UInt8] = []
            text.reserveCapacity(500 + 300 * view.properties.count)
            template.render(view, into: &text)
            files.append(GeneratedFile(name: names.classes[index].fileName + ".swift", text: text))
        }
        files += SharedEnumView.files(of: names.sharedEnums, request, SwiftDataTemplates.sharedEnum)
        return OutputResult(files: files, diagnostics: names.diagnostics + lowering.diagnostics)
    }
}

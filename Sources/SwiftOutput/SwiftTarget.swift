import Diagnostics
package import Output
import SchemaModel
import SwiftLanguage
package import Templating

/// Writes a Swift type for each entity and one support file for all of them.
///
/// Purpose: models that say what the document says, and their way to CloudKit and JSON and back. Input: the schema
/// and the options. Output: `<Type>.swift` and `CloudRecord.swift`, for Foundation alone, Linux included.
/// Invariant: what is written compiles in Swift 6 mode without a warning, whatever the document's names and texts are.
///
/// In JSON, and in agreement with the `json-schema` target: dates are ISO 8601 in UTC with milliseconds, data is
/// base64, a decimal is a number, a URL and the file of an asset are texts, JSON is a text, a location is
/// `latitude` and `longitude`, a reference is a record name, an enumeration is its raw value whatever it is. A list is
/// never absent, an optional value that is nil always is.
package struct SwiftTarget: OutputTarget {
    package static let name = "swift"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .access, .enumTypes, .merge, .recordNames, .mirroredRecords,
    ]

    package static func proposedName(for schema: String) -> String { "Swift" }

    package static var templates: [any ReplaceableTemplate] {
        [SwiftTemplates.record, SwiftTemplates.sharedEnum, SwiftTemplates.support]
    }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let names = SwiftNames(request.schema, options: request.options)
        var lowering = RecordLowering(request, names)
        var files: [GeneratedFile] = []
        files.reserveCapacity(names.types.count + 1)
        var text: [UInt8] = []
        let template = SwiftTemplates.record.template(in: request.templates)
        for index in request.schema.entities.indices {
            text.removeAll(keepingCapacity: true)
            template.render(lowering.view(of: index), into: &text)
            files.append(GeneratedFile(name: names.types[index].fileName + ".swift", copying: text))
        }
        files += SharedEnumView.files(of: names.sharedEnums, request, SwiftTemplates.sharedEnum)
        text.removeAll()
        SwiftTemplates.support.render(SupportView(request, names), in: request.templates, into: &text)
        files.append(GeneratedFile(name: "CloudRecord.swift", text: text))
        return OutputResult(
            files: files,
            diagnostics: names.diagnostics + lowering.diagnostics + request.schema.unenforcedOneToOnes
                + Diagnostic.unmappedMirrors(request))
    }
}

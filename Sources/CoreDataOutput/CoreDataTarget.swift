import CoreDataLanguage
import Diagnostics
package import Output
import SchemaModel
package import Templating

/// Writes a Core Data model that `NSPersistentCloudKitContainer` loads.
///
/// Purpose: a model to open in Xcode. Input: the schema. Output: a bundle with one version. Invariant: all is
/// optional or has a default, and every relationship an inverse, because CloudKit asks for it.
package struct CoreDataTarget: OutputTarget {
    package static let name = "coredata"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package static func proposedName(for schema: String) -> String { schema + ".xcdatamodeld" }

    package static var templates: [any ReplaceableTemplate] { [model, version] }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let request = request.ofObjects
        let (contents, diagnostics) = Self.contents(request)
        let bundle = ModelBundle(request)
        let headline = XMLText.comment(request.headline)
        var version: [UInt8] = []
        let name = String(XMLText.quoted(bundle.version).dropFirst().dropLast())
        Self.version.render(
            VersionView(headline: headline, version: name), in: request.templates, into: &version)
        return OutputResult(
            files: [
                GeneratedFile(name: bundle.versionFile, text: version),
                GeneratedFile(name: bundle.contentsFile, text: contents),
            ],
            diagnostics: diagnostics
                + request.schema.entities.flatMap { request.unenforcedKeys(of: $0) })
    }

    private static func contents(_ request: OutputRequest) -> (text: [UInt8], diagnostics: [Diagnostic]) {
        var lowering = ModelLowering(request.schema)
        var contents: [UInt8] = []
        model.render(lowering.view(headline: request.headline), in: request.templates, into: &contents)
        return (contents, lowering.diagnostics)
    }

    /// The file of the model alone.
    static func model(_ request: OutputRequest) -> [UInt8] { contents(request.ofObjects).text }

    static let model = NamedTemplate<ModelView>(
        "coredata-model", "The file of the model.")
    static let version = NamedTemplate<VersionView>(
        "coredata-version", "The file that names the current version of the model.")
}

import CoreDataLanguage
package import Diagnostics
package import SchemaModel
package import Templating

/// What `gen` can write. Each output room has one conforming type; `GeneratorPipeline` lists them.
package protocol OutputTarget: Sendable {
    /// As the configuration and `--target` name it. For example: `json-schema`.
    static var name: String { get }

    /// Whether its `path` is a folder of files or one file.
    static var layout: OutputLayout { get }

    /// The options that make a difference to it; any other is wrong usage.
    static var acceptedOptions: Set<OutputOptions.Key> { get }

    /// The targets of which one must write the types that its files extend, in the same module; none for most.
    static func extendedTargets(_ options: OutputOptions) -> [String]

    /// The options in which it must agree with what stands beside it; none for most.
    static func agreements(_ options: OutputOptions) -> [OptionAgreement]

    /// What its folder or file is called where nobody says: `schema` is a name of letters and digits.
    static func proposedName(for schema: String) -> String

    /// Whether it shows where the schema comes from and what the targets beside it make of it; few do.
    static var showsProvenance: Bool { get }

    /// What lays out its files, each replaceable by a project's own.
    static var templates: [any ReplaceableTemplate] { get }

    init()

    /// The files for a schema that has no errors. Pure and deterministic.
    func render(_ request: OutputRequest) -> OutputResult

    /// What `render` makes of each entity of the schema, from the same lowering: for who wants to know beforehand.
    func explanations(of request: OutputRequest) -> [EntityExplanation]
}

extension OutputTarget {
    /// Whether its files are Swift: declarations have an access level.
    package static var writesSwift: Bool { acceptedOptions.contains(.access) }

    package static var showsProvenance: Bool { false }

    package static func extendedTargets(_ options: OutputOptions) -> [String] { [] }

    package static func agreements(_ options: OutputOptions) -> [OptionAgreement] { [] }

    /// What `render` makes of the entity at an index of the schema.
    package func explain(_ index: Int, in request: OutputRequest) -> EntityExplanation {
        explanations(of: request)[index]
    }
}

/// What the `path` of an output names.
package enum OutputLayout: Hashable, Sendable {
    case folder, file
}

/// All that an output may know.
package struct OutputRequest: Sendable {
    package let schema: Schema
    package let options: OutputOptions

    /// The documents as headers name them. For example: `["Examples/App/Schema.md"]`.
    package let documents: [String]

    /// Where the output goes, as the configuration or `--output` has it. For example: `Models/App.xcdatamodeld`.
    package let path: String

    /// All outputs of the schema, its own included: what else is compiled beside its files.
    package let companions: OutputCompanions

    /// The project's own templates for this output.
    package let templates: TemplateReplacements

    /// Known only to targets that show it.
    package var provenance = SchemaProvenance.unknown

    package init(
        schema: Schema,
        options: OutputOptions,
        documents: [String],
        path: String = "",
        companions: OutputCompanions = [],
        templates: TemplateReplacements = .none
    ) {
        self.schema = options.mirroredRecords ? MirroredRecords.mapped(in: schema) : schema
        self.options = options
        self.documents = documents
        self.path = path
        self.companions = companions
        self.templates = templates
    }

    /// The same for a target that writes object models.
    package var ofObjects: OutputRequest {
        var request = OutputRequest(
            schema: schema.ofObjects, options: options, documents: documents, path: path,
            companions: companions, templates: templates)
        request.provenance = provenance
        return request
    }

    /// What helpers extend: what the options say, else the models that are written beside them.
    package var models: OutputOptions.ModelStyle { modelStyle(options) }

    /// The same of an output beside this one.
    package func modelStyle(_ options: OutputOptions) -> OutputOptions.ModelStyle {
        let onlyClasses = companions.contains("swiftdata") && !companions.contains("swift")
        return options.models ?? (onlyClasses ? .classes : .structs)
    }

    /// The options with the names that a target beside it gives to tables, unless they are stated.
    package func options(namedAsBy target: String) -> OutputOptions {
        var named = options
        if !options.stated.contains(.names), let other = companions.options(of: target).first {
            named.names = other.names
        }
        return named
    }

    /// The first line of every generated file, without its comment mark.
    package var headline: String {
        GeneratedFile.headline + "\(documents.joined(separator: ", ")). Do not edit."
    }
}

/// What a target made of a schema.
package struct OutputResult: Sendable {
    package var files: [GeneratedFile]

    /// What the target could not keep or had to rename, at its place in the document. An error stops writing.
    package var diagnostics: [Diagnostic]

    package init(files: [GeneratedFile] = [], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A file as it is to be written.
package struct GeneratedFile: Hashable, Sendable {
    /// The file's name in its folder; empty where the target is a single file.
    package var name: String

    /// UTF-8 with LF line ends, ending in one.
    package var text: [UInt8]

    package init(name: String, text: [UInt8]) {
        self.name = name
        self.text = text
    }

    /// How every generated file begins, behind its comment mark or, in JSON and XML, its first lines.
    static let headline = "Generated by gen from "

    /// Whether a text looks like one that a target has written.
    package static func hasHeadline(_ text: [UInt8]) -> Bool {
        text.prefix(1_000).firstRange(ofBytes: headline) != nil
    }

    /// Takes no more memory than the text needs, so that one array can serve to render file after file.
    package init(name: String, copying text: [UInt8]) {
        self.init(name: name, text: text.withUnsafeBufferPointer { Array($0) })
    }
}

import Diagnostics
import GeneratorPipeline
import Linting
import Output
import Workspace

/// What one run shall generate, whether a configuration says it or the command line.
struct GenerationRequest {
    let workspace: Workspace
    private(set) var schemas: [ConfiguredSchema]

    /// How strictly `gen lint` takes its rules.
    let lint: LintSettings

    /// The configuration itself, by its name in its folder; without one it is empty.
    let configurationFile: ReleaseLock.File

    /// Relative to it the documents are read.
    let folder: String

    /// What was read to know all this: the configuration.
    let sources: SourceFiles

    /// Whether headers name documents by their path; else by their file's name.
    private let namesPaths: Bool

    /// The folder as messages name it: as the working directory sees it, or by its whole path, because the log of a build
    /// is read elsewhere.
    private let shownFolder: String

    /// Set where the only output is to be printed.
    let printsOutput: Bool

    init(
        _ arguments: GenerationArguments, _ reporter: Reporter, placement: OutputPlacement = .paths
    ) throws {
        let folder = try Folders.working()
        if arguments.isSelfContained {
            if placement == .singleFile {
                throw UsageError(
                    "'--single-file' needs a configuration\n  leave out the documents and their targets")
            }
            try self.init(arguments, in: folder)
        } else {
            try self.init(configuration: arguments.config, reporter, placement: placement)
        }
    }

    /// What a configuration says: the one named, else the nearest.
    init(
        configuration path: String?, _ reporter: Reporter, placement: OutputPlacement = .nowhere
    ) throws {
        let folder = try Folders.working()
        let file = try path.map { try ConfigurationFile.named($0, in: folder) }
        try self.init(file ?? ConfigurationFile.find(from: folder), reporter, placement)
    }

    init(_ file: ConfigurationFile, _ reporter: Reporter, _ placement: OutputPlacement = .nowhere) throws {
        let outcome = ConfigurationReader.read(file.source, targets: outputTargets, placement: placement)
        sources = SourceFiles([file.source])
        reporter.report(outcome.diagnostics, sources: sources)
        guard let configuration = outcome.configuration else { throw ReportedError(status: .wrongUsage) }
        lint = try LintSettings(configuration.lint, reporter, sources: sources)
        folder = file.folder
        configurationFile = ReleaseLock.File(path: file.name, bytes: file.source.text)
        schemas = configuration.schemas
        workspace = Workspace(
            root: file.folder, origin: .configuration(name: file.name), generator: "gen \(Gen.version)",
            inputs: [PathText.joined(file.folder, file.name)] + Self.paths(of: schemas, in: file.folder)
                + Self.templateFolders(of: schemas, in: file.folder).flatMap(TemplateFolder.paths),
            isGenerated: GeneratedFile.hasHeadline)
        namesPaths = true
        shownFolder = placement == .singleFile ? folder : PathText.folder(of: file.source.path)
        printsOutput = false
    }

    private init(_ arguments: GenerationArguments, in folder: String) throws {
        let pairs = try arguments.pairs()
        try InputDocuments.checkUnique(arguments.documents)
        printsOutput = arguments.outputs.contains("-")
        if printsOutput { try Self.checkPrintable(pairs) }
        self.folder = folder
        configurationFile = ReleaseLock.File(path: "", bytes: [])
        if pairs.contains(where: { $0.path.isEmpty }) {
            throw UsageError(
                "'--output' needs a path\n  name a file or a folder, or '-' to print a single file")
        }
        let outputs = pairs.map { target, path in
            let absolute = PathText.joined(folder, path)
            return ConfiguredOutput(
                target: target, path: ConfiguredPath(PathText.relative(absolute, to: folder)))
        }
        if !printsOutput { try Self.checkDistinct(outputs, from: arguments.documents, in: folder) }
        schemas = [
            ConfiguredSchema(
                name: InputDocuments.schemaName(of: arguments.documents),
                documents: arguments.documents.map { ConfiguredPath($0) },
                outputs: outputs)
        ]
        sources = SourceFiles()
        lint = LintSettings()
        workspace = Workspace(
            root: folder, origin: .commandLine, generator: "gen \(Gen.version)",
            inputs: Self.paths(of: schemas, in: folder), isGenerated: GeneratedFile.hasHeadline)
        namesPaths = false
        shownFolder = ""
    }

    private static func paths(of schemas: [ConfiguredSchema], in folder: String) -> [String] {
        schemas.flatMap(\.documents).map { PathText.joined(folder, $0.path) }
    }

    /// The folders with the project's own templates, each once.
    var templateFolders: [String] { Self.templateFolders(of: schemas, in: folder) }

    private static func templateFolders(of schemas: [ConfiguredSchema], in folder: String) -> [String] {
        let paths = schemas.flatMap(\.outputs).compactMap { $0.templates?.path }
        return Set(paths).sorted().map { PathText.joined(folder, $0) }
    }

    private static func checkPrintable(
        _ pairs: [(target: any OutputTarget.Type, path: String)]
    ) throws(UsageError) {
        if pairs.count > 1 { throw UsageError("'--output -' prints one file: name one target") }
        for pair in pairs where pair.target.layout == .folder {
            throw UsageError(
                "'\(pair.target.name)' writes a folder, which cannot be printed; name the folder")
        }
    }

    private static func checkDistinct(
        _ outputs: [ConfiguredOutput], from documents: [String], in folder: String
    ) throws(UsageError) {
        let inputs = documents.map { PathText.relative(PathText.joined(folder, $0), to: folder) }
        var taken: [String: OutputLayout] = [:]
        for output in outputs {
            if inputs.contains(output.path.path) {
                throw UsageError(
                    "the output '\(output.path.path)' is the document itself\n  give the output another path")
            }
            let layout = output.target.layout
            if let other = taken.updateValue(layout, forKey: output.path.path),
                other == .file || layout == .file
            {
                throw UsageError(
                    "two outputs would write '\(output.path.path)'\n  give one of them another path")
            }
        }
    }

    /// How messages name a document.
    func shownPath(of document: ConfiguredPath) -> String { shownPath(document.path) }

    /// How messages name a file of the project.
    func shownPath(_ path: String) -> String { PathText.joined(shownFolder, path) }

    /// How the headers of generated files name a document.
    func headline(of document: ConfiguredPath) -> String {
        if namesPaths { return document.path }
        return document.path == "-" ? "standard input" : PathText.name(of: document.path)
    }

    /// The schemas that have a document, and those that share documents with them.
    func limited(to document: String) -> GenerationRequest {
        var paths: Set = [document]
        var chosen: Set<String> = []
        var count = -1
        while chosen.count > count {
            count = chosen.count
            for schema in schemas where !paths.isDisjoint(with: self.paths(of: schema)) {
                chosen.insert(schema.name)
                paths.formUnion(self.paths(of: schema))
            }
        }
        var limited = self
        limited.schemas = schemas.filter { chosen.contains($0.name) }
        return limited
    }

    /// Without the outputs that show what is found and find nothing.
    func withoutPages() -> GenerationRequest {
        var request = self
        for index in schemas.indices {
            request.schemas[index].outputs.removeAll { $0.target.showsProvenance }
        }
        return request
    }

    private func paths(of schema: ConfiguredSchema) -> [String] {
        schema.documents.map { PathText.normalized(PathText.joined(folder, $0.path)) }
    }

    /// What a progress line says of it.
    var progress: String {
        let count = Set(schemas.flatMap(\.documents).map(\.path)).count
        return count == 1 ? "reading 1 document" : "reading \(count) documents"
    }

    /// Those that only one schema has, unless an output shows where its facts stand.
    var documentsReadOnce: Set<String> {
        let counts = Dictionary(
            schemas.flatMap(\.documents).map { (shownPath(of: $0), 1) }, uniquingKeysWith: +)
        let shown = schemas.filter { schema in schema.outputs.contains { $0.target.showsProvenance } }
        return Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
            .subtracting(shown.flatMap(\.documents).map(shownPath(of:)))
    }
}

import Diagnostics
import GeneratorPipeline
import Workspace

/// The bytes of every document of a run, each read once.
struct DocumentCollection {
    private var documents: [String: InputDocument] = [:]

    /// Every document that cannot be read is reported, at its place in the configuration where it has one.
    ///
    /// Texts by their absolute paths stand for what is on disk.
    init(
        _ request: GenerationRequest, _ reporter: Reporter, showing texts: [String: [UInt8]] = [:]
    ) throws {
        var problems: [Diagnostic] = []
        for path in request.schemas.flatMap(\.documents) where documents[path.path] == nil {
            let shownPath = request.shownPath(of: path)
            if let text = texts[PathText.normalized(PathText.joined(request.folder, path.path))] {
                documents[path.path] = InputDocument(path: shownPath, bytes: text)
                continue
            }
            do throws(FileError) {
                documents[path.path] = try InputDocuments.read(
                    path.path, in: request.folder, shownAs: shownPath)
            } catch {
                problems.append(
                    Diagnostic(
                        .documentUnreadable, .error, error.message, at: path.span,
                        remedy: Self.remedy(for: path.path) ?? error.remedy))
            }
        }
        if problems.isEmpty { return }
        reporter.report(problems, sources: request.sources)
        throw ReportedError(status: .inputOutput)
    }

    /// A shell knows patterns, a list of documents does not.
    private static func remedy(for path: String) -> String? {
        path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
            ? "patterns are not read here: name every document" : nil
    }

    /// The bytes of a document by the name that messages give it.
    func bytes(shownAs path: String) -> [UInt8]? { documents.values.first { $0.path == path }?.bytes }

    func inputs(of schema: ConfiguredSchema) -> [InputDocument] {
        schema.documents.compactMap { documents[$0.path] }
    }
}

extension DiagnosticID {
    fileprivate static let documentUnreadable = DiagnosticID("document.unreadable")
}

import Diagnostics
import GeneratorPipeline
import Workspace

/// The bytes of every document of a run, each read once.
struct DocumentCollection {
    private var documents: [String: InputDocument] = [:]

    /// Every document that cannot be read is reported, at its place in the configuration where it has one.
    init(_ request: GenerationRequest) throws {
        var problems: [Diagnostic] = []
        for path in request.schemas.flatMap(\.documents) where documents[path.path] == nil {
            do throws(FileError) {
                documents[path.path] = try InputDocuments.read(path.path, in: request.folder)
            } catch {
                problems.append(Diagnostic(.documentUnreadable, .error, "\(error)", at: path.span))
            }
        }
        if problems.isEmpty { return }
        Terminal.report(problems, sources: request.sources)
        throw ReportedError(status: .inputOutput)
    }

    func inputs(of schema: ConfiguredSchema) -> [InputDocument] {
        schema.documents.compactMap { documents[$0.path] }
    }
}

extension DiagnosticID {
    fileprivate static let documentUnreadable = DiagnosticID("document.unreadable")
}

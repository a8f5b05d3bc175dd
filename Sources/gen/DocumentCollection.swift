import Diagnostics
import GeneratorPipeline
import Workspace

/// The bytes of every document of a run, each read once.
struct DocumentCollection {
    private var documents: [String: InputDocument] = [:]

    /// Every document that cannot be read is reported, at its place in the configuration where it has one.
    init(_ request: GenerationRequest, _ reporter: Reporter) throws {
        var problems: [Diagnostic] = []
        for path in request.schemas.flatMap(\.documents) where documents[path.path] == nil {
            do throws(FileError) {
                documents[path.path] = try InputDocuments.read(
                    path.path, in: request.folder, shownAs: request.shownPath(of: path))
            } catch {
                problems.append(
                    Diagnostic(
                        .documentUnreadable, .error, "\(error)", at: path.span,
                        remedy: Self.remedy(for: path.path)))
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

    func inputs(of schema: ConfiguredSchema) -> [InputDocument] {
        schema.documents.compactMap { documents[$0.path] }
    }
}

extension DiagnosticID {
    fileprivate static let documentUnreadable = DiagnosticID("document.unreadable")
}

package import Diagnostics
import Foundation

/// What a run found and left behind: where nothing has changed since, the next run has the same answer.
///
/// It is kept apart from the project, in the user's cache folder. Whoever removes it loses time and nothing else.
package struct PreviousRun: Codable, Sendable {
    /// An older form of what is kept is as good as none.
    private let form: Int
    private static let currentForm = 1

    /// Of all that the run read, and of the program that read it.
    package let fingerprint: String

    /// Of the paths and hashes that the manifest lists for the run.
    let filesDigest: String

    /// All findings; none of them is an error.
    package let diagnostics: [Diagnostic]

    package init(fingerprint: String, filesDigest: String, diagnostics: [Diagnostic]) {
        form = Self.currentForm
        self.fingerprint = fingerprint
        self.filesDigest = filesDigest
        self.diagnostics = diagnostics
    }
}

extension PreviousRun {
    package static let suffix = ".run.json"

    /// So long one is kept that no run has written again.
    private static let mostDays = 30

    /// Nil where nothing is kept, or nothing that this version understands.
    package init?(at path: String) {
        guard let bytes = try? FileReader.read(path),
            let run = try? JSONDecoder().decode(PreviousRun.self, from: Data(bytes)),
            run.form == Self.currentForm
        else { return nil }
        self = run
    }

    /// Keeps it. Where that is not possible, such as in a sandbox, the next run does all of its work again.
    package func keep(at path: String) {
        let folder = PathText.folder(of: path)
        guard let json = try? JSONEncoder().encode(self), (try? Folders.create(folder)) != nil else { return }
        TemporaryName.removeLeftovers(in: folder)
        CacheFolder.removeFiles(in: folder, named: Self.suffix, olderThan: Self.mostDays)
        let mark = "\(UInt32.random(in: .min ... .max))-0"
        let staged = try? StagedFile(Array(json), for: path, permissions: nil, mark: mark)
        if let staged, (try? staged.commit()) == nil { staged.discard() }
    }
}

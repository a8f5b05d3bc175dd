/// What has been released: the configuration and its documents, word by word, as they were then.
///
/// The documents themselves are kept, not what this version reads in them: a newer version that reads more of them
/// then compares like with like.
package struct ReleaseLock: Hashable, Sendable {
    /// The name of the file, beside the configuration.
    package static let fileName = "gen.lock.json"

    package let configuration: File

    /// Sorted by their paths.
    package let documents: [File]

    package init(configuration: File, documents: [File]) {
        self.configuration = configuration
        self.documents = documents.sorted { $0.path < $1.path }
    }

    /// One file, by its path relative to the lock.
    package struct File: Hashable, Sendable {
        package let path: String

        /// UTF-8.
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    package func document(_ path: String) -> File? { documents.first { $0.path == path } }
}

/// The lock does not tell what has been released.
package enum ReleaseLockError: Error, Hashable, Sendable, CustomStringConvertible {
    case damaged(path: String, String)
    case mergeConflict(path: String)
    case lacksDocument(path: String, String)

    package var description: String {
        switch self {
        case .damaged(let path, let reason):
            """
            the lock '\(path)' is damaged: \(reason)
              restore it from version control
            """
        case .mergeConflict(let path):
            """
            the lock '\(path)' has the marks of a merge conflict
              keep the side that was released last, or run 'gen lock' at the revision that was
            """
        case .lacksDocument(let path, let document):
            """
            the lock '\(path)' lacks the document '\(document)' that its configuration names
              restore it from version control
            """
        }
    }
}

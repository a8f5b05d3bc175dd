/// The generated files and the hash of each text as `gen` wrote it: what tells our files from all others.
struct Manifest: Hashable, Sendable {
    static let fileName = ".gen-manifest.json"

    /// The tool that wrote it. For example: `gen 0.1.0`.
    var generator: String

    /// Sorted by path.
    private(set) var entries: [Entry]

    /// Indexes in `entries`; after a merge a path may stand there twice.
    private let indexes: [String: [Int]]

    struct Entry: Hashable, Sendable {
        /// Relative to the manifest's folder.
        var path: String
        var sha256: String

        /// Which run owns it: nil for `gen.yml` and `.gen.yml`, else the name of another configuration, or `-`
        /// for the command line. A run never removes what another owns.
        var origin: String?
    }

    init(generator: String, entries: [Entry] = []) {
        self.generator = generator
        self.entries = entries.sorted {
            ($0.path.utf8.elementsEqual($1.path.utf8) ? $0.sha256 < $1.sha256 : $0.path.precedes($1.path))
        }
        // Paths are compared without regard to case, so that a file system without it finds what it renamed.
        indexes = Dictionary(grouping: self.entries.indices) { [entries = self.entries] in
            entries[$0].path.lowercased()
        }
    }

    /// Whether a file with this text was written by `gen`.
    func lists(_ path: String, sha256: String) -> Bool {
        (indexes[path.lowercased()] ?? []).contains { entries[$0].sha256 == sha256 }
    }

    func lists(_ path: String) -> Bool { indexes[path.lowercased()] != nil }
}

extension String {
    /// The order of the bytes, the same on every machine.
    func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

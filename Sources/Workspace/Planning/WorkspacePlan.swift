/// What writing would do, decided before anything is touched.
package struct WorkspacePlan: Sendable {
    /// Sorted by path.
    package let changes: [FileChange]

    /// Sorted by path. While there is one that `--force` has not overcome, nothing is written.
    package let obstacles: [Obstacle]

    package let unchangedCount: Int

    /// The manifest's own change comes last; nil where it stays as it is.
    package let manifestChange: FileChange?

    let manifest: Manifest
    let previousManifest: Manifest

    /// Whether another version of the tool wrote what is there.
    package var isOfOtherVersion: Bool { previousManifest.generator != manifest.generator }

    package var isClean: Bool { changes.isEmpty && obstacles.isEmpty && manifestChange == nil }
}

/// One file that writing would touch.
package struct FileChange: Sendable {
    /// Relative to the workspace.
    package let path: String
    package let kind: Kind

    /// Empty where the file is removed.
    package let text: [UInt8]

    /// Those of the file that is replaced.
    let permissions: UInt32?

    package enum Kind: String, Hashable, Sendable {
        case created, updated, removed
    }
}

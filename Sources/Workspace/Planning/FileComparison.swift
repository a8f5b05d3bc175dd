import Output
import TextDifferences

/// What stands where a planned file belongs, compared with its text.
struct FileComparison: Sendable {
    let state: State

    /// The hash of the planned text.
    let sha256: String

    enum State: Sendable {
        case absent
        case equal(FileIdentity)
        case different(Existing)
        case obstacle(Obstacle.Reason)
    }

    struct Existing: Sendable {
        let sha256: String
        let permissions: UInt32
        let hasMergeConflict: Bool

        /// Whether it looks like one that a run has written, whatever a manifest says.
        let isGenerated: Bool
    }

    var isEqual: Bool {
        if case .equal = state { true } else { false }
    }

    /// `inputs` are what the run reads: no plan changes them.
    init(
        of planned: PlannedFile, in root: String, besides inputs: Set<FileIdentity>,
        isGenerated: ([UInt8]) -> Bool
    ) throws(FileError) {
        sha256 = LineEnds.sha256(of: planned.text)
        state =
            switch try FileReader.entry(at: PathText.joined(root, planned.path)) {
            case .nothing: .absent
            case .folder: .obstacle(.folder)
            case .symbolicLink: .obstacle(.symbolicLink)
            case .belowFile: .obstacle(.belowFile)
            case .nameTooLong: .obstacle(.nameTooLong)
            case .other: .obstacle(.notRegular)
            case .file(_, _, let identity) where inputs.contains(identity): .obstacle(.input)
            case .file(let text, let permissions, let identity):
                LineEnds.areEqual(text, planned.text)
                    ? .equal(identity)
                    : .different(
                        Existing(
                            sha256: LineEnds.sha256(of: text), permissions: permissions,
                            hasMergeConflict: MergeConflict.isIn(text), isGenerated: isGenerated(text)))
            }
    }
}

extension LineEnds {
    static func sha256(of text: [UInt8]) -> String { SHA256.hexadecimal(of: normalized(text)) }
}

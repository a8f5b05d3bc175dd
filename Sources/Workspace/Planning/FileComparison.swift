import Output

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
    }

    var isEqual: Bool {
        if case .equal = state { true } else { false }
    }

    /// `inputs` are what the run reads: no plan changes them.
    init(of planned: PlannedFile, in root: String, besides inputs: Set<FileIdentity>) throws(FileError) {
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
                            hasMergeConflict: MergeConflict.isIn(text)))
            }
    }
}

/// A checkout may have made every line feed a carriage return and a line feed: that is no difference.
package enum LineEnds {
    static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one == other || one.count != other.count && normalized(one) == normalized(other)
    }

    static func sha256(of text: [UInt8]) -> String { SHA256.hexadecimal(of: normalized(text)) }

    /// With line feeds only.
    package static func normalized(_ text: [UInt8]) -> [UInt8] {
        let hasReturn = text.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\r")), bytes.count) != nil } ?? false
        }
        guard hasReturn else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isHalf =
                byte == UInt8(ascii: "\r") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
            if !isHalf { result.append(byte) }
        }
        return result
    }
}

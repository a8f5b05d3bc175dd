/// The lines that only one of two texts has, for messages that a person reads.
struct Difference: CustomStringConvertible {
    let expected: [Substring]
    let found: [Substring]

    init(expected: String, found: String) {
        let expectedLines = expected.split(separator: "\n")
        let foundLines = found.split(separator: "\n")
        self.expected = expectedLines.filter { !foundLines.contains($0) }
        self.found = foundLines.filter { !expectedLines.contains($0) }
    }

    var description: String {
        (expected.map { "- \($0)" } + found.map { "+ \($0)" }).joined(separator: "\n")
    }
}

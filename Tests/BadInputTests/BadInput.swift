import Foundation

/// A case of the table: something that nobody should write, and what is said of it.
struct BadInput {
    /// For example: `type` or `template json-schema`.
    let kind: String

    /// As the table has it.
    let written: String
    let expected: String

    /// What stands before a space, and what behind it.
    var kindName: String { String(kind.prefix { $0 != " " }) }
    var kindArgument: String { String(kind.dropFirst(kindName.count + 1)) }

    /// `\x{FF}` is a byte, `‹a*3›` is `aaa`.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var rest = written[...]
        while let first = rest.first {
            if let match = rest.prefixMatch(of: /\\x\{([0-9A-F]{2})\}/), let byte = UInt8(match.1, radix: 16)
            {
                bytes.append(byte)
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /‹(.+?)\*([0-9]+)›/), let count = Int(match.2) {
                bytes += String(repeating: String(match.1), count: count).utf8
                rest = rest[match.range.upperBound...]
            } else {
                bytes += String(first).utf8
                rest = rest.dropFirst()
            }
        }
        return bytes
    }

    // MARK: The table

    static let table = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "BadInputs.txt")

    static func all() throws -> [BadInput] {
        try String(contentsOf: table, encoding: .utf8).components(separatedBy: "@@ ").dropFirst().map(
            BadInput.init)
    }

    private init(_ text: String) {
        let (kind, rest) = Self.cut(text, at: "\n")
        let (written, expected) = Self.cut(rest, at: "\n=>\n")
        (self.kind, self.written) = (kind, written)
        self.expected = expected.trimmingCharacters(in: .newlines)
    }

    private static func cut(_ text: String, at mark: String) -> (String, String) {
        let parts = text.components(separatedBy: mark)
        return (parts[0], parts.dropFirst().joined(separator: mark))
    }

    static func text(of inputs: [(input: BadInput, answer: String)]) -> String {
        inputs.map { "@@ \($0.kind)\n\($0.written)\n=>\n\($1)\n\n" }.joined()
    }
}

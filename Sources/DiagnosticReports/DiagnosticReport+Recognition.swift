import Diagnostics

extension DiagnosticReport {
    /// Whether a text looks like the findings of an earlier run, in any form: only such a file is replaced by new ones.
    package static func isReport(_ bytes: [UInt8]) -> Bool {
        let beginning = String(decoding: bytes.prefix(1_000), as: UTF8.self)
        guard let first = beginning.split(whereSeparator: \.isNewline).first else { return true }
        if first.hasPrefix("{") {
            return beginning.contains("sarif") || beginning.contains("\"diagnostics\"")
        }
        return first.hasPrefix("::") || first.hasPrefix("gen: ") || severities.contains { first.contains($0) }
    }

    private static let severities = [" error: ", " warning: ", " note: ", " remark: "]
}

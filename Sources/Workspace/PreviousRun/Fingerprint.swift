internal import Output

/// Tells whether all that a run reads is what it was: a digest of texts, each with what it is.
package struct Fingerprint {
    private var lines: [UInt8] = []

    package init() {}

    /// The order counts, so that what moves from one document to another is a change.
    package mutating func add(_ name: String, _ text: [UInt8]) {
        lines += "\(SHA256.hexadecimal(of: Array(name.utf8))) \(SHA256.hexadecimal(of: text))\n".utf8
    }

    package mutating func add(_ name: String, _ text: String) { add(name, Array(text.utf8)) }

    /// In hexadecimal digits.
    package var digest: String { SHA256.hexadecimal(of: lines) }
}

/// The anchors of a document, each once: a letter or underscore of ASCII, then letters, digits, `-`, `_` and `.`.
struct AnchorNames {
    private var taken: Set<String> = []

    /// The name where it can be an anchor and is none yet, else one like it.
    mutating func claim(_ name: String) -> String {
        var anchor = Self.anchor(name)
        var count = 1
        let base = anchor
        while !taken.insert(anchor).inserted {
            count += 1
            anchor = "\(base)_\(count)"
        }
        return anchor
    }

    private static func anchor(_ name: String) -> String {
        let bytes = name.utf8.map { byte in
            byte.isLetterOrDigit || "-._".utf8.contains(byte) ? byte : UInt8(ascii: "_")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let begins = bytes.first.map {
            $0.isLetterOrDigit && !(48...57).contains($0) || $0 == UInt8(ascii: "_")
        }
        return begins == true ? text : "_" + text
    }
}

import Foundation
import Output

/// What a browser may do for a page: load nothing, and run only the script that the page came with.
package enum ContentPolicy {
    /// For a page without a script.
    package static let withoutScript =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

    package static func text(allowing script: [UInt8]) -> String {
        // The browser hashes all that stands between the tags, and has seen its line ends as LF.
        let text = Array("\n".utf8) + script
        return "\(withoutScript); script-src 'sha256-\(base64(of: SHA256.hexadecimal(of: text)))'"
    }

    private static func base64(of hexadecimal: String) -> String {
        let digits = Array(hexadecimal.utf8)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }
}

import Diagnostics
import Output

/// A document's words as comments in Swift source.
package enum SwiftComment {
    private static let lineLength = 104

    /// Lines without `///` and indentation, which the template adds; none for no text.
    package static func documentation(_ text: String?, indentation: Int) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        return TextWrapping.lines(of: harmless(text), width: lineLength - indentation - 4)
    }

    /// One line: nothing in it ends the comment or is read as anything else.
    package static func line(_ text: String) -> String {
        text.withBytes { $0.allSatisfy { (0x20...0x7E).contains($0) } }
            ? text : replacingDeception(in: text) { _ in true }
    }

    /// Line ends stay: they are for the wrapping to decide.
    private static func harmless(_ text: String) -> String {
        text.withBytes { $0.allSatisfy { $0 < 0x7F } } ? text : replacingDeception(in: text) { !$0.isASCII }
    }

    private static func replacingDeception(
        in text: String,
        where applies: (Unicode.Scalar) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(scalar.deceivesReaders && applies(scalar) ? " " : scalar)
        }
        return String(result)
    }
}

/// Which scalars of a text can be shown as they are, and what stands for the others.
package enum MarkedText {
    /// Neither a control character nor a mark that turns the direction of what stands behind it.
    package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: false
        case 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// For example: `[U+202E]`.
    package static func visible(_ scalar: Unicode.Scalar) -> String {
        "[U+" + String(scalar.value + 0x10000, radix: 16, uppercase: true).dropFirst() + "]"
    }
}

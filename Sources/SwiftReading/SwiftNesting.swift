/// Finds text whose brackets are nested deeper than swift-syntax reads in bounded time and stack.
///
/// Its time doubles with each `[` or `<` that may begin a type, and each level takes a part of the stack, as do the
/// parts of a long chain such as `a.b.c`.
package enum SwiftNesting {
    private static let deepest = 60
    private static let deepestOfTypes = 12
    private static let longestLine = 2_000

    package static func isTooDeep(_ text: String) -> Bool {
        var open = 0
        var openTypes = 0
        var directives = 0
        var before: UInt8 = 0
        var line = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): open = max(0, open - 1)
            case UInt8(ascii: "["), UInt8(ascii: "<"): openTypes += 1
            case UInt8(ascii: "]"), UInt8(ascii: ">"): openTypes = max(0, openTypes - 1)
            case UInt8(ascii: "i") where before == UInt8(ascii: "#"): directives += 1
            case UInt8(ascii: ";"), UInt8(ascii: "\n"): openTypes = 0
            default: break
            }
            before = byte
            line = byte == UInt8(ascii: "\n") ? 0 : line + 1
            if line > longestLine { return true }
            if open > deepest || openTypes > deepestOfTypes || directives > deepest { return true }
        }
        return false
    }
}

/// A decimal number as Swift or SQL or a person may write it, in the spelling that JSON and SQL share.
package enum NumberText {
    /// Nil where the text is no number. For example: `+1_000.` becomes `1000`, `.5` becomes `0.5`.
    package static func canonical(_ written: String) -> String? {
        var reader = Reader(written)
        return reader.read() ? reader.text : nil
    }
}

private struct Reader {
    private var rest: Substring.UTF8View
    private(set) var text = ""

    init(_ written: String) {
        rest = Substring(written.filter { $0 != "_" }).utf8
    }

    mutating func read() -> Bool {
        if !skip("+"), skip("-") { text = "-" }
        let whole = digits()
        let fraction = skip(".") ? digits() : ""
        if whole.isEmpty, fraction.isEmpty { return false }
        let significant = whole.drop { $0 == "0" }
        text += significant.isEmpty ? "0" : significant
        if !fraction.isEmpty { text += "." + fraction }
        if skip("e") || skip("E") {
            text += "e"
            if !skip("+"), skip("-") { text += "-" }
            let exponent = digits()
            if exponent.isEmpty { return false }
            text += exponent
        }
        return rest.isEmpty
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func digits() -> Substring {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest.dropFirst(digits.count)
        return Substring(digits)
    }
}

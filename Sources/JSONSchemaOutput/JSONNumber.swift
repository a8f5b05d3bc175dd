/// Rewrites a number from Swift's or SQL's notation into JSON's. For example: `+1_000.` becomes `1000`.
struct JSONNumber {
    private var rest: Substring.UTF8View
    private var text = ""

    /// Nil where it is no decimal number.
    static func literal(_ written: String) -> String? {
        var number = JSONNumber(written)
        return number.read() ? number.text : nil
    }

    private init(_ written: String) {
        rest = Substring(written.filter { $0 != "_" }).utf8
    }

    private mutating func read() -> Bool {
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

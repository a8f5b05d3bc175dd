/// A decimal number as Swift or SQL or a person may write it, in the spelling that SQL and JSON share.
package enum NumberText {
    /// Nil where the text is no number. For example: `+1_000.` becomes `1000`, `.5` becomes `0.5`.
    package static func canonical(_ written: String) -> String? {
        var reader = Reader(rest: Array(written.utf8)[...])
        return reader.read()
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func read() -> String? {
            let isNegative = take("-")
            if !isNegative { _ = take("+") }
            let whole = digits()
            let fraction = take(".") ? digits() : ""
            guard !whole.isEmpty || !fraction.isEmpty, let exponent = exponent(), rest.isEmpty else {
                return nil
            }
            let significant = String(whole.drop { $0 == "0" })
            return (isNegative ? "-" : "") + (significant.isEmpty ? "0" : significant)
                + (fraction.isEmpty ? "" : "." + fraction) + exponent
        }

        /// Empty where there is none, nil where it has no digits.
        private mutating func exponent() -> String? {
            guard take("e") || take("E") else { return "" }
            let sign = take("-") ? "-" : ""
            if sign.isEmpty { _ = take("+") }
            let digits = digits()
            return digits.isEmpty ? nil : "e" + sign + digits
        }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: scalar) else { return false }
            rest.removeFirst()
            return true
        }

        /// Underscores between them only help the reader.
        private mutating func digits() -> String {
            let zero = UInt8(ascii: "0")
            let run = rest.prefix { ($0 >= zero && $0 <= zero + 9) || $0 == UInt8(ascii: "_") }
            guard let first = run.first, first != UInt8(ascii: "_") else { return "" }
            rest = rest[run.endIndex...]
            return String(decoding: run.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        }
    }
}

/// The name of a table, view or column of Spark SQL. In an interpolated text it stands as SQL spells it.
package struct SparkName: Hashable, Sendable, CustomStringConvertible {
    /// Without back-ticks.
    package let name: String

    /// In back-ticks where Spark needs them.
    package let quoted: String

    package init(_ name: String) {
        self.name = name
        quoted = Self.needsQuotes(name) ? "`" + name.doubling("`") + "`" : name
    }

    package var description: String { quoted }

    private static func needsQuotes(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            name.utf8.allSatisfy(isPlain)
        else { return true }
        return SparkKeywords.reserved.contains(name.lowercased())
    }

    /// Whether a byte can stand in a name without back-ticks, and in the name of a table or view at all.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// Texts as Spark SQL reads them.
package enum SparkText {
    /// A text as a literal. In `${…}` Spark would put the value of a setting, so the `$` is escaped.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "'\(text)'" }
        var result = "'"
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            switch scalar {
            case "'": result += "\\'"
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "$" where beginsVariable(at: index, in: scalars): result += "\\u0024"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }

    /// Whether a byte stands for itself, as in most texts all do.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "$"): false
        default: byte >= 0x20
        }
    }

    /// Whether Spark takes what is there for a setting's name.
    static func beginsVariable(
        at index: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView
    ) -> Bool {
        let next = scalars.index(after: index)
        return scalars[index] == "$" && next < scalars.endIndex && scalars[next] == "{"
    }
}

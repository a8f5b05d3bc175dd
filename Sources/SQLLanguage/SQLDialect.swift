/// The two dialects of SQL that `gen` writes, and how a name is spelled in each.
package enum SQLDialect: String, Hashable, Sendable, CaseIterable {
    case sqlite, postgresql

    /// A name as it stands in a statement: in quotes only where the dialect needs them.
    ///
    /// The name holds no NUL, which neither dialect has: `SQLNamespace` takes care of that.
    package func quoted(_ name: String) -> String {
        needsQuotes(name) ? "\"" + name.doubling("\"") + "\"" : name
    }

    /// PostgreSQL folds what is not in quotes to lower case, so there a capital needs them.
    private func needsQuotes(_ name: String) -> Bool {
        guard let first = name.utf8.first, !isDigit(first), name.utf8.allSatisfy(isPlain) else { return true }
        switch self {
        case .sqlite: return SQLKeywords.sqlite.contains(name.lowercased())
        case .postgresql: return SQLKeywords.postgreSQL.contains(name)
        }
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self == .sqlite
        default: isDigit(byte)
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

extension SQLDialect {
    /// A text as a literal. A NUL, which no text in PostgreSQL can hold, is the caller's to refuse.
    ///
    /// PostgreSQL reads a back-slash as `standard_conforming_strings` is set, so such a text is an `E''` one.
    package func literal(_ text: String) -> String {
        let doubled = text.doubling("'")
        guard self == .postgresql, text.utf8.contains(UInt8(ascii: "\\")) else { return "'\(doubled)'" }
        return "E'\(doubled.doubling("\\"))'"
    }

    package func literal(_ value: Bool) -> String {
        switch self {
        case .sqlite: value ? "1" : "0"
        case .postgresql: value ? "true" : "false"
        }
    }
}

extension String {
    /// Every occurrence of a mark written twice.
    func doubling(_ mark: Unicode.Scalar) -> String {
        guard unicodeScalars.contains(mark) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            result.append(scalar)
            if scalar == mark { result.append(scalar) }
        }
        return String(result)
    }
}

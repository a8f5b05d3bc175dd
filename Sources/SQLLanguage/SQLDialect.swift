import Diagnostics

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
        guard let first = name.utf8.first, !isDigit(first), name.withBytes({ $0.allSatisfy(isPlain) }) else {
            return true
        }
        guard name.utf8.count <= SQLKeywords.longest else { return false }
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
    /// A text as a literal, or as an expression in parentheses where no literal has its characters.
    ///
    /// A NUL, which no text in PostgreSQL can hold, is the caller's to refuse.
    package func literal(_ text: String) -> String {
        let doubled = text.doubling("'")
        switch self {
        case .sqlite:
            // The `sqlite3` program drops a CR at the end of a line.
            guard text.utf8.contains(UInt8(ascii: "\r")) else { return "'\(doubled)'" }
            return "('\(doubled.replacingScalar("\r", with: "' || char(13) || '"))')"
        case .postgresql:
            // How it reads a back-slash elsewhere depends on `standard_conforming_strings`.
            guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else {
                return "'\(doubled)'"
            }
            let escaped = doubled.doubling("\\").replacingScalar("\n", with: "\\n").replacingScalar(
                "\r", with: "\\r")
            return "E'\(escaped)'"
        }
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
        let mark = UInt8(ascii: mark)
        return replacing(mark, with: [mark, mark])
    }

    /// Scalar by scalar: CR LF is one character, and a combining mark joins the quote before it.
    func replacingScalar(_ mark: Unicode.Scalar, with replacement: String) -> String {
        replacing(UInt8(ascii: mark), with: Array(replacement.utf8))
    }

    private func replacing(_ mark: UInt8, with replacement: [UInt8]) -> String {
        guard withBytes({ $0.contains(mark) }) else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if byte == mark { result += replacement } else { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

import Diagnostics

/// Names that must differ from each other: of a database's tables and indexes, or of a table's columns.
package struct SQLNamespace: Sendable {
    /// PostgreSQL cuts longer names; two long ones could become one.
    package static let longestName = 63

    private let dialect: SQLDialect

    /// How often a name was asked for, by its folded form.
    private var claims: [String: Int] = [:]

    package init(dialect: SQLDialect, expecting count: Int = 0) {
        self.dialect = dialect
        claims.reserveCapacity(count)
    }

    /// The wanted name where it can be had, else one that says what it stands for: shortened, or numbered.
    ///
    /// SQLite takes upper and lower case of ASCII as equal.
    package mutating func claim(_ wanted: String) -> SQLIdentifier {
        let allowed = Self.storable(wanted)
        var name = Self.shortened(allowed)
        let base = folded(name)
        if claims[base] == nil {
            claims[base] = 1
            return SQLIdentifier(name, in: dialect)
        }
        while claims[folded(name)] != nil {
            let count = claims[base, default: 1] + 1
            claims[base] = count
            name = Self.shortened("\(allowed)_\(count)")
        }
        claims[folded(name)] = 1
        return SQLIdentifier(name, in: dialect)
    }

    /// A column's name and a word of our own: it cannot be taken yet, unless it is too long.
    package mutating func claim(_ name: String, of rule: String) -> SQLIdentifier {
        let wanted = "\(name)_\(rule)"
        return wanted.utf8.count > Self.longestName ? claim(wanted) : SQLIdentifier(wanted, in: dialect)
    }

    private func folded(_ name: String) -> String {
        dialect == .sqlite ? name.lowercasedASCII : name
    }

    /// No dialect has a name without characters or with a NUL, and `sqlite3` reads CR LF as LF.
    private static func storable(_ name: String) -> String {
        if name.isEmpty { return "_" }
        guard name.withBytes({ $0.contains(where: isControl) }) else { return name }
        return String(decoding: name.utf8.map { isControl($0) ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// At most so many bytes: the beginning, and a hash of the whole.
    static func shortened(_ name: String, to longestName: Int = longestName) -> String {
        guard name.utf8.count > longestName else { return name }
        let digits = String(hash(of: name), radix: 16)
        let mark = "_" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
        var start = String.UnicodeScalarView()
        var room = longestName - mark.utf8.count
        for scalar in name.unicodeScalars {
            room -= UTF8.width(scalar)
            if room < 0 { break }
            start.append(scalar)
        }
        return String(start) + mark
    }

    /// FNV-1a, folded to 32 bits: the same on every machine and in every run.
    private static func hash(of name: String) -> UInt32 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}

extension String {
    /// With `A` to `Z` as `a` to `z` and everything else as it is.
    var lowercasedASCII: String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard withBytes({ $0.contains(where: capitals.contains) }) else { return self }
        return String(unsafeUninitializedCapacity: utf8.count) { buffer in
            var count = 0
            for byte in utf8 {
                buffer[count] = capitals.contains(byte) ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }
}

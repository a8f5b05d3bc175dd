/// Names that must differ from each other in Spark, which takes upper and lower case of every alphabet as equal.
package struct SparkNamespace: Sendable {
    /// What names stand for.
    package enum Kind: Sendable {
        /// A catalogue keeps letters of ASCII, digits and underscores.
        case relations

        /// A column has any name.
        case columns
    }

    /// What every catalogue keeps: Hive's has 128 characters for a table.
    package static let longestName = 128

    private let kind: Kind
    private var claims: Set<String> = []

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// The wanted name where it can be had, else one that says what it stands for: shortened, or numbered.
    package mutating func claim(_ wanted: String) -> SparkName {
        let allowed = storable(wanted)
        var name = SQLNamespace.shortened(allowed, to: Self.longestName)
        var number = 1
        while !claims.insert(Self.folded(name)).inserted {
            number += 1
            name = SQLNamespace.shortened("\(allowed)_\(number)", to: Self.longestName)
        }
        return SparkName(name)
    }

    /// What Spark compares. In capitals first, because some small letters share one.
    static func folded(_ name: String) -> String {
        name.utf8.allSatisfy { $0 < 0x80 } ? name.lowercasedASCII : name.uppercased().lowercased()
    }

    private func storable(_ name: String) -> String {
        if !name.isEmpty, name.utf8.allSatisfy(SparkName.isPlain) { return name }
        let scalars = name.unicodeScalars
        var result = String.UnicodeScalarView()
        for index in scalars.indices {
            let isVariable = SparkText.beginsVariable(at: index, in: scalars)
            result.append(isStorable(scalars[index]) && !isVariable ? scalars[index] : "_")
        }
        return result.isEmpty ? "_" : String(result)
    }

    private func isStorable(_ scalar: Unicode.Scalar) -> Bool {
        switch kind {
        case .relations: UInt8(exactly: scalar.value).map(SparkName.isPlain) ?? false
        case .columns: scalar.value >= 0x20 && scalar.value != 0x7F
        }
    }
}

/// Makes Swift identifiers of a document's names.
enum SwiftSpelling {
    /// In bytes: more than anybody reads, and together with a suffix and `.swift` within the 255 bytes of a file's name.
    static let longestName = 120

    /// How the words of a name that is no identifier are put together.
    enum Capitals {
        /// `In Repair` becomes `InRepair`.
        case upper

        /// `In Repair` becomes `inRepair`.
        case lower
    }

    /// The name itself where it is an identifier, else its words in one, else the fallback.
    static func identifier(_ name: String, _ capitals: Capitals, digits: String, fallback: String) -> String {
        if isIdentifier(name) { return name }
        return joined(words(of: name), capitals, digits: digits, fallback: fallback)
    }

    /// `IN_PROGRESS`, `in progress` and `InProgress` become `inProgress`; a value is free to be spelled as Swift does.
    static func caseName(_ value: String) -> String {
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        if !value.isEmpty, value.utf8.count <= longestName, value.utf8.allSatisfy(small.contains) {
            return value
        }
        let words = words(of: value).flatMap { $0.split(separator: "_").map(String.init) }
        return joined(words.map(uncapitalised), .lower, digits: "value", fallback: "value")
    }

    private static func joined(
        _ words: [String],
        _ capitals: Capitals,
        digits: String,
        fallback: String
    ) -> String {
        var result = ""
        var room = longestName
        for (index, word) in words.enumerated() where room > 0 {
            let isLower = index == 0 && capitals == .lower
            let word = isLower ? uncapitalised(word) : capitalised(word)
            for scalar in word.unicodeScalars {
                room -= UTF8.width(scalar)
                guard room >= 0 else { break }
                result.unicodeScalars.append(scalar)
            }
        }
        guard let first = result.unicodeScalars.first else { return fallback }
        return canBegin(first) ? result : digits + result
    }

    /// The stretches of characters that identifiers may hold.
    private static func words(of name: String) -> [String] {
        name.unicodeScalars.split { !canContinue($0) }.map { String($0) }.filter { $0 != "_" }
    }

    static func capitalised(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, first.properties.isLowercase else { return word }
        return first.properties.uppercaseMapping + String(word.unicodeScalars.dropFirst())
    }

    /// `URL` becomes `url`, `URLSession` `urlSession`, `Title` `title`.
    static func uncapitalised(_ word: String) -> String {
        guard word.unicodeScalars.first?.properties.isUppercase == true else { return word }
        let scalars = Array(word.unicodeScalars)
        var capitals = scalars.prefix { $0.properties.isUppercase }.count
        if capitals > 1, capitals < scalars.count, scalars[capitals].properties.isLowercase { capitals -= 1 }
        let start = scalars.prefix(capitals).map(\.properties.lowercaseMapping).joined()
        return start + String(String.UnicodeScalarView(scalars.dropFirst(capitals)))
    }
}

// MARK: - Characters

extension SwiftSpelling {
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, canBegin(first), name != "_" else { return false }
        return name.utf8.count <= longestName && name.unicodeScalars.allSatisfy(canContinue)
    }

    private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.isASCIILetter || scalar == "_"
            : scalar.properties.isXIDStart && isVisibleLetter(scalar)
    }

    private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.isASCIILetter || scalar == "_" || ("0"..."9").contains(scalar)
            : scalar.properties.isXIDContinue && isVisibleLetter(scalar)
    }

    /// Unicode's letters, less what Swift's grammar leaves out and what nobody can see.
    private static func isVisibleLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0xA8, scalar.value < 0xE0000 else { return false }
        switch scalar.value {
        case 0x1680, 0x180E, 0x3000...0x3003, 0x3008...0x3020, 0x3030, 0xD800...0xF8FF, 0xFD3E...0xFD3F,
            0xFDD0...0xFDEF, 0xFE45...0xFE46:
            return false
        default:
            return !scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

import Diagnostics

/// What can stand as the name of a record type or field.
package enum Identifier {
    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    @inlinable package static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a) || byte == 0x5f
    }

    /// A letter or underscore, then letters, digits and underscores, with full stops or hyphens inside.
    /// For example: `asset.id`, `CD_name`, `größe`.
    package static func isValid(_ text: String) -> Bool { text.withBytes(isValid) }

    /// As of a `String`: one function for both would look every byte up through their protocol.
    package static func isValid(_ text: Substring) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isValid) ?? isValid(String(text))
    }

    private static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0
        var isASCII = true
        for byte in text {
            if byte >= 0x80 || isWordByte(byte) {
                if previous == 0, isDigit(byte) { return false }
                if byte >= 0x80 { isASCII = false }
            } else if byte != 0x2e && byte != 0x2d || previous == 0 || !isInner(previous) {
                return false
            }
            previous = byte
        }
        return isInner(previous) && (isASCII || isAlphabetic(String(decoding: text, as: UTF8.self)))
    }

    /// Digits, and then a name: `1h_total`. CloudKit has none such, but documents do, and mean it where it has a
    /// mark.
    package static func beginsWithDigit(_ text: String) -> Bool {
        guard let first = text.utf8.first, isDigit(first),
            let letter = text.utf8.first(where: { !isDigit($0) })
        else { return false }
        return letter | 0x20 >= 0x61 && letter | 0x20 <= 0x7a && text.utf8.contains(0x5f)
            && text.utf8.allSatisfy(isWordByte)
    }

    private static func isInner(_ byte: UInt8) -> Bool { byte >= 0x80 || isWordByte(byte) }

    private static func isAlphabetic(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.isASCII || $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
        }
    }

    /// Whether it has letters that are not Latin: "课程", "Поездка", but not "größe".
    package static func isOfOtherScript(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.value >= 0x370 && !(0x1e00...0x1eff).contains($0.value) }
    }

    /// What CloudKit takes as the name of a record type or field.
    package static func isCloudKitName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !isDigit(first), isWordByte(first) else { return false }
        return text.utf8.allSatisfy(isWordByte)
    }

    /// A capital first, and only what CloudKit takes behind it: what may name a type.
    package static func isTypeName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0x41, first <= 0x5a else { return false }
        return isCloudKitName(text)
    }

    /// A small letter first, as names of fields have it.
    package static func isFieldName(_ text: String) -> Bool {
        isValid(text) && text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    /// `id`, `trip_id`, `tripId`: the key of a record, its own or another's.
    package static func isKey(_ name: String) -> Bool {
        name.lowercased() == "id" || ["_id", "Id", "ID"].contains(where: name.hasSuffix)
    }

    /// Whether two names differ by nothing but case and underscores: `goalId` and `goal_id`.
    @inlinable package static func areSpellings(_ one: some StringProtocol, _ other: some StringProtocol)
        -> Bool
    {
        one.utf8.lazy.filter { $0 != 0x5f }.map { $0 | 0x20 }
            .elementsEqual(other.utf8.lazy.filter { $0 != 0x5f }.map { $0 | 0x20 })
    }

    /// What all spellings of a name have in common.
    @inlinable package static func spelling(of name: some StringProtocol) -> String {
        String(decoding: name.utf8.lazy.filter { $0 != 0x5f }.map { $0 | 0x20 }, as: UTF8.self)
    }

    /// `monthLabel`, `goal_id`, `asset.id`: no word of a plain sentence looks so.
    package static func looksLikeCode(_ text: String) -> Bool {
        guard isValid(text) else { return false }
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x5f || byte == 0x2e { return true }
            let isCapital = byte >= 0x41 && byte <= 0x5a
            if isCapital, previous >= 0x61, previous <= 0x7a { return true }
            previous = byte
        }
        return false
    }
}

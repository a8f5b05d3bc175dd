extension Wording.Token {
    /// "v2", "2.0"; but "Version" may be a record type.
    package var isVersionNumber: Bool {
        if kind == .number { return true }
        let (letter, number) = (text.utf8.first, text.utf8.dropFirst())
        return letter.map { $0 | 0x20 } == UInt8(ascii: "v") && number.contains(where: Identifier.isDigit)
            && number.allSatisfy { Identifier.isDigit($0) || $0 == UInt8(ascii: ".") }
    }
}

import DocumentWording

/// Tells a document's title that names the app from one that names a record type.
enum ProjectName {
    /// Whether the text has files of that name: `Journal.xcodeproj`, `JournalApp.swift`, `JournalTests`, `Journal/`.
    static func isProject(_ name: String, in text: [UInt8]) -> Bool {
        guard let first = name.utf8.first else { return false }
        let word = Array(name.utf8)
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: first) {
            index = start + 1
            let rest = text[start...]
            guard rest.starts(with: word), start == 0 || !Identifier.isWordByte(text[start - 1]) else {
                continue
            }
            let end = rest.dropFirst(word.count)
            if ends.contains(where: { end.starts(with: $0) }) || isFolder(end) { return true }
        }
        return false
    }

    /// "Journal 1.0.2 (9)": only programs have versions of three numbers.
    static func isRelease(_ title: Wording) -> Bool {
        title.tokens.contains { token in
            let parts = token.text.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count == 3
                && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Identifier.isDigit) }
        }
    }

    private static let ends = [".xcodeproj", ".xcworkspace", "App.swift", "Tests", ".entitlements"].map {
        Array($0.utf8)
    }

    /// `Journal/` at the end of its line, as in a tree of folders.
    private static func isFolder(_ end: ArraySlice<UInt8>) -> Bool {
        guard end.first == UInt8(ascii: "/") else { return false }
        let next = end.dropFirst().first { $0 != 0x20 && $0 != 0x0D }
        return next == nil || next == 0x0A
    }
}

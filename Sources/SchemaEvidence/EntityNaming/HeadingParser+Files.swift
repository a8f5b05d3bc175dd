extension HeadingParser {
    /// `User.swift`, `GET /users`, `save()`, `Store+Sync`: code, but no record type.
    func isFileOrCall(_ text: String) -> Bool {
        if text.utf8.contains(where: { $0 == 0x20 || $0 == 0x28 || $0 == 0x2b }) { return true }
        return Self.isFile(text)
    }

    package static func isFile(_ text: String) -> Bool {
        guard let dot = text.lastIndex(of: ".") else { return false }
        return fileExtensions.contains(text[dot...].dropFirst().lowercased())
    }

    private static let fileExtensions: Set<String> = [
        "swift", "json", "md", "yaml", "yml", "sql", "ts", "tsx", "js", "py", "kt", "java", "csv", "plist",
        "txt", "xml",
        "ckdb", "xcdatamodeld", "xcdatamodel", "entitlements", "prisma", "graphql", "proto", "sqlite", "db",
        "html", "rb", "go", "rs",
    ]
}

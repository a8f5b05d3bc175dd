import Diagnostics
import DocumentWording
package import Markdown

/// Tells what a code block is written in, by its info string or else by its first words.
package enum CodeLanguage {
    package static func isSwift(_ block: CodeBlock) -> Bool {
        block.language == "swift" || block.language.isEmpty && block.text.contains(bytesOf: "var ")
    }

    /// None, or none that a program reads.
    package static func isPlain(_ block: CodeBlock) -> Bool {
        ["", "text", "txt", "plaintext", "plain", "schema", "coredata", "pseudo", "pseudocode"].contains(
            block.language)
    }

    package static func isSQL(_ block: CodeBlock) -> Bool {
        if sql.contains(block.language), opensTable(block.text) { return true }
        return (sql.contains(block.language) || block.language.isEmpty)
            && block.text.uppercased().contains(bytesOf: "CREATE TABLE")
    }

    private static let sql: Set = ["sql", "sqlite", "postgresql", "postgres", "mysql", "pgsql", "ddl"]

    /// `trips (` as the first line of all.
    private static func opensTable(_ text: String) -> Bool {
        let line = text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("--") }
        guard let words = line?.split(whereSeparator: \.isWhitespace), words.last?.last == "(" else {
            return false
        }
        let name =
            words.count == 2 && words[1] == "(" ? words[0] : words.count == 1 ? words[0].dropLast() : ""
        return !name.isEmpty && name.utf8.allSatisfy(Identifier.isWordByte)
    }

    /// Swift in which GRDB creates tables or changes them.
    static func isGRDBMigration(_ block: CodeBlock) -> Bool {
        ["swift", ""].contains(block.language)
            && [".create(table: \"", ".alter(table: \""].contains(where: block.text.contains)
    }

    package static func isTypeScript(_ block: CodeBlock) -> Bool {
        ["ts", "typescript", "tsx"].contains(block.language)
    }

    package static func isMarkdown(_ block: CodeBlock) -> Bool {
        ["markdown", "md", "mdx", "gfm"].contains(block.language)
    }

    /// YAML and JSON, which a listing only looks like.
    package static func isStructuredData(_ block: CodeBlock) -> Bool {
        ["yaml", "yml", "json", "jsonc", "json5"].contains(block.language) || isRecordLiteral(block)
    }

    /// A record of CloudKit's web services, written in JavaScript: `{ recordType: 'Trip', fields: { … } }`.
    private static func isRecordLiteral(_ block: CodeBlock) -> Bool {
        ["js", "javascript", "jsx", ""].contains(block.language) && block.text.contains(bytesOf: "recordType")
            && block.text.contains(bytesOf: "fields") && block.text.first { !$0.isWhitespace } == "{"
    }

    /// A `RECORD TYPE` with its bracket; a sheet about the language shows it with place-holders.
    static func isCloudKitSchema(_ block: CodeBlock) -> Bool {
        guard !["swift", "bash", "sh", "shell", "json"].contains(block.language) else { return false }
        return block.text.split(separator: "\n").contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count >= 3 && words[0].uppercased() == "RECORD" && words[1].uppercased() == "TYPE"
                && line.contains("(")
        }
    }
}

import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence

/// Finds the records that a program makes, although nothing describes their type.
///
///     let record = CKRecord(recordType: "Photo")
///     record["caption"] = caption
enum SavedRecord {
    /// The type of the first such record in a block of Swift that sets fields.
    static func undescribed(in block: Block, _ reading: DocumentReading) -> String? {
        guard case .codeBlock(let code) = block.kind, CodeLanguage.isSwift(code),
            code.text.contains("[\""), let label = code.text.firstRange(ofBytes: call)
        else { return nil }
        let name = String(code.text[label.upperBound...].prefix { $0 != "\"" && $0 != "\n" })
        guard Identifier.isTypeName(name),
            !reading.schema.entities.contains(where: { Identifier.areSpellings($0.name.value, name) })
        else { return nil }
        return name
    }

    static func reason(_ name: String) -> String {
        "it makes records of '\(name)', which nothing describes"
    }

    private static let call = "CKRecord(recordType: \""
}

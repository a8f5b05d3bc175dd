import Diagnostics
import Markdown
import SchemaModel

/// What the code that a document shows uses of CloudKit: `cloudKitDatabase: .private("iCloud.org.example")`,
/// `container.privateCloudDatabase`.
enum StatedInCode {
    private static let databases: [(code: String, database: Database)] = [
        ("cloudKitDatabase: .private", .private), ("privateCloudDatabase", .private),
        ("publicCloudDatabase", .public),
    ]

    /// The first place where code names each database. The shared one is the view that others have of a private one.
    static func databases(in reading: DocumentReading) -> [Declared<Database>] {
        let text = reading.document.source.text
        return databases.compactMap { code, database in
            guard let range = text.firstRange(of: Array(code.utf8)), !isDenied(code, in: reading) else {
                return nil
            }
            let span = SourceSpan(
                file: reading.document.file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
            return Declared(database, at: span)
        }
    }

    /// "Never write to `publicCloudDatabase`".
    private static func isDenied(_ code: String, in reading: DocumentReading) -> Bool {
        reading.wordings.contains { wording in
            guard let wording else { return false }
            return wording.sentences.contains { sentence in
                sentence.contains { index in
                    wording.tokens[index].text.contains(bytesOf: code)
                        && Wording.refusal(of: index..<index + 1, in: wording.tokens[sentence], as: .mark)
                            != nil
                }
            }
        }
    }

    /// Whether a local store's models are mirrored to CloudKit, which then has no record types of the app's own.
    static func mirrorsModels(in reading: DocumentReading) -> Bool {
        ["cloudKitDatabase:", "NSPersistentCloudKitContainer"].contains {
            reading.document.source.text.firstRange(of: Array($0.utf8)) != nil
        }
    }
}

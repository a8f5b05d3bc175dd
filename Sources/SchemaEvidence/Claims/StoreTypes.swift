import Diagnostics
import RemarkReading
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Types and marks of fields that only stores have.
package enum StoreTypes {
    package static func are(in entity: DeclaredEntity) -> Bool {
        !entity.indexes.isEmpty || entity.primaryKey != nil
            || entity.fields.contains { field in
                isStores(field.type) || field.remarks.contains(where: isStores)
                    || field.note.map { isAttribute($0.value) } ?? false
            }
    }

    /// `` `@Attribute(.unique)` `` as the whole of a note: no words that may deny it, or speak of another framework.
    private static func isAttribute(_ note: String) -> Bool {
        let starts = ["`@Attribute(", "`@Relationship("]
        return starts.contains(where: note.hasPrefix) && note.hasSuffix(")`")
            && note.utf8.count(where: { $0 == UInt8(ascii: "`") }) == 2
    }

    /// `@Attribute(.unique)` in a note: SwiftData's own.
    package static func speaksOfAttribute(_ note: String) -> Bool {
        note.contains(bytesOf: "@Attribute") || note.contains(bytesOf: "@Relationship")
    }

    /// A word of databases that is one of every day as well, in the letters of the latter: "text".
    package static func isEveryday(_ name: String) -> Bool { everyday.contains(name) }

    /// `Asset?` may be a type of the app's own: no store marks optional fields as Swift does.
    package static func mayBeOfApp(_ type: DeclaredType) -> Bool {
        type.hasOptionalSign && !type.name.hasPrefix("CK") && type.name.allSatisfy(\.isLetter)
    }

    private static func isStores(_ type: DeclaredType?) -> Bool {
        guard let type else { return false }
        if isList(type.written) { return true }
        if mayBeOfApp(type) { return false }
        let name = type.name.lowercased()
        if words.contains(name) { return true }
        guard TypeVocabulary.meaning(of: type.name)?.kind != nil else { return false }
        return !everyday.contains(name)
    }

    /// `LIST<INT64>`, `List<Asset>`.
    private static func isList(_ written: String) -> Bool {
        let start = written.utf8.prefix(5).map { $0 | 0x20 }
        return start == Array("list<".utf8) && written.utf8.contains(0x3e)
    }

    private static func isStores(_ remark: Remark) -> Bool {
        switch remark.fact {
        case .index, .primaryKey, .encrypted, .encryptedSince, .onDelete, .attributeOptions: true
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .references, .identifies,
            .toMany,
            .inverse, .optional, .defaultText, .originalName, .merge, .unkeptArgument, .list, .json, .url,
            .unique,
            .notStored, .deviceOnly, .earlierKey, .retired, .refused:
            false
        }
    }

    /// As CloudKit and Core Data spell them.
    private static let words: Set = [
        "int64", "int(64)", "integer 16", "integer 32", "integer 64", "date/time", "datetime/timestamp",
        "reference", "bytes", "binary data", "transformable", "encrypted string", "encryptedstring",
    ]

    /// Words of databases that are words of every day as well.
    private static let everyday: Set = [
        "text", "time", "interval", "point", "money", "bit", "real", "numeric",
    ]
}

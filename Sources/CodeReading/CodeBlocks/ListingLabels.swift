import Diagnostics
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// What the lines of a listing are of, by the label above them.
enum ListingSection {
    case none, fields, indexes, relationships, other

    /// What is said of a line that is none of its kind.
    func unread(at span: SourceSpan) -> Diagnostic {
        let (id, things, remedy) =
            switch self {
            case .indexes: (DiagnosticID.indexUnread, "indexes", "write for example: QUERYABLE: title")
            case .relationships:
                (.fieldsUnread, "relationships", "write for example: stops: One-to-Many -> Stop")
            case .none, .fields, .other:
                (.fieldsUnread, "fields", "give it a type that is known, if it is one")
            }
        return Diagnostic(
            id, .note, "this line among \(things) is not read as one", at: span, remedy: remedy)
    }
}

/// The labels of a listing: "RecordType:", "Zone:", "Fields:".
enum ListingLabels {
    /// A label as it stands in these tables: "Record Type" and "record_type" are "recordtype".
    static func word(_ label: String) -> String {
        label.lowercased().filter { !$0.isWhitespace && $0 != "_" }
    }

    /// "Record type", "Zone", "Fields".
    static func isKnown(_ label: String) -> Bool {
        let word = word(label)
        return kinds[word] != nil || zones.contains(word) || section(word) != nil
    }

    /// "Fields", "Current fields".
    static func section(_ label: String) -> ListingSection? {
        if let section = sections[label] { return section }
        guard let adjective = ["current", "stored", "main", "key"].first(where: label.hasPrefix) else {
            return nil
        }
        return sections[String(label.dropFirst(adjective.utf8.count))]
    }

    /// "Indexes" alone on a line: the singular may be what a record type is called.
    static func sectionWithoutColon(_ line: String) -> ListingSection? {
        let word = word(line)
        return word.hasSuffix("s") ? section(word) : nil
    }

    /// The labels before a name, and the stores whose words they are.
    static let kinds: [String: EntityKind] = [
        "recordtype": .cloudKit, "ckrecordtype": .cloudKit, "ckrecord.recordtype": .cloudKit,
        "record": .cloudKit, "entity": .coreData, "table": .table, "model": .swiftData,
    ]

    static let zones: Set = ["zone", "zonename", "recordzone"]

    private static let sections: [String: ListingSection] = [
        "fields": .fields, "attributes": .fields, "properties": .fields, "columns": .fields,
        "felder": .fields, "attribute": .fields, "eigenschaften": .fields, "spalten": .fields,
        "attributs": .fields, "propriétés": .fields, "colonnes": .fields, "atributos": .fields,
        "propiedades": .fields, "propriedades": .fields, "attributi": .fields, "поля": .fields,
        "атрибуты": .fields, "字段": .fields, "屬性": .fields, "属性": .fields, "フィールド": .fields,
        "champs": .fields, "campos": .fields, "indexes": .indexes, "indices": .indexes, "index": .indexes,
        "relationships": .relationships, "relations": .relationships,
    ]
}

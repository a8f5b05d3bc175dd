extension CloudKitSchemaText {
    /// The schema in the order of CloudKit's exporter, so that a diff with an export shows changes only.
    ///
    /// Roles, record types, fields and grants are sorted by name in byte order. Observed on exported files; Apple
    /// documents no canonical form.
    package var canonical: CloudKitSchemaText {
        CloudKitSchemaText(
            roles: roles.sorted(by: Self.precedes),
            recordTypes: recordTypes.map(\.canonical).sorted { Self.precedes($0.name, $1.name) })
    }

    /// Names that the language reads as something else, or as a system name, stand in quotation marks.
    package static func quoted(_ name: String) -> String {
        isIdentifier(name) && !reservedWords.contains(name.lowercased()) ? name : "\"\(name)\""
    }

    /// Whether an app may give the name to a record type, field or role.
    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
        return name.utf8.allSatisfy {
            (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
        }
    }

    static func precedes(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Those that Apple lists.
    private static let reservedWords: Set = ["grant", "preferred", "queryable", "searchable", "sortable"]
}

extension CloudKitSchemaText.RecordType {
    fileprivate var canonical: Self {
        var type = self
        type.fields.sort { CloudKitSchemaText.precedes($0.name, $1.name) }
        type.grants.sort { CloudKitSchemaText.precedes($0.role, $1.role) }
        return type
    }

    /// A line each, which no other field changes. For example: `title STRING QUERYABLE`.
    package var fieldLines: [String] {
        fields.map { CloudKitSchemaText.quoted($0.name) + " " + $0.definition }
    }
}

extension CloudKitSchemaText.Field {
    /// What stands behind its name. For example: `STRING QUERYABLE SORTABLE`.
    package var definition: String {
        let options = CloudKitSchemaText.Option.allCases.filter(self.options.contains).map(\.rawValue)
        return ([type.spelling] + options).joined(separator: " ")
    }
}

extension CloudKitSchemaText.Grant {
    /// For example: `GRANT READ, WRITE TO "_creator"`.
    package var line: String {
        let words = CloudKitSchemaText.Permission.allCases.filter(permissions.contains).map(\.rawValue)
        return "GRANT \(words.joined(separator: ", ")) TO \(CloudKitSchemaText.quoted(role))"
    }
}

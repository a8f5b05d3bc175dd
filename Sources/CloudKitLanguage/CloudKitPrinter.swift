extension CloudKitSchemaText {
    /// The text in the form of CloudKit's exporter, so that a diff with an export shows changes only.
    ///
    /// Record types and fields are sorted by name in byte order, types aligned, options and grants in the
    /// exporter's order. Observed on exported files; Apple documents no canonical form.
    package var canonicalText: String {
        var blocks = ["DEFINE SCHEMA"]
        let sortedRoles = roles.sorted(by: Self.precedes)
        if !sortedRoles.isEmpty {
            blocks.append(sortedRoles.map { "    CREATE ROLE \(Self.quoted($0));" }.joined(separator: "\n"))
        }
        blocks += recordTypes.sorted { Self.precedes($0.name, $1.name) }.map(\.canonicalText)
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// Names that the language reads as something else, or as a system name, stand in quotation marks.
    static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.first.map { $0 != UInt8(ascii: "_") && !(0x30...0x39).contains($0) } ?? false
        let isWord = name.utf8.allSatisfy {
            (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
        }
        return isPlain && isWord && !reservedWords.contains(name.lowercased()) ? name : "\"\(name)\""
    }

    static func precedes(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Those that Apple lists.
    private static let reservedWords: Set = ["grant", "preferred", "queryable", "searchable", "sortable"]
}

extension CloudKitSchemaText.RecordType {
    fileprivate var canonicalText: String {
        let names = fields.map { CloudKitSchemaText.quoted($0.name) }
        let width = names.map(\.utf8.count).max() ?? 0
        let lines =
            zip(fields, names).sorted { CloudKitSchemaText.precedes($0.0.name, $1.0.name) }.map {
                field, name in
                let padding = String(repeating: " ", count: width - name.utf8.count + 1)
                let options = CloudKitSchemaText.Option.allCases.filter(field.options.contains).map(
                    \.rawValue)
                return name + padding + ([field.type.spelling] + options).joined(separator: " ")
            } + grants.sorted { CloudKitSchemaText.precedes($0.role, $1.role) }.map(\.canonicalText)
        let body = lines.map { "        " + $0 }.joined(separator: ",\n")
        return "    RECORD TYPE \(CloudKitSchemaText.quoted(name)) (\n\(body)\n    );"
    }
}

extension CloudKitSchemaText.Grant {
    fileprivate var canonicalText: String {
        let words = CloudKitSchemaText.Permission.allCases.filter(permissions.contains).map(\.rawValue)
        return "GRANT \(words.joined(separator: ", ")) TO \(CloudKitSchemaText.quoted(role))"
    }
}

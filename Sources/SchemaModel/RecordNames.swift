/// How records of the app's own record types get their names: one decision for all targets of a schema.
package enum RecordNames: String, Hashable, Sendable, CaseIterable {
    /// The documented `id` is the name, and the primary key: nothing else names the record.
    case id

    /// A new record is named after its type and its `id`.
    case typed

    /// Any text is a name.
    case free
}

extension Entity {
    /// What CloudKit calls the name of a record.
    package static let recordNameField = "recordName"

    /// The index of the field that its records are known by; nil where the record's name is no field.
    ///
    /// A record of the app's own in CloudKit is its record name, which may be its `id`. So is one that a mirror makes,
    /// and names as it likes. Elsewhere it is the documented key, else an `id`.
    package func keyField(_ names: RecordNames?) -> Int? {
        if mapsMirror { return nil }
        if kind != .cloudKit {
            let named = fields.firstIndex { $0.name == primaryKey && $0.canBeKey }
            // What references hold, where the document describes it.
            let name = fields.firstIndex { $0.name == Self.recordNameField && $0.canBeKey }
            if let field = named ?? (names == .id ? nil : name)
                ?? fields.firstIndex(where: { $0.name == "id" && $0.canBeKey })
            {
                return field
            }
        } else if names == .id, let field = identifyingField {
            return field
        }
        return fields.firstIndex { $0.name == Self.recordNameField && !$0.isList }
    }

    /// The index of the field whose text is the name of its records, so that they have no other name; nil where they do.
    package func namingField(_ names: RecordNames?) -> Int? {
        guard names == .id, let key = keyField(names), fields[key].canName else { return nil }
        return fields[key].name == Self.recordNameField ? nil : key
    }

    /// Whether the configuration wants it named by an `id` that it does not have.
    package func isUnnamed(_ names: RecordNames?) -> Bool {
        names == .id && cloudRecordType != .users && !mapsMirror && namingField(names) == nil
    }

    /// Whether the names of new records begin with their type: not where a key of the document's own is the name.
    package func hasTypedName(_ names: RecordNames?) -> Bool {
        guard names == .typed, cloudRecordType != .users, !mapsMirror else { return false }
        return keyField(names).map { fields[$0].name == Self.recordNameField } ?? true
    }

    /// The index of the `id` that can be the name of a record in CloudKit. CloudKit itself names the `Users`.
    private var identifyingField: Int? {
        guard cloudRecordType != .users else { return nil }
        return fields.firstIndex { $0.name == "id" && $0.canBeKey && $0.canName }
    }
}

extension Field {
    fileprivate var canBeKey: Bool {
        guard !isList, !mayBeMissing else { return false }
        switch type {
        case .string, .int, .uuid, .date, .url, .decimal, .enum, .reference: return true
        case .double, .bool, .data, .asset, .location, .json: return false
        }
    }

    /// Whether its text is the same wherever it is written.
    fileprivate var canName: Bool {
        switch type {
        case .string, .int, .uuid: enumName == nil && !isEncrypted
        case .date, .url, .decimal, .enum, .reference, .double, .bool, .data, .asset, .location, .json: false
        }
    }
}

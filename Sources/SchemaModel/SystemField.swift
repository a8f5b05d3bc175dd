/// What CloudKit itself keeps of every record: a document that lists one means it, not a field of its own.
package enum SystemField: String, Hashable, Sendable, CaseIterable {
    case recordName, recordType, creationDate, modificationDate, creatorUserRecordName
    case lastModifiedUserRecordName, recordChangeTag

    /// By the names of CKRecord, of the CloudKit Console and of its schema language. For example: `___modTime`.
    package init?(named name: String) {
        guard Self.mayBeName(name) else { return nil }
        switch name {
        case "recordName", "recordID", "___recordID": self = .recordName
        case "recordType": self = .recordType
        case "creationDate", "createdTimestamp", "___createTime": self = .creationDate
        case "modificationDate", "modifiedTimestamp", "___modTime": self = .modificationDate
        case "creatorUserRecordID", "createdUserRecordName", "___createdBy": self = .creatorUserRecordName
        case "lastModifiedUserRecordID", "modifiedUserRecordName", "___modifiedBy":
            self = .lastModifiedUserRecordName
        case "recordChangeTag", "___etag": self = .recordChangeTag
        default: return nil
        }
    }

    /// Whether a name is as long as the shortest one and begins as one of them: most are done with here.
    private static func mayBeName(_ name: String) -> Bool {
        guard name.utf8.count >= 7 else { return false }
        return switch name.utf8.first {
        case UInt8(ascii: "_"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "r"):
            true
        default: false
        }
    }

    /// Whether no field of an app's own can be called so.
    fileprivate static func isReservedKey(_ name: String) -> Bool {
        mayBeName(name) && reservedKeys.contains(name)
    }

    private static let reservedKeys: Set<String> = [
        "recordID", "recordType", "creationDate", "modificationDate", "creatorUserRecordID",
        "lastModifiedUserRecordID", "recordChangeTag",
    ]
}

extension Entity {
    /// The system field that a field of it stands for; outside of CloudKit only the name of the record.
    ///
    /// A field of another type than CloudKit's is the app's own, whatever its name.
    package func systemField(_ field: Field) -> SystemField? {
        guard !field.isList, let known = SystemField(named: field.name) else { return nil }
        if field.name == SystemField.recordName.rawValue { return known }
        return kind == .cloudKit && known.canBe(field.type) ? known : nil
    }

    /// Whether a field has a name that CloudKit keeps for itself, and another type: no record can hold it.
    ///
    /// A record of any store has its name beside its fields, in Swift and in JSON.
    package func isImpossible(_ field: Field) -> Bool {
        guard systemField(field) == nil else { return false }
        return field.name == SystemField.recordName.rawValue
            || kind == .cloudKit && SystemField.isReservedKey(field.name)
    }

    /// The key of a field in a CloudKit record: its name, but for what a table may call its own, and for a renamed field,
    /// which keeps its key. A mirror gives names of its own to all of them.
    package func recordKey(of field: Field) -> String {
        if let key = keptKey(of: field) { return key }
        guard kind == .table, !isLocal, SystemField.isReservedKey(field.name) else { return field.name }
        var key = field.name + "_"
        while fields.contains(where: { $0.name == key }) { key += "_" }
        return key
    }

    /// Whether a field says only what every record has beside its fields: its name under another one, or its type.
    package func isImplied(_ field: Field) -> Bool {
        switch systemField(field) {
        case .recordName: field.name != SystemField.recordName.rawValue
        case .recordType: true
        case .creationDate, .modificationDate, .creatorUserRecordName, .lastModifiedUserRecordName,
            .recordChangeTag, nil:
            false
        }
    }

    /// Whether a value of it may lack a field, in Swift and in JSON.
    ///
    /// A list is empty instead, because CloudKit cannot tell an empty list from none. What CloudKit keeps itself
    /// is not there before a record is saved.
    package func mayLack(_ field: Field) -> Bool {
        if field.isList { return false }
        return switch systemField(field) {
        case .recordName, .recordType: false
        case .creationDate, .modificationDate, .creatorUserRecordName, .lastModifiedUserRecordName,
            .recordChangeTag:
            true
        case nil: field.mayBeMissing
        }
    }
}

extension SystemField {
    fileprivate func canBe(_ type: FieldType) -> Bool {
        switch self {
        case .recordName, .creatorUserRecordName, .lastModifiedUserRecordName:
            type == .string || type == .reference || type == .uuid
        case .creationDate, .modificationDate: type == .date
        case .recordType, .recordChangeTag: type == .string
        }
    }
}

import CloudKitLanguage
import SchemaModel

/// What is in every schema that CloudKit exports, whatever the app's own record types are.
enum SystemRecords {
    /// The fields of every record.
    static let fields: [CloudKitSchemaText.Field] = [
        .init(name: "___createTime", type: .init(.timestamp)),
        .init(name: "___createdBy", type: .init(.reference)),
        .init(name: "___etag", type: .init(.string)),
        .init(name: "___modTime", type: .init(.timestamp)),
        .init(name: "___modifiedBy", type: .init(.reference)),
        .init(name: "___recordID", type: .init(.reference)),
    ]

    /// As the language calls it; nil for the type of a record, which is no field there.
    static func name(of field: SystemField) -> String? {
        switch field {
        case .recordName: "___recordID"
        case .recordType: nil
        case .creationDate: "___createTime"
        case .modificationDate: "___modTime"
        case .creatorUserRecordName: "___createdBy"
        case .lastModifiedUserRecordName: "___modifiedBy"
        case .recordChangeTag: "___etag"
        }
    }

    /// CloudKit's own record type, of which a schema must not say less.
    static let users = CloudKitSchemaText.RecordType(
        name: "Users", fields: fields + [roles],
        grants: [.init([.write], to: "_creator"), .init([.read], to: "_world")])

    static let roles = CloudKitSchemaText.Field(name: "roles", type: .init(.int64, isList: true))

    /// The pairs of Core Data's many-to-many relationships.
    static let pairs = CloudKitSchemaText.RecordType(
        name: "CDMR",
        fields: fields
            + ["CD_entityNames", "CD_recordNames", "CD_relationships"].map {
                .init(name: $0, type: .init(.string))
            })

    /// Roles that every container has.
    static let roleNames: Set<String> = ["_creator", "_icloud", "_world"]
}

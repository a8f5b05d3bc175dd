/// Whose record type in CloudKit an entity is: the one answer for all targets.
package enum CloudRecordType: Hashable, Sendable {
    /// The app's own: it writes the records itself.
    case app

    /// SwiftData's or Core Data's, which mirror their objects in records of their own making.
    case mirror

    /// CloudKit's own `Users`: it makes the one record of each user, and an app may write to it.
    case users

    /// None: only the device keeps it, or it is a table that the document says nothing of CloudKit about.
    case none
}

extension Entity {
    package var cloudRecordType: CloudRecordType {
        if isLocal { return .none }
        return switch kind {
        case .cloudKit: name == Self.users ? .users : .app
        case .swiftData, .coreData: .mirror
        case .table: .none
        }
    }

    /// Whether generated code reads and writes its records: a mirror's are not the app's to touch unless it asks for
    /// them, while a table's may be kept in CloudKit by the app's own code.
    package var isCloudRecord: Bool {
        switch cloudRecordType {
        case .app, .users: true
        case .mirror: mapsMirror
        case .none: kind == .table && !isLocal
        }
    }

    /// What CloudKit calls its own record type.
    package static let users = "Users"
}

extension Schema {
    /// Without CloudKit's own type, of which no object model has objects.
    package var ofObjects: Schema {
        var schema = self
        schema.entities.removeAll { $0.cloudRecordType == .users }
        return schema
    }
}

package import SchemaModel

/// What a schema is judged for: each profile is the list of the rules that name it.
package enum LintProfile: String, Hashable, Sendable, CaseIterable {
    /// Records of the app's own, which it writes to CloudKit itself.
    case cloudkit

    /// SwiftData models that CloudKit synchronises.
    case swiftDataCloudKit = "swiftdata-cloudkit"

    /// Core Data models that `NSPersistentCloudKitContainer` synchronises.
    case coreDataCloudKit = "coredata-cloudkit"

    /// Tables of SQLite, on their own or carried from device to device.
    case sqlite

    package var rules: [any LintRule.Type] { lintRules.filter { $0.profiles.contains(self) } }

    /// The one that an entity is judged by where nobody names any; nil for what only the device keeps.
    package static func natural(for entity: Entity) -> LintProfile? {
        switch entity.kind {
        case .table: .sqlite
        case .cloudKit: entity.isLocal ? nil : .cloudkit
        case .swiftData: entity.isLocal ? nil : .swiftDataCloudKit
        case .coreData: entity.isLocal ? nil : .coreDataCloudKit
        }
    }

    /// Whether it has anything to say of an entity: CloudKit has nothing to do with what only the device keeps.
    func concerns(_ entity: Entity) -> Bool {
        switch self {
        case .cloudkit: !entity.isLocal
        case .swiftDataCloudKit, .coreDataCloudKit: !entity.isLocal && entity.cloudRecordType != .users
        case .sqlite: true
        }
    }
}

extension Set<LintProfile> {
    /// Object models that CloudKit mirrors.
    static let mirrors: Set = [.swiftDataCloudKit, .coreDataCloudKit]

    /// Whatever CloudKit carries.
    static let clouds: Set = [.cloudkit, .swiftDataCloudKit, .coreDataCloudKit]
}

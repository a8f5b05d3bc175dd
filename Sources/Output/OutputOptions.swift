package import SchemaModel

/// What the configuration's `options` say, one set for all targets; each accepts its own part.
package struct OutputOptions: Hashable, Sendable {
    package var access: AccessLevel
    package var names: NameStyle

    /// Fields bound to an enumeration of the app's own. Keys are `Entity.field`, values Swift types.
    package var enumTypes: [String: String]

    /// What becomes of fields that two devices change. Keys are `Entity.field`.
    package var merge: [String: MergeRule] = [:]

    /// How records are named; nil where nobody decides: freely, as records that exist already may be.
    package var recordNames: RecordNames?
    package var enforceUniqueKeys: Bool
    package var closedEnums: Bool

    /// Whether references are foreign keys that the database enforces. Nil: those of tables that no service
    /// synchronises are, because nothing keeps records from arriving before what they refer to.
    package var foreignKeys: Bool?

    /// Whether the database keeps a record of what CloudKit has and what it has yet to be told.
    package var sync: Bool

    /// Whether structs read and write the records that SwiftData and Core Data make.
    package var mirroredRecords = false

    /// What the helpers against duplicates extend; nil where the targets beside them decide.
    package var models: ModelStyle?

    /// Those that somebody has decided on; the values of all others are what they are by default.
    package var stated: Set<Key> = []

    package init(
        access: AccessLevel = .public,
        names: NameStyle = .asWritten,
        enumTypes: [String: String] = [:],
        enforceUniqueKeys: Bool = false,
        closedEnums: Bool = false,
        foreignKeys: Bool? = nil,
        sync: Bool = false,
        models: ModelStyle? = nil,
        recordNames: RecordNames? = nil
    ) {
        self.access = access
        self.names = names
        self.enumTypes = enumTypes
        self.enforceUniqueKeys = enforceUniqueKeys
        self.closedEnums = closedEnums
        self.foreignKeys = foreignKeys
        self.sync = sync
        self.models = models
        self.recordNames = recordNames
    }

    package enum Key: String, Hashable, Sendable, CaseIterable {
        case access, names, enumTypes, merge, recordNames, mirroredRecords, enforceUniqueKeys, closedEnums,
            foreignKeys, sync, models

        /// Whether all outputs of a schema must agree: what one of them states counts for all.
        package var isOfSchema: Bool { self == .recordNames || self == .mirroredRecords }
    }

    package enum AccessLevel: String, Hashable, Sendable, CaseIterable, Comparable {
        case `public`, `package`, `internal`

        /// By how many see it.
        package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

        private var rank: Int {
            switch self {
            case .internal: 0
            case .package: 1
            case .public: 2
            }
        }
    }

    package enum NameStyle: String, Hashable, Sendable, CaseIterable {
        case asWritten, snakeCase
    }

    /// The structures of `swift`, or the classes of `swiftdata`.
    package enum ModelStyle: String, Hashable, Sendable, CaseIterable {
        case structs, classes
    }
}

internal import SchemaModel

extension OutputOptions.Key {
    /// What can be written after the key, as the reference of the configuration shows it.
    package var syntax: String {
        switch self {
        case .access: Self.choice(of: OutputOptions.AccessLevel.self)
        case .names: Self.choice(of: OutputOptions.NameStyle.self)
        case .models: Self.choice(of: OutputOptions.ModelStyle.self)
        case .recordNames: Self.choice(of: RecordNames.self)
        case .enumTypes: "{ Entity.field: AppType }"
        case .merge: "{ Entity.field: rule }"
        case .mirroredRecords, .enforceUniqueKeys, .closedEnums, .foreignKeys, .sync: "true | false"
        }
    }

    /// What the option decides, and what holds without it.
    package var meaning: String {
        switch self {
        case .access:
            "The access level of generated declarations. The default is `public`; for `dedupe` and `grdb`, that of the "
                + "types that they extend."
        case .names:
            "The spelling of table and column names. The default is `asWritten`; for `dedupe` and `grdb`, that of "
                + "`sqlite` and `postgresql` beside them."
        case .enumTypes:
            "Fields that hold an enumeration of the app's own. The default is the raw type; for `dedupe` and `grdb`, "
                + "that of the types that they extend."
        case .merge:
            "What becomes of a field that two devices change: "
                + "\(MergeRule.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). The default is the rule in the "
                + "document's words (\"Counters are added up.\"), else `server`."
        case .mirroredRecords:
            "Whether the structs of SwiftData and Core Data models read and write the records that these make in CloudKit. The "
                + "default is `false`. What one output states holds for all outputs of the schema."
        case .recordNames:
            "How CloudKit records are named. The default is `free`, which reads and writes records of any name. What one "
                + "output states holds for all outputs of the schema."
        case .enforceUniqueKeys:
            "Whether unique keys are `UNIQUE`. The default is `false`: a synchronized store cannot enforce them, nor "
                + "one-to-one references."
        case .closedEnums:
            "Whether only the listed values are allowed. The default is `false`: older apps meet newer values."
        case .foreignKeys:
            "Whether references are foreign keys. The default is `true` for documents of SQL tables, else `false`: "
                + "indexes and triggers take their place."
        case .sync:
            "Whether to add what a sync engine keeps. The default is `false`; for `grdb`, that of `sqlite` beside it."
        case .models:
            "What the helpers extend. The default is `structs`; `classes` where `swiftdata` stands beside them without "
                + "`swift`."
        }
    }

    private static func choice<Value: RawRepresentable<String> & CaseIterable>(of _: Value.Type) -> String {
        Value.allCases.map(\.rawValue).joined(separator: " | ")
    }
}

import SchemaModel
import TestSupport

/// Record types that devices share: a rule for every way of merging, a zone, a parent, files.
enum SyncSchema {
    static let entities = [project, errand]

    private static let project = Entity(
        name: "Project", kind: .cloudKit, zone: "Work", span: SampleSchema.span,
        fields: [SampleSchema.field("name", .string)])

    private static let errand = Entity(
        name: "Errand", kind: .cloudKit, zone: "Work", span: SampleSchema.span,
        fields: [
            SampleSchema.field("id", .uuid),
            SampleSchema.field("title", .string),
            SampleSchema.field("note", .string, optional: true),
            SampleSchema.field("isDone", .bool, stored: "INT64") {
                $0.defaultValue = DefaultValue(written: "false", value: .bool(false))
            },
            rule("owner", .string, .mine),
            rule("place", .string, .newer),
            rule("visits", .int, .sum),
            rule("hits", .int, .sum, optional: true),
            rule("cost", .decimal, .sum),
            rule("best", .double, .max),
            rule("first", .date, .min),
            rule("wasSeen", .bool, .max),
            rule("tags", .string, .union, isList: true),
            rule("related", .reference, .union, isList: true),
            SampleSchema.field("project", .reference, stored: "REFERENCE", optional: true) {
                $0.references = "Project"
                $0.onDelete = .cascade
            },
            SampleSchema.field("photo", .asset, stored: "ASSET", optional: true),
            SampleSchema.field("scan", .asset, stored: "ASSET"),
            SampleSchema.field("pages", .asset, stored: "LIST<ASSET>") { $0.isList = true },
            SampleSchema.field("createdAt", .date, stored: "TIMESTAMP") {
                $0.defaultValue = DefaultValue(written: "Date()", value: .now)
            },
            SampleSchema.field("updatedAt", .date, stored: "TIMESTAMP"),
            SampleSchema.field("phone", .string, stored: "ENCRYPTED STRING", optional: true) {
                $0.isEncrypted = true
                $0.earlierKey = "phoneNumber"
            },
            SampleSchema.field("label", .string, optional: true) { $0.originalName = "caption" },
            SampleSchema.field("hue", .string, optional: true) {
                $0.retirement = Retirement(words: "Deprecated since 2.0", isWritten: true)
            },
            SampleSchema.field("storedHue", .string, optional: true),
        ])

    private static func rule(
        _ name: String, _ type: FieldType, _ rule: MergeRule, isList: Bool = false, optional: Bool = false
    ) -> Field {
        let stored = SampleSchema.storage(of: type)
        return SampleSchema.field(name, type, stored: isList ? "LIST<\(stored)>" : stored, optional: optional)
        {
            $0.isList = isList
            $0.mergeRule = rule
            $0.references = type == .reference ? "Errand" : nil
        }
    }
}

import Diagnostics
import SchemaModel

/// Some names mean something to CloudKit, to object models or to SQLite already.
enum ReservedNameRule: LintRule {
    static let id = DiagnosticID("lint.reserved")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set(LintProfile.allCases)
    static let page = LintPage(
        "A name is reserved",
        meaning:
            "CKRecord has properties of some names, which no field should have; `CD_` and `CDMR` belong to Core Data's "
            + "records, `cloudkit.` to CloudKit's; NSManagedObject and PersistentModel have members that no attribute "
            + "can be called after; and SQLite keeps what begins with `sqlite_`.",
        remedy: "Give it another name.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        let owner = ownerOfType(entity, schema).map {
            [
                LintFinding(
                    "the name '\(entity.name)' belongs to \($0)", at: entity.span,
                    remedy: "give it another name")
            ]
        }
        let fields = entity.fields.compactMap { field in
            ownerOfField(field, of: entity).map {
                LintFinding(
                    "the name of \(entity.named(field)) belongs to \($0)", at: field.span,
                    remedy: "give it another name")
            }
        }
        return (owner ?? []) + fields
    }

    /// A document all of whose record types are a mirror's describes what Core Data makes, not what an app shall make.
    private static func ownerOfType(_ entity: Entity, _ schema: LintedSchema) -> String? {
        let name = entity.name
        return switch entity.kind {
        case .cloudKit where isMirrored(name):
            schema.schema.entities.allSatisfy { isMirrored($0.name) || $0.cloudRecordType != .app }
                ? nil : "the records that Core Data mirrors"
        case .cloudKit where name.hasPrefix("cloudkit."): "CloudKit"
        case .table where name.lowercased().hasPrefix("sqlite_"): "SQLite"
        case .cloudKit, .table, .swiftData, .coreData: nil
        }
    }

    private static func isMirrored(_ name: String) -> Bool { name.hasPrefix("CD_") || name == "CDMR" }

    private static func ownerOfField(_ field: Field, of entity: Entity) -> String? {
        switch entity.kind {
        case .cloudKit:
            if entity.systemField(field) != nil { return nil }
            return entity.isImpossible(field) || recordProperties.contains(field.name) ? "CKRecord" : nil
        case .swiftData:
            return objectMembers.contains(field.name) || modelMembers.contains(field.name)
                ? "PersistentModel" : nil
        case .coreData: return objectMembers.contains(field.name) ? "NSManagedObject" : nil
        case .table: return nil
        }
    }

    /// Beside those that stand for what CloudKit keeps of every record.
    private static let recordProperties: Set = [
        "encryptedValues", "modifiedByDevice", "parent", "recordID", "recordType", "share",
    ]

    private static let objectMembers: Set = [
        "debugDescription", "description", "entity", "faultingState", "hasChanges",
        "hasPersistentChangedValues",
        "hash", "isDeleted", "isFault", "isInserted", "isProxy", "isUpdated", "managedObjectContext",
        "objectID",
        "observationInfo", "self", "superclass",
    ]

    private static let modelMembers: Set = [
        "hashValue", "modelContext", "persistentBackingData", "persistentModelID", "schemaMetadata",
    ]
}

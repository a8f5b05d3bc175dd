import CloudKitLanguage
import SchemaModel

/// What CloudKit's production environment makes of a change: its schema only grows.
///
/// Source: "Deploying an iCloud Container's Schema" and "Encrypting User Data" by Apple. Whether an index may go is
/// disputed, so that is a risk.
enum CloudKitRules {
    /// `isRenamed` tells that the documents have what is gone, by a name that production doesn't know.
    static func consequences(of change: CloudKitChange, isRenamed: Bool = false) -> [Consequence] {
        switch change {
        case .recordTypeRemoved:
            [
                breaks(
                    "production keeps a record type for ever",
                    "keep it in the document, and say that it is retired")
            ]
        case .fieldRemoved(let path, _) where isRenamed:
            [
                breaks(
                    "production has it as '\(path.field)' for ever",
                    "keep the key, and say in the note: renamed from `\(path.field)`")
            ]
        case .fieldRemoved:
            [
                breaks(
                    "production keeps a field for ever", "keep it in the document, and say that it is retired"
                )
            ]
        case .fieldRetyped(_, let old, let new) where old.isEncrypted != new.isEncrypted:
            [
                breaks(
                    "a field cannot become encrypted, or stop being so, once it is in production",
                    "add a field with a name of its own")
            ]
        case .fieldRetyped:
            [breaks("the type of a field never changes in production", "add a field with a name of its own")]
        case .indexRemoved:
            [
                Consequence(
                    .cloudkit, .risks, "older versions of the app may still query by it",
                    remedy: "keep the index until no version queries by it")
            ]
        case .grantChanged(_, let role, let old, let new): granted(role, old, new)
        case .roleRemoved:
            [Consequence(.cloudkit, .risks, "users may have the role")]
        case .recordTypeAdded, .fieldAdded, .indexAdded, .roleAdded: []
        }
    }

    /// What its creator may do with a record opens it to nobody else.
    private static func granted(
        _ role: String, _ old: [CloudKitSchemaText.Permission], _ new: [CloudKitSchemaText.Permission]
    ) -> [Consequence] {
        let lost = old.filter { !new.contains($0) }
        let won = role == "_creator" ? [] : new.filter { !old.contains($0) }
        return [
            (lost, "older versions of the app may rely on what '\(role)' may no longer do: \(words(lost))"),
            (
                won,
                "everyone with the role '\(role)' may now \(words(won)), in older versions of the app as well"
            ),
        ]
        .filter { !$0.0.isEmpty }.map { Consequence(.cloudkit, .risks, $0.1) }
    }

    private static func words(_ permissions: [CloudKitSchemaText.Permission]) -> String {
        permissions.map { $0.rawValue.lowercased() }.joined(separator: " and ")
    }

    private static func breaks(_ message: String, _ remedy: String) -> Consequence {
        Consequence(.cloudkit, .breaks, message, remedy: remedy)
    }
}

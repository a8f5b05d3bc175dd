import CloudKitLanguage

/// What CloudKit's production environment makes of a change: its schema only grows.
///
/// Source: "Deploying an iCloud Container's Schema" and "Encrypting User Data" by Apple. Whether an index may go is
/// disputed, so that is a risk.
enum CloudKitRules {
    static func consequences(of change: CloudKitChange) -> [Consequence] {
        switch change {
        case .recordTypeRemoved:
            [
                breaks(
                    "production keeps a record type for ever",
                    "keep it in the document, and say that it is retired")
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
        case .grantChanged(_, let role, let old, let new):
            old.allSatisfy(new.contains)
                ? [] : [Consequence(.cloudkit, .risks, "older versions of the app may do it as '\(role)'")]
        case .roleRemoved:
            [Consequence(.cloudkit, .risks, "users may have the role")]
        case .recordTypeAdded, .fieldAdded, .indexAdded, .roleAdded: []
        }
    }

    private static func breaks(_ message: String, _ remedy: String) -> Consequence {
        Consequence(.cloudkit, .breaks, message, remedy: remedy)
    }
}

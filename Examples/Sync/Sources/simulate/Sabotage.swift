import CloudKit
import GRDB

/// What a careless app does, to see that the checks notice it.
enum Sabotage: String, CaseIterable, Sendable {
    /// A save that the server refused counts as done.
    case conflictsTakenForSaved

    /// Every save overwrites what the server has.
    case blindSaves

    case forgottenDeletions

    /// The engine's state is stored before the records that it speaks of.
    case forgottenRecords

    /// A change of the app's is not marked.
    case unmarkedEdits

    /// What was sent is not kept until it is answered.
    case forgottenSends

    /// Duplicates stay.
    case keptTwins

    /// What a duplicate was merged into is not kept.
    case forgottenRedirects

    /// That a record was deleted is not kept.
    case forgottenRemains

    /// References to deleted records stay.
    case keptReferences

    /// What the user was told is saved is not.
    case lostCommits

    func apply(to store: InlineStore) throws {
        guard let sql else { return }
        try store.write { try $0.execute(sql: sql) }
    }

    private var sql: String? {
        switch self {
        case .unmarkedEdits: "DROP TRIGGER Item_updated"
        case .forgottenSends:
            """
            CREATE TRIGGER forgetful AFTER UPDATE OF sentRecord ON CloudKitRecord WHEN NEW.sentRecord IS NOT NULL
            BEGIN
                UPDATE CloudKitRecord SET sentRecord = NULL WHERE recordName = NEW.recordName;
            END
            """
        case .keptTwins:
            """
            CREATE TRIGGER keeping BEFORE DELETE ON Shelf WHEN EXISTS (SELECT 1 FROM CloudKitRedirect WHERE duplicate = OLD.recordName)
            BEGIN
                SELECT RAISE(IGNORE);
            END
            """
        case .forgottenRedirects:
            """
            CREATE TRIGGER forgetful AFTER INSERT ON CloudKitRedirect
            BEGIN
                DELETE FROM CloudKitRedirect;
            END
            """
        case .forgottenRemains: Self.forgetsRemains
        case .keptReferences: "DROP TRIGGER Item_shelf_nullify; \(Self.forgetsRemains)"
        case .conflictsTakenForSaved, .blindSaves, .forgottenDeletions, .forgottenRecords, .lostCommits: nil
        }
    }

    private static let forgetsRemains = """
        CREATE TRIGGER remains AFTER UPDATE OF state ON CloudKitRecord WHEN NEW.state = 4
        BEGIN
            DELETE FROM CloudKitRecord WHERE recordName = NEW.recordName;
        END
        """

    /// The event as the app takes it.
    func changed(_ event: CKSyncEngine.Event, _ random: inout SplitMix64) -> CKSyncEngine.Event? {
        switch (self, event) {
        case (.conflictsTakenForSaved, .sentRecordZoneChanges(let sent)):
            let conflicts = sent.failedRecordSaves.filter { $0.error.serverRecord != nil }
            for conflict in conflicts {
                conflict.record.recordChangeTag = conflict.error.serverRecord?.recordChangeTag
            }
            return .sentRecordZoneChanges(
                .init(
                    savedRecords: sent.savedRecords + conflicts.map(\.record),
                    failedRecordSaves: sent.failedRecordSaves.filter { $0.error.serverRecord == nil },
                    deletedRecordIDs: sent.deletedRecordIDs, failedRecordDeletes: sent.failedRecordDeletes))
        case (.forgottenDeletions, .fetchedRecordZoneChanges(let fetched)):
            return .fetchedRecordZoneChanges(.init(modifications: fetched.modifications, deletions: []))
        case (.forgottenRecords, .fetchedRecordZoneChanges) where random.chance(10): return nil
        default: return event
        }
    }
}

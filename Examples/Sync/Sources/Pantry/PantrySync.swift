public import CloudKit
public import Foundation
public import GRDB

extension Shelf: SyncedRecord {}
extension Lot: SyncedRecord {}
extension Item: SyncedRecord {
    public mutating func redirect(in db: Database) throws { try redirect(Redirects(db)) }
}

/// Keeps a database in step with CloudKit.
public actor PantrySync: CKSyncEngineDelegate {
    private let store: any DatabaseWriter
    private let sync: DatabaseSync

    /// Records that were deleted on other devices. They wait until all that was fetched with them has arrived.
    private var deletions: [CKRecord.ID] = []

    /// How far the engine has come. It is not stored while deletions wait.
    private var reached: CKSyncEngine.State.Serialization?
    private var isFetching = false

    /// What went wrong. Nothing more is stored then, so that the next start repeats it.
    public private(set) var failure: (any Error)?

    public init(_ store: any DatabaseWriter, device: String, files: URL) {
        self.store = store
        sync = DatabaseSync(device: device, files: files)
    }

    /// Starts an engine where the last one stopped.
    public func makeEngine(for database: CKDatabase) async throws -> CKSyncEngine {
        let scope = database.databaseScope.rawValue
        let data = try await store.read { try CloudKitEngine.fetchOne($0, key: scope)?.state }
        let state = try data.map { try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: $0) }
        let engine = CKSyncEngine(.init(database: database, stateSerialization: state, delegate: self))
        if state == nil { engine.saveZone(Item.zoneID) }
        try await send(with: engine)
        return engine
    }

    /// Tells the engine what is to be sent: after each change of the app's, and when the app becomes active.
    public func send(with engine: CKSyncEngine) async throws {
        let entries = try await store.read { [sync] in try sync.pending(in: $0) }
        engine.state.add(pendingRecordZoneChanges: entries.map(\.change))
    }

    public func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
        guard failure == nil else { return }
        do {
            try await handle(event, syncEngine)
        } catch {
            failure = error
        }
    }

    private func handle(_ event: CKSyncEngine.Event, _ engine: CKSyncEngine) async throws {
        switch event {
        case .stateUpdate(let update):
            reached = update.stateSerialization
            if !isFetching { try await finishFetching(with: engine) }
        case .accountChange(let change):
            // What is here belongs to the account that is gone.
            if !change.isSignIn { try await write { try $0.deleteAll(from: $1) } }
            try await send(with: engine)
        case .fetchedDatabaseChanges(let changes):
            for deletion in changes.deletions { try await handle(deletion, engine) }
        case .willFetchRecordZoneChanges: isFetching = true
        case .fetchedRecordZoneChanges(let changes):
            deletions += changes.deletions.map(\.recordID)
            try await write { try $0.merge(changes.modifications.map(\.record), into: $1) }
        case .didFetchRecordZoneChanges:
            try await finishFetching(with: engine)
            isFetching = false
            try await send(with: engine)
        case .sentRecordZoneChanges(let changes): try await handle(changes, engine)
        case .sentDatabaseChanges, .willFetchChanges, .didFetchChanges, .willSendChanges, .didSendChanges:
            break
        @unknown default: break
        }
    }

    /// Merges duplicates, then deletes what other devices have deleted: what is on a duplicate has moved by then.
    private func finishFetching(with engine: CKSyncEngine) async throws {
        let state = try reached.map { try JSONEncoder().encode($0) }
        let scope = engine.database.databaseScope.rawValue
        try await write { [deletions] sync, db in
            try db.mergeTwins()
            try sync.delete(deletions, from: db)
            try CloudKitEngine(scope: scope, state: state, isApplying: false).update(db)
        }
        deletions = []
    }

    private func handle(
        _ deletion: CKDatabase.DatabaseChange.Deletion, _ engine: CKSyncEngine
    ) async throws {
        let zoneID = deletion.zoneID
        if deletion.reason == .encryptedDataReset {
            // What the devices have is all that is left.
            try await write { try $0.restoreZone(zoneID, in: $1) }
            engine.saveZone(zoneID)
        } else {
            try await write { try $0.deleteZone(zoneID, from: $1) }
        }
        try await send(with: engine)
    }

    public func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        guard failure == nil,
            let entries = try? await store.read({ [sync] in try sync.pending(in: $0) })
        else { return nil }
        let changes = entries.map(\.change)
        let pending = syncEngine.state.pendingRecordZoneChanges.filter { context.options.scope.contains($0) }
        syncEngine.state.remove(pendingRecordZoneChanges: pending.filter { !changes.contains($0) })
        return await .init(pendingChanges: changes.filter(pending.contains)) { await self.record($0) }
    }

    private func record(_ recordID: CKRecord.ID) async -> CKRecord? {
        do {
            return try await write { try $0.makeRecord(for: recordID, in: $1) }
        } catch {
            failure = error
            return nil
        }
    }

    private func handle(
        _ changes: CKSyncEngine.Event.SentRecordZoneChanges, _ engine: CKSyncEngine
    ) async throws {
        let conflicts = changes.failedRecordSaves.compactMap(\.error.serverRecord)
        try await write { try $0.merge(changes.savedRecords + conflicts, into: $1) }
        var retries = conflicts.map(\.recordID)
        for failed in changes.failedRecordSaves where failed.error.serverRecord == nil {
            let recordID = failed.record.recordID
            switch failed.error.code {
            case .zoneNotFound, .unknownItem:
                // This device's change outlives the deletion.
                if failed.error.code == .zoneNotFound { engine.saveZone(recordID.zoneID) }
                try await write { try $0.forget(recordID, in: $1) }
                retries.append(recordID)
            case .batchRequestFailed: retries.append(recordID)
            // The engine tries again by itself, or `send(with:)` does: there may be space by then.
            default: break
            }
        }
        let deleted = changes.deletedRecordIDs + changes.failedRecordDeletes.keys
        try await write { try $0.finishDeletion(of: deleted, in: $1) }
        engine.state.add(pendingRecordZoneChanges: retries.map { .saveRecord($0) })
    }

    private func write<Value: Sendable>(
        _ body: @escaping @Sendable (DatabaseSync, Database) throws -> Value
    ) async throws -> Value {
        try await store.write { [sync] in try body(sync, $0) }
    }
}

extension CloudKitRecord {
    /// What the sync engine has to do.
    var change: CKSyncEngine.PendingRecordZoneChange {
        state == .delete ? .deleteRecord(recordID) : .saveRecord(recordID)
    }
}

extension CKSyncEngine {
    fileprivate func saveZone(_ zoneID: CKRecordZone.ID) {
        state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: zoneID))])
    }
}

extension CKSyncEngine.Event.AccountChange {
    fileprivate var isSignIn: Bool {
        if case .signIn = changeType { true } else { false }
    }
}

public import CloudKit
public import Foundation
public import GRDB

extension Shelf: SyncedRecord {}
extension Item: SyncedRecord {}
extension Lot: SyncedRecord {}

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
        let scope = database.databaseScope
        let state = try await store.read { [sync] in try sync.engineState(of: scope, in: $0) }
        let engine = CKSyncEngine(.init(database: database, stateSerialization: state, delegate: self))
        if state == nil { engine.saveZone(Item.zoneID) }
        try await send(with: engine)
        return engine
    }

    /// Tells the engine what is to be sent: after each change of the app's, and when the app becomes active.
    public func send(with engine: CKSyncEngine) async throws {
        let changes = try await store.read { [sync] in try sync.pendingChanges(in: $0) }
        engine.state.add(pendingRecordZoneChanges: changes)
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
        let scope = engine.database.databaseScope
        try await write { [deletions, reached] sync, db in
            try db.mergeTwins()
            try sync.delete(deletions, from: db)
            if let reached { try sync.save(reached, of: scope, in: db) }
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
        let pending = syncEngine.state.pendingRecordZoneChanges.filter(context.options.scope.contains)
        guard failure == nil, !pending.isEmpty else { return nil }
        do {
            let next = try await write { try $0.nextChanges(of: pending, in: $1) }
            syncEngine.state.remove(pendingRecordZoneChanges: next.obsolete)
            return await .init(pendingChanges: next.changes) { next.records[$0] }
        } catch {
            failure = error
            return nil
        }
    }

    private func handle(
        _ changes: CKSyncEngine.Event.SentRecordZoneChanges, _ engine: CKSyncEngine
    ) async throws {
        let failed = changes.failedRecordSaves
        let conflicts = failed.compactMap(\.error.serverRecord)
        let gone = failed.filter(\.error.isMissing).map(\.record.recordID)
        let deleted = changes.deletedRecordIDs + changes.failedRecordDeletes.filter(\.value.isMissing).keys
        try await write { sync, db in
            try sync.merge(changes.savedRecords + conflicts, into: db)
            // What has changed here outlives the deletion.
            try sync.forget(gone, in: db)
            try sync.finishDeletion(of: deleted, in: db)
        }
        for failure in failed where failure.error.code == .zoneNotFound {
            engine.saveZone(failure.record.recordID.zoneID)
        }
        // The engine repeats others by itself, or `send(with:)` does: there may be space by then.
        let refused = failed.filter { $0.error.code == .batchRequestFailed }.map(\.record.recordID)
        let retries = conflicts.map(\.recordID) + gone + refused
        engine.state.add(pendingRecordZoneChanges: retries.map { .saveRecord($0) })
    }

    private func write<Value: Sendable>(
        _ body: @escaping @Sendable (DatabaseSync, Database) throws -> Value
    ) async throws -> Value {
        try await store.write { [sync] in try body(sync, $0) }
    }
}

extension CKSyncEngine {
    fileprivate func saveZone(_ zoneID: CKRecordZone.ID) {
        state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: zoneID))])
    }
}

extension CKError {
    /// CloudKit does not have the record.
    fileprivate var isMissing: Bool { code == .zoneNotFound || code == .unknownItem }
}

extension CKSyncEngine.Event.AccountChange {
    fileprivate var isSignIn: Bool {
        if case .signIn = changeType { true } else { false }
    }
}

public import CloudKit
public import Foundation
public import GRDB

/// Keeps a database in step with CloudKit.
public actor PantrySync: CKSyncEngineDelegate {
    private let store: any DatabaseWriter
    private let device: SyncedDevice

    /// Records that were deleted on other devices. They wait until all that was fetched with them has arrived.
    private var deletions: [CKRecord.ID] = []

    /// How far the engine has come. It is not stored while deletions wait.
    private var reached: CKSyncEngine.State.Serialization?
    private var isFetching = false

    /// What went wrong. Nothing more is stored then, so that the next start repeats it.
    public private(set) var failure: (any Error)?

    public init(_ store: any DatabaseWriter, device: String, files: URL) {
        self.store = store
        self.device = SyncedDevice(name: device, files: files)
    }

    /// Starts an engine where the last one stopped.
    public func makeEngine(for database: CKDatabase) async throws -> CKSyncEngine {
        let scope = database.databaseScope.rawValue
        let data = try await store.read { try CloudKitEngine.fetchOne($0, key: scope)?.state }
        let state = try data.map { try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: $0) }
        let engine = CKSyncEngine(.init(database: database, stateSerialization: state, delegate: self))
        if state == nil {
            engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: Item.zoneID))])
        }
        try await send(with: engine)
        return engine
    }

    /// Tells the engine what is to be sent: after each change of the app's, and when the app becomes active.
    public func send(with engine: CKSyncEngine) async throws {
        let entries = try await store.read { try CloudKitRecord.pending().fetchAll($0) }
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
            if !isFetching { try await finish([], engine) }
        case .accountChange(let change): try await handle(change, engine)
        case .fetchedDatabaseChanges(let changes):
            for deletion in changes.deletions { try await handle(deletion, engine) }
        case .willFetchRecordZoneChanges: isFetching = true
        case .fetchedRecordZoneChanges(let changes):
            deletions += changes.deletions.map(\.recordID)
            try await take(changes.modifications.map(\.record))
        case .didFetchRecordZoneChanges:
            try await finish(deletions, engine)
            (deletions, isFetching) = ([], false)
            try await send(with: engine)
        case .sentRecordZoneChanges(let changes): try await handle(changes, engine)
        case .sentDatabaseChanges, .willFetchChanges, .didFetchChanges, .willSendChanges, .didSendChanges:
            break
        @unknown default: break
        }
    }
}

// MARK: - Fetched changes

extension PantrySync {
    private func take(_ records: [CKRecord]) async throws {
        let device = device
        try await store.write { db in
            try db.applyCloudKitChanges {
                for record in records {
                    try SyncedDevice.type(record.recordType)?.take(record, device, db)
                }
            }
        }
    }

    /// Merges duplicates, then deletes what other devices have deleted: what is on a duplicate has moved by then.
    private func finish(_ deletions: [CKRecord.ID], _ engine: CKSyncEngine) async throws {
        let state = try reached.map { try JSONEncoder().encode($0) }
        let scope = engine.database.databaseScope.rawValue
        try await store.write { db in
            try db.mergeTwins()
            try db.applyCloudKitChanges {
                // What refers to others goes first: what a delete rule changes would pass for a change of the user's.
                let entries = try deletions.compactMap { try CloudKitRecord.fetchOne($0, db) }
                for entry in entries.sorted(by: SyncedDevice.isReferenceFirst).reversed() {
                    try SyncedDevice.type(entry.recordType)?.remove(entry, db)
                }
            }
            try CloudKitEngine(scope: scope, state: state, isApplying: false).update(db)
        }
    }

    private func handle(
        _ deletion: CKDatabase.DatabaseChange.Deletion, _ engine: CKSyncEngine
    ) async throws {
        let zoneID = deletion.zoneID
        let isReset = deletion.reason == .encryptedDataReset
        try await store.write { db in
            let entries = try CloudKitRecord.filter { $0.zoneName == zoneID.zoneName }.fetchAll(db)
            try db.applyCloudKitChanges {
                for entry in entries {
                    guard let type = SyncedDevice.type(entry.recordType) else { continue }
                    guard isReset else {
                        try entry.delete(db)
                        try type.deleteOne(db, key: entry.recordName)
                        continue
                    }
                    // What the devices have is all that is left.
                    var forgotten = try type.forgotten(entry)
                    if forgotten.state == .clean { forgotten.state = .save }
                    try forgotten.save(db)
                }
            }
        }
        if isReset { engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: zoneID))]) }
        try await send(with: engine)
    }

    private func handle(_ change: CKSyncEngine.Event.AccountChange, _ engine: CKSyncEngine) async throws {
        switch change.changeType {
        case .signIn: try await send(with: engine)
        case .signOut, .switchAccounts:
            // What is here belongs to the account that is gone.
            try await store.write { db in
                try db.applyCloudKitChanges {
                    try CloudKitRecord.deleteAll(db)
                    for type in SyncedDevice.types { try type.deleteAll(db) }
                }
            }
        @unknown default: break
        }
    }
}

// MARK: - Sent changes

extension PantrySync {
    public func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        guard failure == nil,
            let entries = try? await store.read({ try CloudKitRecord.pending().fetchAll($0) })
        else { return nil }
        let changes = entries.sorted(by: SyncedDevice.isReferenceFirst).map(\.change)
        let pending = syncEngine.state.pendingRecordZoneChanges.filter { context.options.scope.contains($0) }
        syncEngine.state.remove(pendingRecordZoneChanges: pending.filter { !changes.contains($0) })
        return await .init(pendingChanges: changes.filter(pending.contains)) { await self.record($0) }
    }

    private func record(_ recordID: CKRecord.ID) async -> CKRecord? {
        let device = device
        do {
            return try await store.write { db in
                guard var entry = try CloudKitRecord.fetchOne(recordID, db) else { return nil }
                return try SyncedDevice.type(entry.recordType)?.makeRecord(&entry, device, db)
            }
        } catch {
            failure = error
            return nil
        }
    }

    private func handle(
        _ changes: CKSyncEngine.Event.SentRecordZoneChanges, _ engine: CKSyncEngine
    ) async throws {
        let conflicts = changes.failedRecordSaves.compactMap(\.error.serverRecord)
        try await take(changes.savedRecords + conflicts)
        var retries: [CKRecord.ID] = conflicts.map(\.recordID)
        for failure in changes.failedRecordSaves where failure.error.serverRecord == nil {
            let recordID = failure.record.recordID
            switch failure.error.code {
            case .zoneNotFound:
                engine.state.add(
                    pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: recordID.zoneID))])
                try await forget(recordID)
                retries.append(recordID)
            case .unknownItem:
                try await forget(recordID)
                retries.append(recordID)
            case .batchRequestFailed: retries.append(recordID)
            // The engine tries again by itself, or `send(with:)` does: there may be space by then.
            default: break
            }
        }
        let deleted = changes.deletedRecordIDs + changes.failedRecordDeletes.keys
        try await store.write { db in
            for recordID in deleted {
                guard let entry = try CloudKitRecord.fetchOne(recordID, db) else { continue }
                if entry.state == .delete {
                    try entry.delete(db)
                } else {
                    try SyncedDevice.type(entry.recordType)?.forgotten(entry).save(db)
                }
            }
        }
        engine.state.add(pendingRecordZoneChanges: retries.map { .saveRecord($0) })
    }

    /// CloudKit does not have the record any more: this device's change outlives the deletion.
    private func forget(_ recordID: CKRecord.ID) async throws {
        try await store.write { db in
            guard let entry = try CloudKitRecord.fetchOne(recordID, db) else { return }
            try SyncedDevice.type(entry.recordType)?.forgotten(entry).save(db)
        }
    }
}

import Foundation

/// What CloudKit's server does with the records of one user's private database.
public final class CloudServer: @unchecked Sendable {
    struct Change {
        let sequence: Int
        let recordID: CKRecord.ID
        let recordType: CKRecord.RecordType

        /// Nil where the record was deleted.
        let record: CKRecord?
    }

    private struct Zone {
        var records: [CKRecord.ID: CKRecord] = [:]
        var changes: [CKRecord.ID: Change] = [:]
        var sequence = 0
    }

    private struct DeletedZone {
        let sequence: Int
        let reason: CKDatabase.DatabaseChange.Deletion.Reason
    }

    private var zones: [CKRecordZone.ID: Zone] = [:]
    private var deletedZones: [CKRecordZone.ID: DeletedZone] = [:]
    private var sequence = 0

    /// A server that takes every save, as CloudKit never does: for tests of tests.
    public var ignoresTags = false

    public init() {}

    /// As the server has them, by name.
    public var records: [CKRecord] {
        zones.values.flatMap { $0.records.values }
            .sorted { $0.recordID.recordName < $1.recordID.recordName }
    }

    /// Differs after every change.
    public var state: Int { sequence }

    private func next() -> Int {
        sequence += 1
        return sequence
    }

    /// The user deletes the zone, or resets the encrypted data.
    public func delete(_ zoneID: CKRecordZone.ID, _ reason: CKDatabase.DatabaseChange.Deletion.Reason) {
        guard zones.removeValue(forKey: zoneID) != nil else { return }
        deletedZones[zoneID] = DeletedZone(sequence: next(), reason: reason)
    }

    func apply(_ change: CKSyncEngine.PendingDatabaseChange) {
        switch change {
        case .saveZone(let zone):
            if zones[zone.zoneID] == nil { zones[zone.zoneID] = Zone(sequence: next()) }
        case .deleteZone(let zoneID): delete(zoneID, .deleted)
        }
    }
}

// MARK: - Fetching

extension CloudServer {
    func databaseChanges(
        since token: Int
    ) -> (
        modifications: [CKDatabase.DatabaseChange.Modification],
        deletions: [CKDatabase.DatabaseChange.Deletion], token: Int
    ) {
        let changed = zones.filter { $0.value.sequence > token }.keys.sorted { $0.zoneName < $1.zoneName }
        // A device that never knew the zone hears nothing of its end.
        let deleted = deletedZones.filter { token > 0 && $0.value.sequence > token }
        return (
            changed.map { .init(zoneID: $0) },
            deleted.map { .init(zoneID: $0.key, reason: $0.value.reason) }, sequence
        )
    }

    /// Each record that has changed once, as it is now.
    func changes(in zoneID: CKRecordZone.ID, since token: Int) -> [Change] {
        let changes = zones[zoneID]?.changes.values.filter { $0.sequence > token } ?? []
        return changes.sorted { $0.sequence < $1.sequence }
    }

    /// A copy of a record, with its files where the app finds them, or without them.
    static func delivered(_ record: CKRecord, stagingIn folder: URL?) -> CKRecord {
        let copy = copy(of: record)
        for storage in copy.storages {
            storage.map { value in
                guard let asset = value as? CKAsset, let contents = asset.contents else { return value }
                guard let folder else { return CKAsset(withoutFile: ()) }
                let file = folder.appendingPathComponent(UUID().uuidString)
                let isWritten = (try? contents.write(to: file)) != nil
                return isWritten ? CKAsset(fileURL: file) : CKAsset(withoutFile: ())
            }
            storage.forgetChanges()
        }
        return copy
    }

    static func copy(of record: CKRecord) -> CKRecord {
        guard let copy = record.copy() as? CKRecord else { preconditionFailure("A copy is of its type.") }
        return copy
    }
}

// MARK: - Saving

extension CloudServer {
    func modify(
        _ batch: CKSyncEngine.RecordZoneChangeBatch, for network: any CloudNetwork
    ) -> CKSyncEngine.Event.SentRecordZoneChanges {
        var saved: [CKRecord] = []
        var failed: [CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave] = []
        // What refers to another record of the batch follows it.
        var rest = batch.recordsToSave
        var (waiting, isStuck): ([CKRecord], Bool) = ([], false)
        while !rest.isEmpty {
            let count = rest.count
            for record in rest {
                if !isStuck, rest.contains(where: { isOwner($0, of: record) }), !hasOwners(record) {
                    waiting.append(record)
                    continue
                }
                switch save(record, for: network) {
                case .success(let record): saved.append(record)
                case .failure(let error): failed.append(.init(record: record, error: error))
                }
            }
            isStuck = waiting.count == count
            rest = waiting
            waiting = []
        }
        var (deleted, undeleted): ([CKRecord.ID], [CKRecord.ID: CKError]) = ([], [:])
        for recordID in batch.recordIDsToDelete {
            if zones[recordID.zoneID] == nil {
                undeleted[recordID] = CKError(.zoneNotFound)
            } else if let code = network.refusal(ofDeleting: recordID) {
                undeleted[recordID] = CKError(code)
            } else {
                delete(recordID)
                deleted.append(recordID)
            }
        }
        return .init(
            savedRecords: saved, failedRecordSaves: failed, deletedRecordIDs: deleted,
            failedRecordDeletes: undeleted)
    }

    private func save(_ record: CKRecord, for network: any CloudNetwork) -> Result<CKRecord, CKError> {
        let (recordID, zoneID) = (record.recordID, record.recordID.zoneID)
        guard let zone = zones[zoneID] else { return .failure(CKError(.zoneNotFound)) }
        if let code = network.refusal(of: record) { return .failure(CKError(code)) }
        let known = zone.records[recordID]
        guard ignoresTags || known?.recordChangeTag == record.recordChangeTag else {
            guard let known else { return .failure(CKError(.unknownItem)) }
            let delivered = Self.delivered(known, stagingIn: nil)
            return .failure(CKError(.serverRecordChanged, serverRecord: delivered))
        }
        guard hasOwners(record) else { return .failure(CKError(.referenceViolation)) }
        let stored = known.map(Self.copy) ?? CKRecord(recordType: record.recordType, recordID: recordID)
        for (own, other) in zip(stored.storages, record.storages) { own.save(other, Self.stored) }
        stored.parent = record.parent
        stamp(stored)
        let answer = Self.copy(of: record)
        for storage in answer.storages { storage.forgetChanges() }
        answer.recordChangeTag = stored.recordChangeTag
        answer.creationDate = stored.creationDate
        answer.modificationDate = stored.modificationDate
        return .success(answer)
    }

    private func stamp(_ record: CKRecord) {
        let sequence = next()
        record.recordChangeTag = String(sequence, radix: 36)
        record.modificationDate = Date(timeIntervalSince1970: 1_700_000_000 + Double(sequence) / 100)
        record.creationDate = record.creationDate ?? record.modificationDate
        let (recordID, zoneID) = (record.recordID, record.recordID.zoneID)
        zones[zoneID]?.sequence = sequence
        zones[zoneID]?.records[recordID] = record
        zones[zoneID]?.changes[recordID] = Change(
            sequence: sequence, recordID: recordID, recordType: record.recordType, record: record)
    }

    private static func stored(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
        guard let asset = value as? CKAsset, let file = asset.fileURL else { return value }
        guard let contents = try? Data(contentsOf: file) else {
            preconditionFailure("CloudKit refuses: the file of an asset is gone")
        }
        return CKAsset(contents: contents)
    }

    /// With all that is deleted along with it.
    private func delete(_ recordID: CKRecord.ID) {
        guard let record = zones[recordID.zoneID]?.records.removeValue(forKey: recordID) else { return }
        let sequence = next()
        zones[recordID.zoneID]?.sequence = sequence
        zones[recordID.zoneID]?.changes[recordID] = Change(
            sequence: sequence, recordID: recordID, recordType: record.recordType, record: nil)
        let others = zones[recordID.zoneID]?.records.values.filter { isOwner(record, of: $0) } ?? []
        for other in others.sorted(by: { $0.recordID.recordName < $1.recordID.recordName }) {
            delete(other.recordID)
        }
    }

    private func owners(of record: CKRecord) -> [CKRecord.ID] {
        record.storages.flatMap(\.references).filter { $0.action == .deleteSelf }.map(\.recordID)
    }

    private func isOwner(_ record: CKRecord, of other: CKRecord) -> Bool {
        owners(of: other).contains(record.recordID)
    }

    private func hasOwners(_ record: CKRecord) -> Bool {
        owners(of: record).allSatisfy { zones[$0.zoneID]?.records[$0] != nil }
    }
}

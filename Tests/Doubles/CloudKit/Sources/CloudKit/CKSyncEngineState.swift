import Foundation

extension CKSyncEngine {
    /// What is yet to be sent, and how far has been fetched.
    public final class State: @unchecked Sendable {
        public private(set) var pendingRecordZoneChanges: [PendingRecordZoneChange] = []
        public private(set) var pendingDatabaseChanges: [PendingDatabaseChange] = []
        var inFlight: [PendingRecordZoneChange] = []
        var databaseToken = 0
        var zoneTokens: [String: Int] = [:]

        init(_ serialization: Serialization?) {
            guard let serialization else { return }
            databaseToken = serialization.databaseToken
            zoneTokens = serialization.zoneTokens
            pendingRecordZoneChanges = serialization.changes.map(\.change)
            pendingDatabaseChanges = serialization.zones.map {
                .saveZone(CKRecordZone(zoneName: $0))
            }
        }

        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            for change in changes {
                pendingRecordZoneChanges.removeAll { $0.recordID == change.recordID && $0 != change }
                if !pendingRecordZoneChanges.contains(change) { pendingRecordZoneChanges.append(change) }
            }
        }

        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            pendingRecordZoneChanges.removeAll(where: changes.contains)
        }

        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            for change in changes {
                let isKnown = pendingDatabaseChanges.contains { $0.zoneID == change.zoneID }
                if !isKnown { pendingDatabaseChanges.append(change) }
            }
        }

        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            pendingDatabaseChanges.removeAll { pending in changes.contains { $0.zoneID == pending.zoneID } }
        }

        var serialization: Serialization {
            Serialization(
                databaseToken: databaseToken, zoneTokens: zoneTokens,
                changes: (inFlight + pendingRecordZoneChanges).map(Serialization.Change.init),
                zones: pendingDatabaseChanges.map(\.zoneID.zoneName))
        }

        public struct Serialization: Codable, Equatable, Sendable {
            fileprivate struct Change: Codable, Equatable {
                let zone: String
                let name: String
                let isDeletion: Bool
            }

            let databaseToken: Int
            let zoneTokens: [String: Int]
            fileprivate let changes: [Change]
            fileprivate let zones: [String]
        }
    }
}

extension CKSyncEngine.State.Serialization.Change {
    fileprivate init(_ change: CKSyncEngine.PendingRecordZoneChange) {
        zone = change.recordID.zoneID.zoneName
        name = change.recordID.recordName
        isDeletion = change == .deleteRecord(change.recordID)
    }

    fileprivate var change: CKSyncEngine.PendingRecordZoneChange {
        let recordID = CKRecord.ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone))
        return isDeletion ? .deleteRecord(recordID) : .saveRecord(recordID)
    }
}

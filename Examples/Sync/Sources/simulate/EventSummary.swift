import CloudKit

extension CKSyncEngine.Event {
    private func summary(_ record: CKRecord) -> String {
        "\(record.recordID.recordName)@\(record.recordChangeTag ?? "")"
    }

    /// For the trace.
    var summary: String {
        switch self {
        case .fetchedRecordZoneChanges(let changes):
            let records = changes.modifications.map(\.record).map(summary)
            return "fetched \(records), deleted \(changes.deletions.map(\.recordID.recordName))"
        case .sentRecordZoneChanges(let sent):
            let saved = sent.savedRecords.map(summary)
            let failed = sent.failedRecordSaves.map { "\($0.record.recordID.recordName): \($0.error.code)" }
            return "saved \(saved), failed \(failed), deleted \(sent.deletedRecordIDs.map(\.recordName))"
        case .stateUpdate: return "a state"
        case .accountChange: return "an account change"
        case .fetchedDatabaseChanges(let changes):
            let reasons = changes.deletions.map { "\($0.reason)" }
            return "zones \(changes.modifications.map(\.zoneID.zoneName)), deleted \(reasons)"
        case .sentDatabaseChanges: return "a saved zone"
        case .willFetchChanges: return "will fetch"
        case .willFetchRecordZoneChanges: return "will fetch a zone"
        case .didFetchRecordZoneChanges: return "did fetch a zone"
        case .didFetchChanges: return "did fetch"
        case .willSendChanges: return "will send"
        case .didSendChanges: return "did send"
        }
    }
}

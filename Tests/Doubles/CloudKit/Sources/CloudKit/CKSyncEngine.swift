public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async

    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
}

/// An engine that does nothing unasked, so that a test can decide what happens when.
public final class CKSyncEngine: @unchecked Sendable {
    public struct Configuration {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public var delegate: any CKSyncEngineDelegate
        public var automaticallySync = true

        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) {
            self.database = database
            self.stateSerialization = stateSerialization
            self.delegate = delegate
        }
    }

    public let database: CKDatabase
    public let state: State
    private let delegate: any CKSyncEngineDelegate

    /// The state as the delegate knows it.
    private var delivered: State.Serialization?

    public init(_ configuration: Configuration) {
        database = configuration.database
        state = State(configuration.stateSerialization)
        delivered = configuration.stateSerialization
        delegate = configuration.delegate
    }

    public struct RecordZoneChangeBatch: Sendable {
        /// CloudKit's is 400.
        private static let limit = 4

        public var recordsToSave: [CKRecord] = []
        public var recordIDsToDelete: [CKRecord.ID] = []
        public var atomicByZone = false

        public init?(
            pendingChanges: [PendingRecordZoneChange],
            recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            for change in pendingChanges where recordsToSave.count + recordIDsToDelete.count < Self.limit {
                switch change {
                case .saveRecord(let recordID):
                    if let record = await recordProvider(recordID) { recordsToSave.append(record) }
                case .deleteRecord(let recordID): recordIDsToDelete.append(recordID)
                }
            }
            if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
        }

        var changes: [PendingRecordZoneChange] {
            recordsToSave.map { .saveRecord($0.recordID) } + recordIDsToDelete.map { .deleteRecord($0) }
        }
    }

    private func deliver(_ event: Event) async throws {
        try await database.network.pause()
        guard let event = database.network.delivered(event) else { return }
        await delegate.handleEvent(event, syncEngine: self)
    }

    /// Once it has changed.
    private func deliverState() async throws {
        let serialization = state.serialization
        guard serialization != delivered else { return }
        delivered = serialization
        try await deliver(.stateUpdate(.init(stateSerialization: serialization)))
    }
}

// MARK: - Sending

extension CKSyncEngine {
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        try await deliver(.willSendChanges(.init()))
        // One that always has something to send would never end.
        for _ in 0..<200 {
            try await sendZones()
            try await database.network.pause()
            let context = SendChangesContext(options: options)
            guard let batch = await delegate.nextRecordZoneChangeBatch(context, syncEngine: self) else {
                break
            }
            try await send(batch)
        }
        try await deliver(.didSendChanges(.init()))
    }

    private func sendZones() async throws {
        let changes = state.pendingDatabaseChanges
        guard !changes.isEmpty else { return }
        try await database.network.pause()
        let fate = database.network.fate(ofSending: changes.count)
        if fate == .requestLost { throw CKError(.networkFailure) }
        for change in changes { database.server.apply(change) }
        try await database.network.pause()
        if fate == .answerLost { throw CKError(.networkFailure) }
        state.remove(pendingDatabaseChanges: changes)
        var sent = (saved: [CKRecordZone](), deleted: [CKRecordZone.ID]())
        for change in changes {
            switch change {
            case .saveZone(let zone): sent.saved.append(zone)
            case .deleteZone(let zoneID): sent.deleted.append(zoneID)
            }
        }
        try await deliver(
            .sentDatabaseChanges(
                .init(
                    savedZones: sent.saved, failedZoneSaves: [], deletedZoneIDs: sent.deleted,
                    failedZoneDeletes: [:])))
        try await deliverState()
    }

    private func send(_ batch: RecordZoneChangeBatch) async throws {
        let changes = batch.changes
        state.remove(pendingRecordZoneChanges: changes)
        state.inFlight = changes
        var isAnswered = false
        defer {
            state.inFlight = []
            if !isAnswered { putBack(changes) }
        }
        try await database.network.pause()
        let fate = database.network.fate(ofSending: changes.count)
        if fate == .requestLost { throw CKError(.networkFailure) }
        let answer = database.server.modify(batch, for: database.network)
        try await database.network.pause()
        if fate == .answerLost { throw CKError(.networkFailure) }
        isAnswered = true
        state.inFlight = []
        putBack(Self.retried(answer))
        try await deliver(.sentRecordZoneChanges(answer))
        try await deliverState()
        if !Self.retried(answer).isEmpty { throw CKError(.zoneBusy) }
    }

    /// What was changed again in the meantime waits already.
    private func putBack(_ changes: [PendingRecordZoneChange]) {
        let known = Set(state.pendingRecordZoneChanges.map(\.recordID))
        state.add(pendingRecordZoneChanges: changes.filter { !known.contains($0.recordID) })
    }

    /// The engine tries again by itself.
    private static func isTransient(_ error: CKError) -> Bool {
        switch error.code {
        case .networkFailure, .networkUnavailable, .zoneBusy, .serviceUnavailable, .notAuthenticated,
            .operationCancelled, .requestRateLimited:
            true
        default: false
        }
    }

    private static func retried(_ answer: Event.SentRecordZoneChanges) -> [PendingRecordZoneChange] {
        let deletions = answer.failedRecordDeletes.filter { isTransient($0.value) }.keys
            .sorted { $0.recordName < $1.recordName }
        return answer.failedRecordSaves.filter { isTransient($0.error) }.map {
            .saveRecord($0.record.recordID)
        }
            + deletions.map { .deleteRecord($0) }
    }
}

// MARK: - Fetching

extension CKSyncEngine {
    public func fetchChanges() async throws {
        try await deliver(.willFetchChanges(.init()))
        try await database.network.pause()
        let changes = database.server.databaseChanges(since: state.databaseToken)
        for deletion in changes.deletions { state.zoneTokens[deletion.zoneID.zoneName] = nil }
        if !changes.deletions.isEmpty || !changes.modifications.isEmpty {
            try await deliver(
                .fetchedDatabaseChanges(
                    .init(modifications: changes.modifications, deletions: changes.deletions)))
        }
        for zone in changes.modifications { try await fetch(zone.zoneID) }
        state.databaseToken = changes.token
        try await deliverState()
        try await deliver(.didFetchChanges(.init()))
    }

    private func fetch(_ zoneID: CKRecordZone.ID) async throws {
        try await deliver(.willFetchRecordZoneChanges(.init(zoneID: zoneID)))
        try await database.network.pause()
        let changes = database.server.changes(in: zoneID, since: state.zoneTokens[zoneID.zoneName] ?? 0)
        let pages = database.network.pages(of: changes.count)
        for (index, page) in pages.enumerated() {
            let items = page.map { changes[$0] }
            try await database.network.pause()
            try await deliver(.fetchedRecordZoneChanges(stage(items)))
            // Of pages out of order, only the last tells how far they reach.
            let rest = pages[(index + 1)...].joined().map { changes[$0].sequence }.min()
            let reached = changes.map(\.sequence).filter { $0 < rest ?? .max }.max() ?? 0
            state.zoneTokens[zoneID.zoneName] = max(state.zoneTokens[zoneID.zoneName] ?? 0, reached)
            try await deliverState()
        }
        try await deliver(.didFetchRecordZoneChanges(.init(zoneID: zoneID, error: nil)))
    }

    /// The files of the records, which the app must take before the system removes them.
    private func stage(_ items: [CloudServer.Change]) -> Event.FetchedRecordZoneChanges {
        let folder = database.network.stagingFolder
        return .init(
            modifications: items.compactMap { item in
                item.record.map { .init(record: CloudServer.delivered($0, stagingIn: folder)) }
            },
            deletions: items.filter { $0.record == nil }.map {
                .init(recordID: $0.recordID, recordType: $0.recordType)
            })
    }
}

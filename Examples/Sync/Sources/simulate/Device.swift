import CloudKit
import Foundation
import GRDB
import Pantry

/// One device: its database outlives the app, which may be killed between any two steps.
///
/// A schedule runs in one task, so that nothing of it happens at the same time.
final class Device: CloudNetwork, @unchecked Sendable {
    let name: String
    let store: InlineStore
    let folder: URL
    private unowned let simulation: Simulation
    private let reaper = Reaper()

    private(set) var sync: PantrySync?
    private(set) var engine: CKSyncEngine?

    /// What the app is doing: calls of it that have not returned.
    private var calls = 0
    private var isSending = false
    private var isFetching = false
    var isOutOfSpace = false

    init(_ name: String, of simulation: Simulation, folder: URL) throws {
        self.name = name
        self.simulation = simulation
        self.folder = folder.appending(path: name)
        store = try InlineStore()
        try Self.template.get().backup(to: store)
        try simulation.sabotage?.apply(to: store)
        store.add(transactionObserver: reaper, extent: .databaseLifetime)
        try FileManager.default.createDirectory(at: stagingFolder, withIntermediateDirectories: true)
    }

    /// With no record. To copy it is faster than to create each table again.
    private static let template = Result {
        let template = try DatabaseQueue()
        try template.write { try DatabaseSchema.create(in: $0) }
        return template
    }

    var files: URL { folder.appending(path: "files") }
    var stagingFolder: URL { folder.appending(path: "staged") }

    var isDead: Bool { reaper.isDead }

    func kill() {
        simulation.trace("\(name) is killed")
        reaper.isDead = true
    }

    /// The app dies in the transaction that is so many away.
    func kill(in commits: Int) { reaper.countdown = commits }

    /// The app is left alone from now on.
    func spare() {
        reaper.countdown = nil
        isOutOfSpace = false
    }

    /// The app ends. An engine holds on to its network, which is this device.
    func stop() { (sync, engine) = (nil, nil) }

    /// Starts the app if it does not run; false while a killed one still unwinds.
    func start() async -> Bool {
        if isDead {
            guard calls == 0 else { return false }
            reaper.revive()
            engine = nil
        }
        if engine != nil { return true }
        simulation.trace("\(name) starts")
        let sync = PantrySync(store, device: name, files: files)
        self.sync = sync
        engine = try? await sync.makeEngine(for: CKDatabase(server: simulation.server, network: self))
        return engine != nil && !isDead
    }

    // MARK: - What the app does

    /// Commits a change of the user's and notes it.
    func commit(_ edit: (Database) throws -> [Ledger.Fact]) async {
        guard await start(), let sync, let engine else { return }
        do {
            let facts = try write(edit)
            if !facts.isEmpty { simulation.trace("\(name): \(facts)") }
            simulation.ledger.note(facts)
            try await sync.send(with: engine)
        } catch {
            if !isDead { simulation.fail("\(name) cannot write: \(error)") }
        }
    }

    private func write(_ edit: (Database) throws -> [Ledger.Fact]) throws -> [Ledger.Fact] {
        guard simulation.sabotage == .lostCommits, simulation.random.chance(2) else {
            return try store.write(edit)
        }
        var facts: [Ledger.Fact] = []
        try store.writeWithoutTransaction { db in
            try db.inTransaction {
                facts = try edit(db)
                return .rollback
            }
        }
        return facts
    }

    func fetch() async {
        guard !isFetching, await start(), let engine else { return }
        isFetching = true
        simulation.trace("\(name) fetches")
        await call { try await engine.fetchChanges() }
        isFetching = false
    }

    func send() async {
        guard !isSending, await start(), let engine, let sync else { return }
        isSending = true
        simulation.trace("\(name) sends")
        await call {
            try await sync.send(with: engine)
            try await engine.sendChanges()
        }
        isSending = false
    }

    private func call(_ body: () async throws -> Void) async {
        calls += 1
        do {
            try await body()
        } catch {
            simulation.trace("\(name) stops: \(error)")
        }
        calls -= 1
        if !isDead, let failure = await sync?.failure { simulation.fail("\(name): \(failure)") }
    }

    // MARK: - The way to the server

    func pause() async throws {
        if !isDead { await simulation.interrupt(self) }
        if isDead { throw CancellationError() }
    }

    func fate(ofSending count: Int) -> CloudFate { simulation.fate() }

    func refusal(of record: CKRecord) -> CKError.Code? {
        isOutOfSpace ? .quotaExceeded : simulation.refusal()
    }

    func refusal(ofDeleting recordID: CKRecord.ID) -> CKError.Code? { simulation.refusal() }

    func pages(of count: Int) -> [[Int]] { simulation.pages(of: count) }

    func delivered(_ event: CKSyncEngine.Event) -> CKSyncEngine.Event? {
        simulation.trace("\(name) gets \(event.summary)")
        guard let sabotage = simulation.sabotage else { return event }
        return sabotage.changed(event, &simulation.random)
    }
}

/// Rolls back what a killed app was about to commit.
private final class Reaper: TransactionObserver {
    struct Killed: Error {}

    var isDead = false
    var countdown: Int?

    func revive() { (isDead, countdown) = (false, nil) }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseWillCommit() throws {
        if let left = countdown {
            countdown = left - 1
            if left <= 0 { isDead = true }
        }
        if isDead { throw Killed() }
    }

    func databaseDidCommit(_ db: Database) {}
    func databaseDidRollback(_ db: Database) {}
}

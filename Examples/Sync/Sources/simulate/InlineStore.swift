import GRDB

/// A database in memory whose asynchronous calls run where they are made.
///
/// A schedule is one task, so that nothing waits for a thread. A read of `DatabaseQueue` would also have SQLite compile
/// every statement again.
final class InlineStore: DatabaseWriter {
    private let queue: DatabaseQueue

    init() throws { queue = try DatabaseQueue() }

    var configuration: Configuration { queue.configuration }
    var path: String { queue.path }

    func close() throws { try queue.close() }
    func interrupt() { queue.interrupt() }

    // MARK: - Reading

    @_disfavoredOverload
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value { try queue.unsafeRead(value) }

    func read<Value: Sendable>(_ value: @Sendable (Database) throws -> Value) async throws -> Value {
        try inline { try $0.unsafeRead(value) }
    }

    func asyncRead(_ value: @escaping @Sendable (Result<Database, any Error>) -> Void) {
        queue.asyncRead(value)
    }

    @_disfavoredOverload
    func unsafeRead<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try queue.unsafeRead(value)
    }

    func unsafeRead<Value: Sendable>(_ value: @Sendable (Database) throws -> Value) async throws -> Value {
        try inline { try $0.unsafeRead(value) }
    }

    func asyncUnsafeRead(_ value: @escaping @Sendable (Result<Database, any Error>) -> Void) {
        queue.asyncUnsafeRead(value)
    }

    func unsafeReentrantRead<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try queue.unsafeReentrantRead(value)
    }

    func _add<Reducer: ValueReducer>(
        observation: ValueObservation<Reducer>, scheduling scheduler: some ValueObservationScheduler,
        onChange: @escaping @Sendable (Reducer.Value) -> Void
    ) -> AnyDatabaseCancellable {
        queue._add(observation: observation, scheduling: scheduler, onChange: onChange)
    }

    // MARK: - Writing

    @_disfavoredOverload
    func writeWithoutTransaction<Value>(_ updates: (Database) throws -> Value) rethrows -> Value {
        try queue.writeWithoutTransaction(updates)
    }

    func writeWithoutTransaction<Value: Sendable>(
        _ updates: @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try inline { try $0.writeWithoutTransaction(updates) }
    }

    @_disfavoredOverload
    func barrierWriteWithoutTransaction<Value>(_ updates: (Database) throws -> Value) throws -> Value {
        try queue.barrierWriteWithoutTransaction(updates)
    }

    func barrierWriteWithoutTransaction<Value: Sendable>(
        _ updates: @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try inline { try $0.barrierWriteWithoutTransaction(updates) }
    }

    func asyncBarrierWriteWithoutTransaction(
        _ updates: @escaping @Sendable (Result<Database, any Error>) -> Void
    ) {
        queue.asyncBarrierWriteWithoutTransaction(updates)
    }

    func asyncWriteWithoutTransaction(_ updates: @escaping @Sendable (Database) -> Void) {
        queue.asyncWriteWithoutTransaction(updates)
    }

    func unsafeReentrantWrite<Value>(_ updates: (Database) throws -> Value) rethrows -> Value {
        try queue.unsafeReentrantWrite(updates)
    }

    func spawnConcurrentRead(_ value: @escaping @Sendable (Result<Database, any Error>) -> Void) {
        queue.spawnConcurrentRead(value)
    }

    /// Where there is an asynchronous call of the same name, it would be the one that is made.
    private func inline<Value>(_ body: (DatabaseQueue) throws -> Value) rethrows -> Value { try body(queue) }
}

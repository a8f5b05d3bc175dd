// A part of the program that the tests compile together with generated records. It says what fails and nothing else.

import Foundation
import GRDB

func expect(_ condition: Bool, _ what: String) {
    if !condition { print("FAILED: \(what)") }
}

/// The error of a transaction that must fail.
func failure(_ queue: DatabaseQueue, _ body: (Database) throws -> Void) -> String {
    do {
        try queue.write(body)
        return "no error"
    } catch {
        return "\(error)"
    }
}

/// A database in memory with the generated tables, made by a migration.
func makeDatabase() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1", migrate: DatabaseSchema.create)
    try migrator.migrate(queue)
    return queue
}

import Foundation
import GRDB

private let moment = Date(timeIntervalSince1970: 1_709_208_000)

func checkSynchronisation() throws {
    let queue = try makeDatabase()
    try queue.write { _ = try CloudKitRecord.deleteAll($0) }
    let other = Book(recordName: "other", title: "O", addedAt: moment, priority: .low, themeRaw: "")
    var book = Book(
        recordName: "book", title: "T", addedAt: moment, related: [other.reference], priority: .low,
        themeRaw: "")
    try queue.write { db in
        try db.applyCloudKitChanges { try other.insert(db) }
        try book.insert(db)
    }
    expect(try pending(queue) == ["book: save"], "what the app inserts: \(try pending(queue))")
    try queue.write { db in
        try db.applyCloudKitChanges {
            try CloudKitRecord(
                ownerName: "__defaultOwner__", zoneName: "_defaultZone", recordName: "book",
                recordType: "Book",
                serverRecord: Data([1])
            ).save(db)
        }
    }
    expect(try pending(queue) == [], "what the server has")
    try queue.write { db in _ = try book.updateChanges(db) { $0.related = [] } }
    expect(try pending(queue) == ["book: save"], "a list is a part of its record")
    checkFailure(queue, other)
    try queue.write { db in _ = try Book.deleteAll(db) }
    expect(try pending(queue) == ["book: delete"], "what the app deletes")
    let kept = try queue.read { try CloudKitRecord.filter { $0.recordName == "book" }.fetchOne($0) }
    expect(kept?.serverRecord == Data([1]), "the server's copy stays until it is gone there")
    let engine = CloudKitEngine(scope: 2, state: Data([2]), isApplying: false)
    try queue.write { try engine.update($0) }
    expect(try queue.read { try CloudKitEngine.fetchOne($0, key: 2) } == engine, "the engine's state")
    print("done")
}

/// A change that fails leaves the database as it was, and the app's changes are marked again.
private func checkFailure(_ queue: DatabaseQueue, _ other: Book) {
    struct Stop: Error {}
    let error = failure(queue) { db in
        do {
            try db.applyCloudKitChanges {
                _ = try other.delete(db)
                throw Stop()
            }
        } catch is Stop {}
        expect(try Book.find(db, key: "other") == other, "nothing is deleted")
        expect(
            try Bool.fetchOne(db, sql: "SELECT max(isApplying) FROM CloudKitEngine") == false,
            "nor is sync writing")
    }
    expect(error == "no error", error)
}

private func pending(_ queue: DatabaseQueue) throws -> [String] {
    try queue.read { db in
        try CloudKitRecord.pending().order(\.recordName).fetchAll(db).map { "\($0.recordName): \($0.state)" }
    }
}

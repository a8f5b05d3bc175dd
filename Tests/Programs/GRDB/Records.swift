import Foundation
import GRDB

/// Inserts, fetches, updates and deletes the records of the file `records`: a line holds the number of a type, a tab
/// and JSON.
func checkRecords(_ types: [any DatabaseRecord.Type]) throws {
    let queue = try makeDatabase()
    let records = try Data(contentsOf: URL(filePath: "records")).split(separator: UInt8(ascii: "\n")).map {
        let parts = $0.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard let number = Int(String(decoding: parts[0], as: UTF8.self)) else {
            throw CocoaError(.fileReadUnknown)
        }
        let type = types[number]
        return try decoded(type, parts[1])
    }
    try queue.write { db in
        for record in records { try record.insert(db) }
    }
    try queue.write { db in
        for record in records { try expectFetched(record, db, "insert") }
        for record in records { try record.update(db) }
        for record in records { try expectFetched(record, db, "update") }
        for record in records { try record.upsert(db) }
        for record in records { try expectFetched(record, db, "upsert") }
        try db.checkForeignKeys()
        for record in records { expect(try count(record, db) >= 3, "\(type(of: record)) are counted") }
    }
    try queue.write { db in
        for record in records { _ = try record.delete(db) }
        for record in records { expect(try fetched(record, db) == nil, "\(record.recordName) is deleted") }
    }
    print("done")
}

private func decoded<Record: DatabaseRecord>(_ type: Record.Type, _ json: Data) throws -> any DatabaseRecord {
    try RecordJSON.decoder().decode(type, from: json)
}

private func fetched<Record: DatabaseRecord>(_ record: Record, _ db: Database) throws -> Record? {
    try record.reference.fetchOne(db)
}

private func count<Record: DatabaseRecord>(_ record: Record, _ db: Database) throws -> Int {
    try Record.fetchCount(db)
}

private func expectFetched<Record: DatabaseRecord>(_ record: Record, _ db: Database, _ what: String) throws {
    let fetched = try fetched(record, db)
    expect(fetched == record, "\(what): \(record)\n  is fetched as \(fetched.map { "\($0)" } ?? "nothing")")
    expect(try Record.fetchAll(db).contains(record), "\(what): all have \(record.recordName)")
}

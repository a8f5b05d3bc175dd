import Foundation
import GRDB

func checkLateReferences() throws {
    let queue = try makeDatabase()
    try checkDeleteRules(queue)
    try checkSurvivors(queue)
    print("done")
}

/// What was deleted long ago is still known to be: a record that arrives and refers to it obeys the document's rules.
private func checkDeleteRules(_ queue: DatabaseQueue) throws {
    try queue.write { db in
        _ = try Note.deleteAll(db)
        _ = try CloudKitRecord.deleteAll(db)
        try bury("Folder", "attic", db)
        try bury("Tag", "red", db)
        // Another record has the name.
        try bury("Note", "blue", db)
        try db.applyCloudKitChanges {
            try Note(recordName: "cascaded", folder: Reference("attic")).insert(db)
            try Note(recordName: "cleared", home: Reference("attic")).insert(db)
            try Note(recordName: "shortened", tags: [Reference("red"), Reference("blue")]).insert(db)
            try Note(recordName: "listed", sources: [Reference("blue"), Reference("red")]).insert(db)
            try Note(recordName: "kept", folder: Reference("blue"), home: Reference("early")).insert(db)
            for name in ["cascaded", "cleared", "shortened", "listed", "kept"] {
                try CloudKitRecord(
                    ownerName: "__defaultOwner__", zoneName: "_defaultZone", recordName: name,
                    recordType: "Note"
                ).insert(db)
            }
        }
        try Note.applyDeleteRules(in: db)
    }
    let notes = try queue.read { try Note.order(\.recordName).fetchAll($0) }
    expect(notes.map(\.recordName) == ["cleared", "kept", "shortened"], "\(notes.map(\.recordName))")
    expect(notes[0].home == nil, "a reference is cleared")
    expect(
        notes[1].folder == Reference("blue") && notes[1].home == Reference("early"), "what may arrive is kept"
    )
    expect(notes[2].tags == [Reference("blue")], "a list loses what is gone")
    let pending = try queue.read { try CloudKitRecord.pending().order(\.recordName).fetchAll($0) }
    expect(
        pending.map { "\($0.recordName) \($0.state)" }
            == ["cascaded delete", "cleared save", "listed delete", "shortened save"],
        "the other devices hear of it: \(pending)")
}

private func bury(_ type: String, _ name: String, _ db: Database) throws {
    try CloudKitRecord(
        ownerName: "__defaultOwner__", zoneName: "_defaultZone", recordName: name, recordType: type,
        state: .deleted
    ).insert(db)
}

/// Lists of each type have a survivor once, in the place of the first that stands for it.
private func checkSurvivors(_ queue: DatabaseQueue) throws {
    let (one, two, other) = (UUID(), UUID(), UUID())
    let names = [two, other, one].map(\.uuidString)
    var note = Note(
        recordName: "note", tags: names.map { Reference($0) }, tagIDs: [two, other, one], tagNames: names)
    try queue.write { db in
        let survivor = Tag(recordName: one.uuidString, name: "A")
        let duplicate = Tag(recordName: two.uuidString, name: "A")
        try survivor.insert(db)
        try duplicate.insert(db)
        try db.replace(duplicate, by: survivor)
        try note.redirect(in: db)
    }
    expect(note.tags == [one, other].map { Reference($0.uuidString) }, "references: \(note.tags)")
    expect(note.tagIDs == [one, other], "UUIDs: \(note.tagIDs)")
    expect(note.tagNames == [one, other].map(\.uuidString), "texts: \(note.tagNames)")
}

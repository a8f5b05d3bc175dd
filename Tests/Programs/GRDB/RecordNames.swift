import Foundation
import GRDB

/// Records that are named by their `id`: one name in CloudKit, in Swift and in the tables.
func checkNamesByID() throws {
    let queue = try makeDatabase()
    var card = Card(id: UUID(), title: "T")
    let note = Note(id: "n 1", card: card.reference, cards: [card.reference])
    try queue.write { db in
        try card.insert(db)
        try note.insert(db)
    }
    expect(card.recordName == card.id.uuidString, "the name is the ID")
    try queue.read { db in
        expect(try Card.find(db, id: card.id) == card, "found by its ID")
        expect(try Card.find(db, key: card.recordName) == card, "found by its name")
        expect(try note.card.fetchOne(db) == card, "found by a reference")
        expect(try Note.find(db, id: "n 1") == note, "a text is an ID, too")
        expect(try note.request(for: Note.cardRecord).fetchAll(db) == [card], "found by an association")
        expect(try Card.filter { $0.id == card.id }.fetchCount(db) == 1, "found by its column")
        let columns = try db.columns(in: "Card").map(\.name)
        expect(columns == ["id", "title"], "no second name: \(columns)")
        expect(try db.primaryKey("Card").columns == ["id"], "the key")
    }
    let json = try RecordJSON.encoder().encode(card)
    expect(try RecordJSON.decoder().decode(Card.self, from: json) == card, "back from JSON")
    expect(!String(decoding: json, as: UTF8.self).contains("recordName"), "no second name in JSON")
    try checkTwins(queue)
    card.title = "U"
    try queue.write { try card.update($0) }
    expect(try queue.read { try Card.find($0, id: card.id).title } == "U", "updated")
    expect(try queue.write { try Card.deleteOne($0, id: card.id) }, "deleted")
    print("done")
}

/// Two devices make one record of one key.
private func checkTwins(_ queue: DatabaseQueue) throws {
    guard let key = Card.UniqueKey(title: "same"), let other = Card.UniqueKey(title: "other") else {
        return expect(false, "a key")
    }
    let (one, two) = (Card(id: Card.id(for: key), title: "same"), Card(id: Card.id(for: key), title: "same"))
    expect(one == two && one.id != Card.id(for: other), "an ID of the key")
    try queue.write { db in
        try one.save(db)
        try two.save(db)
        expect(try Card.filter { $0.title == "same" }.fetchCount(db) == 1, "no twins")
    }
    guard let name = Note.UniqueKey(card: one.reference).map(Note.recordName) else {
        return expect(false, "a name")
    }
    let note = Note(id: name, card: one.reference, cards: [])
    try queue.write { try note.insert($0) }
    expect(try queue.read { try Note.find($0, id: name) } == note, "a name of the key")
}

/// Records that have any name, and an `id` besides.
func checkOtherNames(prefix: String) throws {
    let queue = try makeDatabase()
    let card = Card(id: UUID(), title: "T")
    expect(card.recordName == prefix + card.id.uuidString, "a new name: \(card.recordName)")
    let note = Note(recordName: "any name", id: "n", card: card.reference, cards: [])
    try queue.write { db in
        try card.insert(db)
        try note.insert(db)
        expect(try Card.find(db, id: card.reference) == card, "found by its name")
        expect(try Note.find(db, id: Reference("any name")) == note, "found by any name")
        expect(try note.card.fetchOne(db) == card, "found by a reference")
        guard let key = Card.UniqueKey(title: "same") else { return expect(false, "a key") }
        let named = Card(recordName: Card.recordName(for: key), id: UUID(), title: "same")
        try named.insert(db)
        expect(try Card.find(db, id: named.reference) == named, "a name of the key")
    }
    print("done")
}

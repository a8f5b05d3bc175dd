import Foundation
import GRDB

private let moment = Date(timeIntervalSince1970: 1_709_208_000.037)
private let shelf = Shelf(label: "It's \"A\"/3\n🏃", isLocked: true)

func checkLibrary(isClosed: Bool, hasForeignKeys: Bool) throws {
    let queue = try makeDatabase()
    let condition = isClosed ? Book.Condition.worn : .unrecognized("burnt")
    let other = Book(recordName: "other", title: "", addedAt: moment - 1, priority: .low, themeRaw: "dark")
    let book = Book(
        recordName: "book", title: "T", pages: 9, addedAt: moment, tags: ["x", ""], shelf: shelf.reference,
        related: [other.reference, Reference("book"), other.reference], condition: condition, priority: .high,
        themeRaw: "dark")
    try queue.write { db in
        try book.insert(db)
        try other.insert(db)
        try shelf.insert(db)
    }
    try queue.read { try checkRequests($0, book) }
    try queue.read { try checkAssociations($0, book) }
    try queue.write { try checkLists($0, book) }
    try queue.write { try checkListChanges($0, book) }
    checkRefusals(queue, isClosed: isClosed, hasForeignKeys: hasForeignKeys)
    try queue.write { try checkChanges($0, book, hasForeignKeys: hasForeignKeys) }
    print("done")
}

private func checkRequests(_ db: Database, _ book: Book) throws {
    func titles(_ condition: (Book.Columns.Type) -> any SQLSpecificExpressible) throws -> [String] {
        try Book.filter(condition).order(\.addedAt.desc).fetchAll(db).map(\.title)
    }
    expect(try Book.order(\.addedAt).fetchAll(db).map(\.title) == ["", "T"], "order")
    expect(try titles { $0.addedAt == moment } == ["T"], "the millisecond")
    expect(try titles { $0.addedAt != moment } == [""], "another millisecond")
    expect(try titles { $0.addedAt < moment } == [""], "before")
    expect(try titles { $0.addedAt <= moment } == ["T", ""], "until")
    expect(try titles { $0.addedAt > moment - 0.001 } == ["T"], "after")
    expect(try titles { $0.addedAt >= Date(timeIntervalSince1970: -1e15) } == ["T", ""], "since ever")
    expect(try titles { $0.addedAt < Date(timeIntervalSince1970: 1e15) } == ["T", ""], "for ever")
    expect(try titles { (moment - 1..<moment).contains($0.addedAt) } == [""], "a range")
    expect(try titles { (moment - 1...moment).contains($0.addedAt) } == ["T", ""], "a closed range")
    expect(try titles { [moment].contains($0.addedAt) } == ["T"], "some dates")
    expect(try titles { $0.addedAt == nil } == [], "no date")
    expect(try titles { $0.condition == book.condition } == ["T"], "an enumeration")
    expect(try titles { $0.priority == Book.Priority.low } == [""], "an integer's")
    expect(try titles { $0.shelf == shelf.reference } == ["T"], "a reference")
    expect(try titles { $0.pages > 8 } == ["T"], "an integer")
    expect(try titles { $0.pages == nil } == [""], "none")
    expect(try Shelf.filter { $0.isLocked == true }.fetchAll(db) == [shelf], "a Boolean")
    expect(try Shelf.filter { $0.id == shelf.id }.fetchOne(db) == shelf, "a UUID")
    expect(try Shelf.filter { $0.id != shelf.id }.fetchCount(db) == 1, "other UUIDs: the document's row")
    expect(try Shelf.filter { [shelf.id].contains($0.id) }.fetchCount(db) == 1, "some UUIDs")
    expect(
        try Shelf.find(db, id: shelf.id) == shelf && Shelf.find(db, key: shelf.recordName) == shelf, "keys")
    expect(try Book.find(db, id: book.id) == book, "a reference is a key")
    expect(
        try Date.fetchAll(db, Book.select(Book.Columns.addedAt).order(\.addedAt)) == [moment - 1, moment],
        "dates")
}

private func checkAssociations(_ db: Database, _ book: Book) throws {
    expect(try book.shelf?.fetchOne(db) == shelf, "what a reference refers to")
    expect(try Reference<Book>("gone").fetchOne(db) == nil, "what is gone")
    expect(try book.request(for: Book.shelfRecord).fetchOne(db) == shelf, "the shelf of a book")
    expect(try shelf.request(for: Shelf.books).fetchAll(db) == [book], "the books of a shelf")
    expect(
        try Book.joining(required: Book.shelfRecord.filter { $0.isLocked == true }).fetchAll(db) == [book],
        "joined"
    )
    let related = try book.request(for: Book.relatedRecords).fetchAll(db).map(\.recordName)
    expect(related == ["other", "book", "other"], "a list in its order: \(related)")
    struct Place: Decodable, FetchableRecord {
        var book: Book
        var shelfRecord: Shelf?
    }
    let places = Book.order(\.title.desc).including(optional: Book.shelfRecord).asRequest(of: Place.self)
    let found = try places.fetchAll(db)
    expect(
        found.map(\.book.related.count) == [3, 0] && found.map(\.shelfRecord) == [shelf, nil], "both at once")
    let rows = try Shelf.filter { $0.id == shelf.id }.including(all: Shelf.books).asRequest(of: Row.self)
        .fetchAll(db)
    expect(rows.map { $0["books"] as [Book] } == [[book]], "all of a shelf's")
    struct FullShelf: FetchableRecord {
        let shelf: Shelf
        let books: [Book]

        init(row: Row) throws {
            shelf = try Shelf(row: row)
            books = row["books"]
        }
    }
    let full = Shelf.filter { $0.id == shelf.id }.including(all: Shelf.books).asRequest(
        of: FullShelf.self)
    let fetched = try full.fetchAll(db)
    expect(fetched.map(\.shelf) == [shelf] && fetched.map(\.books) == [[book]], "a shelf with its books")
}

private func checkLists(_ db: Database, _ book: Book) throws {
    var changed = book
    changed.related.removeFirst()
    try changed.update(db)
    expect(try Book.find(db, key: "book") == changed, "a shorter list")
    changed.related = []
    try changed.save(db)
    expect(try Book.find(db, key: "book") == changed, "no list")
    try book.upsert(db)
    expect(try Book.find(db, key: "book") == book, "the list again")
    do {
        _ = try Book.select(Book.Columns.recordName, Book.Columns.title).fetchAll(db)
        expect(false, "a selection without all columns is no book")
    } catch let error as RecordError {
        expect(error.found == "a row without that column", "\(error)")
    }
}

/// As GRDB's own, but lists are changes too.
private func checkListChanges(_ db: Database, _ book: Book) throws {
    var changed = book
    expect(try !changed.updateChanges(db) { $0.title = book.title }, "nothing has changed")
    expect(try changed.updateChanges(db) { $0.related = [Reference("other")] }, "a list has")
    expect(try Book.find(db, key: "book") == changed, "and is saved")
    expect(try book.updateChanges(db, from: changed), "a list differs")
    expect(try Book.find(db, key: "book") == book, "and is saved")
    expect(try !book.updateChanges(db, from: book), "nothing differs")
    changed = book
    let fetched = try changed.updateChangesAndFetch(db) {
        $0.title = "U"
        $0.related = []
    }
    expect(fetched == changed && changed.title == "U" && changed.related.isEmpty, "both are fetched")
    expect(try changed.updateChangesAndFetch(db) { _ in } == nil, "nothing is fetched")
    expect(try changed.updateChanges(db) { $0 = book }, "all is as it was")
    expect(try Book.find(db, key: "book") == book, "in the table too")
}

private func checkRefusals(_ queue: DatabaseQueue, isClosed: Bool, hasForeignKeys: Bool) {
    func refused(_ what: String, _ change: (inout Book) -> Void) {
        var book = Book(title: "x", addedAt: moment, priority: .low, themeRaw: "")
        change(&book)
        let error = failure(queue) { try book.insert($0) }
        expect(error.contains(what), "'\(error)' does not speak of '\(what)'")
    }
    let dangling = hasForeignKeys ? "FOREIGN KEY constraint failed" : "no error"
    refused(dangling) { $0.shelf = Reference("nowhere") }
    refused(dangling) { $0.related = [Reference("nowhere")] }
    refused("_pages_range") { $0.pages = 10_000 }
    refused("field 'title': expected TEXT without NUL") { $0.title = "a\0b" }
    refused("expected TEXT with a date") { $0.addedAt = Date(timeIntervalSince1970: 1e15) }
    refused("field 'weight': expected REAL") { $0.weight = .nan }
    refused(isClosed ? "_condition_enum" : "no error") { $0.condition = .unrecognized("burnt") }
    let twin = failure(queue) { try Shelf(label: shelf.label).insert($0) }
    expect(twin.contains(isClosed ? "UNIQUE constraint failed" : "no error"), "unique keys: \(twin)")
    let flag = failure(queue) { try Shelf.updateAll($0) { $0.isLocked.set(to: 2) } }
    expect(flag.contains("_bool") || flag.contains("_isLocked_bool"), "a Boolean of 2: \(flag)")
}

private func checkChanges(_ db: Database, _ book: Book, hasForeignKeys: Bool) throws {
    expect(try Book.filter(key: "other").updateAll(db) { $0.addedAt.set(to: moment) } == 1, "dates are set")
    expect(
        try Book.filter { $0.addedAt == moment && $0.recordName == "other" }.fetchCount(db) == 1,
        "to what they say")
    let id = UUID()
    expect(try Shelf.filter { $0.id == shelf.id }.updateAll(db) { $0.id.set(to: id) } == 1, "UUIDs are set")
    expect(try Shelf.find(db, key: shelf.recordName).id == id, "to what they say")
    expect(try shelf.delete(db), "a shelf goes")
    expect(try Book.find(db, key: "book").shelf == nil, "and the book is on none")
    expect(try book.delete(db), "a book goes")
    let lists = try SQLRequest<Int>(
        "SELECT count(*) FROM \(identifier: listTable(db)) WHERE owner = \(book.recordName)"
    ).fetchOne(db)
    expect(lists == 0, "with its list")
}

private func listTable(_ db: Database) throws -> String {
    try String.fetchOne(
        db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\\_related' ESCAPE '\\'"
    ) ?? ""
}

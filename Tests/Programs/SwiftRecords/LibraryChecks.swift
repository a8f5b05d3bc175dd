import CloudKit
import Foundation

private let zone = CKRecordZone.ID(zoneName: "Hall")

func checkLibrary() throws {
    try checkValues()
    try checkErrors()
    try checkOpenEnums()
    try checkSystemFields()
    try checkDates()
}

private func checkValues() throws {
    let shelf = Shelf(label: "A")
    expect(shelf.recordName == shelf.id.uuidString && !shelf.isLocked, "a shelf is named after its id")
    expect(Shelf.ID.self == Reference<Shelf>.self && Book.ID.self == Reference<Book>.self, "identity")
    var book = Book(
        title: "T", shelf: shelf.reference, publisher: "P", priority: .high, themeRaw: .named("x"),
        secret: "s")
    let record = book.makeRecord(in: zone)
    expect((record["shelf"] as CKRecord.Reference?)?.recordID.zoneID == zone, "a reference stays in its zone")
    expect((record["publisher"] as CKRecord.Reference?)?.recordID.recordName == "P", "an undescribed target")
    expect(
        record["secret"] as String? == nil && record.encryptedValues["secret"] as String? == "s", "encrypted")
    expect(record["tags"] as NSArray? == nil, "an empty list is none")
    record["newer"] = "kept"
    book.shelf = nil
    book.secret = nil
    book.write(to: record)
    expect(record.allKeys().contains("shelf") == false, "nil clears a field")
    expect(record.encryptedValues.allKeys().isEmpty, "nil clears an encrypted field")
    expect(record["newer"] as String? == "kept", "what it does not know stays")
    record["weight"] = nil as Double?
    record["condition"] = nil as String?
    let read = try Book(record: record)
    expect(read.weight == 0.5 && read.condition == .new, "a missing field takes its documented default")
    let loan = Loan(book: book.reference, reader: "R", since: Date(timeIntervalSince1970: 0)).makeRecord()
    expect((loan["book"] as CKRecord.Reference?)?.action == .deleteSelf, "an owner takes its records along")
    expect((record["related"] as NSArray?) == nil, "no references")
}

private func checkErrors() throws {
    let record = Shelf(recordName: "s1", label: "A").makeRecord()
    func expectFailure(_ text: String, _ change: (CKRecord) -> Void) {
        let copy = Shelf(recordName: "s1", label: "A").makeRecord()
        change(copy)
        let found = failure(Shelf.self, copy)
        expect(found == "record 's1' of type 'Shelf'" + text, "\(found) is not \(text)")
    }
    expectFailure(", field 'isLocked': expected INT64, found STRING") { $0["isLocked"] = "yes" }
    expectFailure(", field 'label': expected STRING, found nothing") { $0["label"] = nil as String? }
    expectFailure(", field 'label': expected STRING, found INT64") { $0["label"] = 7 as Int }
    expectFailure(", field 'id': expected STRING with a UUID, found STRING") { $0["id"] = "x" }
    expect(
        failure(Loan.self, record) == "record 's1' of type 'Loan': expected type 'Loan', found type 'Shelf'",
        failure(Loan.self, record))
    let book = Book(recordName: "b", title: "T", priority: .low, themeRaw: .named("")).makeRecord()
    book.encryptedValues["secret"] = 7 as Int
    let secret = failure(Book.self, book)
    expect(secret.hasSuffix("'secret': expected STRING, found INT64"), secret)
    book.encryptedValues["secret"] = nil as Int?
    book["scores"] = NSArray(array: [NSNumber(value: 1), NSString(string: "x")])
    expect(failure(Book.self, book).hasSuffix("expected LIST of INT64, found LIST"), "list")
    book["scores"] = nil as Int?
    book["price"] = 1.5 as Double
    expect(failure(Book.self, book).contains("expected decimal number, found DOUBLE"), "decimal")
    book["price"] = "12abc"
    expect(failure(Book.self, book).contains("expected decimal number, found STRING"), "decimal with letters")
}

private func checkOpenEnums() throws {
    let record = Book(title: "T", priority: .low, themeRaw: .named("")).makeRecord()
    record["condition"] = "on fire"
    record["priority"] = 99 as Int
    let book = try Book(record: record)
    expect(book.condition == .unrecognized("on fire") && book.priority == .unrecognized(99), "unknown values")
    let copy = book.makeRecord()
    expect(copy["condition"] as String? == "on fire" && copy["priority"] as Int? == 99, "survive")
    let json = try RecordJSON.encoder().encode(book)
    expect(try RecordJSON.decoder().decode(Book.self, from: json) == book, "survive JSON")
    checkNUL(in: Book(title: "a\0b", priority: .low, themeRaw: .named("")))
    checkNUL(in: Book(title: "", tags: ["a", "\\\0"], priority: .low, themeRaw: .named("")))
    expect(Book.Condition.unrecognized("in repair") == .inRepair, "known by its raw value")
    expect(Book.Condition.allCases.map(\.rawValue) == ["new", "worn", "in repair"], "all known cases")
}

private func checkNUL(in book: Book) {
    do {
        _ = try RecordJSON.encoder().encode(book)
        expect(false, "JSON has no text with NUL")
    } catch {
        expect("\(error)".contains("a text with NUL"), "\(error)")
    }
}

private func checkSystemFields() throws {
    let saved = AllSystem(recordName: "card", title: "T").makeRecord()
    expect(saved.allKeys() == ["title"], "what CloudKit keeps is not written")
    saved.creationDate = Date(timeIntervalSince1970: 1.2345)
    saved.creatorUserRecordID = CKRecord.ID(recordName: "me")
    saved.recordChangeTag = "1"
    let value = try AllSystem(record: saved)
    expect(value.createdTimestamp == Date(timeIntervalSince1970: 1.235), "when it was created")
    expect(value.creatorUserRecordName == Reference("me") && value.recordChangeTag == "1", "and by whom")
    let json = String(decoding: try RecordJSON.encoder().encode(value), as: UTF8.self)
    expect(json.contains(#""___createdBy":"me""#) && json.contains(#""recordName":"card""#), json)
}

private func checkDates() throws {
    var generator = Generator(state: 20_240_229)
    let encoder = RecordJSON.encoder()
    let decoder = RecordJSON.decoder()
    let dates = (0..<10_000).map { _ in
        Date(
            timeIntervalSince1970: Double(generator.next(below: 8_000_000_000_000) - 2_000_000_000_000) / 1000
        )
    }
    expect(try decoder.decode([Date].self, from: encoder.encode(dates)) == dates, "dates through JSON")
    let loan = Loan(book: Reference("b"), reader: "r", since: dates[0]).makeRecord()
    for date in dates {
        loan["since"] = date
        guard try Loan(record: loan).since != date else { continue }
        return expect(false, "\(date.timeIntervalSince1970) through a record")
    }
    let known = [
        "1970-01-01T00:00:00.037Z", "2024-02-29T23:59:59.999Z", "1969-12-31T23:59:59.001Z",
        "0001-01-01T00:00:00.000Z",
    ]
    for text in known {
        expect(
            String(decoding: try encoder.encode([decoder.date(text)]), as: UTF8.self) == "[\"\(text)\"]", text
        )
    }
    expect(
        try decoder.date("2024-01-01T00:00:00Z") == decoder.date("2024-01-01T00:00:00.000Z"), "whole seconds")
    expect((try? encoder.encode([Date.distantFuture])) != nil, "the distant future")
    expect((try? encoder.encode([Date(timeIntervalSince1970: .infinity)])) == nil, "no end of time")
}

extension JSONDecoder {
    fileprivate func date(_ text: String) throws -> Date {
        try decode([Date].self, from: Data("[\"\(text)\"]".utf8))[0]
    }
}

/// A fixed row of numbers, the same in every run.
private struct Generator {
    var state: UInt64

    mutating func next(below bound: UInt64) -> Int64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int64((state >> 11) % bound)
    }
}

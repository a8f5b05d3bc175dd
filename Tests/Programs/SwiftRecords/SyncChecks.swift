import CloudKit
import Foundation

func checkSync() throws {
    try checkChangedKeys()
    try checkPartialRecords()
    try checkServerCopy()
    checkZonesAndParents()
    checkMergeBySide()
    checkMergeByRule()
    checkMergeWithoutBase()
    try checkReading()
    try checkEncryption()
    try checkHistory()
}

private let sampleID = UUID()

func errand(_ change: (inout Errand) -> Void = { _ in }) -> Errand {
    var errand = Errand(
        id: sampleID, title: "T", owner: "O", place: "P",
        visits: 10, cost: 1, best: 5, first: Date(timeIntervalSince1970: 100), wasSeen: false,
        tags: ["a", "b"],
        scan: .notDownloaded, createdAt: Date(timeIntervalSince1970: 1),
        updatedAt: Date(timeIntervalSince1970: 100))
    change(&errand)
    return errand
}

// MARK: - Records

private func checkChangedKeys() throws {
    let base = errand()
    var mine = base
    mine.title = "New"
    mine.tags.append("c")
    expect(mine.changes(since: base) == [.title, .tags], "what changed")
    expect(base.changes(since: base).isEmpty, "nothing changed")

    let record = base.makeRecord()
    record["isDone"] = 2 as Int
    record["note"] = "theirs"
    let saved = try ServerCopy(of: record).makeRecord()
    mine.write(mine.changes(since: base), to: saved)
    expect(saved.changedKeys() == ["tags", "title"], "only changed keys are sent: \(saved.changedKeys())")
    expect(saved["note"] as String? == "theirs", "and no edit of another device is overwritten")

    let same = try ServerCopy(of: record).makeRecord()
    try Errand(record: same).write(to: same)
    expect(same.changedKeys().isEmpty, "a value that is stored is not set again: \(same.changedKeys())")
    expect(same["isDone"] as Int? == 2, "nor in another spelling")
    mine.note = nil
    mine.write([.note], to: saved)
    expect(!saved.allKeys().contains("note"), "nil removes a field")
    mine.write([], to: same)
    expect(same.changedKeys().isEmpty, "no field, no change")
}

private func checkPartialRecords() throws {
    var value = errand { $0.note = "N" }
    let partial = CKRecord(recordType: "Errand", recordID: value.makeRecord().recordID)
    partial["title"] = "Fetched"
    partial["visits"] = 11 as Int
    try value.update(from: partial, only: [.title, .visits, .note])
    expect(value == errand { ($0.title, $0.visits, $0.note) = ("Fetched", 11, nil) }, "some fields are read")
    let before = value
    do throws(RecordError) {
        try value.update(from: partial, only: [.owner])
        expect(false, "a field that was asked for is missing")
    } catch {
        expect(error.field == "owner" && value == before, "\(error)")
    }
}

private func checkServerCopy() throws {
    let value = errand { $0.phone = "1" }
    let record = value.makeRecord()
    record.recordChangeTag = "42"
    record["newer"] = "kept"
    let copy = try JSONDecoder().decode(ServerCopy.self, from: JSONEncoder().encode(ServerCopy(of: record)))
    let restored = try copy.makeRecord()
    expect(restored.recordID == record.recordID && restored.recordChangeTag == "42", "name, zone, change tag")
    expect(try Errand(record: restored) == value, "and every field, encrypted ones too")
    expect(restored["newer"] as String? == "kept" && restored.changedKeys().isEmpty, "unchanged")
    expect((try? Errand(record: restored))?.changes(since: value) == [], "it is the base of a merge")
}

private func checkZonesAndParents() {
    let project = Project(recordName: "p", name: "P")
    let value = errand { $0.project = project.reference }
    let record = value.makeRecord()
    expect(
        record.recordID.zoneID.zoneName == "Work" && Errand.zoneID.zoneName == "Work", "the document's zone")
    expect(record.parent?.recordID == project.makeRecord().recordID, "the owner is the parent")
    expect(record.parent?.action == CKRecord.ReferenceAction.none, "whose action is none")
    expect(
        (record["project"] as CKRecord.Reference?)?.action == .deleteSelf, "while the reference has the rule")
    var orphan = value
    orphan.project = nil
    orphan.write([.title], to: record)
    expect(record.parent != nil, "a parent stays when its field is not written")
    orphan.write([.project], to: record)
    expect(record.parent == nil, "and goes with its reference")
    expect(value.makeRecord(in: .default).parent == nil, "the default zone has no parents")
    expect(Shelf.zoneName == nil && Shelf.zoneID == .default, "no zone, the default zone")
    let names = CloudSchema.types.map { $0.recordType }
    let places = ["Project", "Errand", "Shelf", "Book", "Loan"].map { name in
        names.firstIndex { $0 == name } ?? -1
    }
    expect(
        places[0] < places[1] && places[2] < places[3] && places[3] < places[4], "referenced types are first")
    expect(Set(names).count == names.count && !places.contains(-1), "each once")
}

// MARK: - Merging

private func checkMergeBySide() {
    let base = errand { $0.note = "N" }
    let mine = errand { ($0.title, $0.note) = ("Mine", nil) }
    let server = errand { ($0.place, $0.note, $0.isDone) = ("Theirs", "N", true) }
    let merged = mine.merged(base: base, server: server)
    expect(
        merged == errand { ($0.title, $0.note, $0.place, $0.isDone) = ("Mine", nil, "Theirs", true) },
        "each side")
    expect(merged.changes(since: server) == [.title, .note], "what is left to send")
    expect(base.merged(base: base, server: server) == server, "nothing of mine")
    expect(mine.merged(base: base, server: base) == mine, "nothing of theirs")
}

private func checkMergeByRule() {
    let base = errand { $0.hits = nil }
    func later(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    let mine = errand {
        ($0.title, $0.owner, $0.place) = ("mine", "mine", "mine")
        ($0.visits, $0.hits, $0.cost, $0.best) = (13, 2, Decimal(15) / 10, 7)
        ($0.first, $0.wasSeen, $0.updatedAt) = (later(50), true, later(300))
        $0.tags = ["b", "c"]
        $0.related = [Reference("x")]
    }
    let server = errand {
        ($0.title, $0.owner, $0.place) = ("server", "server", "server")
        ($0.visits, $0.hits, $0.cost, $0.best) = (15, 3, Decimal(125) / 100, 6)
        ($0.first, $0.wasSeen, $0.updatedAt) = (later(60), false, later(200))
        $0.tags = ["d", "a", "b"]
        $0.related = [Reference("y"), Reference("x")]
    }
    let merged = mine.merged(base: base, server: server)
    let expected = errand {
        ($0.title, $0.owner, $0.place) = ("server", "mine", "mine")
        ($0.visits, $0.hits, $0.cost, $0.best) = (18, 5, Decimal(175) / 100, 7)
        ($0.first, $0.wasSeen, $0.updatedAt) = (later(50), true, later(300))
        $0.tags = ["d", "b", "c"]
        $0.related = [Reference("y"), Reference("x")]
    }
    expect(merged == expected, "rules: \(merged)")
    let older = errand { ($0.place, $0.updatedAt) = ("mine", later(150)) }
    expect(older.merged(base: base, server: server).place == "server", "the older change goes")
    let tied = errand { ($0.place, $0.updatedAt) = ("mine", later(200)) }
    expect(
        tied.merged(base: base, server: server).place == "server", "the server's counts where both are as old"
    )
    let same = errand { ($0.visits, $0.hits, $0.title) = (11, 1, "same") }
    let twice = same.merged(base: errand { $0.hits = nil }, server: same)
    expect((twice.visits, twice.hits, twice.title) == (12, 2, "same"), "both have added the same: \(twice)")
    let full = errand { $0.visits = .max }
    expect(
        full.merged(base: base, server: server).visits == 15, "a sum that no integer holds is the server's")
    let all = mine.merged(base: base, server: server) { _ in .mine }
    expect(all == mine, "a rule of the caller's")
    expect(
        Errand.mergeRule(of: .visits) == .sum && Errand.mergeRule(of: .title) == .server,
        "the document's rules")
}

private func checkMergeWithoutBase() {
    let mine = errand { ($0.title, $0.visits, $0.best, $0.tags) = ("mine", 20, 9, ["c"]) }
    let merged = mine.merged(base: nil, server: errand())
    let expected = errand { ($0.best, $0.tags) = (9, ["a", "b", "c"]) }
    expect(merged == expected, "without a base: \(merged)")
}

// MARK: - Reading

private func checkReading() throws {
    let record = errand().makeRecord()
    record["isDone"] = 2 as Int
    record["createdAt"] = nil as Date?
    record.creationDate = Date(timeIntervalSince1970: 7.0004)
    let value = try Errand(record: record)
    expect(value.isDone, "every number but 0 is true")
    expect(value.createdAt == Date(timeIntervalSince1970: 7), "a missing date is the creation date")
    record.creationDate = nil
    expect(
        failure(Errand.self, record).hasSuffix("'createdAt': expected TIMESTAMP, found nothing"),
        "or an error")

    var json = String(decoding: try RecordJSON.encoder().encode(errand()), as: UTF8.self)
    json = json.replacingOccurrences(of: #""isDone":false,"#, with: "")
        .replacingOccurrences(of: #""pages":[],"#, with: "")
    expect(
        try RecordJSON.decoder().decode(Errand.self, from: Data(json.utf8)) == errand(),
        "absent keys: \(json)")
    json = json.replacingOccurrences(of: #""title":"T","#, with: "")
    do {
        _ = try RecordJSON.decoder().decode(Errand.self, from: Data(json.utf8))
        expect(false, "a key without a default")
    } catch DecodingError.keyNotFound(let key, _) {
        expect(key.stringValue == "title", "\(key)")
    }
}

private func checkEncryption() throws {
    let record = errand().makeRecord()
    record["phoneNumber"] = "plain"
    var value = try Errand(record: record)
    expect(value.phone == "plain", "what older versions wrote is read")
    value.phone = "secret"
    value.write([.phone], to: record)
    expect(
        record.encryptedValues["phone"] as String? == "secret" && record["phone"] as String? == nil,
        "encrypted")
    expect(try Errand(record: record).phone == "secret", "and the new key counts")
    value.phone = nil
    value.write([.phone], to: record)
    expect(try Errand(record: record).phone == nil, "a value that was removed does not come back")
}

private func checkHistory() throws {
    let record = errand().makeRecord()
    record["caption"] = "old"
    record["hue"] = "red"
    var value = try Errand(record: record)
    expect(value.label == "old", "a renamed field keeps its key")
    value.label = "new"
    value.write([.label], to: record)
    expect(record["caption"] as String? == "new" && record["label"] as String? == nil, "for writing, too")
    expect(value[keyPath: \.storedHue_] == "red", "a retired field is read")
    expect(errand().storedHue == nil, "whatever other fields are called")
    value.storedHue_ = "blue"
    value.write([.hue], to: record)
    expect(record["hue"] as String? == "blue", "and still written")
}

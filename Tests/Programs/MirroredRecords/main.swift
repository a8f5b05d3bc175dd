import CloudKit
import Foundation

func expect(_ condition: Bool, _ message: String, line: Int = #line) {
    if !condition { print("\(line): \(message)") }
}

let zone = CKRecordZone.ID(zoneName: "com.apple.coredata.cloudkit.zone")

/// A record as Core Data makes it: keys with its prefix, texts, and the entity.
func makeMirrored(_ type: String, _ name: String) -> CKRecord {
    let record = CKRecord(
        recordType: "CD_" + type, recordID: CKRecord.ID(recordName: name, zoneID: zone))
    record["CD_entityName"] = type
    return record
}

func makeGoal() -> CKRecord {
    let record = makeMirrored("Goal", "FAFA0000-0000-4000-8000-000000000001")
    record["CD_id"] = "00000000-0000-4000-8000-0000000000AA"
    record["CD_name"] = "A bicycle"
    record["CD_target"] = 12.5
    record["CD_isDone"] = 1
    record["CD_link"] = "https://example.com/a"
    record["CD_image"] = Data([1, 2])
    record["CD_owner"] = "FAFA0000-0000-4000-8000-000000000002"
    record.encryptedValues["CD_note"] = "secret"
    return record
}

func checkReading() throws {
    let goal = try Goal(record: makeGoal())
    expect(goal.recordName == "FAFA0000-0000-4000-8000-000000000001", "the mirror names it")
    expect(goal.id == UUID(uuidString: "00000000-0000-4000-8000-0000000000AA"), "an id of its own")
    expect(goal.name == "A bicycle" && goal.isDone && goal.note == "secret", "values")
    expect(goal.target == Decimal(string: "12.5"), "a decimal is a double")
    expect(goal.link == URL(string: "https://example.com/a"), "a link is a text")
    expect(goal.image == Data([1, 2]), "bytes")
    expect(goal.owner == Reference("FAFA0000-0000-4000-8000-000000000002"), "a reference is a name")
    let json = String(decoding: try RecordJSON.encoder().encode(goal), as: UTF8.self)
    expect(json.contains("\"name\":\"A bicycle\"") && !json.contains("CD_"), "JSON has other names: \(json)")
    expect(try RecordJSON.decoder().decode(Goal.self, from: Data(json.utf8)) == goal, "back from JSON")
}

func checkWriting() throws {
    expect(Goal.zoneID == zone, "the mirror's zone")
    let record = makeGoal()
    let goal = try Goal(record: record)
    let made = goal.makeRecord()
    expect(made.recordID == record.recordID && made.recordType == "CD_Goal", "the same record")
    expect(Set(made.allKeys()) == Set(record.allKeys()), "the same keys: \(made.allKeys())")
    expect(try Goal(record: made) == goal, "the same values")
    let name: String? = made["CD_owner"]
    let entity: String? = made["CD_entityName"]
    expect(name == goal.owner?.recordName && entity == "Goal", "as Core Data writes them")
    let plain: String? = made["CD_note"]
    expect(plain == nil, "encrypted")
    var changed = goal
    changed.name = "A tandem"
    expect(changed.changes(since: goal) == [.name] && Goal.Field.name.rawValue == "CD_name", "the key")
}

/// Core Data moves long values into files.
func checkLongValues() throws {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let (text, bytes) = (folder.appending(path: "text"), folder.appending(path: "bytes"))
    try Data("A long name".utf8).write(to: text)
    try Data([7, 8]).write(to: bytes)
    let record = makeGoal()
    record["CD_name"] = nil as String?
    record["CD_image"] = nil as Data?
    record["CD_name_ckAsset"] = CKAsset(fileURL: text)
    record["CD_image_ckAsset"] = CKAsset(fileURL: bytes)
    var goal = try Goal(record: record)
    expect(goal.name == "A long name" && goal.image == Data([7, 8]), "read from their files")
    goal.write(to: record)
    expect(record.allKeys().contains("CD_name_ckAsset") && !record.allKeys().contains("CD_name"), "unchanged")
    goal.name = "Short"
    goal.write(to: record)
    expect(!record.allKeys().contains("CD_name_ckAsset"), "one value, not two")
    expect(record.allKeys().contains("CD_image_ckAsset"), "the other one stays")
    expect(try Goal(record: record).name == "Short", "written")
    try FileManager.default.removeItem(at: bytes)
    do {
        _ = try Goal(record: record)
        expect(false, "a file that is not there is not nothing")
    } catch {
        expect(error.field == "CD_image", "\(error)")
    }
}

func checkRefusals() {
    let other = makeMirrored("Owner", "a")
    let child = makeMirrored("Goal", "b")
    child["CD_entityName"] = "SpecialGoal"
    for record in [other, child] {
        do {
            _ = try Goal(record: record)
            expect(false, "another entity")
        } catch {
            expect(error.field == nil, "\(error)")
        }
    }
}

try checkReading()
try checkWriting()
try checkLongValues()
checkRefusals()
print("done")

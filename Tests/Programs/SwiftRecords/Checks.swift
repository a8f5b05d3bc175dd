// A part of the program that the tests compile together with generated types. It says what fails and nothing else.

import CloudKit
import Foundation

func expect(_ condition: Bool, _ what: String) {
    if !condition { print("FAILED: \(what)") }
}

func expect(_ texts: [String], areEncodedAs base64: [String], _ what: String) {
    let wanted = base64.map { Data(base64Encoded: $0) }
    expect(texts.map { Data($0.utf8) } == wanted, "\(what): \(texts)")
}

/// JSON -> value -> record -> value -> JSON.
func roundTrip<Record: CloudRecord>(_ type: Record.Type, _ json: String) {
    do {
        let value = try RecordJSON.decoder().decode(type, from: Data(json.utf8))
        let record = value.makeRecord(in: CKRecordZone.ID(zoneName: "Zone"))
        expect(try type.init(record: record) == value, "\(type) is the same after a record: \(json)")
        expect(record.recordType == Record.recordType, "\(type) is its record's type")
        let decoded = try RecordJSON.decoder().decode(type, from: RecordJSON.encoder().encode(value))
        expect(decoded == value, "\(type) is the same after JSON")
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
        let encoded =
            try JSONSerialization.jsonObject(with: RecordJSON.encoder().encode(value)) as? NSDictionary
        expect(object == encoded, "\(type) is encoded as it was: \(json)")
        let keys = Set(record.allKeys() + record.encryptedValues.allKeys())
        expect(keys.isSubset(of: Record.Field.allCases.map(\.rawValue)), "\(type) writes no other keys")
    } catch {
        print("FAILED: \(type): \(error)")
    }
}

func failure<Record: CloudRecord>(_ type: Record.Type, _ record: CKRecord) -> String {
    do {
        _ = try type.init(record: record)
        return "no error"
    } catch {
        return error.description
    }
}

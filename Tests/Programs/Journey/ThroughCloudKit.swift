// A part of the program for schemas of which the app keeps records in CloudKit.

import CloudKit

/// What is mirrored, or is on the device only, has no way through CloudKit.
func sent<Record: SchemaRecord>(_ value: Record) throws -> Record {
    guard let value = value as? any CloudRecord else { return value }
    guard let arrived = try mapped(value) as? Record else { preconditionFailure("another type arrived") }
    return arrived
}

private func mapped<Record: CloudRecord>(_ value: Record) throws -> Record {
    try Record(record: value.makeRecord(in: CKRecordZone.ID(zoneName: "Zone")))
}

import CloudKit
import Foundation
import GRDB

/// A record that sync keeps in step.
protocol SyncedRecord: CloudRecord, DatabaseRecord {
    /// A mark for the last save of each device.
    var saves: [String] { get set }

    mutating func redirect(_ redirects: Redirects)
}

extension Shelf: SyncedRecord {}
extension Item: SyncedRecord {}
extension Lot: SyncedRecord {
    func redirect(_ redirects: Redirects) {}
}

/// What a device adds to what it sends, and where it keeps files.
struct SyncedDevice {
    let name: String
    let files: URL

    static let types = CloudSchema.types.compactMap { $0 as? any SyncedRecord.Type }

    static func type(_ recordType: String) -> (any SyncedRecord.Type)? {
        types.first { $0.recordType == recordType }
    }

    /// Records follow those that they refer to.
    static func isReferenceFirst(_ one: CloudKitRecord, _ other: CloudKitRecord) -> Bool {
        let place = { (entry: CloudKitRecord) in types.firstIndex { $0.recordType == entry.recordType } ?? 0 }
        return place(one) < place(other)
    }
}

extension SyncedRecord {
    /// Takes over a record that CloudKit has fetched or saved, or that it holds against a save.
    static func take(_ record: CKRecord, _ device: SyncedDevice, _ db: Database) throws {
        var entry = try CloudKitRecord.fetchOne(record.recordID, db) ?? CloudKitRecord(record)
        let known = try entry.serverCopy?.makeRecord()
        // What was fetched may arrive after what was saved later.
        if let date = known?.modificationDate, let other = record.modificationDate, other < date { return }
        entry.serverRecord = ServerCopy(of: record).archive
        guard let server = try? Self(record: record) else {
            // A newer version of the app wrote it.
            entry.state = .unreadable
            return try entry.save(db)
        }
        let sent = try entry.sent(as: Self.self)
        let isOwnSave = sent.map { Set($0.saves).subtracting(server.saves).isEmpty } ?? false
        if isOwnSave || known?.recordChangeTag != record.recordChangeTag { entry.sentRecord = nil }
        if entry.state != .delete {
            let base = isOwnSave ? sent : try known.map(Self.init(record:))
            let value = try merged(base, server, entry, db).adopted(into: device.files)
            try value.save(db)
            entry.state = value.changes(since: server).isEmpty ? .clean : .save
        }
        try entry.save(db)
    }

    /// This device's value with the changes of the server's.
    private static func merged(_ base: Self?, _ server: Self, _ entry: CloudKitRecord, _ db: Database) throws
        -> Self
    {
        let redirects = try Redirects(db)
        var (base, server) = (base, server)
        base?.redirect(redirects)
        server.redirect(redirects)
        guard entry.state == .save, var mine = try fetchOne(db, key: entry.recordName) else { return server }
        mine.redirect(redirects)
        mine = mine.merged(base: base, server: server)
        mine.saves = server.saves
        return mine
    }

    private func adopted(into folder: URL) throws -> Self {
        var copy = self
        try copy.adopt(into: folder)
        return copy
    }

    /// The record to save: the server's copy with the changes of this device.
    static func makeRecord(_ entry: inout CloudKitRecord, _ device: SyncedDevice, _ db: Database) throws
        -> CKRecord?
    {
        guard let value = try fetchOne(db, key: entry.recordName) else { return nil }
        let record = try entry.serverCopy?.makeRecord()
        let base = try record.map(Self.init(record:))
        let isNew = record?.recordChangeTag == nil
        // What was never answered is sent as it was: the server may have it.
        let sent = try entry.sent(as: Self.self) ?? value.marked(by: device, base)
        entry.sentRecord = try RecordJSON.encoder().encode(sent)
        try entry.save(db)
        guard let record, let base, !isNew else {
            return sent.makeRecord(in: entry.recordID.zoneID, files: device.files)
        }
        sent.write(sent.changes(since: base), to: record, files: device.files)
        return record
    }

    private func marked(by device: SyncedDevice, _ base: Self?) -> Self {
        var copy = self
        copy.saves = (base?.saves ?? []).filter { !$0.hasPrefix(device.name + "/") }
        copy.saves.append("\(device.name)/\(UUID().uuidString)")
        return copy
    }

    /// What is left when CloudKit does not have the record any more: the base of a merge, should another device bring
    /// it back as well, without the change tag. The next save makes a new record.
    static func forgotten(_ entry: CloudKitRecord) throws -> CloudKitRecord {
        var copy = entry
        let base = try entry.serverCopy.map { try Self(record: $0.makeRecord()) }
        copy.serverRecord = base.map { ServerCopy(of: $0.makeRecord(in: entry.recordID.zoneID)).archive }
        return copy
    }

    /// Takes over that a record was deleted on another device.
    static func remove(_ entry: CloudKitRecord, _ db: Database) throws {
        if entry.state == .save {
            // A change that no other device has seen outlives the deletion.
            return try forgotten(entry).save(db)
        }
        try entry.delete(db)
        try deleteOne(db, key: entry.recordName)
    }
}

// MARK: - What the database knows of a record

extension CloudKitRecord {
    init(_ record: CKRecord) {
        let (recordID, zoneID) = (record.recordID, record.recordID.zoneID)
        self.init(
            ownerName: zoneID.ownerName, zoneName: zoneID.zoneName, recordName: recordID.recordName,
            recordType: record.recordType)
    }

    var recordID: CKRecord.ID {
        CKRecord.ID(
            recordName: recordName, zoneID: CKRecordZone.ID(zoneName: zoneName, ownerName: ownerName))
    }

    /// What the sync engine has to do.
    var change: CKSyncEngine.PendingRecordZoneChange {
        state == .delete ? .deleteRecord(recordID) : .saveRecord(recordID)
    }

    var serverCopy: ServerCopy? { serverRecord.map(ServerCopy.init(archive:)) }

    func sent<Record: SyncedRecord>(as type: Record.Type) throws -> Record? {
        try sentRecord.map { try RecordJSON.decoder().decode(type, from: $0) }
    }

    /// Whether CloudKit has the record.
    var isOnServer: Bool { (try? serverCopy?.makeRecord().recordChangeTag) != nil }

    static func fetchOne(_ recordID: CKRecord.ID, _ db: Database) throws -> CloudKitRecord? {
        let zoneID = recordID.zoneID
        return try filter { $0.recordName == recordID.recordName }
            .filter { $0.zoneName == zoneID.zoneName && $0.ownerName == zoneID.ownerName }.fetchOne(db)
    }
}

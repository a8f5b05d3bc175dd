// A stand-in for Apple's CloudKit where there is none: what a record does with values, and what it refuses.
// The tests compile it into a module in a temporary folder, so that `canImport(CloudKit)` is true for them alone.

public import Foundation

public final class CKRecord: NSObject, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum ReferenceAction: UInt, Sendable {
        case none = 0
        case deleteSelf = 1
    }

    public final class ID: NSObject, Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            refuse(recordName.isEmpty || recordName.utf8.count > 255, "a record name has 1 to 255 characters")
            refuse(!recordName.utf8.allSatisfy { $0 < 0x80 }, "a record name is ASCII")
            refuse(recordName.hasPrefix("_"), "a record name does not begin with an underscore")
            self.recordName = recordName
            self.zoneID = zoneID
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID.isEqual(other.zoneID)
        }

        public override var hash: Int { recordName.hashValue }
    }

    public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }

        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Reference).map { recordID.isEqual($0.recordID) && action == $0.action } ?? false
        }

        public override var hash: Int { recordID.hash }
    }

    public enum SystemType {
        public static let userRecord: RecordType = "Users"
        public static let share: RecordType = "cloudkit.share"
    }

    public enum SystemFieldKey {
        public static let parent: FieldKey = "parent"
        public static let share: FieldKey = "share"
        public static let recordID: FieldKey = "recordID"
        public static let creationDate: FieldKey = "creationDate"
        public static let creatorUserRecordID: FieldKey = "creatorUserRecordID"
        public static let modificationDate: FieldKey = "modificationDate"
        public static let lastModifiedUserRecordID: FieldKey = "lastModifiedUserRecordID"
    }

    public let recordType: RecordType
    public let recordID: ID
    public var parent: Reference? {
        didSet {
            guard let parent else { return }
            refuse(parent.action != .none, "a parent's action is '.none'")
            refuse(!parent.recordID.zoneID.isEqual(recordID.zoneID), "a parent is in the record's zone")
        }
    }

    public private(set) var share: Reference?

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.parent = parent
        copy.share = share
        copy.creationDate = creationDate
        copy.modificationDate = modificationDate
        copy.creatorUserRecordID = creatorUserRecordID
        copy.lastModifiedUserRecordID = lastModifiedUserRecordID
        copy.recordChangeTag = recordChangeTag
        for (own, other) in zip(copy.storages, storages) { own.take(other) }
        return copy
    }

    /// Those of encrypted fields as well, whose values only `encryptedValues` has.
    public func allKeys() -> [FieldKey] { storages.flatMap(\.keys).sorted() }

    /// The fields, and those that are encrypted.
    var storages: [FieldStorage] { [fieldStorage, encryptedFields.fieldStorage] }

    /// A server sets these; here a test does.
    public var creationDate: Date?
    public var modificationDate: Date?
    public var creatorUserRecordID: ID?
    public var lastModifiedUserRecordID: ID?
    public var recordChangeTag: String?

    public let fieldStorage: FieldStorage
    private let encryptedFields: EncryptedFields

    public var encryptedValues: any CKRecordKeyValueSetting & Sendable { encryptedFields }

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
        fieldStorage = FieldStorage(zone: recordID.zoneID, isEncrypted: false)
        encryptedFields = EncryptedFields(zone: recordID.zoneID)
    }

    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "record"),
            let data = Data(base64Encoded: "\(text)"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let parts = list as? [String: Any], let type = parts["type"] as? String,
            let name = parts["name"] as? String, let zone = parts["zone"] as? String
        else { return nil }
        let owner = parts["owner"] as? String ?? CKCurrentUserDefaultName
        let zoneID = CKRecordZone.ID(zoneName: zone, ownerName: owner)
        self.init(recordType: type, recordID: ID(recordName: name, zoneID: zoneID))
        recordChangeTag = parts["tag"] as? String
        creationDate = parts["created"] as? Date
        modificationDate = parts["modified"] as? Date
        let parentID = (parts["parent"] as? String).map { ID(recordName: $0, zoneID: zoneID) }
        parent = parentID.map { Reference(recordID: $0, action: .none) }
        fieldStorage.restore(parts["fields"] as? [String: Any] ?? [:])
        encryptedFields.fieldStorage.restore(parts["encrypted"] as? [String: Any] ?? [:])
    }

    public func encodeSystemFields(with coder: NSCoder) { encode(systemFields, with: coder) }

    /// With all fields, those that are encrypted too; of a file only the place where it was.
    public func encode(with coder: NSCoder) {
        var parts = systemFields
        parts["fields"] = fieldStorage.archived
        parts["encrypted"] = encryptedFields.fieldStorage.archived
        encode(parts, with: coder)
    }

    private var systemFields: [String: Any] {
        var parts: [String: Any] = [
            "type": recordType, "name": recordID.recordName, "zone": recordID.zoneID.zoneName,
            "owner": recordID.zoneID.ownerName,
        ]
        parts["tag"] = recordChangeTag
        parts["created"] = creationDate
        parts["modified"] = modificationDate
        parts["parent"] = parent?.recordID.recordName
        return parts
    }

    private func encode(_ parts: [String: Any], with coder: NSCoder) {
        let data = try? PropertyListSerialization.data(fromPropertyList: parts, format: .binary, options: 0)
        precondition(data != nil, "The fields of a record make a property list.")
        // Foundation for Linux archives texts much faster than data.
        coder.encode(data.map { NSString(string: $0.base64EncodedString()) }, forKey: "record")
    }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

public final class CKRecordZone: NSObject, Sendable {
    public let zoneID: ID

    public init(zoneID: ID) {
        self.zoneID = zoneID
    }

    public convenience init(zoneName: String) {
        self.init(zoneID: ID(zoneName: zoneName))
    }

    public final class ID: NSObject, Sendable {
        public let zoneName: String
        public let ownerName: String

        public static let `default` = ID(zoneName: "_defaultZone")

        public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }

        public override var hash: Int { zoneName.hashValue }
    }
}

public final class CKAsset: NSObject, CKRecordValueProtocol, Sendable {
    public let fileURL: URL?

    /// The file as the server has it.
    let contents: Data?

    public init(fileURL: URL) {
        self.fileURL = fileURL
        contents = nil
    }

    init(contents: Data) {
        fileURL = nil
        self.contents = contents
    }

    /// As a record holds it whose file was not downloaded.
    public init(withoutFile: Void) {
        fileURL = nil
        contents = nil
    }
}

/// CloudKit hands CoreLocation's types on to those who import it.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: Double
    public var longitude: Double
}

public final class CLLocation: NSObject, CKRecordValueProtocol {
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// Where CloudKit throws an Objective-C exception, the test ends.
func refuse(_ condition: Bool, _ reason: String) {
    precondition(!condition, "CloudKit refuses: \(reason)")
}

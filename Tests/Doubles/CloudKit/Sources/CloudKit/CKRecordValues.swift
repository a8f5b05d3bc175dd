public import Foundation

public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}

public protocol CKRecordKeyValueSetting: NSObjectProtocol {
    var fieldStorage: FieldStorage { get }
}

extension CKRecordKeyValueSetting {
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { fieldStorage.values[key] as? T }
        set { fieldStorage.set(newValue, key) }
    }

    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { fieldStorage.values[key] }
        set { fieldStorage.set(newValue, key) }
    }

    public func allKeys() -> [CKRecord.FieldKey] { fieldStorage.keys.sorted() }

    public func changedKeys() -> [CKRecord.FieldKey] { fieldStorage.changed.sorted() }
}

final class EncryptedFields: NSObject, CKRecordKeyValueSetting, @unchecked Sendable {
    let fieldStorage: FieldStorage

    init(zone: CKRecordZone.ID) {
        fieldStorage = FieldStorage(zone: zone, isEncrypted: true)
    }
}

/// Values as CloudKit hands them out again: always objects of Objective-C's.
public final class FieldStorage {
    private let zone: CKRecordZone.ID
    private let isEncrypted: Bool
    fileprivate var values: [String: any CKRecordValueProtocol] = [:]
    fileprivate var changed: Set<String> = []

    init(zone: CKRecordZone.ID, isEncrypted: Bool) {
        self.zone = zone
        self.isEncrypted = isEncrypted
    }

    var keys: [String] { Array(values.keys) }

    /// What a copy of a record begins with.
    func take(_ other: FieldStorage) {
        values = other.values
        changed = other.changed
    }

    /// The changes of another record, which then count as saved.
    func save(_ other: FieldStorage, _ stored: (any CKRecordValueProtocol) -> any CKRecordValueProtocol) {
        for key in other.changed { values[key] = other.values[key].map(stored) }
        changed = []
    }

    func forgetChanges() { changed = [] }

    func map(_ change: (any CKRecordValueProtocol) -> any CKRecordValueProtocol) {
        values = values.mapValues(change)
    }

    var references: [CKRecord.Reference] {
        values.values.flatMap { value in
            (value as? NSArray).map { $0.compactMap { $0 as? CKRecord.Reference } }
                ?? (value as? CKRecord.Reference).map { [$0] } ?? []
        }
    }

    private static let reserved: Set<String> = [
        "recordID", "recordType", "creationDate", "modificationDate", "creatorUserRecordID",
        "lastModifiedUserRecordID", "recordChangeTag", "recordName",
    ]

    fileprivate func set(_ value: (any CKRecordValueProtocol)?, _ key: String) {
        refuse(Self.reserved.contains(key) || key.hasPrefix("___"), "'\(key)' is a field of its own")
        changed.insert(key)
        values[key] = value.map { object($0, in: key) }
    }

    private func object(_ value: any CKRecordValueProtocol, in key: String) -> any CKRecordValueProtocol {
        switch value {
        case let value as NSArray: return list(value, in: key)
        case let value as String: return NSString(string: value)
        case let value as NSNumber: return value
        case let value as Bool: return NSNumber(value: value)
        case let value as any BinaryInteger & CKRecordValueProtocol:
            return NSNumber(value: Int64(clamping: value))
        case let value as Float: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Date:
            // CloudKit keeps milliseconds and cuts the rest off.
            let milliseconds = (value.timeIntervalSince1970 * 1000 + 0.01).rounded(.down)
            return NSDate(timeIntervalSince1970: milliseconds / 1000)
        case let value as Data: return NSData(data: value)
        case let value as CKRecord.Reference:
            refuse(isEncrypted, "'\(key)' cannot encrypt a reference")
            refuse(!value.recordID.zoneID.isEqual(zone), "'\(key)' refers to a record in another zone")
            return value
        case is CKAsset:
            refuse(isEncrypted, "'\(key)' cannot encrypt a file")
            return value
        case is CLLocation: return value
        default: preconditionFailure("CloudKit refuses: '\(key)' holds a \(type(of: value))")
        }
    }

    private func list(_ list: NSArray, in key: String) -> NSArray {
        refuse(list.count == 0, "'\(key)' is a new field and its list is empty")
        return NSArray(
            array: list.map { item in
                guard let value = item as? any CKRecordValueProtocol else {
                    preconditionFailure("CloudKit refuses: '\(key)' holds a \(type(of: item))")
                }
                return object(value, in: key)
            })
    }
}

// MARK: - Archives

extension FieldStorage {
    /// What a property list can hold.
    var archived: [String: Any] { values.mapValues { Self.plain($0) } }

    /// What is restored counts as unchanged.
    func restore(_ archived: [String: Any]) {
        for (key, plain) in archived { values[key] = value(of: plain) }
    }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let reference as CKRecord.Reference:
            ["reference": reference.recordID.recordName, "action": reference.action.rawValue]
        case let asset as CKAsset: ["asset": asset.fileURL?.path ?? ""]
        case let location as CLLocation:
            ["latitude": location.coordinate.latitude, "longitude": location.coordinate.longitude]
        case let list as NSArray: list.map(plain)
        default: value
        }
    }

    private func value(of plain: Any) -> (any CKRecordValueProtocol)? {
        if let list = plain as? [Any] { return NSArray(array: list.compactMap { value(of: $0) }) }
        guard let parts = plain as? [String: Any] else { return scalar(plain) }
        if let name = parts["reference"] as? String, let action = parts["action"] as? Int {
            return CKRecord.Reference(
                recordID: CKRecord.ID(recordName: name, zoneID: zone),
                action: action == 1 ? .deleteSelf : .none)
        }
        if let path = parts["asset"] as? String {
            return path.isEmpty ? CKAsset(withoutFile: ()) : CKAsset(fileURL: URL(fileURLWithPath: path))
        }
        guard let latitude = parts["latitude"] as? Double, let longitude = parts["longitude"] as? Double
        else {
            return nil
        }
        return CLLocation(latitude: latitude, longitude: longitude)
    }

    private func scalar(_ value: Any) -> (any CKRecordValueProtocol)? {
        switch value {
        case let text as String: NSString(string: text)
        case let number as NSNumber: number
        case let date as Date: date as NSDate
        case let data as Data: data as NSData
        default: nil
        }
    }
}

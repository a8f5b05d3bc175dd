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

    public func allKeys() -> [CKRecord.FieldKey] { fieldStorage.values.keys.sorted() }

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

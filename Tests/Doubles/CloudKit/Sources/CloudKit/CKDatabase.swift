public import Foundation

/// One device's way to the server.
public final class CKDatabase: @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    public enum DatabaseChange {
        public struct Modification: Sendable {
            public let zoneID: CKRecordZone.ID
        }

        public struct Deletion: Sendable {
            public enum Reason: Sendable { case deleted, purged, encryptedDataReset }

            public let zoneID: CKRecordZone.ID
            public let reason: Reason
        }
    }

    public enum RecordZoneChange {
        public struct Modification: Sendable {
            public let record: CKRecord
        }

        public struct Deletion: Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }

    public var databaseScope: Scope { .private }

    let server: CloudServer
    let network: any CloudNetwork

    /// A test's: an app asks its container.
    public init(server: CloudServer, network: any CloudNetwork) {
        self.server = server
        self.network = network
    }
}

/// What may happen between a device and the server. A test decides it.
public protocol CloudNetwork: AnyObject {
    /// Between any two steps of an engine. Throws where the app is killed.
    func pause() async throws

    func fate(ofSending count: Int) -> CloudFate

    /// Why the server does not take a record that it could take; nil where it does.
    func refusal(of record: CKRecord) -> CKError.Code?

    /// Why the server does not delete a record that it could delete; nil where it does.
    func refusal(ofDeleting recordID: CKRecord.ID) -> CKError.Code?

    /// The event as the app gets it; nil where it is lost, which CloudKit never does.
    func delivered(_ event: CKSyncEngine.Event) -> CKSyncEngine.Event?

    /// How the changes of a zone arrive: in which order, in how many pages, and which of them again.
    func pages(of count: Int) -> [[Int]]

    /// Where files are staged for the app.
    var stagingFolder: URL { get }
}

public enum CloudFate: Sendable {
    case answered
    case requestLost
    case answerLost
}

public struct CKError: Error {
    public enum Code: Int, Sendable {
        case internalError = 1
        case networkUnavailable = 3
        case networkFailure = 4
        case serviceUnavailable = 6
        case requestRateLimited = 7
        case notAuthenticated = 9
        case permissionFailure = 10
        case unknownItem = 11
        case invalidArguments = 12
        case serverRecordChanged = 14
        case serverRejectedRequest = 15
        case operationCancelled = 20
        case batchRequestFailed = 22
        case zoneBusy = 23
        case quotaExceeded = 25
        case zoneNotFound = 26
        case limitExceeded = 27
        case userDeletedZone = 28
        case referenceViolation = 31
    }

    public let code: Code

    /// With `serverRecordChanged`: the record as the server has it, without its files.
    public let serverRecord: CKRecord?

    public init(_ code: Code, serverRecord: CKRecord? = nil) {
        self.code = code
        self.serverRecord = serverRecord
    }
}

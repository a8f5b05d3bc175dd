/// Why a request is not answered, as the editor is told.
package struct ResponseError: Error, Hashable, Sendable, Encodable {
    package let code: Code
    package let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The numbers of JSON-RPC and of the Language Server Protocol, version 3.17.
    package enum Code: Int, Hashable, Sendable, Encodable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }
}

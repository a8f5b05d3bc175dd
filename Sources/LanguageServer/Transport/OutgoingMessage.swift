import Foundation

/// A message to the editor.
enum OutgoingMessage {
    case result(RequestID, any Encodable & Sendable)
    case failure(RequestID?, ResponseError)
    case notification(method: String, any Encodable & Sendable)
    case request(RequestID, method: String, any Encodable & Sendable)

    /// With its headers.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("the protocol's types are made to be encoded")
        }
        return Array(data).framed
    }
}

extension OutgoingMessage: Encodable {
    private enum CodingKeys: String, CodingKey {
        case jsonrpc, id, result, error, method, params
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("2.0", forKey: .jsonrpc)
        switch self {
        case .result(let id, let result):
            try container.encode(id, forKey: .id)
            try container.encode(result, forKey: .result)
        case .failure(let id, let error):
            try container.encode(id, forKey: .id)
            try container.encode(error, forKey: .error)
        case .notification(let method, let parameters):
            try container.encode(method, forKey: .method)
            try container.encode(parameters, forKey: .params)
        case .request(let id, let method, let parameters):
            try container.encode(id, forKey: .id)
            try container.encode(method, forKey: .method)
            try container.encode(parameters, forKey: .params)
        }
    }
}

/// The answer of requests that have none.
struct NoResult: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

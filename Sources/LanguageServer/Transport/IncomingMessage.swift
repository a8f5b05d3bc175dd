import Foundation

/// A message as far as it must be read to know whose it is.
package struct IncomingMessage: Sendable {
    package let kind: Kind
    private let data: Data

    package enum Kind: Hashable, Sendable {
        case request(RequestID, method: String)
        case notification(method: String)

        /// An answer to what the server asked, of which it wants nothing more.
        case response

        /// To be answered by an error alone.
        case invalid(RequestID?, ResponseError)
    }

    package init(_ event: MessageReader.Event) {
        switch event {
        case .message(let bytes):
            data = Data(bytes)
            kind = Self.kind(of: data)
        case .malformed(let reason):
            data = Data()
            kind = .invalid(nil, ResponseError(.parseError, reason))
        }
    }

    private static func kind(of data: Data) -> Kind {
        do {
            let envelope = try JSONDecoder().decode(Envelope.self, from: data)
            guard let method = envelope.method else {
                return envelope.isResponse
                    ? .response : .invalid(envelope.id, ResponseError(.invalidRequest, "there is no method"))
            }
            return envelope.id.map { .request($0, method: method) } ?? .notification(method: method)
        } catch DecodingError.dataCorrupted {
            return .invalid(nil, ResponseError(.parseError, "the message is not JSON"))
        } catch {
            return .invalid(nil, ResponseError(.invalidRequest, "the message is no request"))
        }
    }

    /// What the message is about.
    func parameters<Parameters: Decodable>(
        as type: Parameters.Type = Parameters.self
    ) throws(ResponseError) -> Parameters {
        do {
            return try JSONDecoder().decode(Body<Parameters>.self, from: data).params
        } catch {
            throw ResponseError(.invalidParams, "the parameters are wrong: \(Self.words(for: error))")
        }
    }

    private static func words(for error: any Error) -> String {
        let path: [any CodingKey]
        switch error {
        case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            path = context.codingPath
        default: path = []
        }
        return "'" + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") + "'"
    }

    private struct Envelope: Decodable {
        let id: RequestID?
        let method: String?

        /// Whether it is an answer: only such messages have a result or an error.
        let isResponse: Bool

        private enum CodingKeys: String, CodingKey {
            case id, method, result, error
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decodeIfPresent(RequestID.self, forKey: .id)
            method = try container.decodeIfPresent(String.self, forKey: .method)
            isResponse = container.contains(.result) || container.contains(.error)
        }
    }

    private struct Body<Parameters: Decodable>: Decodable {
        let params: Parameters
    }
}

import Foundation

/// Messages of the Language Server Protocol as an editor writes and reads them.
package enum EditorMessage {
    package static func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue = .null)
        -> JSONValue
    {
        ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    }

    package static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    /// The JSON of a message.
    package static func content(of message: JSONValue) throws -> [UInt8] {
        Array(try JSONEncoder().encode(message))
    }

    /// With its header.
    package static func framed(_ message: JSONValue) throws -> String {
        let content = String(decoding: try content(of: message), as: UTF8.self)
        return "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
    }

    /// All messages that a server wrote.
    package static func messages(in output: String) throws -> [JSONValue] {
        var rest = Data(output.utf8)
        var messages: [JSONValue] = []
        while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
            let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
            guard let length = header.split(separator: " ").last.flatMap({ Int($0) }) else { break }
            messages.append(try JSONValue(json: rest[end.upperBound...].prefix(length)))
            rest = Data(rest[end.upperBound...].dropFirst(length))
        }
        return messages
    }

    package static func position(_ line: Int, _ character: Int) -> JSONValue {
        ["line": .int(Int64(line)), "character": .int(Int64(character))]
    }

    package static func range(_ line: Int, _ characters: Range<Int>) -> JSONValue {
        ["start": position(line, characters.lowerBound), "end": position(line, characters.upperBound)]
    }
}

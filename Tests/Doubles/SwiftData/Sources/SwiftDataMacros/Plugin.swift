import Foundation

/// The compiler's end of the line: requests on standard input, answers on standard output, each a length of eight
/// bytes, the lowest first, and JSON.
///
/// swift-syntax has all of this, and takes minutes to build: a double does with what its own macros need.
@main
struct Plugin {
    static func main() throws {
        while let request = try readMessage() {
            let answer = try answer(request)
            let text = try JSONSerialization.data(withJSONObject: answer)
            let length = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) }
            try FileHandle.standardOutput.write(contentsOf: Data(length) + text)
        }
    }

    /// Nil at the end, which the compiler says by a message without anything in it.
    private static func readMessage() throws -> [String: Any]? {
        guard let header = try read(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length > 0, let text = try read(length) else { return nil }
        return try JSONSerialization.jsonObject(with: text) as? [String: Any]
    }

    private static func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty
            else { return nil }
            data += more
        }
        return data
    }

    private static func answer(_ request: [String: Any]) throws -> [String: Any] {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
        }
        guard let body = request["expandAttachedMacro"] as? [String: Any] else {
            return ["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]]
        }
        let expansion = MacroRequest(body).expansion
        return [
            "expandMacroResult": [
                "expandedSource": expansion.source,
                "diagnostics": expansion.problems.map { diagnostic($0, of: body) },
            ]
        ]
    }

    /// At the macro's own name.
    private static func diagnostic(_ message: String, of body: [String: Any]) -> [String: Any] {
        let attribute = body["attributeSyntax"] as? [String: Any]
        let location = attribute?["location"] as? [String: Any]
        let space = (attribute?["source"] as? String)?.utf8.prefix { $0 <= UInt8(ascii: " ") }.count ?? 0
        return [
            "message": message, "severity": "error",
            "position": [
                "fileName": location?["fileName"] ?? "", "offset": (location?["offset"] as? Int ?? 0) + space,
            ],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
    }
}

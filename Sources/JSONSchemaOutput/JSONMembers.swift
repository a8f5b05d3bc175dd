import Output

/// The members of one JSON object, collected as text that fits on one line or on a line each.
struct JSONMembers {
    private var bytes: [UInt8] = []

    /// Where each member begins in `bytes`.
    private var starts: [Int] = []

    /// Adds a member whose value is a finished literal; the name needs no escapes.
    mutating func add(_ name: String, _ literal: String) {
        begin(name)
        bytes.append(contentsOf: literal.utf8)
    }

    mutating func add(_ name: String, string: String) {
        begin(name)
        JSONText.append(string, to: &bytes)
    }

    /// In Unicode scalars, on one line.
    var width: Int { bytes.count { $0 & 0xC0 != 0x80 } }

    /// All on one line. For example: `"type": "string", "format": "uuid"`.
    var line: String { String(decoding: bytes, as: UTF8.self) }

    var lines: [String] {
        starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] - Self.separator.utf8.count : bytes.count
            return String(decoding: bytes[starts[index]..<end], as: UTF8.self)
        }
    }

    /// Makes it empty again and keeps its memory: there is one for all properties of a record.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }

    private static let separator = ", "

    private mutating func begin(_ name: String) {
        if !bytes.isEmpty { bytes.append(contentsOf: Self.separator.utf8) }
        starts.append(bytes.count)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "\": ".utf8)
    }
}

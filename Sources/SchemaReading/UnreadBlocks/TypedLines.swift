import DocumentWording
import RemarkReading
import Vocabulary

/// Lines that give a name and a type each: `place: String`, `"place": "String",`, `place    String`,
/// `│ at: Date │`.
enum TypedLines {
    /// Whether two or more and at least half of the lines do; of a single line its parts: `place: String, at: Date`.
    static func areMost(of text: String) -> Bool { areMost(of: Array(text.utf8)) }

    static func areMost(of text: [UInt8]) -> Bool {
        var lines = text.split(separator: 0x0A)
        if lines.count == 1 { lines = lines[0].split(separator: UInt8(ascii: ",")) }
        var typed = 0
        var count = 0
        for (index, line) in lines.enumerated() {
            let most = typed + lines.count - index
            if most < 2 || most * 2 < count + lines.count - index { return false }
            guard let isTyped = isTyped(line) else { continue }
            count += 1
            if isTyped { typed += 1 }
        }
        return typed > 1 && typed * 2 >= count
    }

    /// Nil for a line without words.
    private static func isTyped(_ line: ArraySlice<UInt8>) -> Bool? {
        // The frames of drawn boxes, quotation marks and commas are all the same here.
        var bytes = line.map { $0 >= 0x80 || isFrame($0) ? 0x20 : $0 }
        while let last = bytes.last, last <= 0x20 || last == 0x2c || last == 0x3b { bytes.removeLast() }
        let start = bytes.firstIndex { $0 > 0x20 && $0 != 0x2d && $0 != 0x2a }
        guard let start, bytes.contains(where: Identifier.isWordByte) else { return nil }
        if let parsed = FieldLineParser.parse(bytes, in: start..<bytes.count), parsed.marksType,
            let type = parsed.type
        {
            return isType(bytes[type]) || isMark(bytes[type])
        }
        let words = bytes[start...].split { $0 <= 0x20 }
        return words.count > 1 && words[0].allSatisfy(Identifier.isWordByte) && startsSmall(words[0])
            && isType(words[1])
    }

    private static func startsSmall(_ word: ArraySlice<UInt8>) -> Bool {
        word.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    /// What stands behind several blanks, or behind "…", is said of the field.
    private static func isType(_ bytes: ArraySlice<UInt8>) -> Bool {
        let blanks = bytes.indices.dropLast().first { bytes[$0] == 0x20 && bytes[$0 + 1] == 0x20 }
        let spelled = String(decoding: bytes[..<(blanks ?? bytes.endIndex)], as: UTF8.self)
        let name = spelled.prefix { $0 != "(" && $0 != "?" && $0 != "=" }.filter { !"[] ".contains($0) }
        return !name.isEmpty && TypeVocabulary.meaning(of: name) != nil
    }

    /// "required", "unique", "FK players": what brackets say of a field.
    private static func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
        let words = bytes.split(separator: 0x20, maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first, words.count < 3 else { return false }
        return first.means([.required, .optional, .unique, .primaryKey, .reference])
    }

    private static func isFrame(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "|") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'")
    }
}

/// Finds the checks with a name in the text of a table: SQLite's catalogue has no other place for them.
struct CheckNames {
    private let text: [UInt8]
    private var index = 0

    static func all(in statement: String) -> Set<String> {
        var reader = CheckNames(text: Array(statement.utf8))
        return reader.read()
    }

    /// The word after the name tells what the constraint is.
    private mutating func read() -> Set<String> {
        var names: Set<String> = []
        var words: (name: String, before: String) = ("", "")
        while let word = next() {
            if word.uppercased() == "CHECK", words.before.uppercased() == "CONSTRAINT" {
                names.insert(words.name.unquoted)
            }
            words = (word, words.name)
        }
        return names
    }

    /// A word, a name in quotes, or a sign; nil at the end. Comments and texts are none of these.
    private mutating func next() -> String? {
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "'"): skipQuoted()
            case UInt8(ascii: "\""):
                let start = index
                skipQuoted()
                return String(decoding: text[start..<index], as: UTF8.self)
            case UInt8(ascii: "-") where follows(UInt8(ascii: "-")):
                while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
                index += 2
                while index < text.count, !(text[index] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
                    index += 1
                }
                index += 2
            case let byte where Self.isWordByte(byte):
                let start = index
                while index < text.count, Self.isWordByte(text[index]) { index += 1 }
                return String(decoding: text[start..<index], as: UTF8.self)
            case let byte where byte <= UInt8(ascii: " "): index += 1
            default:
                index += 1
                return ","
            }
        }
        return nil
    }

    /// A quotation mark that is doubled ends nothing.
    private mutating func skipQuoted() {
        let mark = text[index]
        index += 1
        while index < text.count {
            if text[index] == mark {
                guard follows(mark) else { break }
                index += 1
            }
            index += 1
        }
        index = min(index + 1, text.count)
    }

    private func follows(_ byte: UInt8) -> Bool { index + 1 < text.count && text[index + 1] == byte }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

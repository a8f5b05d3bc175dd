import DocumentWording
import Vocabulary

/// A field's name in brackets behind what people call it.
///
///     **Painted number** (`number`): Int64
///     Painted number (`number`) — Int64
struct NameBehindWords {
    let name: Range<Int>

    /// Behind the bracket, and the stars that close behind it.
    let end: Int

    init?(_ text: [UInt8], from start: Int, upTo limit: Int) {
        let head = text[start..<min(limit, start + Self.longest)]
        guard let open = head.firstIndex(of: UInt8(ascii: "(")), open > start,
            text[start..<open].allSatisfy({ $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: ":") }),
            text[open..<limit].starts(with: "(`".utf8),
            case let code = text[(open + 2)..<limit].prefix(while: Identifier.isWordByte),
            text[code.endIndex..<limit].starts(with: "`)".utf8),
            Self.areWords(text[start..<open]), Self.isFieldName(String(decoding: code, as: UTF8.self))
        else { return nil }
        name = code.startIndex..<code.endIndex
        let close = code.endIndex + 2
        end = text[close..<limit].starts(with: "**".utf8) ? close + 2 : close
        // "Tap Save (`save`)" goes on with nothing that describes a field.
        let rest = text[end..<limit].drop { $0 == 0x20 }
        guard let mark = Self.marks.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        // "**Title** (`string`): on the cover" has a type in the brackets.
        guard TypeVocabulary.meaning(of: String(decoding: code, as: UTF8.self)) != nil else { return }
        let word = rest.dropFirst(mark.utf8.count).drop { $0 == 0x20 || $0 == 0x60 }.prefix {
            $0 > 0x40 || $0 == 0x2f
        }
        if TypeVocabulary.meaning(of: String(decoding: word, as: UTF8.self)) == nil { return nil }
    }

    private static let longest = 64
    private static let mostWords = 5
    private static let marks = [":", "(", "—", "–", "- ", "："]

    /// What begins with a capital or has several words: no name of a field itself.
    private static func areWords(_ bytes: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: bytes, as: UTF8.self).split { " *".contains($0) }
        guard let first = words.first?.first, words.count <= mostWords else { return false }
        return first.isUppercase || words.count > 1 || !first.isASCII
    }

    /// `number`, `CD_number`; but `Hive` is a type.
    private static func isFieldName(_ name: String) -> Bool {
        let bare = name.hasPrefix("CD_") ? name.dropFirst(3) : name[...]
        return Identifier.isValid(name) && bare.utf8.first.map { (0x61...0x7a).contains($0) } ?? false
    }
}

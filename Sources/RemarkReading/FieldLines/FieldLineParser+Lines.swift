import DocumentWording
import Vocabulary

extension FieldLineParser {
    /// What is longer, in bytes, is prose: so many full stops cost no more than the text is long.
    static let longestTypeOfSentence = 120

    /// "Int64. How many": a full stop ends a type as a dash does, and prose goes on.
    func endsSentence(of start: Int) -> Bool {
        guard skipsTo("。") || skipsTo(".") && (index + 1 == end || text[index + 1] == 0x20) else {
            return false
        }
        guard index - start <= Self.longestTypeOfSentence else { return false }
        let type = slice(start..<index).filter { !"[]?`*".contains($0) }
        return TypeVocabulary.meaning(of: type) != nil
    }

    /// A type and the line's end: what stands on the next line is about the field, unless it goes on with "to `Trip`".
    func endsLine(of start: Int) -> Bool {
        guard text[index] == UInt8(ascii: "\n"), index - start <= Self.longestTypeOfSentence else {
            return false
        }
        if text[index..<end].first(where: { $0 > 0x20 }) == UInt8(ascii: "=") { return false }
        let next = text[index..<end].drop { $0 <= 0x20 }.prefix { Identifier.isWordByte($0) || $0 >= 0x80 }
        if String(decoding: next, as: UTF8.self).means(.preposition) { return false }
        let type = slice(start..<trimmedEnd(start..<index)).filter { !"`*".contains($0) }
        return TypeHead.isWhole(type) || !type.contains(" ") && next.first.map(Self.isSmall) == false
    }

    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
}

import DocumentWording

extension FieldLineParser {
    /// "`title`, String?", "`stops`, [String], required": behind one name in back-ticks a type that all know, as code spells
    /// it; in small letters it may be the next name.
    var isAtTypeBehindComma: Bool {
        var copy = self
        guard line.names.count == 1, line.names[0].isMarked, copy.skip(",") else { return false }
        copy.skipBlanks()
        let word = text[copy.index..<end].prefix {
            $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(")
        }
        let next = text[word.endIndex..<end].first { $0 != 0x20 }
        guard word.count <= Self.longestType, next.map({ !Self.isNameByte($0) }) ?? true else { return false }
        let name = String(String(decoding: word, as: UTF8.self).trimming { "[]?.".contains($0) })
        return Identifier.isTypeName(name) && TypeVocabulary.meaning(of: name) != nil
    }

    private static let longestType = 40
}

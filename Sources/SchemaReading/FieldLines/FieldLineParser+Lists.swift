import Vocabulary

/// Brackets right behind a name: `stops[]`.
extension FieldLineParser {
    /// `stops[]`, but not `String[] stops`, whose type stands first.
    mutating func skipListMark() {
        guard let name = line.names.last, skipsTo("[]") else { return }
        let isBeforeName = index + 3 < end && text[index + 2] == 0x20 && Self.isNameByte(text[index + 3])
        if isBeforeName, TypeVocabulary.meaning(of: name.text) != nil { return }
        index += 2
        line.names[line.names.count - 1].isList = true
    }

    /// "tags[] (removed)": the mark says what a type would, so that other words are a note.
    var isAtRemarkOnList: Bool {
        var copy = self
        guard line.names.last?.isList == true, let inner = copy.brackets(),
            let type = Self.parts(of: text, in: inner).first
        else { return false }
        return TypeVocabulary.meaning(of: slice(type)) == nil
            && text[type.lowerBound] | 0x20 == text[type.lowerBound]
    }
}

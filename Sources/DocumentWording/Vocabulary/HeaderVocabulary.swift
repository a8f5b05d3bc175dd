import Vocabulary

/// Finds out what a table's column holds from the text of its header.
package enum HeaderVocabulary {
    static func role(named phrase: String) -> ColumnRole? {
        let concepts = Lexicon.shared.concepts(of: phrase)
        if concepts.isEmpty { return nil }
        return ColumnRole.concepts.first { !concepts.isDisjoint(with: $0.concepts) }?.role
    }

    /// Columns that a longer header still names by its first word: "Required by v2 records", "Indexed in CloudKit".
    private static func isKnownByFirstWord(_ role: ColumnRole) -> Bool {
        switch role {
        case .required, .optional, .defaultValue, .queryable, .sortable, .searchable, .indexed, .encrypted,
            .unique,
            .notes:
            true
        case .fieldName, .anyName, .type, .swiftType, .primaryKey, .list, .options, .reference, .deleteRule,
            .inverse, .values, .range, .example, .recordType, .recordName, .rowNumber, .foreign:
            false
        }
    }

    /// Nil for a header that no language of the vocabulary knows.
    package static func role(of header: String) -> ColumnRole? {
        let whole = normalised(header[...])
        if whole.isEmpty { return nil }
        if areIndexLetters(whole) { return .indexed }
        if let role = role(named: whole) { return role }
        let plain = normalised(withoutBrackets(whole))
        if let role = role(named: plain) { return role }
        if let role = roleOfFirst(of: plain) ?? roleOfFirst(of: header) ?? roleOfEnd(of: plain)
            ?? roleBesideStore(in: plain)
        {
            return role
        }
        guard let space = plain.firstIndex(of: " "), let role = role(named: String(plain[..<space])) else {
            return nil
        }
        return isKnownByFirstWord(role) ? role : nil
    }

    /// "Q S", "Q/S/F": a letter for each kind of index.
    private static func areIndexLetters(_ header: String) -> Bool {
        guard header.utf8.first == UInt8(ascii: "q"), header.utf8.count > 2 else { return false }
        let words = header.split { !$0.isLetter }
        return words.count > 1 && words.allSatisfy { ["q", "s", "f"].contains($0) }
    }

    /// "物理名", "Key": beside a column with what people call the fields.
    package static func isOfCodeNames(_ header: String) -> Bool {
        let whole = normalised(header[...])
        return !Lexicon.shared.concepts(of: whole).isDisjoint(with: [.codeNameColumn, .key, .keyColumn])
    }

    /// The only column of keys, where no other has names; a word that says less than any role does.
    package static func keyColumn(in header: [String], _ roles: [ColumnRole?]) -> Int? {
        guard !roles.contains(where: { $0?.isName ?? false }) else { return nil }
        let columns = header.indices.filter { column in
            let words = Lexicon.shared.concepts(of: normalised(header[column][...]))
            return roles[column] == nil && !words.isDisjoint(with: [.key, .keyColumn])
        }
        return columns.count == 1 ? columns[0] : nil
    }

    /// "Type / notes", "Type & purpose", "Type, default", "类型与用途": a column with two things is the first one's.
    private static func roleOfFirst(of header: String) -> ColumnRole? {
        for sign in header.indices where separators.contains(header[sign]) && sign != header.startIndex {
            return role(named: normalised(header[..<sign]))
        }
        return nil
    }

    /// "費率欄位", "基本字段": scripts without spaces put what kind of field it is before the word.
    private static func roleOfEnd(of header: String) -> ColumnRole? {
        guard let first = header.utf8.first, first >= 0xe3 else { return nil }
        return header.indices.contains { header[$0...].means(.fieldHeaderEnd) } ? .fieldName : nil
    }

    private static let separators: Set<Character> = ["/", "&", "+", ",", "与", "與", "及", "和", "・", "、"]

    /// In lower case, without emoji, marks and punctuation at its ends, with single spaces.
    package static func normalised(_ text: Substring) -> String {
        if text.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }) { return text.lowercased() }
        var words: [Substring] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let core = word.hasSuffix("(s)") ? word.dropLast(3) + "s" : trimmed(word)
            if !core.isEmpty || word == "#" || word == "№" { words.append(core.isEmpty ? word : core) }
        }
        return words.joined(separator: " ").lowercased()
    }

    private static func trimmed(_ word: Substring) -> Substring {
        var word = word
        while let last = word.last, last != ")", last != "）", last != "°", last != "/", !last.isLetter,
            !last.isNumber
        {
            word.removeLast()
        }
        while let first = word.first, first != "(", first != "（", first != "/", first != "@", !first.isLetter,
            !first.isNumber
        {
            word.removeFirst()
        }
        return word
    }

    private static func withoutBrackets(_ text: String) -> Substring {
        guard let open = text.firstIndex(where: { $0 == "(" || $0 == "（" }), open != text.startIndex else {
            return text[...]
        }
        return text[..<open]
    }
}

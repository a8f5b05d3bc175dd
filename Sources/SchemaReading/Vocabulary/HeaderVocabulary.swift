/// Finds out what a table's column holds from the text of its header.
enum HeaderVocabulary {
    private static let roles: [String: ColumnRole] = {
        var roles: [String: ColumnRole] = [:]
        for (role, text) in HeaderWords.all {
            for phrase in phrases(in: text) {
                if roles[phrase] == nil { roles[phrase] = role }
                let plain = UnaccentedWords.plain(phrase)
                if plain.utf8.count != phrase.utf8.count, roles[plain] == nil { roles[plain] = role }
            }
        }
        return roles
    }()

    /// They stand in the data as `normalised` makes them, which a test expects: to normalise them all takes longer than
    /// to read a document.
    static func phrases(in text: String) -> [String] {
        text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.compactMap { phrase in
            let phrase = phrase.drop { $0 == UInt8(ascii: " ") }
            return phrase.isEmpty ? nil : String(phrase)
        }
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
    static func role(of header: String) -> ColumnRole? {
        let whole = normalised(header[...])
        if whole.isEmpty { return nil }
        if let role = roles[whole] { return role }
        let plain = normalised(withoutBrackets(whole))
        if let role = roles[plain] { return role }
        if let role = roleOfFirst(of: plain) ?? roleOfEnd(of: plain) { return role }
        guard let space = plain.firstIndex(of: " "), let role = roles[String(plain[..<space])] else {
            return nil
        }
        return isKnownByFirstWord(role) ? role : nil
    }

    /// The only column of keys, where no other has names; a word that says less than any role does.
    static func keyColumn(in header: [String], _ roles: [ColumnRole?]) -> Int? {
        guard !roles.contains(where: { $0?.isName ?? false }) else { return nil }
        let columns = header.indices.filter { roles[$0] == nil && keys.contains(normalised(header[$0][...])) }
        return columns.count == 1 ? columns[0] : nil
    }

    private static let keys: Set = [
        "key", "keys", "key name", "schlüssel", "clé", "clés", "clave", "claves", "chave", "chaves", "chiave",
        "chiavi", "sleutel", "キー", "键", "鍵", "키", "anahtar", "ключ", "ключи",
    ]

    /// "Type / notes", "Type & purpose", "类型与用途": a column with two things is the first one's.
    private static func roleOfFirst(of header: String) -> ColumnRole? {
        for sign in header.indices where separators.contains(header[sign]) && sign != header.startIndex {
            return roles[normalised(header[..<sign])]
        }
        return nil
    }

    /// "費率欄位", "基本字段": scripts without spaces put what kind of field it is before the word.
    private static func roleOfEnd(of header: some StringProtocol) -> ColumnRole? {
        guard let first = header.utf8.first, first >= 0xe3 else { return nil }
        let ends = ["欄位", "字段", "フィールド", "項目", "属性", "필드"]
        return ends.contains { header.hasSuffix($0) } ? .fieldName : nil
    }

    private static let separators: Set<Character> = ["/", "&", "+", ",", "与", "與", "及", "和", "・", "、"]

    /// In lower case, without emoji, marks and punctuation at its ends, with single spaces.
    static func normalised(_ text: Substring) -> String {
        if text.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }) { return text.lowercased() }
        var words: [Substring] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let core = trimmed(word)
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

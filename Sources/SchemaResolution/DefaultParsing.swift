import SchemaModel

/// Understands a default as Swift, SQL or plain words write it.
enum DefaultParsing {
    /// Nil where the words give no default but say that there is none, or that it is made at run time.
    static func parse(_ written: String, for type: FieldType, isList: Bool = false) -> DefaultValue? {
        if let number = plainNumber(written, for: type), !isList { return number }
        let text = written.trimmingBlanks
        // "No" and "now" are values of these types, where they say of others that there is none.
        let isValue =
            type == .bool && text.lowercased() == "no" || type == .date && text.lowercased() == "now"
        if text.isEmpty || isMadeAtRunTime(text.lowercased()) && !isValue { return nil }
        return DefaultValue(written: text, value: value(of: text, for: type, isList: isList))
    }

    /// Digits alone, as most defaults of numbers are.
    private static func plainNumber(_ text: String, for type: FieldType) -> DefaultValue? {
        guard type == .int || type == .double || type == .decimal, let first = text.utf8.first, first != 0x5f,
            text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2e || $0 == 0x5f })
        else { return nil }
        // Swift parts long numbers: `600_000`.
        let digits = text.utf8.contains(0x5f) ? text.filter { $0 != "_" } : text
        if type == .int { return Int64(digits).map { DefaultValue(written: text, value: .integer($0)) } }
        return Double(digits).map { _ in DefaultValue(written: text, value: .number(digits)) }
    }

    /// Whether a field of a type can have the default.
    static func fits(_ value: DefaultValue, _ type: FieldType, isList: Bool) -> Bool {
        switch value.value {
        case .expression: isCode(value.written)
        case .null: true
        case .emptyList: isList || type == .data || type == .json
        case .bool: type == .bool && !isList
        case .integer: [.int, .double, .decimal, .enum].contains(type) && !isList
        case .number: [.double, .decimal].contains(type) && !isList
        case .string:
            [.string, .enum, .url, .uuid, .json, .date, .data, .reference].contains(type) && !isList
        case .enumCase: !isList
        case .newUUID: [.uuid, .string].contains(type)
        case .now: type == .date || type == .string
        }
    }

    private static func value(of text: String, for type: FieldType, isList: Bool) -> DefaultValue.Value {
        if type == .json, !isList, isEmptyDictionary(text) { return .string("{}") }
        let known = constants[text.lowercased()] ?? (isEmptyCollection(text) ? .emptyList : nil)
        if let known, known != .emptyList || type != .string || isList { return known }
        if let bool = boolean(text, for: type) { return .bool(bool) }
        if let string = quoted(text) { return .string(string) }
        if isNumeric(type), !isList, isZero(text) { return type == .int ? .integer(0) : .number("0") }
        if isText(type) || type == .int, let name = enumCase(text) { return .enumCase(name) }
        if isText(type), !isList, known != nil || !isCode(text) { return .string(text) }
        if text.hasPrefix("\u{2212}") { return value(of: "-" + text.dropFirst(), for: type, isList: isList) }
        if type == .double || type == .decimal, case let number = withDecimalPoint(text), number != text {
            return .number(number)
        }
        if type == .int, !isList, let integer = programmersInteger(text) { return .integer(integer) }
        if let integer = Int64(text) {
            return type == .double || type == .decimal ? .number(text) : .integer(integer)
        }
        return isNumber(text) ? .number(text) : .expression
    }

    /// `[String]()`, `Set<Int>()`
    private static func isEmptyCollection(_ text: String) -> Bool {
        text.hasPrefix("[") && text.hasSuffix("]()")
            || ["Array<", "Set<", "Dictionary<"].contains(where: text.hasPrefix) && text.hasSuffix(">()")
    }

    /// `[:]`, `[String: Int]()`
    private static func isEmptyDictionary(_ text: String) -> Bool {
        text == "[:]" || text.contains(":") && isEmptyCollection(text) || text.hasPrefix("Dictionary<")
    }

    private static func isNumeric(_ type: FieldType) -> Bool {
        type == .int || type == .double || type == .decimal
    }

    /// `.zero`, `Decimal.zero`
    private static func isZero(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1] == "zero" && !(parts[0].first?.isNumber ?? false)
            && parts[0].allSatisfy(isWordCharacter)
    }

    /// What words without marks give as a default: a text.
    private static func isText(_ type: FieldType) -> Bool {
        switch type {
        case .string, .enum, .url: true
        case .int, .double, .decimal, .bool, .date, .uuid, .data, .asset, .location, .reference, .json: false
        }
    }

    /// Calls, paths, literals of collections: what only its own language understands.
    private static func isCode(_ text: String) -> Bool {
        text.contains { "([{".contains($0) } || text.contains("::") || text.hasPrefix(".")
    }

    private static func boolean(_ text: String, for type: FieldType) -> Bool? {
        guard type == .bool else { return ["true": true, "false": false][text.lowercased()] }
        switch text.lowercased() {
        case "1", "'1'", "b'1'": return true
        case "0", "'0'", "b'0'": return false
        case let word: return truths.contains(word) ? true : falsehoods.contains(word) ? false : nil
        }
    }

    private static let truths: Set = [
        "true", "yes", "wahr", "ja", "vrai", "oui", "verdadero", "sí", "verdadeiro", "sim", "vero", "sì",
        "waar",
        "doğru", "evet", "да", "истина", "はい", "真", "是",
    ]

    private static let falsehoods: Set = [
        "false", "no", "falsch", "nein", "faux", "non", "falso", "não", "onwaar", "nee", "yanlış", "hayır",
        "нет",
        "ложь", "いいえ", "偽", "假", "否",
    ]

    /// "60,00" as "60.00"; "1,000" may be a thousand and is left alone.
    private static func withDecimalPoint(_ text: String) -> String {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].count != 3 || parts[0] == "0" || parts[0] == "-0",
            isNumber(String(parts[0])), !parts[0].contains("."),
            parts[1].allSatisfy({ $0 >= "0" && $0 <= "9" })
        else { return text }
        return parts.joined(separator: ".")
    }

    /// `0xFF26_B9FF`, `0b101`, `0o17`: as programs write integers.
    private static func programmersInteger(_ text: String) -> Int64? {
        let radixes = ["0x": 16, "0b": 2, "0o": 8]
        guard let radix = radixes[text.prefix(2).lowercased()] else { return nil }
        let digits = text.dropFirst(2).filter { $0 != "_" }
        return digits.first.map(\.isHexDigit) == true ? Int64(digits, radix: radix) : nil
    }

    private static func isNumber(_ text: String) -> Bool {
        guard let first = text.first, first.isNumber || "-+.".contains(first) else { return false }
        return Double(text) != nil && text.allSatisfy { $0.isNumber || "-+.eE".contains($0) }
    }

    /// Those of programs, and those that word processors make of them.
    private static let closingQuotes: [Character: String] = ["\"": "\"", "'": "'", "“": "”“", "„": "“”"]

    /// The inside of Swift's or SQL's quotation marks, with a cast behind it.
    private static func quoted(_ text: String) -> String? {
        var literal = text
        if let cast = literal.range(ofLast: "::"), literal.hasPrefix("'") {
            literal = String(literal[..<cast])
        }
        guard literal.count >= 2, let first = literal.first, let last = literal.last,
            closingQuotes[first]?.contains(last) == true
        else { return nil }
        let inside = String(literal.dropFirst().dropLast())
        return first == "'"
            ? inside.replacing("''", with: "'")
            : inside.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    /// `.draft`, `Status.draft`, `Plan.Status.draft.rawValue`: the case's name.
    private static func enumCase(_ text: String) -> String? {
        var path = text[...]
        if path.hasSuffix(".rawValue") { path = path.dropLast(9) }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = parts.last, let initial = last.first,
            initial.isLowercase,
            parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(isWordCharacter) }),
            parts[0].isEmpty || parts[0].first?.isUppercase == true && parts[0].allSatisfy(isWordCharacter)
        else { return nil }
        return String(last)
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static let constants: [String: DefaultValue.Value] = [
        "uuid()": .newUUID, "gen_random_uuid()": .newUUID, "uuid_generate_v4()": .newUUID,
        "newid()": .newUUID,
        "date()": .now, "now": .now, "date.now": .now, ".now": .now, "now()": .now, "current_timestamp": .now,
        "current_timestamp()": .now, "datetime('now')": .now, "[]": .emptyList, "'{}'": .emptyList,
        "'[]'": .emptyList,
        "nil": .null, "null": .null,
    ]

    private static func isMadeAtRunTime(_ text: String) -> Bool {
        absences.contains(text) || beginnings.contains { text.hasPrefix($0) }
    }

    /// Words for "none", and for values that are made when the record is.
    private static let absences: Set<String> = Set(
        """
        -|–|—|--|n/a|none|no default|no|unset|undefined|keine|keiner|kein|ohne|aucun|aucune|ninguno|ninguna|nenhum|nenhuma
        nessuno|nessuna|geen|なし|无|無|auto|generated|automatic|automatisch|now|today|system|required|optional|・|/|?
        自動|自动|自動生成|自动生成|現在日時|当前时间|目前時間|serial|identity|jetzt|heute|maintenant|ahora|agora|adesso|nu
        """.split { $0 == "|" || $0.isNewline }.map(String.init))

    private static let beginnings = [
        "auto-", "auto ", "autoincrement", "autogenerat", "automatically", "automatisch ", "automatique",
        "automátic",
        "automaticament", "current ", "generated ", "aktuell", "date actuelle", "heure actuelle", "généré",
        "fecha actual",
        "generad", "data atual", "gerado", "data corrente", "generato", "huidig", "gegenereerd", "server ",
        "set by ",
    ]
}

extension String {
    var trimmingBlanks: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// Where the last occurrence of a mark begins.
    func range(ofLast mark: String) -> String.Index? { ranges(of: mark).last?.lowerBound }
}

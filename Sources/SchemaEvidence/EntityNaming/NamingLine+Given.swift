import DocumentWording
import RemarkReading
import Vocabulary

/// Lines that give the name behind the word "name".
///
///     Name: `Trip`
///     In the "Record Type Name" field, type exactly: `Trip`
extension NamingLine {
    /// "Name: `Trip`", "Name it `Trip`", and "Name: Trip", where the line says nothing else.
    static func behindName(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        if tokens.count == 3, tokens[0].means(.name), tokens[1].sign == .colon,
            Identifier.isTypeName(tokens[2].text)
        {
            return tokens[2]
        }
        for index in tokens.indices.dropLast(2) where tokens[index].means(.name) {
            guard tokens[index + 1].sign == .colon || tokens[index + 1].kind == .word else { continue }
            if tokens[index + 2].isName, tokens[index + 2].isMarked { return tokens[index + 2] }
        }
        return typedIntoField(tokens)
    }

    /// "In the "Record Type Name" field, type exactly: `Trip`".
    private static func typedIntoField(_ tokens: [Wording.Token]) -> Wording.Token? {
        guard let field = tokens.firstIndex(where: { $0.kind == .quotation && isNameOfType($0.text) }) else {
            return nil
        }
        let code = tokens[(field + 1)...].filter { $0.kind == .code }
        return code.count == 1 && code[0].isName ? code[0] : nil
    }

    /// "Name it: `Trip`", and nothing more than a remark in brackets behind it.
    static func given(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.first?.means(.name) == true,
            let colon = tokens.prefix(4).firstIndex(where: { $0.sign == .colon }), colon + 1 < tokens.count,
            case let name = tokens[colon + 1], name.isName, name.isMarked, Identifier.isTypeName(name.text),
            colon + 2 == tokens.count || tokens[colon + 2].sign == .open
        else { return nil }
        return name
    }

    /// "**Dashboard** — public database, type `Trip`:", "**The source: `Trip`** — one record a journey:": the only name in
    /// back-ticks of a line that ends in a colon, called a type of the store, or explained as a record.
    static func announcedType(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.last?.sign == .colon, let index = tokens.firstIndex(where: { $0.kind == .code }),
            index > 0,
            !tokens[(index + 1)...].contains(where: { $0.kind == .code }),
            case let name = tokens[index], name.isName, Identifier.isTypeName(name.text),
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return isTypeOfStore(index, in: tokens) || isExplainedAsRecord(index, in: tokens) ? name : nil
    }

    /// "…: public database, type `Trip`:": a part of the line that says nothing else, behind one about the store.
    private static func isTypeOfStore(_ name: Int, in tokens: [Wording.Token]) -> Bool {
        guard name > 1, name + 2 == tokens.count, tokens[name - 1].means(.type),
            [.comma, .dash, .colon].contains(tokens[name - 2].sign)
        else { return false }
        return tokens[..<(name - 2)].contains { $0.means([.database, .zone]) }
    }

    /// "**The source: `Trip`** — one lasting record a journey".
    private static func isExplainedAsRecord(_ name: Int, in tokens: [Wording.Token]) -> Bool {
        guard tokens[name].isStrong, tokens[name - 1].sign == .colon, name + 2 < tokens.count,
            tokens[name + 1].sign == .dash,
            tokens[name + 2].means([.one, .determiner]), !tokens[name + 2].means(.every),
            let record = tokens[(name + 3)...].prefix(longestRemark).firstIndex(where: { $0.means(.record) })
        else { return false }
        return record + 1 < tokens.count && !tokens[record + 1].means([.type, .zone])
    }

    private static let longestRemark = 4

    private static func isNameOfType(_ text: String) -> Bool {
        ["record type name", "record type", "type name", "entity name"].contains(text.lowercased())
    }
}

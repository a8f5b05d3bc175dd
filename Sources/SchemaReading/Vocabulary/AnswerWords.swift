/// Yes and no as the cells of a column say them.
///
/// Words count before marks: a check mark may stand in every cell, or be damaged.
enum AnswerWords {
    enum Answer: Hashable, Sendable {
        case yes, no
    }

    private static let words: [String: Answer] = {
        var answers: [String: Answer] = [:]
        for word in yes.split(whereSeparator: \.isWhitespace) { answers[String(word)] = .yes }
        for word in no.split(whereSeparator: \.isWhitespace) { answers[String(word)] = .no }
        return answers
    }()

    private static let yes = """
        yes y true x always ja j wahr oui vrai sí si verdadero sim verdadeiro sì vero waar はい 是 有 對 对 네 예 evet
        doğru да tak ano
        """

    private static let no = """
        no n false never none nein falsch non faux falso não nao nee onwaar onjuist いいえ なし 否 无 無 不 아니오 아니요
        hayır yanlış нет nie ne
        """

    static func answer(_ word: String) -> Answer? {
        words[StatementVocabulary.lowercased(word)]
    }

    /// What a cell says, or nil where it says something else. Blank and dash are no.
    static func answer(in wording: Wording) -> Answer? {
        // What is left of a damaged mark may stand before the word.
        let words = wording.tokens.lazy.filter { $0.kind == .word || $0.kind == .code }
        if words.first != nil { return words.prefix(2).lazy.compactMap { answer($0.text) }.first }
        if let number = wording.tokens.first(where: { $0.kind == .number }) {
            return number.text == "1" ? .yes : number.text == "0" ? .no : nil
        }
        for token in wording.tokens {
            if token.sign == .yes { return .yes }
            if token.sign == .no || token.sign == .dash { return .no }
        }
        return wording.tokens.allSatisfy { $0.text == "-" } ? .no : nil
    }
}

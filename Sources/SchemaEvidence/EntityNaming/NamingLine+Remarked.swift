import DocumentWording
import Vocabulary

/// Names with a remark behind them.
extension NamingLine {
    /// A name in bold or code with a remark: "**Trip** (since 2.0)", "`Trip` — one a journey".
    static func remarked(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        let first = tokens[start]
        let isCode = first.kind == .code && Identifier.isTypeName(first.text)
        guard first.isName, first.isStrong || isCode,
            !first.means(noNames) && !isGroup(first) || isMarkedAsModel(start, of: wording),
            start + 1 < tokens.count, [.open, .dash].contains(tokens[start + 1].sign),
            !tokens[start + 1].isStrong
        else { return nil }
        return codeInBrackets(behind: start, of: wording) ?? first
    }

    /// "**Bienenvolk** (`Hive`)": what people call it, and its name as the code spells it.
    private static func codeInBrackets(behind name: Int, of wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens[name].kind == .word, name + 3 < tokens.count, tokens[name + 1].sign == .open,
            tokens[name + 3].sign == .close, case let code = tokens[name + 2], code.kind == .code,
            code.isName,
            Identifier.isTypeName(code.text)
        else { return nil }
        return code
    }
}

import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel

/// A paragraph that is nothing but names in back-ticks with slashes between them, perhaps with remarks in brackets.
///
///     `title` / `length` (km) / `end`? / `note`
struct SlashedFieldList {
    private(set) var fields: [DeclaredField] = []

    init?(_ wording: Wording) {
        let tokens = wording.tokens
        guard tokens.first?.kind == .code else { return nil }
        var index = 0
        while index < tokens.count {
            guard tokens[index].kind == .code, Identifier.isFieldName(tokens[index].text) else {
                return nil
            }
            var field = DeclaredField(
                name: Declared(tokens[index].text, at: tokens[index].span), span: tokens[index].span)
            index += 1
            while index < tokens.count, tokens[index].sign != .slash {
                if tokens[index].text == "?" {
                    field.isOptional = Declared(true, at: tokens[index].span)
                    index += 1
                } else if let close = Self.close(of: index, in: tokens) {
                    index = close + 1
                } else {
                    return nil
                }
            }
            fields.append(field)
            index += 1
        }
    }

    private static func close(of open: Int, in tokens: [Wording.Token]) -> Int? {
        guard tokens[open].sign == .open else { return nil }
        return BracketedFieldList.close(behind: open, in: tokens[...])
    }
}

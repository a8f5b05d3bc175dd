/// Reads the cases of enumerations, and the macros that name keys and indexes.
struct SwiftMemberReading {
    private let tokens: SwiftTokens

    init(_ tokens: SwiftTokens) {
        self.tokens = tokens
    }

    // MARK: Cases

    /// `case short = "S", long`; `index` is that of the first name, and then stands behind the last case.
    func cases(from index: inout Int) -> [SwiftEnumCase] {
        var cases: [SwiftEnumCase] = []
        while let name = tokens.name(at: index), !tokens.beginsDeclaration(index) || !tokens[index].startsLine
        {
            index += 1
            var declared = SwiftEnumCase(name: name, rawValue: nil, hasAssociatedValues: false)
            if tokens.isSign("(", at: index) {
                declared.hasAssociatedValues = true
                index = tokens.behindBracket(at: index, upTo: tokens.end)
            }
            if tokens.isSign("=", at: index) {
                let value = SwiftExpressionReading(tokens, at: index + 1)
                declared.rawValue = value.range.isEmpty ? nil : rawValue(value.range)
                index = max(index + 1, value.range.upperBound)
            }
            cases.append(declared)
            guard tokens.isSign(",", at: index) else { break }
            index += 1
        }
        return cases
    }

    private func rawValue(_ range: Range<Int>) -> String {
        let literal = range.count == 1 && tokens[range.lowerBound].kind == .string
        return (literal ? SwiftStringLiteral.value(of: tokens.text(at: range)) : nil)
            ?? tokens.text(at: range)
    }

    // MARK: Macros

    /// `#Unique<Plan>([\.month, \.goal], [\.id])` and `#Index<Plan>(.binary([\.month]), [\.id])` have two lists.
    ///
    /// Returns nil for anything but such a macro; `index` is that of the number sign, and then stands behind it.
    func macro(at index: inout Int) -> SwiftMacro? {
        let start = index
        guard let name = tokens.word(at: index + 1), tokens[index + 1].isJoined,
            ["Unique", "Index"].contains(name)
        else { return nil }
        let open = tokens.endOfGenerics(from: index + 2) ?? index + 2
        guard tokens.isSign("(", at: open), let close = tokens.partner(of: open) else { return nil }
        index = close + 1
        return SwiftMacro(
            name: name, model: open == start + 5 ? tokens.name(at: start + 3) : nil,
            lists: tokens.elements(of: open + 1..<close).compactMap(pathList),
            range: tokens.span(of: start..<index))
    }

    /// `[\.month]`, `.binary([\.month])`
    private func pathList(_ element: Range<Int>) -> [String]? {
        guard let last = element.last else { return nil }
        var list = element
        if tokens.isSign(")", at: last), let open = tokens.partner(of: last), open > element.lowerBound {
            list = tokens.elements(of: open + 1..<last).first ?? element
        }
        guard let first = list.first, tokens.isSign("[", at: first), tokens.partner(of: first) == list.last
        else {
            return nil
        }
        return tokens.elements(of: first + 1..<list.upperBound - 1).compactMap { path in
            let text = tokens.text(at: path)
            return text.hasPrefix("\\") ? String(text.drop { $0 != "." }.dropFirst()) : nil
        }
    }
}

/// A call of a function by name, such as `t.column("name", .text)`.
///
/// Ranges are UTF-8 offsets in the text that was read.
package struct SwiftCall: Hashable, Sendable {
    package var name: String

    /// What stands in the brackets; none where only a closure follows.
    package var arguments: [Argument]

    /// From the name to the bracket or the closure that ends the call.
    package var range: Range<Int>

    /// The braces of a closure behind the brackets.
    package var closure: Range<Int>?

    /// The call whose result it is called on, as an index of the list: `.notNull()`.
    package var receiver: Int?

    package struct Argument: Hashable, Sendable {
        package var label: String?

        /// What a string literal stands for; nil for every other expression.
        package var literal: String?
        package var range: Range<Int>
    }

    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The first argument, if it has no label.
    package var unlabelled: Argument? { arguments.first.flatMap { $0.label == nil ? $0 : nil } }
}

/// What stands in square brackets behind a name, such as `record["title"] as? String`.
package struct SwiftKeyedValue: Hashable, Sendable {
    package var key: String

    /// The name right before the bracket.
    package var receiver: String

    /// The type behind `as`, `as?` or `as!`.
    package var type: SwiftTypeName?
    package var range: Range<Int>

    /// The comment behind it on its line.
    package var comment: String?
}

extension SwiftReader {
    /// All calls in a piece of Swift, in its order, those in closures behind the one that takes the closure.
    package func calls(in text: String) -> [SwiftCall] {
        var text = text
        return text.withUTF8 { SwiftUses(SwiftTokens(bytes: $0)).calls }
    }

    /// All values that are read or written by a string for a key.
    package func keyedValues(in text: String) -> [SwiftKeyedValue] {
        var text = text
        return text.withUTF8 { SwiftUses(SwiftTokens(bytes: $0)).keyedValues }
    }
}

/// Finds what Swift source uses, in one pass over its tokens.
struct SwiftUses {
    let tokens: SwiftTokens

    init(_ tokens: SwiftTokens) {
        self.tokens = tokens
    }

    // MARK: Calls

    var calls: [SwiftCall] {
        var calls: [SwiftCall] = []
        var ends: [Int: Int] = [:]
        for index in 0..<tokens.end {
            let before = max(index - 1, 0)
            guard let name = tokens.word(at: index), !tokens.isWord("func", at: before),
                let (arguments, closure, end) = list(behind: index)
            else { continue }
            let receiver = tokens.isSign(".", at: before) ? ends[before] : nil
            ends[end] = calls.count
            calls.append(
                SwiftCall(
                    name: name, arguments: arguments, range: tokens.span(of: index..<end), closure: closure,
                    receiver: receiver))
        }
        return calls
    }

    /// The arguments and the closure of a call, and the token behind it.
    private func list(behind name: Int) -> ([SwiftCall.Argument], Range<Int>?, Int)? {
        let open = name + 1
        if tokens.isSign("(", at: open), tokens[open].isJoined, let close = tokens.partner(of: open) {
            let arguments = tokens.elements(of: open + 1..<close).map(argument)
            let braces = closure(at: close + 1)
            return (arguments, braces.map { tokens.span(of: $0) }, braces?.upperBound ?? close + 1)
        }
        guard tokens.isSign(".", at: max(name - 1, 0)), let braces = closure(at: open) else { return nil }
        return ([], tokens.span(of: braces), braces.upperBound)
    }

    private func closure(at index: Int) -> Range<Int>? {
        guard tokens.isSign("{", at: index), !tokens[index].startsLine else { return nil }
        return tokens.partner(of: index).map { index..<$0 + 1 }
    }

    private func argument(_ element: Range<Int>) -> SwiftCall.Argument {
        var value = element
        var label: String?
        if element.count > 2, let name = tokens.name(at: element.lowerBound),
            tokens.isSign(":", at: element.lowerBound + 1)
        {
            label = name
            value = element.lowerBound + 2..<element.upperBound
        }
        return SwiftCall.Argument(label: label, literal: literal(at: value), range: tokens.span(of: value))
    }

    private func literal(at range: Range<Int>) -> String? {
        guard range.count == 1, tokens[range.lowerBound].kind == .string else { return nil }
        return SwiftStringLiteral.value(of: tokens.text(at: range))
    }

    // MARK: Keys

    var keyedValues: [SwiftKeyedValue] {
        (0..<tokens.end).compactMap { open in
            guard open > 0, tokens.isSign("[", at: open), tokens.partner(of: open) == open + 2,
                let receiver = tokens.name(at: open - 1), let key = literal(at: open + 1..<open + 2)
            else { return nil }
            let type = castType(behind: open + 3)
            let end = type?.range.upperBound ?? open + 3
            return SwiftKeyedValue(
                key: key, receiver: receiver, type: type?.name, range: tokens.span(of: open - 1..<end),
                comment: tokens.commentBehind(end))
        }
    }

    private func castType(behind index: Int) -> SwiftTypeReading? {
        guard tokens.isWord("as", at: index) else { return nil }
        let isMarked = tokens.isSign("?", at: index + 1) || tokens.isSign("!", at: index + 1)
        return SwiftTypeReading(tokens, at: isMarked ? index + 2 : index + 1)
    }
}

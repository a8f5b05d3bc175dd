/// Reads variables and constants with their types, defaults and comments.
struct BindingReading {
    private let tokens: SwiftTokens
    private let head: SwiftDeclarationHead
    private var index: Int
    private var bindings: [Binding] = []

    private struct Binding {
        var name: Int?
        var type: SwiftTypeReading?
        var value: SwiftExpressionReading?
        var isStored = true
    }

    /// One a binding: `var width, height: Double` declares two.
    private(set) var properties: [SwiftProperty] = []

    /// Behind the declaration.
    var end: Int { index }

    /// Whether it names something that has a type or a value, or nothing but a brace or a semicolon follows on its line: not
    /// `var the-end: Date`, but `var end: Date -- the end`.
    var isWhole: Bool {
        guard let last = bindings.last else { return false }
        if last.type != nil || last.value != nil { return true }
        return index >= tokens.end || tokens[index].startsLine
            || [";", "}", "{"].contains { tokens.isSign($0, at: index) }
    }

    init(_ tokens: SwiftTokens, _ head: SwiftDeclarationHead) {
        self.tokens = tokens
        self.head = head
        index = head.index + 1
        repeat { readBinding() } while skipComma() || skipSlash()
        makeProperties()
    }

    private mutating func skipComma() -> Bool {
        guard tokens.isSign(",", at: index) else { return false }
        index += 1
        return true
    }

    /// `var start/end: Date`, as documents shorten two properties: no Swift, and so nothing else.
    private mutating func skipSlash() -> Bool {
        guard let last = bindings.last, last.name == index - 1, last.type == nil, last.value == nil,
            tokens.isSign("/", at: index), tokens.name(at: index + 1) != nil, !tokens[index].startsLine
        else { return false }
        index += 1
        return true
    }

    private mutating func readBinding() {
        var binding = Binding()
        guard readPattern(&binding) else { return }
        if tokens.isSign(":", at: index), let type = SwiftTypeReading(tokens, at: index + 1) {
            binding.type = type
            index = type.range.upperBound
        } else if tokens.isSign(":", at: index) {
            index += 1
        }
        if tokens.isSign("=", at: index), !tokens.isPair("=", "=", at: index) {
            let value = SwiftExpressionReading(tokens, at: index + 1)
            if !value.range.isEmpty { binding.value = value }
            index = max(index + 1, value.range.upperBound)
        }
        if tokens.isSign("{", at: index) {
            binding.isStored = SwiftAccessors.areObservers(tokens, at: index)
            index = tokens.partner(of: index).map { $0 + 1 } ?? tokens.end
        }
        bindings.append(binding)
    }

    /// False where nothing is named.
    private mutating func readPattern(_ binding: inout Binding) -> Bool {
        if tokens.isSign("(", at: index), let close = tokens.partner(of: index) {
            index = close + 1
            return true
        }
        guard let name = tokens.name(at: index), isName(at: index) else { return false }
        if name != "_" { binding.name = index }
        index += 1
        return true
    }

    /// A reserved word is no name of a property, but documents call some so: `var default: Bool`.
    private func isName(at index: Int) -> Bool {
        guard tokens.beginsDeclaration(index) else { return true }
        return tokens.isSign(":", at: index + 1) && !tokens[index].startsLine
    }

    // MARK: What was read

    private mutating func makeProperties() {
        let comment = tokens.documentation(of: head.start) ?? tokens.commentBehind(index)
        let range = tokens.span(of: head.start..<index)
        let isStatic = head.modifiers.contains("static") || head.modifiers.contains("class")
        let isLazy = head.modifiers.contains("lazy")
        var annotation: SwiftTypeReading?
        for binding in bindings.reversed() {
            // In `var width, height: Double` the annotation stands behind the last name.
            annotation = binding.type ?? annotation
            guard let index = binding.name, let name = tokens.name(at: index) else { continue }
            properties.append(
                SwiftProperty(
                    name: name,
                    nameRange: tokens.span(of: index..<index + 1),
                    type: annotation?.name ?? binding.value.flatMap { InitialValue(tokens, $0).type },
                    defaultText: binding.value.map { tokens.text(at: $0.range) },
                    isStored: !isLazy && binding.isStored,
                    isAnnotated: annotation != nil,
                    isStatic: isStatic,
                    attributes: head.attributes,
                    comment: comment,
                    range: range))
        }
        properties.reverse()
    }
}

/// Tells what stands in the braces behind a property.
enum SwiftAccessors {
    /// Observers leave a property stored; whatever else stands there computes its value.
    static func areObservers(_ tokens: SwiftTokens, at open: Int) -> Bool {
        let end = tokens.partner(of: open) ?? tokens.end
        var index = open + 1
        var hasObserver = false
        while index < end {
            let head = SwiftDeclarationHead(tokens, at: index)
            guard let word = tokens.word(at: head.index), word == "willSet" || word == "didSet" else {
                return false
            }
            hasObserver = true
            index = head.index + 1
            if tokens.isSign("(", at: index) { index = tokens.behindBracket(at: index, upTo: end) }
            if tokens.isSign("{", at: index) { index = tokens.behindBracket(at: index, upTo: end) }
        }
        return hasObserver
    }
}

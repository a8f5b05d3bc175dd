/// Finds which brackets belong together, in one pass.
///
/// In damaged source a `}` closes what is open in its braces; a `)` or `]` never reaches out of them. A `<` right
/// behind a name has a partner where nothing stands between the two that cannot stand in generic arguments.
struct BracketPairing {
    private let tokens: [SwiftToken]
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var partners: [Int32]
    private var open: [Open] = []

    /// How many parentheses and square brackets are open within the innermost braces, and within those around.
    private var counts = [Counts()]

    private struct Open {
        let index: Int
        let sign: UInt8
    }

    private struct Counts {
        var parentheses = 0
        var squares = 0
    }

    init(_ tokens: [SwiftToken], of bytes: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.bytes = bytes
        partners = [Int32](repeating: -1, count: tokens.count)
    }

    mutating func run() {
        for index in tokens.indices {
            switch tokens[index].kind {
            case .sign(let sign): take(sign, at: index)
            case .word:
                if SwiftKeyword.beginsDeclaration(bytes, tokens[index]) { dropGenerics() }
            case .string, .fraction, .regex, .dollarName, .end: dropGenerics()
            case .quotedName, .integer: break
            }
        }
    }

    private mutating func take(_ sign: UInt8, at index: Int) {
        switch sign {
        case UInt8(ascii: "("):
            counts[counts.count - 1].parentheses += 1
            open.append(Open(index: index, sign: sign))
        case UInt8(ascii: "["):
            counts[counts.count - 1].squares += 1
            open.append(Open(index: index, sign: sign))
        case UInt8(ascii: "{"):
            dropGenerics()
            counts.append(Counts())
            open.append(Open(index: index, sign: sign))
        case UInt8(ascii: ")"):
            if counts[counts.count - 1].parentheses > 0 { close(UInt8(ascii: "("), at: index) }
        case UInt8(ascii: "]"):
            if counts[counts.count - 1].squares > 0 { close(UInt8(ascii: "["), at: index) }
        case UInt8(ascii: "}"):
            if counts.count > 1 { close(UInt8(ascii: "{"), at: index) }
        case UInt8(ascii: "<"):
            if tokens[index].isJoined { open.append(Open(index: index, sign: sign)) }
        case UInt8(ascii: ">"):
            if !isArrow(index), open.last?.sign == UInt8(ascii: "<") { close(UInt8(ascii: "<"), at: index) }
        default:
            if !Self.ofGenerics.contains(sign) { dropGenerics() }
        }
    }

    /// The head of `->`.
    private func isArrow(_ index: Int) -> Bool {
        index > 0 && tokens[index].isJoined && tokens[index - 1].kind == .sign(UInt8(ascii: "-"))
    }

    private mutating func dropGenerics() {
        while open.last?.sign == UInt8(ascii: "<") { open.removeLast() }
    }

    private static let ofGenerics = Set(".,:?!&-~@=".utf8)

    /// What was opened behind the partner stays without one.
    private mutating func close(_ sign: UInt8, at index: Int) {
        while let last = open.popLast() {
            switch last.sign {
            case UInt8(ascii: "("): counts[counts.count - 1].parentheses -= 1
            case UInt8(ascii: "["): counts[counts.count - 1].squares -= 1
            case UInt8(ascii: "{"): counts.removeLast()
            default: break
            }
            guard last.sign == sign else { continue }
            partners[last.index] = Int32(index)
            partners[index] = Int32(last.index)
            return
        }
    }
}

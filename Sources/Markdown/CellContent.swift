/// What a cell holds, told by one look at its bytes: most cells need no Markdown parser.
enum CellContent: UInt8 {
    case empty

    /// Text that means itself.
    case plain

    /// One code span and nothing else.
    case code

    /// Code spans in single back-ticks between plain text.
    case mixed

    /// Anything that only cmark can tell.
    case markup

    init(of cell: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        if cell.isEmpty {
            self = .empty
            return
        }
        var codeSpans = 0
        var index = cell.lowerBound
        while index < cell.upperBound {
            switch Self.classes[Int(bytes[index])] {
            case .plain:
                index += 1
            case .backtick:
                guard let end = Self.endOfCodeSpan(from: index, to: cell.upperBound, in: bytes) else {
                    self = .markup
                    return
                }
                if index == cell.lowerBound, end == cell.upperBound {
                    self = .code
                    return
                }
                codeSpans += 1
                index = end
            case .underscore where Self.isInsideWord(index, cell, bytes):
                index += 1
            case .ampersand where !Self.startsEntity(index, cell, bytes):
                index += 1
            case .underscore, .ampersand, .markup:
                self = .markup
                return
            }
        }
        self = codeSpans > 0 ? .mixed : .plain
    }

    /// Behind the closing back-tick of a simple code span: single back-ticks, no space at either end, no pipe
    /// escaped.
    static func endOfCodeSpan(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let tick = UInt8(ascii: "`")
        let space = UInt8(ascii: " ")
        var index = start + 1
        while index < end, bytes[index] != tick {
            if bytes[index] == UInt8(ascii: "|") { return nil }
            index += 1
        }
        guard index < end, index > start + 1, bytes[start + 1] != space, bytes[index - 1] != space else {
            return nil
        }
        return index + 1 < end && bytes[index + 1] == tick ? nil : index + 1
    }

    private enum ByteClass {
        case plain, backtick, underscore, ampersand, markup
    }

    private static let classes: [ByteClass] = (0...255).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "_"): .underscore
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "~"),
            0:
            .markup
        default: .plain
        }
    }

    /// Between two letters or digits an underscore is no mark.
    private static func isInsideWord(
        _ index: Int, _ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard index > cell.lowerBound, index + 1 < cell.upperBound else { return false }
        return isWordByte(bytes[index - 1]) && isWordByte(bytes[index + 1])
    }

    private static func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    private static func startsEntity(
        _ index: Int, _ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard index + 1 < cell.upperBound else { return false }
        return isWordByte(bytes[index + 1]) || bytes[index + 1] == UInt8(ascii: "#")
    }
}

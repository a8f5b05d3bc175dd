/// The ends of strings and regular expressions.
extension SwiftLexer {
    /// A string that is open, or an interpolation in it.
    private enum Level {
        case text(marks: Int, isMultiline: Bool)
        case interpolation(open: Int)
    }

    /// Behind the string whose quotation mark stands at an offset, behind its number signs.
    mutating func endOfString(from start: Int, marks: Int) -> Int {
        if !isWithoutEnd, let end = searchEnd(from: start, marks: marks) { return end }
        isWithoutEnd = true
        // Without its end it ends with its line.
        var end = start + 1
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == UInt8(ascii: "\""), marks == 0 || hasMarks(marks, at: end + 1) {
                return end + 1 + marks
            }
            end += bytes[end] == UInt8(ascii: "\\") && marks == 0 ? 2 : 1
        }
        return min(end, bytes.count)
    }

    /// Nil where the text ends before; a string of one line without an interpolation ends with its line.
    private mutating func searchEnd(from start: Int, marks: Int) -> Int? {
        var levels: [Level] = []
        var index = open(at: start, marks: marks, &levels)
        while index < bytes.count {
            switch levels.last {
            case nil: return index
            case .text(let marks, let isMultiline):
                index = stepInText(at: index, marks: marks, isMultiline: isMultiline, &levels)
            case .interpolation(let open):
                index = stepInInterpolation(at: index, open: open, &levels)
            }
        }
        return levels.isEmpty ? index : nil
    }

    /// Returns what follows the opening marks.
    private func open(at quote: Int, marks: Int, _ levels: inout [Level]) -> Int {
        let isMultiline = isTriple(at: quote)
        levels.append(.text(marks: marks, isMultiline: isMultiline))
        return quote + (isMultiline ? 3 : 1)
    }

    /// `""` is an empty string, not the beginning of a longer one.
    private func isTriple(at index: Int) -> Bool {
        byte(index) == UInt8(ascii: "\"") && byte(index + 1) == UInt8(ascii: "\"")
            && byte(index + 2) == UInt8(ascii: "\"")
    }

    private func hasMarks(_ count: Int, at index: Int) -> Bool {
        (index..<index + count).allSatisfy { byte($0) == UInt8(ascii: "#") }
    }

    private func stepInText(at index: Int, marks: Int, isMultiline: Bool, _ levels: inout [Level]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "\""):
            if isMultiline, !isTriple(at: index) { return index + 1 }
            let end = index + (isMultiline ? 3 : 1)
            guard hasMarks(marks, at: end) else { return index + 1 }
            levels.removeLast()
            return end + marks
        case UInt8(ascii: "\\") where hasMarks(marks, at: index + 1):
            guard byte(index + 1 + marks) == UInt8(ascii: "(") else { return index + 2 + marks }
            levels.append(.interpolation(open: 1))
            return index + 2 + marks
        case 0x0A, 0x0D:
            // It has no end: what follows is no part of it.
            if !isMultiline { levels.removeLast() }
            return isMultiline ? index + 1 : index
        default:
            return index + 1
        }
    }

    private func stepInInterpolation(at index: Int, open: Int, _ levels: inout [Level]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "("):
            levels[levels.count - 1] = .interpolation(open: open + 1)
        case UInt8(ascii: ")"):
            levels.removeLast()
            if open > 1 { levels.append(.interpolation(open: open - 1)) }
        case UInt8(ascii: "\""):
            return self.open(at: index, marks: marks(before: index), &levels)
        case 0x0A where isInLine(levels):
            levels.removeLast()
            return index
        default:
            break
        }
        return index + 1
    }

    /// Whether the string around an interpolation has one line only: such an interpolation has one, too.
    private func isInLine(_ levels: [Level]) -> Bool {
        guard levels.count > 1, case .text(_, let isMultiline) = levels[levels.count - 2] else {
            return false
        }
        return !isMultiline
    }

    private func marks(before index: Int) -> Int {
        var start = index
        while start > 0, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
        return index - start
    }

    // MARK: Regular expressions

    /// Behind the slash that closes it on its line; nil for none.
    mutating func endOfRegex(from start: Int) -> Int? {
        if start < lineWithoutRegex { return nil }
        var end = start
        var isInSet = false
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "/") where !isInSet: return end > start ? end + 1 : nil
            default: break
            }
            end += 1
        }
        lineWithoutRegex = end
        return nil
    }

    /// `#/…/#`, over several lines, too.
    mutating func endOfExtendedRegex(from start: Int, marks: Int) -> Int? {
        if isWithoutEnd { return nil }
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "/"), hasMarks(marks, at: end + 1) { return end + 1 + marks }
            end += 1
        }
        isWithoutEnd = true
        return nil
    }
}

/// What a line can start, by CommonMark's rules: each answers for the text from the first non-space on.
extension LineCursor {
    var startsQuote: Bool { first == UInt8(ascii: ">") }

    /// One to six `#`, then a space, a tab or the end.
    var startsHeading: Bool {
        guard first == UInt8(ascii: "#") else { return false }
        let end = endOfRun(from: firstNonspace)
        return end - firstNonspace <= 6 && (isSpaceOrTab(at: end) || byte(at: end) == UInt8(ascii: "\n"))
    }

    /// Only `=` or only `-`, and spaces behind.
    var isSetextUnderline: Bool {
        guard first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return isBlank(from: endOfRun(from: firstNonspace))
    }

    /// Three or more `*`, `-` or `_`, with nothing else but spaces between them.
    var startsThematicBreak: Bool {
        let mark = first
        guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else {
            return false
        }
        var count = 0
        for index in firstNonspace..<end {
            if bytes[index] == mark {
                count += 1
            } else if !isSpaceOrTab(at: index) {
                return false
            }
        }
        return count >= 3
    }

    /// Three or more back-ticks, none of them behind, or three or more tildes.
    var codeFence: CodeFence? {
        guard first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        let end = endOfRun(from: firstNonspace)
        guard end - firstNonspace >= 3 else { return nil }
        if first == UInt8(ascii: "`"), bytes[end..<self.end].contains(UInt8(ascii: "`")) { return nil }
        // cmark keeps the length in a byte.
        return CodeFence(mark: first, length: min(255, end - firstNonspace))
    }

    func closes(_ fence: CodeFence) -> Bool {
        guard !isIndented, first == fence.mark else { return false }
        let end = endOfRun(from: firstNonspace)
        return end - firstNonspace >= fence.length && isBlank(from: end)
    }

    /// A bullet or a number. One that interrupts a paragraph must hold text, and a number must be 1.
    func listMarker(interruptingParagraph: Bool) -> ListMarker? {
        let bullet = first
        if bullet == UInt8(ascii: "*") || bullet == UInt8(ascii: "-") || bullet == UInt8(ascii: "+") {
            return marker(bullet, length: 1, interruptingParagraph)
        }
        var end = firstNonspace
        var number = 0
        while end - firstNonspace < 9, isDigit(byte(at: end)) {
            number = number * 10 + Int(byte(at: end) - UInt8(ascii: "0"))
            end += 1
        }
        let delimiter = byte(at: end)
        guard end > firstNonspace, delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")") else {
            return nil
        }
        if interruptingParagraph, number != 1 { return nil }
        return marker(delimiter, length: end + 1 - firstNonspace, interruptingParagraph)
    }

    private func marker(_ kind: UInt8, length: Int, _ interruptingParagraph: Bool) -> ListMarker? {
        let behind = firstNonspace + length
        guard isWhitespace(byte(at: behind)) else { return nil }
        if interruptingParagraph, isBlank(from: behind) { return nil }
        return ListMarker(kind: kind, length: length)
    }

    private func endOfRun(from start: Int) -> Int {
        var index = start
        while index < end, bytes[index] == bytes[start] { index += 1 }
        return index
    }

    func isBlank(from start: Int) -> Bool {
        var index = start
        while isSpaceOrTab(at: index) { index += 1 }
        return index >= end
    }
}

/// The opening line of a fenced code block.
struct CodeFence: Hashable {
    let mark: UInt8
    let length: Int
}

/// A bullet or a number with which a list item begins.
struct ListMarker: Hashable {
    /// The bullet or what stands behind the number: items of one list share it.
    let kind: UInt8
    let length: Int
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

/// What cmark trims: no vertical tab.
func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || ((9...13).contains(byte) && byte != 11)
}

/// What separates words in tags and pipes from cells: a vertical tab too.
func isSpaceCharacter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

/// Counts how deep YAML is nested, and how long it would be with each alias written out.
///
/// Both are upper bounds, found without parsing: brackets count in a text over several lines, too, and what an
/// anchor names ends where a line begins that is indented no deeper, or else with the text.
struct YAMLScan {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The length of what was read so far, with its aliases written out.
    private var length = 0
    private var openBrackets = 0
    private var indentations: [Int] = []

    /// How many sequences and complex keys began one right in another: `- - ? - a`.
    private var entries = 0

    /// How many keys that are no plain words, as in `? - a`, begin on each open line, and on this one.
    private var keys: [Int] = []
    private var openKeys = 0

    /// Whether nothing but the marks of entries stands before a place on its line, or in its brackets: "Quoi ?" is no key.
    private var isAtStart = true

    private var openAnchors: [Anchor] = []

    /// Where what an anchor names begins, and how long it is once it has ended.
    private var anchors: [String: (start: Int, length: Int?)] = [:]

    /// Behind a quotation or bracket that stays open at the end of a line, indentation does not tell what ends.
    private var tellsIndentation = true

    private struct Anchor {
        let name: String
        let indentation: Int
    }

    private static let deepest = 100

    /// Yams compares keys with all that stands in them, again on each level.
    private static let deepestKey = 6
    private static let mostText = 1_000_000

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func run() -> YAMLRefusal? {
        var start = 0
        while start < bytes.count {
            let end = endOfLine(from: start)
            let content = (start..<end).first { bytes[$0] != 0x20 } ?? end
            if content < end {
                beginLine(at: content - start)
                if let refusal = read(content..<end, indentation: content - start) { return refusal }
            }
            start = end + 1
        }
        return nil
    }

    /// YAML ends a line at the separators of Unicode, too: the last byte of one is taken.
    private func endOfLine(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0D: return index
            case 0x85 where index > start && bytes[index - 1] == 0xC2: return index
            case 0xA8, 0xA9:
                if index > start + 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 { return index }
            default: break
            }
            index += 1
        }
        return index
    }

    private mutating func beginLine(at column: Int) {
        guard openBrackets == 0 else { return }
        while let last = indentations.last, last >= column {
            indentations.removeLast()
            openKeys -= keys.popLast() ?? 0
        }
        indentations.append(column)
        keys.append(0)
        guard tellsIndentation else { return }
        while let last = openAnchors.last, last.indentation >= column {
            if let start = anchors[last.name]?.start { anchors[last.name]?.length = length - start }
            openAnchors.removeLast()
        }
    }

    private mutating func read(_ line: Range<Int>, indentation: Int) -> YAMLRefusal? {
        var index = line.lowerBound
        var hasApostrophe = false
        var isUnclosed = false
        entries = 0
        isAtStart = true
        while index < line.upperBound {
            countEntry(at: index, in: line)
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): openBrackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): openBrackets = max(0, openBrackets - 1)
            case UInt8(ascii: "'"): hasApostrophe = true
            case UInt8(ascii: "\"") where !isUnclosed:
                // Where one stays open, none behind it closes on this line either: it is searched once.
                let close = endOfQuotation(from: index, to: line.upperBound)
                isUnclosed = close == nil
                index = close ?? index
            case UInt8(ascii: "&"): openAnchor(at: index, in: line, indentation)
            case UInt8(ascii: "*"): addAlias(at: index, in: line)
            default: break
            }
            if let reason { return YAMLRefusal(reason: reason, offset: min(index, bytes.count - 1)) }
            index += 1
        }
        length += line.count
        if openBrackets > 0 || hasApostrophe || isUnclosed { tellsIndentation = false }
        return nil
    }

    /// What is already too much; nil for nothing.
    private var reason: YAMLRefusal.Reason? {
        if openBrackets + indentations.count + entries > Self.deepest || openKeys > Self.deepestKey {
            return .tooDeep
        }
        return length > bytes.count + Self.mostText ? .tooMuch : nil
    }

    private mutating func countEntry(at index: Int, in line: Range<Int>) {
        switch bytes[index] {
        case 0x20, 0x09: break
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            let isEntry = index + 1 == line.upperBound || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09
            entries = isEntry ? entries + 1 : 0
            if isEntry, isAtStart, bytes[index] == UInt8(ascii: "?"), !keys.isEmpty {
                keys[keys.count - 1] += 1
                openKeys += 1
            }
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
            entries = 0
            isAtStart = true
        default:
            entries = 0
            isAtStart = false
        }
    }

    /// The mark that closes a quotation on its line.
    private func endOfQuotation(from start: Int, to end: Int) -> Int? {
        var index = start + 1
        while index < end {
            if bytes[index] == UInt8(ascii: "\"") { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    // MARK: Anchors

    private mutating func openAnchor(at index: Int, in line: Range<Int>, _ indentation: Int) {
        guard let name = name(from: index + 1, to: line.upperBound) else { return }
        openAnchors.append(Anchor(name: name, indentation: indentation))
        anchors[name] = (start: length, length: nil)
    }

    private mutating func addAlias(at index: Int, in line: Range<Int>) {
        guard let name = name(from: index + 1, to: line.upperBound), let anchor = anchors[name] else {
            return
        }
        length += anchor.length ?? length - anchor.start + line.count
    }

    private func name(from start: Int, to end: Int) -> String? {
        let stop = (start..<end).first { !Self.isPartOfName(bytes[$0]) } ?? end
        guard stop > start else { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<stop]), as: UTF8.self)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

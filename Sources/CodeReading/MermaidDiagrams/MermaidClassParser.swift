import Diagnostics
import DocumentWording
import RemarkReading

/// Reads `classDiagram` text line by line; a line that it does not know is passed over.
struct MermaidClassParser {
    private let text: [UInt8]
    private var diagram = MermaidClasses()
    private var isOpen = false

    /// Nil where the text is another kind of diagram.
    static func parse(_ text: [UInt8]) -> MermaidClasses? {
        var parser = MermaidClassParser(text: text)
        return parser.read() ? parser.diagram : nil
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func read() -> Bool {
        var isDiagram = false
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0a) ?? text.count
            let line = trimmed(start..<end)
            start = end + 1
            if line.isEmpty || text[line].starts(with: "%%".utf8) { continue }
            if isDiagram {
                read(line)
            } else {
                guard text[line].starts(with: "classDiagram".utf8) else { return false }
                isDiagram = true
            }
        }
        return isDiagram
    }

    private mutating func read(_ line: Range<Int>) {
        if text[line.lowerBound] == UInt8(ascii: "}") {
            isOpen = false
        } else if isOpen {
            add(line, to: diagram.classes.count - 1)
        } else if text[line].starts(with: "class ".utf8), text[line].last == UInt8(ascii: "{") {
            open(trimmed(line.lowerBound + 6..<line.upperBound - 1))
        } else if let line = relation(line) {
            diagram.lines.append(line)
        }
    }

    /// `Trip "1" *-- "0..*" Stop : stops, cascade`: with the number of those that the line leads to, and a label.
    private func relation(_ line: Range<Int>) -> DrawnLine? {
        guard let colon = text[line].lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let ends = slice(line.lowerBound..<colon).split(separator: " ").map(String.init)
        guard let arrow = ends.firstIndex(where: { Self.leadsOn.contains($0) }), (1...2).contains(arrow),
            ends.count == arrow + 3, Identifier.isValid(ends[0]), Identifier.isValid(ends[arrow + 2]),
            let number = Self.numbers[ends[arrow + 1]]
        else { return nil }
        let labels = slice(colon + 1..<line.upperBound).split(separator: ",").map {
            String($0.trimming { $0 == " " || $0 == "\"" })
        }
        return .init(
            owner: ends[0], target: ends[arrow + 2], isMany: number.isMany, isOptional: number.isOptional,
            labels: labels, range: line)
    }

    /// Arrows from the class that has the field: composition, aggregation, association.
    private static let leadsOn: Set = ["*--", "o--", "-->", "--", "*-->", "o-->"]

    private static let numbers: [String: (isMany: Bool, isOptional: Bool)] = [
        "\"*\"": (true, false), "\"0..*\"": (true, false), "\"1..*\"": (true, false), "\"n\"": (true, false),
        "\"many\"": (true, false), "\"0..n\"": (true, false), "\"1..n\"": (true, false),
        "\"0..1\"": (false, true), "\"1\"": (false, false),
    ]

    /// `Trip`, `Trip["A journey"]`, `Trip~T~`; in back-ticks, too.
    private mutating func open(_ label: Range<Int>) {
        let words = text[label].drop { $0 == UInt8(ascii: "`") }.prefix(while: Identifier.isWordByte)
        let name = words.startIndex..<words.endIndex
        guard !name.isEmpty else { return }
        isOpen = true
        diagram.classes.append(.init(name: slice(name), nameRange: name))
    }

    private mutating func add(_ line: Range<Int>, to index: Int) {
        if text[line].starts(with: "<<".utf8), let end = text[line].firstRange(ofBytes: ">>") {
            diagram.classes[index].stereotype = slice(trimmed(line.lowerBound + 2..<end.lowerBound))
        } else if text[line].contains(UInt8(ascii: "(")) {
            diagram.classes[index].hasMethods = true
        } else if let member = member(line) {
            diagram.classes[index].members.append(member)
        } else if isTurned(line) {
            diagram.classes[index].turned.append(line)
        } else {
            diagram.classes[index].words += text[line].split(separator: 0x20).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// `+Date? start`, `-start: Date`; nil where no type begins it, or follows its colon.
    private func member(_ line: Range<Int>) -> MermaidClasses.Member? {
        let body = withoutMarks(trimmed(behindVisibility(line)..<line.upperBound))
        if let colon = text[body].firstIndex(of: UInt8(ascii: ":")) {
            return member(
                type: trimmed(colon + 1..<body.upperBound), name: trimmed(body.lowerBound..<colon), in: body)
        }
        guard let blank = text[body].lastIndex(of: 0x20) else { return nil }
        let type = trimmed(body.lowerBound..<blank)
        guard
            text[type].first.map({ (0x41...0x5a).contains($0) || $0 == UInt8(ascii: "[") }) == true
                || isSmallType(type)
        else { return nil }
        return member(type: type, name: blank + 1..<body.upperBound, in: body)
    }

    /// `+Bool isPast = false`, `+Int count$`, `+UUID id PK` without what stands behind the name.
    private func withoutMarks(_ body: Range<Int>) -> Range<Int> {
        let value = text[body].firstIndex(of: UInt8(ascii: "=")) ?? body.upperBound
        var rest = trimmed(body.lowerBound..<value)
        while let last = text[rest].last, last == UInt8(ascii: "$") || last == UInt8(ascii: "*") {
            rest = trimmed(rest.lowerBound..<rest.upperBound - 1)
        }
        for mark in [" PK", " FK", " UK"] where text[rest].suffix(3).elementsEqual(mark.utf8) {
            return trimmed(rest.lowerBound..<rest.upperBound - 3)
        }
        return rest
    }

    private func member(type: Range<Int>, name: Range<Int>, in line: Range<Int>) -> MermaidClasses.Member? {
        guard !type.isEmpty, Identifier.isValid(slice(name)) else { return nil }
        return .init(type: spelled(type), typeRange: type, name: slice(name), nameRange: name, range: line)
    }

    /// `string title`: a type that other languages spell small.
    private func isSmallType(_ range: Range<Int>) -> Bool {
        let name = slice(range).prefix { $0.isLetter || $0.isNumber }
        return TypeVocabulary.meaning(of: String(name)) != nil
    }

    /// `colorName Color`, or another line that begins as a member does.
    private func isTurned(_ line: Range<Int>) -> Bool {
        if behindVisibility(line) > line.lowerBound { return true }
        let words = text[line].split(separator: 0x20)
        return words.count == 2 && words[1].first.map { (0x41...0x5a).contains($0) } == true
    }

    private func behindVisibility(_ line: Range<Int>) -> Int {
        "+-#~".utf8.contains(text[line.lowerBound]) ? line.lowerBound + 1 : line.lowerBound
    }

    /// `List~Stop~` stands for `List<Stop>`.
    private func spelled(_ type: Range<Int>) -> String {
        let parts = slice(type).split(separator: "~", omittingEmptySubsequences: false)
        return parts.count == 3 ? "\(parts[0])<\(parts[1])>\(parts[2])" : slice(type)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let start = text[range].firstIndex(where: { $0 > 0x20 }),
            let end = text[range].lastIndex(where: { $0 > 0x20 })
        else { return range.lowerBound..<range.lowerBound }
        return start..<end + 1
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

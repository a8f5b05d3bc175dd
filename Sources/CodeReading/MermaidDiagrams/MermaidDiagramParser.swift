import Diagnostics
import DocumentWording

/// Reads `erDiagram` text line by line; a line that is neither entity nor relationship is passed over.
struct MermaidDiagramParser {
    private let text: [UInt8]
    private var diagram = MermaidDiagram()
    private var openEntity: Int?

    /// Where each entity stands in the diagram.
    private var places: [String: Int] = [:]

    /// Nil where the text is another kind of diagram.
    static func parse(_ text: [UInt8]) -> MermaidDiagram? {
        var parser = MermaidDiagramParser(text: text)
        return parser.read() ? parser.diagram : nil
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func read() -> Bool {
        var isDiagram = false
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.count
            let words = words(in: start..<end)
            if isDiagram {
                line(words)
            } else if let first = words.first, !first.text.hasPrefix("%%"), first.text != "---" {
                guard first.text == "erDiagram" else { return false }
                isDiagram = true
            }
            start = end + 1
        }
        return isDiagram
    }

    private mutating func line(_ words: [Word]) {
        guard let first = words.first, !first.text.hasPrefix("%%") else { return }
        if first.text == "}" {
            openEntity = nil
        } else if let open = openEntity {
            if let attribute = attribute(words) {
                diagram.entities[open].attributes.append(attribute)
            } else if words.count > 1 || Identifier.isValid(first.text),
                let last = words.last(where: { $0.text != "}" })
            {
                diagram.entities[open].unread.append(first.range.lowerBound..<last.range.upperBound)
            }
            if words.last?.text == "}" { openEntity = nil }
        } else if let relationship = relationship(words) {
            diagram.relationships.append(relationship)
        } else if words.last?.text == "{" || words.dropFirst().first?.text == "{" {
            open(first)
        }
    }

    private mutating func open(_ word: Word) {
        // `p[Person]` has the alias behind the identifier.
        let name = word.text.split(separator: "[").first.map(String.init) ?? word.text
        if let known = places[name] {
            openEntity = known
        } else {
            openEntity = diagram.entities.count
            places[name] = diagram.entities.count
            diagram.entities.append(.init(name: name, nameRange: word.range))
        }
    }

    private func attribute(_ words: [Word]) -> MermaidDiagram.Attribute? {
        // `LIFECYCLE _ "kept for a day"`: some leave a remark where an attribute stands.
        guard words.count >= 2, let last = words.last(where: { $0.text != "}" }),
            words[1].text.contains(where: \.isLetter)
        else { return nil }
        let keys = words.dropFirst(2).flatMap { $0.text.split(separator: ",").map(String.init) }
        return MermaidDiagram.Attribute(
            type: words[0].text,
            typeRange: words[0].range,
            name: words[1].text,
            nameRange: words[1].range,
            keys: Set(keys).intersection(["PK", "FK", "UK"]),
            comment: words.dropFirst(2).first(where: \.isQuoted)?.text,
            range: words[0].range.lowerBound..<last.range.upperBound
        )
    }

    private func relationship(_ words: [Word]) -> MermaidDiagram.Relationship? {
        guard words.count >= 3, let ends = Self.ends(of: words[1].text) else { return nil }
        let label = words.dropFirst(3).filter { $0.text != ":" }.map(\.text).joined(separator: " ")
        return MermaidDiagram.Relationship(
            left: words[0].text,
            right: words[2].text,
            leftIsMany: ends.leftIsMany,
            rightIsMany: ends.right.isMany,
            rightIsOptional: ends.right.isOptional,
            label: label,
            range: words[0].range.lowerBound..<words[2].range.upperBound
        )
    }

    /// What the ends of `||--o{` say; nil where the word is no line.
    private static func ends(
        of word: String
    ) -> (leftIsMany: Bool, right: (isMany: Bool, isOptional: Bool))? {
        guard let line = word.firstRange(ofBytes: "--") ?? word.firstRange(ofBytes: "..") else { return nil }
        let left = word[..<line.lowerBound]
        let right = word[line.upperBound...]
        guard left.count == 2, right.count == 2, (left + right).allSatisfy({ "|o{}".contains($0) }) else {
            return nil
        }
        return (left.contains("}"), (right.contains("{"), right == "o|"))
    }

    private struct Word {
        var text: String
        var range: Range<Int>
        var isQuoted = false
    }

    private func words(in line: Range<Int>) -> [Word] {
        var words: [Word] = []
        var index = line.lowerBound
        while index < line.upperBound {
            let byte = text[index]
            let start = index
            if byte == 0x20 || byte == 0x09 || byte == 0x0D {
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                index = text[(index + 1)..<line.upperBound].firstIndex(of: byte) ?? line.upperBound
                words.append(
                    Word(text: slice(start + 1..<max(index, start + 1)), range: start..<index, isQuoted: true)
                )
                index += 1
            } else {
                while index < line.upperBound, text[index] != 0x20, text[index] != 0x09, text[index] != 0x0D {
                    index += 1
                }
                words.append(Word(text: slice(start..<index), range: start..<index))
            }
        }
        return words
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

/// How many scalars and characters of a long line stand before some places in it, so that a column is found without
/// counting from the line's start each time.
struct LongLineMarks: Sendable {
    /// A place, in bytes of the text, and what stands before it in its line.
    struct Mark: Sendable {
        let offset: Int
        let scalars: Int
        let characters: Int
    }

    /// In the order of the text; none for short lines.
    private var marks: [Mark] = []

    init(_ text: [UInt8], lineStarts: [Int32]) {
        for index in lineStarts.indices {
            let start = Int(lineStarts[index])
            let end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : text.count
            if end - start > 2 * Self.distance { add(start..<end, of: text) }
        }
    }

    /// The last mark at or before an offset, in the line that begins at `start`; the line's start itself where none is.
    func last(before offset: Int, in start: Int) -> Mark {
        let next = marks.partitioningIndex { $0.offset > offset }
        guard next > 0, marks[next - 1].offset >= start else {
            return Mark(offset: start, scalars: 0, characters: 0)
        }
        return marks[next - 1]
    }

    /// In bytes: a column is found by counting little more than these.
    private static let distance = 1024

    private mutating func add(_ line: Range<Int>, of text: [UInt8]) {
        var last = Mark(offset: line.lowerBound, scalars: 0, characters: 0)
        var index = line.lowerBound + Self.distance
        while index < line.upperBound {
            // Between two bytes of ASCII one character always ends: a line holds no break.
            guard text[index - 1] < 0x80, text[index] < 0x80 else {
                index += 1
                continue
            }
            let part = text[last.offset..<index]
            last = Mark(
                offset: index, scalars: last.scalars + part.scalarCount,
                characters: last.characters + part.characterCount)
            marks.append(last)
            index += Self.distance
        }
    }
}

extension ArraySlice<UInt8> {
    /// Every byte but those that continue a scalar begins one.
    var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }

    /// Grapheme clusters. Every scalar below U+0300 is one, for marks that combine begin there; their bytes are below
    /// 0xCC, and those that begin no scalar are 0x80 to 0xBF.
    var characterCount: Int {
        allSatisfy { $0 < 0xCC } ? scalarCount : String(decoding: self, as: UTF8.self).count
    }
}

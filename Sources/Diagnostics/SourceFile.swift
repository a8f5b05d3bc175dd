/// A text that a person wrote, as the rooms read it, and where its bytes stand on disk.
///
/// The rooms read `text`: UTF-8 without a byte order mark, damage repaired. Places are reported as they are
/// on disk, so each stretch that the repair replaced is kept in `repairs`.
package struct SourceFile: Sendable {
    /// As messages name it: relative to the configuration or as given on the command line.
    package private(set) var path: String

    /// UTF-8 without a byte order mark, after repair.
    package let text: [UInt8]

    /// The stretches of `text` that stand for other bytes on disk, in ascending order.
    package let repairs: [Repair]

    /// Offsets in `text` at which lines begin; the first is 0.
    package let lineStarts: [Int32]

    private let marks: LongLineMarks

    /// How far the bytes behind each repair stand from their place on disk.
    private let shifts: [Int32]

    package init(path: String, text: [UInt8], repairs: [Repair] = []) {
        precondition(text.count <= Int(Int32.max), "a document is at most 2 GB")
        self.path = path
        self.text = text
        self.repairs = repairs
        lineStarts = Self.lineStarts(of: text)
        marks = LongLineMarks(text, lineStarts: lineStarts)
        var shift: Int32 = 0
        shifts = repairs.map { repair in
            shift += repair.originalLength - repair.length
            return shift
        }
    }

    /// Replaced `originalLength` bytes on disk by `length` bytes from `offset` on.
    package struct Repair: Hashable, Sendable {
        /// In the repaired text.
        package let offset: Int32
        package let length: Int32
        package let originalLength: Int32

        package init(offset: Int32, length: Int32, originalLength: Int32) {
            self.offset = offset
            self.length = length
            self.originalLength = originalLength
        }
    }

    private static func lineStarts(of text: [UInt8]) -> [Int32] {
        var starts: [Int32] = [0]
        text.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "\n") {
                    starts.append(Int32(index))
                } else if byte == UInt8(ascii: "\r"),
                    index == bytes.count || bytes[index] != UInt8(ascii: "\n")
                {
                    starts.append(Int32(index))
                }
            }
        }
        return starts
    }
}

extension SourceFile {
    /// The same text under another name.
    package func named(_ path: String) -> SourceFile {
        var file = self
        file.path = path
        return file
    }

    /// The text of a stretch.
    package subscript(range: Range<Int32>) -> String {
        String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    /// Where an offset in `text` stands on disk.
    package func position(of offset: Int32) -> SourcePosition {
        let line = lineIndex(of: offset)
        let start = lineStarts[line]
        // A byte order mark is no part of the text, but of the first line on disk it is.
        let startOnDisk = line == 0 ? 0 : offsetOnDisk(of: start)
        return SourcePosition(
            line: line + 1,
            column: Int(offsetOnDisk(of: offset) - startOnDisk) + 1,
            character: characterCount(before: Int(offset), in: Int(start)) + 1
        )
    }

    /// The 1-based column of an offset, in Unicode scalars of the repaired text, as SARIF counts.
    package func scalarColumn(of offset: Int32) -> Int {
        let mark = marks.last(before: Int(offset), in: Int(lineStarts[lineIndex(of: offset)]))
        return mark.scalars + text[mark.offset..<Int(offset)].scalarCount + 1
    }

    private func characterCount(before offset: Int, in start: Int) -> Int {
        let mark = marks.last(before: offset, in: start)
        return mark.characters + text[mark.offset..<offset].characterCount
    }

    /// The line at a 1-based number, without its end.
    package func line(_ number: Int) -> String {
        String(decoding: text[lineRange(number - 1)], as: UTF8.self)
    }

    /// The line at a 0-based number, without its end.
    package func lineRange(_ index: Int) -> Range<Int> {
        let start = Int(lineStarts[index])
        var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : text.count
        while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// The 0-based number of the line that holds an offset.
    package func lineIndex(of offset: Int32) -> Int {
        max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
    }

    /// Where an offset in `text` stands in the file, its byte order mark included.
    package func offsetOnDisk(of offset: Int32) -> Int32 {
        let next = repairs.partitioningIndex { $0.offset + $0.length > offset }
        let shift = next > 0 ? shifts[next - 1] : 0
        let isRepaired = next < repairs.count && repairs[next].offset < offset
        return (isRepaired ? repairs[next].offset : offset) + shift
    }
}

import Diagnostics

/// What kind each line of a document is: enough to tell which passage a comment is about.
struct DocumentLines {
    let file: SourceFile
    private(set) var kinds: [Kind] = []

    enum Kind: Hashable {
        case blank, text
        case heading(level: Int)

        /// A fence, or what stands between two.
        case code
    }

    init(_ file: SourceFile) {
        self.file = file
        kinds.reserveCapacity(file.lineStarts.count)
        var fence: Fence?
        for index in file.lineStarts.indices {
            let line = file.text[file.lineRange(index)]
            if let open = fence {
                kinds.append(.code)
                if open.isClosed(by: line) { fence = nil }
            } else if let opened = Fence(line) {
                kinds.append(.code)
                fence = opened
            } else {
                kinds.append(Self.kind(of: line))
                markUnderlined(index, line)
            }
        }
    }

    /// A row of `` ` `` or `~`.
    private struct Fence {
        private let mark: UInt8
        private let length: Int

        init?(_ line: ArraySlice<UInt8>) {
            let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
            guard let mark = content.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
                return nil
            }
            length = content.prefix { $0 == mark }.count
            self.mark = mark
            // Back-ticks behind the fence are a code span in a line.
            let isSpan = mark == UInt8(ascii: "`") && content.dropFirst(length).contains(mark)
            if length < 3 || isSpan { return nil }
        }

        func isClosed(by line: ArraySlice<UInt8>) -> Bool {
            guard let other = Fence(line) else { return false }
            return other.mark == mark && other.length >= length
        }
    }

    private static func kind(of line: ArraySlice<UInt8>) -> Kind {
        let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = content.first else { return .blank }
        guard first == UInt8(ascii: "#") else { return .text }
        let level = content.prefix { $0 == first }.count
        let next = content.dropFirst(level).first ?? UInt8(ascii: " ")
        return level <= 6 && (next == UInt8(ascii: " ") || next == UInt8(ascii: "\t"))
            ? .heading(level: level) : .text
    }

    /// A line of `=` or `-` makes the line above a heading, unless that is a part of a table.
    private mutating func markUnderlined(_ index: Int, _ line: ArraySlice<UInt8>) {
        let marks = line.filter { $0 != UInt8(ascii: " ") }
        guard index > 0, kinds[index - 1] == .text, let mark = marks.first,
            mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"), marks.allSatisfy({ $0 == mark }),
            !file.text[file.lineRange(index - 1)].contains(UInt8(ascii: "|"))
        else { return }
        kinds[index - 1] = .heading(level: mark == UInt8(ascii: "=") ? 1 : 2)
    }
}

// MARK: - Passages

extension DocumentLines {
    /// A heading with all that stands under it, else the lines up to the next blank one, or the whole code block.
    func passage(at line: Int) -> Range<Int> {
        switch kinds[line] {
        case .heading(let level): line..<(endOfSection(from: line + 1, level: level))
        case .code: line..<(kinds[line...].firstIndex { $0 != .code } ?? kinds.count)
        case .text, .blank: line..<(kinds[line...].firstIndex { $0 != .text } ?? kinds.count)
        }
    }

    private func endOfSection(from start: Int, level: Int) -> Int {
        kinds[start...].firstIndex { kind in
            if case .heading(let other) = kind { other <= level } else { false }
        } ?? kinds.count
    }

    /// The lines above that belong to the same block.
    func passage(endingAt line: Int) -> Range<Int> {
        let kind = kinds[line]
        if case .heading = kind { return passage(at: line) }
        let before = kinds[..<line].lastIndex { $0 != kind } ?? -1
        return (before + 1)..<(line + 1)
    }
}

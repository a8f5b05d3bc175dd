/// Finds the comment that belongs to a member or an interface.
struct TypeScriptComments {
    private let comments: [TypeScriptLexer.Comment]
    private let text: [UInt8]

    init(_ comments: [TypeScriptLexer.Comment], in text: [UInt8]) {
        self.comments = comments
        self.text = text
    }

    /// The comment behind a type, on its line.
    func comment(behind end: Int) -> String? {
        let index = firstIndex(from: end)
        guard comments.indices.contains(index) else { return nil }
        let between = text[end..<comments[index].range.lowerBound]
        let isNext = between.allSatisfy {
            $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",")
        }
        return isNext ? comments[index].text : nil
    }

    /// The comment right above a line, where it stands alone.
    func comment(above start: Int) -> String? {
        let index = firstIndex(from: start) - 1
        guard comments.indices.contains(index) else { return nil }
        let range = comments[index].range
        let between = text[range.upperBound..<start]
        guard between.allSatisfy({ $0 <= 0x20 }), between.filter({ $0 == 0x0A }).count <= 1 else {
            return nil
        }
        let before = text[..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
        return before == nil || before == 0x0A ? comments[index].text : nil
    }

    /// The first comment at or behind an offset.
    private func firstIndex(from offset: Int) -> Int {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

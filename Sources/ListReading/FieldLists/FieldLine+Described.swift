import RemarkReading

extension FieldLine {
    /// What stands in the place of a type is the description, with its bracket; nil where the names are not marked.
    func described(in range: Range<Int>, of text: [UInt8]) -> FieldLine? {
        guard names.allSatisfy({ $0.isMarked && FieldListItems.startsSmall($0.text) }) else { return nil }
        guard let type else { return self }
        let names = FurtherNames(of: self, in: text)?.range
        let rest = text[..<(names?.lowerBound ?? range.upperBound)]
        let last = rest.lastIndex { $0 != 0x20 && $0 != UInt8(ascii: ",") } ?? type.lowerBound
        let end = max(last + 1, type.upperBound)
        let isInBrackets = type.lowerBound > 0 && text[type.lowerBound - 1] == UInt8(ascii: "(")
        let close = text[type.lowerBound..<end].firstIndex(of: UInt8(ascii: ")"))
        var bare = self
        // "(a symbol)" without its brackets, "(daily or weekly) = how often" with them.
        bare.note =
            if isInBrackets, let close, close + 1 == end {
                type.lowerBound..<close
            } else {
                (isInBrackets && close != nil ? type.lowerBound - 1 : type.lowerBound)..<end
            }
        bare.further = names
        bare.type = nil
        bare.remarks = []
        return bare
    }
}

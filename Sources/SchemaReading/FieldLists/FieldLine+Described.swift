extension FieldLine {
    /// What stands in the place of a type is the description, with its bracket; nil where the names are not marked.
    func described(in range: Range<Int>, of text: [UInt8]) -> FieldLine? {
        guard names.allSatisfy({ $0.isMarked && FieldListItems.startsSmall($0.text) }) else { return nil }
        guard let type else { return self }
        let names = FurtherNames(of: self, in: text)?.range
        let goesOn = text[type.upperBound..<range.upperBound].dropFirst().contains { $0 != 0x20 }
        let isOpen = goesOn && type.lowerBound > 0 && text[type.lowerBound - 1] == UInt8(ascii: "(")
        var bare = self
        let end = text[..<(names?.lowerBound ?? range.upperBound)].lastIndex { $0 != 0x20 && $0 != 0x2c }
        bare.note = (isOpen ? type.lowerBound - 1 : type.lowerBound)..<(end ?? range.upperBound - 1) + 1
        bare.further = names
        bare.type = nil
        bare.remarks = []
        return bare
    }
}

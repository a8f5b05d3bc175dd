extension Wording {
    /// The sentences, cut where a new line of the source begins, too.
    package var lines: [Range<Int>] {
        sentences.flatMap { sentence in
            var starts = sentence.filter { tokens[$0].startsLine && $0 > sentence.lowerBound }
            starts.insert(sentence.lowerBound, at: 0)
            return zip(starts, starts.dropFirst() + [sentence.upperBound]).map { $0..<$1 }
        }
    }
}

extension ArraySlice<Wording.Token> {
    /// The places of a part that stand in no brackets.
    package func outsideBrackets(_ part: Range<Int>) -> [Int] {
        var depth = 0
        return part.filter { index in
            if self[index].sign == .open { depth += 1 }
            if self[index].sign == .close { depth -= 1 }
            return depth == 0
        }
    }
}

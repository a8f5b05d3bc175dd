import Vocabulary

/// What stands in parentheses behind one of several values.
extension NoteReader {
    private static let longestRemark = 12

    /// The end of "(default)", "(the default value)".
    func defaultMark(at index: Int) -> Int? {
        guard let close = closing(at: index) else { return nil }
        let words = index + 1..<close
        guard words.contains(where: isDefaultWord) else { return nil }
        return words.allSatisfy { isDefaultWord($0) || roles(at: $0).contains(.functionWord) }
            ? close + 1 : nil
    }

    /// Behind a remark in parentheses where the list goes on: `"a" (the first), "b"`.
    func endOfRemark(after index: Int, whereListGoesOn goesOn: (Int) -> Bool) -> Int {
        guard let close = closing(at: index), goesOn(close + 1) else { return index }
        return close + 1
    }

    private func closing(at index: Int) -> Int? {
        guard isSign(.open, at: index) else { return nil }
        return (index..<min(index + Self.longestRemark, tokens.count)).first { isSign(.close, at: $0) }
    }

    func isDefaultWord(_ index: Int) -> Bool {
        guard tokens[index].entry >= 0 else { return false }
        return lexicon.entries[Int(tokens[index].entry)].phrases.contains {
            lexicon.phrases[$0].meaning == .defaultValue && lexicon.phrases[$0].length == 1
        }
    }
}

import SchemaModel

/// Delete rules in plain words.
extension NoteReader {
    /// "deleted when the folder is deleted", "set to nil when its folder is removed".
    mutating func deletion(_ phrase: Range<Int>, _ rule: DeleteRule) -> Int? {
        for verb in words(from: phrase.upperBound + 2, atMost: 4)
        where Self.deleted.contains(content(at: verb)) && Self.auxiliaries.contains(content(at: verb - 1)) {
            guard endsClause(verb + 1) else { return nil }
            find(.onDelete(rule), quote: phrase.lowerBound..<verb + 1)
            return verb + 1
        }
        return nil
    }

    /// "deleting the shelf deletes its items", as the shelf's list of items says of them.
    mutating func deletionOfOthers(_ phrase: Range<Int>) -> Int? {
        for verb in words(from: phrase.upperBound + 1, atMost: 4)
        where Self.deletes.contains(content(at: verb)) {
            let others = words(from: verb + 1, atMost: 5)
            let determiner = others.first.map { content(at: $0) } ?? ""
            guard others.count > 1, Self.determiners.contains(determiner), endsClause(others.upperBound)
            else {
                return nil
            }
            find(.onDelete(.cascade), quote: phrase.lowerBound..<others.upperBound)
            return others.upperBound
        }
        return nil
    }

    /// The words and names in back-ticks that follow without a sign between them.
    private func words(from start: Int, atMost count: Int) -> Range<Int> {
        var end = min(start, tokens.count)
        while end < tokens.count, end - start < count, tokens[end].kind == .word || tokens[end].kind == .code
        {
            end += 1
        }
        return min(start, end)..<end
    }

    private static let deleted: Set = ["deleted", "removed"]
    private static let auxiliaries: Set = ["is", "are", "gets"]
    private static let deletes: Set = ["deletes", "removes"]
    private static let determiners: Set = ["its", "their", "the", "all", "these", "those"]
}

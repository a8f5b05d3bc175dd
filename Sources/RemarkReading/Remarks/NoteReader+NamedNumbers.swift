import SchemaModel
import Vocabulary

/// Names before their numbers, and numbers before their names without a sign between them.
extension NoteReader {
    /// "planned = 0, confirmed = 1", "`low`: 0 · `high`: 1": two names or more.
    mutating func namedNumbers(at index: Int) -> Int? {
        guard startsClause(index), valueNaming(at: index) != nil else { return nil }
        var values: [NumberedValue] = []
        var position = index
        var end = index
        while let value = namedNumber(at: position) {
            values.append(value)
            end = defaultMark(at: value.number + 1) ?? value.number + 1
            guard isListSeparator(at: end) else { break }
            position = end + 1
        }
        guard values.count > 1 else { return nil }
        // What is no list as a whole is not tried again from its second name on.
        if endsClause(end), !isOpenEnded(at: end) { add(values, index..<end) }
        return end
    }

    private func namedNumber(at index: Int) -> NumberedValue? {
        guard let sign = valueNaming(at: index), numberValue(at: sign + 1) != nil else { return nil }
        return NumberedValue(
            number: sign + 1, label: index..<index + 1, isDefault: defaultMark(at: sign + 2) != nil,
            hasRemark: false)
    }

    /// The sign between a name and its number. "default = 0", "max: 5" say something else.
    private func valueNaming(at index: Int) -> Int? {
        guard tokens.indices.contains(index), tokens[index].kind != .sign, tokens[index].kind != .number,
            numberValue(at: index) == nil, !isRemark(index),
            isSign(.equals, at: index + 1) || isSign(.colon, at: index + 1) && tokens[index].kind != .word
        else { return nil }
        return index + 1
    }

    /// Whether a word alone is one that says something of a field.
    private func isRemark(_ index: Int) -> Bool {
        guard tokens[index].entry >= 0 else { return false }
        return lexicon.entries[Int(tokens[index].entry)].phrases.contains { lexicon.phrases[$0].length == 1 }
    }

    /// "0 planned, 1 confirmed, 2 done": counted from 0, a word each, to the end of the clause.
    mutating func countedNames(at index: Int) -> Int? {
        guard startsClause(index), numberValue(at: index) == 0 else { return nil }
        var values: [NumberedValue] = []
        var position = index
        while numberValue(at: position) == Int64(values.count), let label = countedName(at: position + 1) {
            let mark = defaultMark(at: label.upperBound)
            values.append(
                NumberedValue(number: position, label: label, isDefault: mark != nil, hasRemark: false))
            position = mark ?? label.upperBound
            guard isListSeparator(at: position), numberValue(at: position + 1) != nil else { break }
            position += 1
        }
        guard values.count > 1, position == tokens.count || isSign(.stop, at: position) else { return nil }
        add(values, index..<position)
        return position
    }

    private func countedName(at index: Int) -> Range<Int>? {
        guard tokens.indices.contains(index), !isRemark(index), roles(at: index).isEmpty,
            tokens[index].kind != .sign, tokens[index].kind != .number,
            endsClause(index + 1)
        else { return nil }
        return index..<index + 1
    }
}

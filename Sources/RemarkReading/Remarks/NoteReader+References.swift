import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

extension NoteReader {
    private static let longestTarget = 7

    /// "References the owning `DeedCard`", "FK → `teams`", "UUID of the assigned member".
    ///
    /// The target is a name where the words hold one: code, or a word such as `BlockTemplate`. Else it is all the
    /// words, among which an entity's name may be found later.
    mutating func reference(at start: Int, until end: Int, isStrong: Bool) -> Int {
        var position = end
        // More signs in a row than these are drawn, and each would look through all behind it.
        let last = position + 3
        while position < last, isSign(.arrow, at: position) || isSign(.colon, at: position) { position += 1 }
        position = behindMultiplicity(position)
        // "FOREIGN KEY (sailors.id)"; "FOREIGN KEY (boat_id) REFERENCES boats" names the column itself.
        if isStrong, isSign(.open, at: position), isSign(.close, at: position + 2),
            content(at: position + 1).contains(".") || beginsUpper(tokens[position + 1])
        {
            position += 1
        }
        guard let target = target(at: position) else {
            // "FK" alone: the field's own name must tell.
            if isStrong, startsClause(start), endsClause(end), end - start <= 2 {
                find(.references(""), quote: start..<end)
            }
            return uuidOnly(start, end)
        }
        // What is more than article, name and "record" must stay in the documentation.
        let isPlain =
            isStrong && target.isName
            && (position..<target.end).allSatisfy {
                $0 == target.index || roles(at: $0).contains(.functionWord) || isRecordWord($0)
            }
        let all = start..<target.end
        find(
            isStrong ? .references(target.text) : .identifies(target.text), quote: all,
            covering: isPlain ? all : start..<start)
        return uuidOnly(start, end)
    }

    /// "→ To Many → Stop": how many they are stands between two arrows, and names nothing.
    private func behindMultiplicity(_ start: Int) -> Int {
        guard let arrow = (start + 1..<start + 4).first(where: { isSign(.arrow, at: $0) }) else {
            return start
        }
        let words = (start..<arrow).map { content(at: $0) }.joined(separator: " ")
        return words.means([.toMany, .toOne]) ? arrow + 1 : start
    }

    /// "UUID of the member" says first of all that it is a UUID.
    private mutating func uuidOnly(_ start: Int, _ end: Int) -> Int {
        let word = text(tokens[start].range).lowercased()
        if word == "uuid", !isOther(start) {
            find(.uuid, quote: start..<start + 1)
        }
        return end
    }

    private struct Target {
        var text: String
        var isName: Bool
        var index: Int
        var end: Int
    }

    private func target(at start: Int) -> Target? {
        if let target = shortTarget(at: start) { return target }
        var words: [String] = []
        var position = start
        while position < tokens.count, position - start < Self.longestTarget,
            !tokens[position].separatesClauses
        {
            let token = tokens[position]
            // "Trip recordName", "Trip's record name": the name of the record behind its type.
            if !words.isEmpty, isNameOfRecord(position) {
                position += 1
                continue
            }
            if token.kind == .code || token.kind == .word && isTypeName(token) {
                guard let name = name(at: position) else { return nil }
                return Target(text: name, isName: true, index: position, end: behindRecordWord(position + 1))
            }
            if token.kind == .word, !roles(at: position).contains(.functionWord), !isRecordWord(position) {
                words.append(withoutPossessive(content(at: position)))
            }
            position += 1
        }
        if words.count == 1,
            let index = (start..<position).first(where: { withoutPossessive(content(at: $0)) == words[0] })
        {
            return Target(text: words[0], isName: true, index: index, end: position)
        }
        return words.isEmpty
            ? nil : Target(text: words.joined(separator: " "), isName: false, index: start, end: position)
    }

    private func isNameOfRecord(_ index: Int) -> Bool {
        let isName = roles(at: index).contains(.name) && isRecordWord(index - 1)
        return isName || ["recordname", "recordid"].contains(content(at: index).lowercased())
    }

    private func withoutPossessive(_ word: String) -> String {
        word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    }

    /// "→ A": behind an arrow, a capital that is a whole clause is a name and no article.
    private func shortTarget(at index: Int) -> Target? {
        guard isSign(.arrow, at: index - 1), index < tokens.count, tokens[index].kind == .word,
            beginsUpper(tokens[index]), endsClause(index + 1), let name = name(at: index)
        else { return nil }
        return Target(text: name, isName: true, index: index, end: index + 1)
    }

    /// A name with an inner capital, underscore or dot: `BlockTemplate`, `users.id`.
    private func isTypeName(_ token: NoteToken) -> Bool {
        bytes[token.content].dropFirst().contains { $0 >= 0x41 && $0 <= 0x5a || $0 == 0x5f || $0 == 0x2e }
    }

    /// Letters, digits and dots only, and the column in brackets behind them: `auth.users(id)`. Anything else in code is
    /// no entity.
    private func name(at index: Int) -> String? {
        var range = tokens[index].content
        if tokens[index].kind == .code, bytes[range].last == 0x29,
            let open = bytes[range].firstIndex(of: 0x28),
            open + 2 < range.upperBound,
            bytes[open + 1..<range.upperBound - 1].allSatisfy(NoteLexer.isLetterOrDigit)
        {
            range = range.lowerBound..<open
        }
        guard !range.isEmpty,
            bytes[range].allSatisfy({ NoteLexer.isLetterOrDigit($0) || $0 == 0x2e || $0 >= 0x80 })
        else { return nil }
        return text(range)
    }

    private func behindRecordWord(_ index: Int) -> Int { isRecordWord(index) ? index + 1 : index }

    private func isRecordWord(_ index: Int) -> Bool {
        !roles(at: index).isDisjoint(with: [.record, .entityLabel, .recordTypeLabel])
    }

    /// "Raw value of the selected `AppTheme`".
    mutating func rawValue(_ range: Range<Int>) -> Int? {
        // "Comma-separated raw values of `Tag`": none of them alone is the field's value.
        if isOther(range.lowerBound) { return nil }
        if roles(at: range.upperBound - 1).contains(.rawValueWord) {
            return rawValue(of: range.lowerBound - 1, range)
        }
        var position = range.upperBound
        while position < tokens.count, position - range.upperBound < 5, !tokens[position].separatesClauses {
            let token = tokens[position]
            if token.kind == .code || token.kind == .word && beginsUpper(token) {
                guard let name = name(at: position) else { return nil }
                let last = name.split(separator: ".").last.map(String.init) ?? name
                find(
                    .rawValue(of: last), quote: range.lowerBound..<position + 1,
                    covering: range.lowerBound..<range.lowerBound)
                return position + 1
            }
            position += 1
        }
        return nil
    }

    /// "`AppTheme` raw value": the name in code stands before the words.
    private mutating func rawValue(of name: Int, _ words: Range<Int>) -> Int? {
        guard name >= 0, tokens[name].kind == .code, beginsUpper(tokens[name]), let text = self.name(at: name)
        else { return nil }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        find(
            .rawValue(of: last), quote: name..<words.upperBound,
            covering: words.lowerBound..<words.lowerBound)
        return words.upperBound
    }

    private func beginsUpper(_ token: NoteToken) -> Bool {
        let first = bytes[Int(token.contentLower)]
        return first >= 0x41 && first <= 0x5a
    }

    /// "Inverse: `entries`", "inverse of `Goal.entries`"; "(inverse)" leaves the name to whoever knows the other side.
    mutating func inverse(_ range: Range<Int>) -> Int? {
        if isWholeClause(range), !isSign(.colon, at: range.upperBound) {
            find(.inverse(""), quote: range, covering: range.lowerBound..<range.lowerBound)
            return range.upperBound
        }
        // "inverse: `trips`", "the inverse is `trips`"
        let isLinked = isSign(.colon, at: range.upperBound) || roles(at: range.upperBound).contains(.is)
        var position = isLinked ? range.upperBound + 1 : range.upperBound
        // "inverse von `trips`", but not "inverse to `trips` in the view"
        if position + 1 < tokens.count, tokens[position + 1].kind == .code, endsClause(position + 2),
            !beginsUpper(tokens[position + 1]) || content(at: position + 1).contains("."),
            !roles(at: position).isDisjoint(with: [.functionWord, .preposition])
        {
            position += 1
        }
        guard position < tokens.count, tokens[position].kind == .code || tokens[position].kind == .word,
            let name = name(at: position),
            tokens[position].kind == .code
                || name.lowercased() != "relationship" && (isLinked || mayBeInverse(position)),
            tokens[position].kind == .code || !isPluralWithVerb(range) || endsClause(position + 1)
        else { return nil }
        find(.inverse(name), quote: range.lowerBound..<position + 1)
        return position + 1
    }

    /// "The inverses are specified on the other side" names none, where "the inverse is trip on Stop" does.
    private func isPluralWithVerb(_ words: Range<Int>) -> Bool {
        roles(at: words.upperBound).contains(.is) && content(at: words.upperBound - 1).hasSuffix("s")
    }

    /// Not "inverse der Beziehung" or "inverse of the other side".
    private func mayBeInverse(_ word: Int) -> Bool {
        roles(at: word).isDisjoint(with: [
            .functionWord, .determiner, .preposition, .filler, .negation, .no,
        ])
    }
}

import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Numbers with names: the values of an enumeration, or the two of a flag.
extension NoteReader {
    struct NumberedValue {
        var number: Int
        var label: Range<Int>
        var isDefault: Bool
        var hasRemark: Bool
    }

    /// "0 = green, 1 = yellow (default), 2 = red", "1: low, 2: high".
    mutating func numberedValues(at index: Int) -> Int? {
        var values: [NumberedValue] = []
        var position = index
        var end = index
        while let (value, next) = numberedValue(at: position) {
            values.append(value)
            end = next
            position = next
            if isListSeparator(at: position) { position += 1 }
            if roles(at: position).contains(.or) || roles(at: position).contains(.and) { position += 1 }
        }
        guard !values.isEmpty else { return nil }
        if isOpenEnded(at: end) { return end }
        add(values, index..<end)
        return end
    }

    private func numberedValue(at index: Int) -> (NumberedValue, end: Int)? {
        guard numberValue(at: index) != nil else { return nil }
        let early = defaultMark(at: index + 1)
        let naming = early ?? index + 1
        guard isNaming(at: naming) else { return nil }
        let start = naming + 1
        let label = labelEnd(from: start)
        guard label > start else { return nil }
        let late = early == nil ? defaultMark(at: label) : nil
        let end = late ?? endOfRemark(after: label) { isNumberedValue(at: $0) }
        let value = NumberedValue(
            number: index, label: start..<label, isDefault: early != nil || late != nil,
            hasRemark: late == nil && end > label)
        return (value, end)
    }

    /// Behind a separator, or at once.
    private func isNumberedValue(at index: Int) -> Bool {
        let start = isListSeparator(at: index) ? index + 1 : index
        return numberValue(at: start) != nil && isNaming(at: defaultMark(at: start + 1) ?? start + 1)
    }

    mutating func add(_ values: [NumberedValue], _ range: Range<Int>) {
        let cases = values.map {
            EnumType.Case(name: name($0.label), rawValue: numberValue(at: $0.number).map(String.init) ?? "")
        }
        let numbers = Set(cases.map(\.rawValue))
        guard !isPart(range, of: numbers) else { return }
        guard numbers.count == cases.count, Set(cases.map(\.name)).count == cases.count else {
            refuse(.listedValues(cases, name: nil), quote: range, because: .repeated)
            return
        }
        let none = range.lowerBound..<range.lowerBound
        let covered = values.contains(where: \.hasRemark) ? none : range
        if numbers.isSubset(of: ["0", "1"]), let isExhausted = isFlag(values, cases) {
            find(.boolean, quote: range, covering: isExhausted ? covered : none)
        } else if cases.count > 1 {
            find(.listedValues(cases, name: nil), quote: range, covering: covered)
        } else {
            return
        }
        addDefault(values)
    }

    private static let reach = 60

    /// Whether more numbers have names nearby: what is listed here is then not all there is.
    private func isPart(_ range: Range<Int>, of numbers: Set<String>) -> Bool {
        let nearby = range.lowerBound - Self.reach..<range.upperBound + Self.reach
        return nearby.clamped(to: tokens.indices).contains { index in
            guard !range.contains(index), isSign(.equals, at: index + 1), let number = numberValue(at: index)
            else { return false }
            return !numbers.contains(String(number))
        }
    }

    private mutating func addDefault(_ values: [NumberedValue]) {
        let marked = values.filter(\.isDefault)
        guard marked.count == 1, let number = marked.first?.number else { return }
        find(.defaultText(content(at: number)), quote: number..<number + 1)
    }

    // MARK: Flags

    /// Nil for no flag; else whether its labels say no more than that.
    private func isFlag(_ values: [NumberedValue], _ cases: [EnumType.Case]) -> Bool? {
        if values.allSatisfy({ isTruth($0.label) }) { return true }
        guard cases.count == 2 else { return nil }
        return cases[0].rawValue == "1" || areOpposites(cases[0].name, cases[1].name) ? false : nil
    }

    /// Whether the label is "true", "yes", "off" and the like.
    private func isTruth(_ label: Range<Int>) -> Bool {
        let words = label.filter { tokens[$0].kind == .word && !roles(at: $0).contains(.or) }
        return !words.isEmpty
            && words.allSatisfy { !roles(at: $0).isDisjoint(with: [.truth, .falsehood, .and]) }
    }

    /// "done" and "not done", "active" and "inactive", "visible" and "unvisible".
    private func areOpposites(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
        return !short.isEmpty && short != long && long.lowercased().hasSuffix(short.lowercased())
    }

    // MARK: Parts

    private func isNaming(at index: Int) -> Bool {
        isSign(.equals, at: index) || isSign(.colon, at: index) || isSign(.arrow, at: index)
            || (isSign(.hyphen, at: index) && tokens[index].hasSpaceBefore)
            || (isSign(.dash, at: index) && tokens[index].hasSpaceBefore)
    }

    func isListSeparator(at index: Int) -> Bool {
        isSign(.comma, at: index) || isSign(.semicolon, at: index) || isSign(.slash, at: index)
            || isSign(.bar, at: index) || isSign(.dot, at: index)
    }

    /// A label is at most five words, quotations or code spans.
    private func labelEnd(from start: Int) -> Int {
        var end = start
        while end < tokens.count, tokens[end].kind != .sign, tokens[end].kind != .number, end - start < 6 {
            if end > start, roles(at: end).contains(.or) { break }
            end += 1
        }
        return end - start < 6 ? end : start
    }

    private func name(_ range: Range<Int>) -> String {
        if range.count == 1 { return content(at: range.lowerBound) }
        return text(Int(tokens[range.lowerBound].lower)..<Int(tokens[range.upperBound - 1].upper))
    }
}

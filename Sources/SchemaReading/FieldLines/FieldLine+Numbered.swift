extension FieldLine {
    /// `slot_0` through `slot_9` are ten names: those between two that only differ by the number at their end.
    mutating func fillNumbers() {
        guard names.count > 1, let last = names.last,
            let start = Self.number(of: names[names.count - 2].text),
            let end = Self.number(of: last.text), start.stem == end.stem, start.value < end.value,
            end.value - start.value <= Self.most
        else { return }
        names.removeLast()
        for value in (start.value + 1)...end.value {
            var name = last
            name.text = start.stem + String(value)
            names.append(name)
        }
    }

    /// More are hardly the fields of one record.
    private static let most = 99

    /// `slot_12` is 12 behind `slot_`; `slot_012` is no plain number.
    static func number(of name: String) -> (stem: String, value: Int)? {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < 4, digits.count == 1 || digits.last != "0",
            let value = Int(String(digits.reversed()))
        else { return nil }
        return (String(name.dropLast(digits.count)), value)
    }
}

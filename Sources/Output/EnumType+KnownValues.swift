package import SchemaModel

extension EnumType {
    /// Its values as a sentence for a place that has no enumerations, texts in quotation marks.
    ///
    /// For example: `Known values: 'new', 'wip' (started).`, or of integers `Known values: 0 (low), 1 (high).`
    package func knownValues(quote: String) -> String {
        let mark = rawType == .string ? quote : ""
        let values = cases.map { value in
            let raw = mark + value.rawValue + mark
            return value.name == value.rawValue ? raw : "\(raw) (\(value.name))"
        }
        return "Known values: \(values.joined(separator: ", "))."
    }
}

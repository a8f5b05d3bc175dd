import SchemaReading

/// Leaves out of a note what the field's type, range or values now say.
enum DocumentationTrimming {
    /// Nil where nothing but marks is left.
    static func trim(_ note: String, of remarks: [Remark]) -> String? {
        var text = note
        for remark in remarks where remark.isExhausted && remark.place == .notes {
            guard let range = text.firstRange(of: remark.quote) else { continue }
            text.removeSubrange(range)
        }
        if text.count == note.count { return note.isEmpty ? nil : note }
        return tidy(text)
    }

    private static func tidy(_ text: String) -> String? {
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (mark, plain) in [
            ("( )", ""), ("()", ""), ("（）", ""), (" .", "."), (" ,", ","), (" ;", ";"), (",.", "."),
            (" :", ":"),
        ] {
            words = words.replacing(mark, with: plain)
        }
        var rest = words.trimmingBlanks[...]
        while let first = rest.first, ".,;:–—-".contains(first) || first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, ",;:–—-".contains(last) || last.isWhitespace { rest.removeLast() }
        return rest.contains { $0.isLetter || $0.isNumber } ? String(rest) : nil
    }
}

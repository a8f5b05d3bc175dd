import Diagnostics
import DocumentWording
import SchemaModel
import Vocabulary

/// Values in back-ticks where a type stands: `` `open`, `done` or `lost`, optional ``.
///
///     `open` / `done`      one of `open`, `done`      `open` | `done` (optional)
struct CodedChoice {
    let values: [String]

    /// What stands behind the last value.
    let rest: String

    /// Nil where something else stands there, or what may be types: `` `Trip` or `Stop` ``.
    init?(_ text: String) {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count > 4, !parts.count.isMultiple(of: 2), Self.leads(parts[0]) else { return nil }
        var values: [String] = []
        var last = 1
        for index in stride(from: 1, to: parts.count, by: 2) {
            guard index == 1 || Self.separates(parts[index - 1]) else { break }
            values.append(String(parts[index]))
            last = index
        }
        guard values.count > 1, Set(values).count == values.count, values.allSatisfy(Self.isValue) else {
            return nil
        }
        self.values = values
        rest = parts[(last + 1)...].joined(separator: "`")
        guard let sign = rest.first(where: { $0 != " " }) else { return }
        if !",;.(—–-".contains(sign) { return nil }
    }

    /// Nothing, or "one of".
    private static func leads(_ text: Substring) -> Bool {
        let words = text.trimming { " :(".contains($0) }
        return words.isEmpty || words.means([.values, .valuesLead, .allowedValues, .enumerationLabel])
    }

    private static func separates(_ text: Substring) -> Bool {
        let words = text.trimming { " ,/|".contains($0) }
        return words.isEmpty ? text.contains { ",/|".contains($0) } : words.means([.or, .and])
    }

    private static func isValue(_ text: String) -> Bool {
        guard let first = text.first, !first.isUppercase || text == text.uppercased() else { return false }
        return TypeVocabulary.meaning(of: text) == nil
            && text.utf8.allSatisfy { Identifier.isWordByte($0) || $0 == 0x2d || $0 >= 0x80 }
            && !text.means([.optional, .required, .queryable, .sortable, .searchable, .unique, .encrypted])
    }
}

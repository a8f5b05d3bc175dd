import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A line of a diagram, from what has a reference to what it refers to.
///
///     Trip "1" *-- "0..*" Stop : stops, cascade
///     Trip ||--o{ Stop : "stops · cascade"
struct DrawnLine: Hashable {
    var owner: String
    var target: String
    var isMany: Bool
    var isOptional: Bool

    /// The words behind the colon, between commas and points, without the numbers and marks before them:
    /// "1 → 0..* · **stops** · cascade".
    let labels: [String]
    var range: Range<Int>

    init(
        owner: String, target: String, isMany: Bool, isOptional: Bool, labels: [String], range: Range<Int>
    ) {
        self.owner = owner
        self.target = target
        self.isMany = isMany
        self.isOptional = isOptional
        self.labels = labels.drop(while: Self.isCardinality).map { label in
            String(label.trimming { "*`_".contains($0) })
        }
        self.range = range
    }

    /// "1", "0..*", "1 → 10", but not "2024".
    private static func isCardinality(_ label: String) -> Bool {
        let digits = label.utf8.count(where: Identifier.isDigit)
        return digits + label.utf8.count { $0 == UInt8(ascii: "*") } > 0 && digits <= mostDigits
            && label.allSatisfy { $0.isASCII && $0.isNumber || " .*nmNM→>:-–".contains($0) }
    }

    private static let mostDigits = 3

    /// The label as a field's name, where a delete rule stands behind it and it is one for what the line leads to: `stops`,
    /// `firstStop` to `TripStop`; but not "owns".
    var fieldName: String? {
        guard let label = labels.first, Identifier.isFieldName(label), deleteRule != nil,
            !labels.contains(where: { $0.lowercased().means([.planned, .removed, .retired]) })
        else { return nil }
        let word = Self.lastWord(of: target)
        return !word.isEmpty && Self.singular(label.lowercased()).hasSuffix(word) ? label : nil
    }

    /// "stop" of `TripStop` and of `TRIP_STOP`.
    private static func lastWord(of name: String) -> String {
        let word = name.split(separator: "_").last.map(String.init) ?? name
        if word == word.uppercased() { return singular(word.lowercased()) }
        let start = word.lastIndex { $0.isUppercase } ?? word.startIndex
        return singular(word[start...].lowercased())
    }

    private static func singular(_ word: String) -> String {
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        return word.last == "s" ? String(word.dropLast()) : word
    }

    var deleteRule: DeleteRule? {
        labels.dropFirst().lazy.compactMap { DeleteRule(rawValue: $0.lowercased()) }.first
    }

    /// The field of that name, whose only place is the line.
    func field(_ name: String, at span: SourceSpan) -> DeclaredField {
        var field = DeclaredField(name: Declared(name, at: span), span: span)
        let type = isMany ? "[\(target)]" : target + (isOptional ? "?" : "")
        field.type = TypeSpelling(type, at: span)?.type
        if let rule = deleteRule {
            field.remarks.append(Remark(.onDelete(rule), quote: rule.rawValue, in: .code, at: span))
        }
        return field
    }
}

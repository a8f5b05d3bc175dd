import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// The values of one field as literals of its column.
struct SQLLiterals {
    private let context: SQLContext
    private let field: Field
    private let type: SQLColumnType
    private(set) var diagnostics: [Diagnostic] = []

    /// What messages call the type.
    private let typeName: String

    init(_ context: SQLContext, field: Field, type: SQLColumnType, typeName: String? = nil) {
        self.context = context
        self.field = field
        self.type = type
        self.typeName = typeName ?? type.name
    }

    /// What stands behind DEFAULT.
    mutating func defaultValue() -> String? { columnDefault().flatMap(literal) }

    /// The default before it is written. A list is empty where nothing else is said: a missing one is read so.
    mutating func columnDefault() -> ColumnDefault? {
        guard let value = field.defaultValue else {
            return field.isList && !field.mayBeMissing ? .emptyList : nil
        }
        switch value.value {
        case .null: return nil
        case .emptyList where field.isList: return .emptyList
        case .expression: return Self.isEmptyData(value, type) ? .emptyData : nil
        case .now: return type.meaning == .date && !field.isList ? .now : unfit(value)
        case .newUUID: return type.meaning == .uuid && !field.isList ? .newUUID : unfit(value)
        case .bool, .integer, .number, .string, .emptyList, .enumCase:
            if let name = unknownCase(value.value) {
                diagnostics.append(.unknownRawValue(name, of: field))
                return nil
            }
            return text(of: value.value).flatMap(value(of:)) ?? unfit(value)
        }
    }

    /// The literal of a text as documents write values, or nil where it does not fit the column.
    func literal(_ text: String) -> String? { value(of: text).flatMap(literal) }

    private func value(of text: String) -> ColumnDefault? {
        field.isList ? list(text) : scalar(text).map(ColumnDefault.scalar)
    }

    private func literal(_ value: ColumnDefault) -> String? {
        switch value {
        case .emptyList: emptyList
        case .emptyData: emptyData
        case .now: now
        case .newUUID: newUUID
        case .scalar(let scalar): scalar.literal(in: context.dialect)
        case .list(let items): literal(items)
        }
    }

    private mutating func unfit(_ value: DefaultValue) -> ColumnDefault? {
        diagnostics.append(.unfitDefault(value, field, typeName))
        return nil
    }

    /// Nil where the default is of another kind than the column: a text is no number, nor a number a text.
    private mutating func text(of value: DefaultValue.Value) -> String? {
        switch value {
        case .bool(let bool) where type.meaning == .int: return bool ? "1" : "0"
        case .bool(let bool): return type.meaning == .bool ? String(bool) : nil
        case .integer(let integer): return type.holdsNumbers || type.meaning == .bool ? String(integer) : nil
        case .number(let text): return type.holdsNumbers ? text : nil
        case .string(let text) where field.isList: return text
        case .string(let text): return type.holdsNumbers || type.meaning == .bool ? nil : text
        case .emptyList: return type.meaning == .json ? "[]" : nil
        case .enumCase(let name): return rawValue(of: name)
        case .newUUID, .now, .null, .expression: return nil
        }
    }

    private func rawValue(of name: String) -> String? {
        context.enumType(of: field)?.cases.first { $0.name == name || $0.rawValue == name }?.rawValue
    }

    /// The case of an enumeration that the document only names: nobody knows its raw value.
    private func unknownCase(_ value: DefaultValue.Value) -> String? {
        guard case .enumCase(let name) = value, type.meaning == .string, context.enumType(of: field) == nil
        else { return nil }
        return name
    }
}

// MARK: - Scalars and lists

extension SQLLiterals {
    private func scalar(_ text: String) -> ScalarText? {
        let value = knownCase(text)
        guard let scalar = ScalarText(value, as: type.meaning), isInRange(value), isKnown(value) else {
            return nil
        }
        return scalar
    }

    private func list(_ text: String) -> ColumnDefault? {
        let trimmed = text.trimmingSpaces
        let inner =
            trimmed.hasPrefix("[") && trimmed.hasSuffix("]")
            ? String(trimmed.dropFirst().dropLast()) : trimmed
        let parts =
            inner.trimmingSpaces.isEmpty ? [] : inner.split(separator: ",", omittingEmptySubsequences: false)
        let elements = parts.map { ScalarText(knownCase(String($0).trimmingSpaces), as: type.meaning) }
        let known = elements.compactMap(\.self)
        guard known.count == elements.count else { return nil }
        return known.isEmpty ? .emptyList : .list(known)
    }

    private func literal(_ items: [ScalarText]) -> String {
        switch context.dialect {
        case .sqlite: return context.dialect.literal("[\(items.map(\.json).joined(separator: ","))]")
        case .postgresql:
            let literals = items.map { $0.literal(in: .postgresql) }.joined(separator: ", ")
            return "ARRAY[\(literals)]::\(type.name)"
        }
    }

    /// The raw value, where a text is the name of a listed case.
    private func knownCase(_ text: String) -> String {
        guard let cases = context.enumType(of: field)?.cases, !cases.contains(where: { $0.rawValue == text })
        else {
            return text
        }
        return cases.first { $0.name == text }?.rawValue ?? text
    }

    private func isKnown(_ value: String) -> Bool {
        guard context.options.closedEnums, let type = context.enumType(of: field) else { return true }
        return type.cases.contains { $0.rawValue == value }
    }

    private func isInRange(_ text: String) -> Bool {
        guard let range = field.range else { return true }
        switch type.meaning {
        case .int: return Int64(text.trimmingSpaces).map(range.contains) ?? true
        case .double, .decimal:
            guard let value = Double(text.trimmingSpaces) else { return true }
            return value >= Double(range.lowerBound) && value <= Double(range.upperBound)
        case .string, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            return true
        }
    }
}

// MARK: - Values of each dialect

extension SQLLiterals {
    private var emptyList: String { context.dialect == .sqlite ? "'[]'" : "'{}'" }

    private var emptyData: String { context.dialect == .sqlite ? "X''" : "''" }

    private var now: String {
        context.dialect == .sqlite ? "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))" : "CURRENT_TIMESTAMP"
    }

    /// SQLite has no function for it; the app makes one.
    private var newUUID: String? {
        if context.dialect == .sqlite { return nil }
        return type.isTextual ? "upper(gen_random_uuid()::text)" : "gen_random_uuid()"
    }

    /// Swift's `Data()`.
    static func isEmptyData(_ value: DefaultValue, _ type: SQLColumnType) -> Bool {
        type.meaning == .data && (value.written == "Data()" || value.written == ".init()")
    }
}

extension SQLColumnType {
    fileprivate var holdsNumbers: Bool {
        switch meaning {
        case .int, .double, .decimal: true
        case .string, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json: false
        }
    }
}

extension Diagnostic {
    fileprivate static func unfitDefault(
        _ value: DefaultValue,
        _ field: Field,
        _ typeName: String
    ) -> Diagnostic {
        Diagnostic(
            .unfitDefault, .warning,
            "the default '\(value.written)' does not fit '\(field.name)', so SQL has none",
            at: field.span, remedy: "its column is of type \(typeName)")
    }
}

extension DiagnosticID {
    static let unfitDefault = DiagnosticID("default.unfit")
}

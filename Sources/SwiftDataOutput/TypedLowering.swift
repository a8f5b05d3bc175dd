import SchemaModel
import SwiftLanguage

/// The computed property over a raw value, and how the initialiser takes the enumeration.
struct TypedLowering {
    private let stored: String

    /// What a setter assigns to: it has a parameter of its own.
    private var target: String { stored == "newValue" ? "self.newValue" : stored }
    private let name: SwiftIdentifier
    private let label: SwiftIdentifier
    private let type: SwiftValueType
    private let value: StoredValue

    /// Whether the type is the app's own, whose cases are not known here.
    private let isAppType: Bool

    /// What the documented default means. For example: `.draft`.
    private let knownCase: String?

    init(
        _ attribute: ModelAttribute,
        _ field: Field,
        _ value: StoredValue,
        called name: SwiftIdentifier,
        _ names: ModelNames
    ) {
        stored = attribute.name.source
        self.name = name
        label = name.name.hasPrefix(attribute.name.name) ? attribute.name : name
        type = attribute.type
        self.value = value
        if case .appEnum = type.element { isAppType = true } else { isAppType = false }
        let type = attribute.type
        knownCase = field.defaultValue.flatMap { SwiftDefault($0, for: type, enums: { names[$0] })?.source }
    }

    var property: TypedPropertyView {
        if isAppType { return type.isList ? ofAppTypes : ofAppType }
        let source = type.element.source
        let (getter, setter) =
            type.isList
            ? ("\(stored).map(\(source).init(rawValue:))", "newValue.map(\\.rawValue)")
            : type.isOptional
                ? ("\(stored).map(\(source).init(rawValue:))", "newValue?.rawValue")
                : ("\(source)(rawValue: \(stored))", "newValue.rawValue")
        return TypedPropertyView(
            documentation: "What `\(stored)` means; values that no case stands for are kept.",
            declaration: "\(name.source): \(type.source)", getter: getter, setter: "\(target) = \(setter)")
    }

    /// Read only: whoever changed the list would lose the values that are not in it.
    private var ofAppTypes: TypedPropertyView {
        TypedPropertyView(
            documentation: "What `\(stored)` means, less the values that this version does not know.",
            declaration: "\(name.source): \(type.source)",
            getter: "\(stored).compactMap(\(type.element.source).init(rawValue:))", setter: "")
    }

    private var ofAppType: TypedPropertyView {
        let source = type.element.source
        if type.isOptional {
            return TypedPropertyView(
                documentation:
                    "What `\(stored)` means; nil also for a value that this version does not know.",
                declaration: "\(name.source): \(source)?",
                getter: "\(stored).flatMap(\(source).init(rawValue:))",
                setter: "\(target) = newValue?.rawValue")
        }
        if let knownCase {
            return TypedPropertyView(
                documentation:
                    "What `\(stored)` means; `\(knownCase)` for a value that this version does not know.",
                declaration: "\(name.source): \(source)",
                getter: "\(source)(rawValue: \(stored)) ?? \(knownCase)",
                setter: "\(target) = newValue.rawValue")
        }
        return TypedPropertyView(
            documentation: "What `\(stored)` means; nil for a value that this version does not know.",
            declaration: "\(name.source): \(source)?",
            getter: "\(source)(rawValue: \(stored))",
            setter: "\(target) = newValue?.rawValue ?? \(value.initialValue)")
    }
}

// MARK: - The initialiser

extension TypedLowering {
    /// The enumeration itself wherever one can be written down as the default.
    var parameter: String {
        guard let start else {
            return "\(stored): \(value.declaredType) = \(value.initialValue)"
        }
        return "\(label.source): \(type.source) = \(start)"
    }

    var assignment: String {
        guard start != nil else { return "self.\(stored) = \(stored)" }
        if type.isList { return "self.\(stored) = \(label.source).map(\\.rawValue)" }
        return "self.\(stored) = \(label.source)\(type.isOptional ? "?" : "").rawValue"
    }

    private var start: String? {
        if type.isList { return isAppType ? nil : "[]" }
        if let knownCase { return knownCase }
        if type.isOptional { return value.initialValue.isEmpty ? "nil" : nil }
        return isAppType ? nil : "\(type.element.source)(rawValue: \(value.initialValue))"
    }
}

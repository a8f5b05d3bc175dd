import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// Turns a field into the elements of its attributes.
struct AttributeLowering {
    private let field: Field
    private let enumType: EnumType?

    /// What stores from before call it.
    private let originalName: String?
    private(set) var diagnostics: [Diagnostic] = []

    /// Set where CloudKit asks for a default or an optional that the document does not state.
    private(set) var completion: Completion?

    /// Whether a new object has to be given its default by the app.
    private(set) var hasDefaultAtRunTime = false

    /// What is added to what the document says.
    enum Completion {
        case neutralDefault, optional
    }

    init(_ field: Field, enumType: EnumType?, originalName: String?) {
        self.field = field
        self.originalName = originalName
        self.enumType = enumType
    }

    /// The XML attributes in the order in which Xcode writes them.
    mutating func element(for attribute: CoreDataAttribute) -> ElementView {
        let type = attribute.type
        let value = defaultText(of: type) ?? completingDefault(of: type)
        let isOptional = field.mayBeMissing || value == nil
        var element = ElementView(
            name: attribute.name, documentation: documentation, retirement: field.retirement)
        element.add("optional", "YES", if: isOptional)
        element.add("attributeType", type.rawValue)
        if type.hasRange, let range = field.range {
            if let low = range.low { element.add("minValueString", String(low)) }
            if let high = range.high { element.add("maxValueString", String(high)) }
        }
        if let value {
            element.add(type == .date ? "defaultDateTimeInterval" : "defaultValueString", value)
        }
        addStorage(of: type, isOptional: isOptional, to: &element)
        return element
    }

    /// What a required field without a default gets; nil where it becomes optional instead.
    private mutating func completingDefault(of type: CoreDataType) -> String? {
        if field.mayBeMissing { return nil }
        // Half a place would be on the equator.
        let value = field.type == .location ? nil : DefaultText.neutral(of: type, range: field.range)
        // An empty list and none are one in CloudKit.
        if !field.isList { completion = value == nil ? .optional : .neutralDefault }
        return value
    }

    private mutating func addStorage(of type: CoreDataType, isOptional: Bool, to element: inout ElementView) {
        switch type {
        case .integer16, .integer32, .integer64, .double, .float, .boolean:
            // A scalar has no nil.
            element.add("usesScalarValueType", isOptional ? "NO" : "YES")
        case .date, .uuid: element.add("usesScalarValueType", "NO")
        case .transformable:
            element.add("valueTransformerName", "NSSecureUnarchiveFromData")
            if let name = archivedClass { element.add("customClassName", name) }
        case .binary, .decimal, .string, .uri: break
        }
        addOptions(of: type, to: &element)
        element.add("allowsCloudEncryption", "YES", if: field.isEncrypted)
        if let originalName { element.add("elementID", originalName) }
    }

    private mutating func addOptions(of type: CoreDataType, to element: inout ElementView) {
        var options = field.attributeOptions
        if type == .binary, field.type == .asset { options.insert(.externalStorage) }
        if options.contains(.externalStorage), type != .binary {
            options.remove(.externalStorage)
            diagnostics.append(.withoutExternalStorage(field, type))
        }
        element.add("allowsExternalBinaryDataStorage", "YES", if: options.contains(.externalStorage))
        element.add("preserveAfterDeletion", "YES", if: options.contains(.preserveValueOnDeletion))
        element.add("spotlightIndexingEnabled", "YES", if: options.contains(.spotlight))
    }

    /// What the archive is in Swift: of types that Core Data's own transformer takes.
    private var archivedClass: String? {
        guard field.isList else { return nil }
        return switch field.type {
        case .string, .json, .reference: "[String]"
        case .int: "[Int]"
        case .double, .location: "[Double]"
        case .decimal: "[Decimal]"
        case .bool: "[Bool]"
        case .date: "[Date]"
        case .uuid: "[UUID]"
        case .url: "[URL]"
        case .data, .asset: "[Data]"
        case .enum: field.rawType(in: enumType) == .int ? "[Int]" : "[String]"
        }
    }

    private var documentation: String { PropertyDocumentation(field, enumType: enumType).text }
}

// MARK: - Defaults

extension AttributeLowering {
    private mutating func defaultText(of type: CoreDataType) -> String? {
        guard let value = field.defaultValue, value.value != .null else { return nil }
        if let text = DefaultText(value, of: type, range: field.range, enumType: enumType) {
            return text.text
        }
        if case .enumCase(let name) = value.value, enumType == nil, type == .string {
            diagnostics.append(.unknownRawValue(name, of: field))
        } else if isMadeAtRunTime(value) {
            hasDefaultAtRunTime = true
        } else if !isEmpty(value) {
            diagnostics.append(.unfitDefault(value, field, type))
        }
        return nil
    }

    private func isMadeAtRunTime(_ value: DefaultValue) -> Bool {
        switch value.value {
        case .newUUID: field.type == .uuid || field.type == .string
        case .now: field.type == .date
        case .bool, .integer, .number, .string, .emptyList, .enumCase, .null, .expression: false
        }
    }

    /// Without a value a list, or data, is as empty as this.
    private func isEmpty(_ value: DefaultValue) -> Bool {
        value.value == .emptyList && field.isList
            || field.type == .data && ["Data()", ".init()"].contains(value.written)
    }
}

extension CoreDataType {
    fileprivate var hasRange: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .decimal: true
        case .string, .boolean, .date, .binary, .uuid, .uri, .transformable: false
        }
    }
}

package import Diagnostics

/// One stored field of an entity, with what the document's words made of it.
///
/// What it says stands behind one reference, an array of one element: a field goes from hand to hand far more often
/// than it is changed, and a copy of each of its parts would cost more than all that is done with it.
package struct Field: Hashable, Sendable {
    /// Always one.
    @usableFromInline var contents: [FieldContents]

    package init(
        name: String,
        stored: String,
        type: FieldType,
        isList: Bool = false,
        isOptional: Bool? = nil,
        defaultValue: DefaultValue? = nil,
        references: String? = nil,
        inverse: FieldPath? = nil,
        onDelete: DeleteRule? = nil,
        enumName: String? = nil,
        range: ClosedRange<Int64>? = nil,
        isEncrypted: Bool = false,
        mergeRule: MergeRule? = nil,
        originalName: String? = nil,
        attributeOptions: AttributeOptions = [],
        documentation: String? = nil,
        evidence: [Evidence] = [],
        span: SourceSpan
    ) {
        contents = [
            FieldContents(
                name: name, stored: stored, type: type, isList: isList, isOptional: isOptional,
                defaultValue: defaultValue, references: references, inverse: inverse, onDelete: onDelete,
                enumName: enumName, range: range, isEncrypted: isEncrypted, mergeRule: mergeRule,
                originalName: originalName, attributeOptions: attributeOptions, documentation: documentation,
                evidence: evidence, span: span)
        ]
    }

    @inlinable package var name: String {
        get { contents[0].name }
        _modify { yield &contents[0].name }
    }

    /// What CloudKit or the store holds. For example: `INT64`, `LIST<STRING>`, or a Swift type as written.
    @inlinable package var stored: String {
        get { contents[0].stored }
        _modify { yield &contents[0].stored }
    }

    /// The normalised meaning; of a list, the meaning of its elements.
    @inlinable package var type: FieldType {
        get { contents[0].type }
        _modify { yield &contents[0].type }
    }

    @inlinable package var isList: Bool {
        get { contents[0].isList }
        _modify { yield &contents[0].isList }
    }

    /// Nil where the documents mark no field at all: then treated as required.
    @inlinable package var isOptional: Bool? {
        get { contents[0].isOptional }
        _modify { yield &contents[0].isOptional }
    }

    @inlinable package var defaultValue: DefaultValue? {
        get { contents[0].defaultValue }
        _modify { yield &contents[0].defaultValue }
    }

    /// The entity whose record, or whose identifier, the field holds. It may be described nowhere.
    @inlinable package var references: String? {
        get { contents[0].references }
        _modify { yield &contents[0].references }
    }

    @inlinable package var inverse: FieldPath? {
        get { contents[0].inverse }
        _modify { yield &contents[0].inverse }
    }

    @inlinable package var onDelete: DeleteRule? {
        get { contents[0].onDelete }
        _modify { yield &contents[0].onDelete }
    }

    /// The last part of the name of the enumeration whose raw value the field holds.
    @inlinable package var enumName: String? {
        get { contents[0].enumName }
        _modify { yield &contents[0].enumName }
    }

    @inlinable package var range: ClosedRange<Int64>? {
        get { contents[0].range }
        _modify { yield &contents[0].range }
    }

    @inlinable package var isEncrypted: Bool {
        get { contents[0].isEncrypted }
        _modify { yield &contents[0].isEncrypted }
    }

    /// What becomes of it where two devices change it; nil where nobody says.
    @inlinable package var mergeRule: MergeRule? {
        get { contents[0].mergeRule }
        _modify { yield &contents[0].mergeRule }
    }

    /// What stores from before call it, where the document says that it was renamed.
    @inlinable package var originalName: String? {
        get { contents[0].originalName }
        _modify { yield &contents[0].originalName }
    }

    /// What it was called between that and its name: nothing has these as keys.
    @inlinable package var formerNames: [String] {
        get { contents[0].formerNames }
        _modify { yield &contents[0].formerNames }
    }

    /// The key that older versions of the app write in CloudKit, where the document says that the field's own key is
    /// a newer one: both are read, and the newer one is written.
    @inlinable package var earlierKey: String? {
        get { contents[0].earlierKey }
        _modify { yield &contents[0].earlierKey }
    }

    /// Where the document says that it is there for older versions of the app only.
    @inlinable package var retirement: Retirement? {
        get { contents[0].retirement }
        _modify { yield &contents[0].retirement }
    }

    @inlinable package var attributeOptions: AttributeOptions {
        get { contents[0].attributeOptions }
        _modify { yield &contents[0].attributeOptions }
    }

    /// The document's note, less what the facts above already say. Markdown inline text.
    @inlinable package var documentation: String? {
        get { contents[0].documentation }
        _modify { yield &contents[0].documentation }
    }

    @inlinable package var evidence: [Evidence] {
        get { contents[0].evidence }
        _modify { yield &contents[0].evidence }
    }

    @inlinable package var span: SourceSpan {
        get { contents[0].span }
        _modify { yield &contents[0].span }
    }

    /// Whether a record may lack it: only where the document says so.
    package var mayBeMissing: Bool { isOptional ?? false }
}

extension Field {
    /// What a field of an enumeration holds, whose cases may be listed nowhere: then the word of the store tells.
    package func rawType(in enumType: EnumType?) -> EnumType.RawType {
        enumType?.rawType ?? (storesInteger ? .int : .string)
    }

    /// `INT64`, `LIST<INT64>`, `Int16?`, `Integer 64`, `BIGINT UNSIGNED`; but not `PointKind`.
    private var storesInteger: Bool {
        stored.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { word in
            Self.integerWords.contains(String(word.prefix { !$0.isNumber }))
        }
    }

    private static let integerWords: Set = [
        "int", "uint", "integer", "nsinteger", "bigint", "smallint", "tinyint", "mediumint", "serial",
        "bigserial", "smallserial",
    ]
}

/// The meaning of a value, whatever it is stored as.
package enum FieldType: String, Hashable, Sendable, CaseIterable {
    case string, int, double, decimal, bool, date, uuid, url, data, asset, location, reference
    case `enum`, json
}

/// One end of a relationship. For example: `Entry.card`.
package struct FieldPath: Hashable, Sendable {
    package var entity: String
    package var field: String

    package init(entity: String, field: String) {
        self.entity = entity
        self.field = field
    }
}

/// What becomes of a record when the one that it refers to is deleted.
package enum DeleteRule: String, Hashable, Sendable, CaseIterable {
    case cascade, nullify, deny, noAction
}

/// A default as the document writes it, and what it means.
package struct DefaultValue: Hashable, Sendable {
    /// Without back-ticks, with its string quotes. For example: `"USD"`, `0`, `UUID()`.
    package var written: String
    package var value: Value

    package init(written: String, value: Value) {
        self.written = written
        self.value = value
    }

    package enum Value: Hashable, Sendable {
        case bool(Bool)
        case integer(Int64)

        /// A number in Swift's and SQL's common notation, its digits as written.
        case number(String)
        case string(String)
        case emptyList

        /// `.active` or `Status.active.rawValue`: the case's name.
        case enumCase(String)
        case newUUID
        case now
        case null

        /// An expression that only its own language understands; no other output can use it.
        case expression
    }
}

/// Why a fact is as it is.
package struct Evidence: Hashable, Sendable {
    package var basis: Basis

    /// One clause. For example: `'Boolean flag' in the notes`.
    package var text: String

    /// Nil where it is about the field as a whole.
    package var fact: Fact?
    package var span: SourceSpan?

    package init(_ basis: Basis, _ text: String, of fact: Fact? = nil, at span: SourceSpan? = nil) {
        self.basis = basis
        self.text = text
        self.fact = fact
        self.span = span
    }

    package enum Basis: String, Hashable, Sendable {
        /// The document says it.
        case declared

        /// The document says that it is not so: "not indexed".
        case denied

        /// It was guessed from a name or from the context.
        case inferred

        /// The configuration's `overrides` say it.
        case overridden
    }
}

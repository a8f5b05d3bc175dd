package import Diagnostics

/// What a field says, for `Field` to hold behind one reference: there its parts are explained.
package struct FieldContents: Hashable, Sendable {
    package var name: String
    package var stored: String
    package var type: FieldType
    package var isList: Bool
    package var isOptional: Bool?
    package var defaultValue: DefaultValue?
    package var references: String?
    package var inverse: FieldPath?
    package var onDelete: DeleteRule?
    package var enumName: String?
    package var range: ClosedRange<Int64>?
    package var isEncrypted: Bool
    package var mergeRule: MergeRule?
    package var originalName: String?
    package var formerNames: [String] = []
    package var earlierKey: String?
    package var retirement: Retirement?
    package var attributeOptions: AttributeOptions
    package var documentation: String?
    package var evidence: [Evidence]
    package var span: SourceSpan
}

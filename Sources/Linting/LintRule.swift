package import Diagnostics
package import SchemaModel

/// One thing that a store asks of a schema.
///
/// A rule is a type in a file of its own below `Rules`, and a line in `lintRules`.
package protocol LintRule: Sendable {
    /// By which it is configured and allowed. For example: `lint.unique`.
    static var id: DiagnosticID { get }

    /// Unless the configuration says otherwise.
    static var severity: Diagnostic.Severity { get }
    static var profiles: Set<LintProfile> { get }
    static var page: LintPage { get }

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding]
}

/// What there is to know about a rule, in sentences; the title has no full stop.
package struct LintPage: Sendable {
    package let title: String
    package let meaning: String
    package let remedy: String

    package init(_ title: String, meaning: String, remedy: String) {
        self.title = title
        self.meaning = meaning
        self.remedy = remedy
    }
}

/// One place that does not keep a rule.
package struct LintFinding: Sendable {
    package let message: String
    package let span: SourceSpan
    package let remedy: String
    package let related: [Diagnostic.Related]

    package init(
        _ message: String, at span: SourceSpan, remedy: String, related: [Diagnostic.Related] = []
    ) {
        self.message = message
        self.span = span
        self.remedy = remedy
        self.related = related
    }
}

/// Every rule: to add one is a line here.
package let lintRules: [any LintRule.Type] = [
    UniqueConstraintRule.self,
    MissingDefaultRule.self,
    RequiredRelationshipRule.self,
    MissingInverseRule.self,
    WrongInverseRule.self,
    RepeatedInverseRule.self,
    DeniedDeletionRule.self,
    OrderedRelationshipRule.self,
    UnsupportedAttributeRule.self,
    SeparateStoreRule.self,
    InvalidNameRule.self,
    ReservedNameRule.self,
    SimilarNamesRule.self,
    ManyFieldsRule.self,
    EncryptedIndexRule.self,
    IndexTypeRule.self,
    EncryptedReferenceRule.self,
    RecordSizeRule.self,
    MissingIndexRule.self,
]

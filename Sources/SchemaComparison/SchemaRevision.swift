package import CloudKitLanguage
package import Diagnostics
package import Output
package import SchemaModel

/// One side of a comparison: a schema as it is, or was.
package struct SchemaRevision: Sendable {
    /// As the command line names it. For example: `HEAD~1:Docs/Schema.md`.
    package let name: String

    /// What documents say; nil of an export, which knows only what CloudKit holds.
    package let schema: Schema?

    /// What CloudKit holds.
    package let cloudKit: CloudKitView

    /// What its configuration writes; nothing where no configuration is about it.
    package var outputs: [Output] = []

    /// What its configuration says of each target that it writes, by the target's name: of several outputs the first.
    package var options: [String: OutputOptions] {
        Dictionary(outputs.map { ($0.target.name, companions.completed($0.options, of: $0.target)) }) {
            first, _ in
            first
        }
    }

    package var companions: OutputCompanions {
        OutputCompanions(outputs.map { ($0.target.name, $0.options) })
    }

    /// An output as the configuration states it.
    package struct Output: Sendable {
        package let target: any OutputTarget.Type
        package let path: String
        package let options: OutputOptions

        /// Whether the project lays it out with templates of its own.
        package let hasTemplates: Bool

        package init(
            target: any OutputTarget.Type, path: String, options: OutputOptions, hasTemplates: Bool = false
        ) {
            self.target = target
            self.path = path
            self.options = options
            self.hasTemplates = hasTemplates
        }
    }

    package init(name: String, schema: Schema?, cloudKit: CloudKitView) {
        self.name = name
        self.schema = schema
        self.cloudKit = cloudKit
    }

    /// A schema as CloudKit holds it, and where each part of it is stated.
    package struct CloudKitView: Sendable {
        package let text: CloudKitSchemaText

        /// What the documents call a record type.
        package var entities: [String: String] = [:]

        /// What the documents call a field.
        package var fields: [FieldPath: FieldPath] = [:]

        /// By CloudKit's names.
        package var spans: [ChangeSubject: SourceSpan] = [:]

        package init(_ text: CloudKitSchemaText) {
            self.text = text
        }

        /// Where there is no schema.
        package static var empty: Self { Self(CloudKitSchemaText()) }

        /// A change's subject, as the documents call it.
        func subject(_ subject: ChangeSubject) -> ChangeSubject? {
            switch subject {
            case .entity(let name): entities[name].map(ChangeSubject.entity)
            case .field(let path): fields[path].map(ChangeSubject.field)
            case .enumType, .role, .table, .trigger: nil
            }
        }

        /// Where something is stated; nil where it is not.
        func span(of subject: ChangeSubject) -> SourceSpan? { spans[subject] }
    }
}

extension SchemaRevision.CloudKitView {
    /// What a file in CloudKit's own language says.
    package init(_ text: CloudKitSchemaText, file: Int32) {
        self.init(text)
        let span = { (range: Range<Int>) in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        for type in text.recordTypes {
            spans[.entity(type.name)] = span(type.nameRange)
            for field in type.fields {
                spans[.field(FieldPath(entity: type.name, field: field.name))] = span(field.nameRange)
            }
        }
    }
}

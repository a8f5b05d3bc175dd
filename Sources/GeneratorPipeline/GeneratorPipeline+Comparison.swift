internal import CloudKitLanguage
internal import CloudKitSchemaOutput
package import Diagnostics
package import SchemaComparison
package import SchemaModel

extension GeneratorPipeline {
    /// A schema that was read, as one side of a comparison.
    package static func revision(of schema: Schema, named name: String) -> SchemaRevision {
        let recordTypes = CloudKitRecordTypes(schema)
        var view = SchemaRevision.CloudKitView(recordTypes.text)
        for place in recordTypes.entities {
            let entity = schema.entities[place.entity]
            view.entities[place.recordType] = entity.name
            view.spans[.entity(place.recordType)] = entity.span
            for (field, names) in zip(entity.fields, place.fields) {
                for name in names {
                    let path = FieldPath(entity: place.recordType, field: name)
                    view.fields[path] = FieldPath(entity: entity.name, field: field.name)
                    view.spans[.field(path)] = field.span
                }
            }
        }
        return SchemaRevision(name: name, schema: schema, cloudKit: view)
    }

    /// Reads a file in CloudKit's own language, as CloudKit exports it; what cannot be read has its place.
    package mutating func readExport(_ document: InputDocument) throws(ExportError) -> SchemaRevision {
        let file = add(SourceFile(path: document.path, text: document.bytes.withoutByteOrderMark))
        do throws(CloudKitSyntaxError) {
            let text = try CloudKitParser.parse(sources.files[Int(file)].text)
            return SchemaRevision(
                name: document.path, schema: nil, cloudKit: SchemaRevision.CloudKitView(text, file: file))
        } catch {
            let span = SourceSpan(
                file: file, lower: Int32(error.range.lowerBound), upper: Int32(error.range.upperBound))
            throw ExportError(
                diagnostic: Diagnostic(
                    .exportUnreadable, .error, "this is not CloudKit's schema language: \(error.message)",
                    at: span, remedy: "export it with 'xcrun cktool export-schema'"))
        }
    }

    /// An export that could not be read.
    package struct ExportError: Error {
        package let diagnostic: Diagnostic
    }
}

extension [UInt8] {
    fileprivate var withoutByteOrderMark: [UInt8] {
        starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
    }
}

extension DiagnosticID {
    fileprivate static let exportUnreadable = DiagnosticID("export.unreadable")
}

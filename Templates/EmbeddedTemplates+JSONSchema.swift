extension EmbeddedTemplates {
    package static var jsonSchemaDocument: [UInt8] { PackageResources.json_schema_document_mustache }
    package static var jsonSchemaRecord: [UInt8] { PackageResources.json_schema_record_mustache }
    package static var jsonSchemaValue: [UInt8] { PackageResources.json_schema_value_mustache }
}

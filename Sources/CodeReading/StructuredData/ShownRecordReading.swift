import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import YAMLReading
import Yams

/// Reads the record type from a record as CloudKit's web services write one, in JSON or JavaScript.
///
///     { recordType: 'Trip', fields: { title: { value: 'Oslo' }, photo: { value: { downloadURL: '…' } } } }
///
/// What a field holds tells its type only where no other has such a value: a text may be of any.
struct ShownRecordReading {
    /// The record type and its fields; nil for what is no such record.
    let entity: DeclaredEntity?

    init(_ code: CodeText) {
        let text = Self.withoutComments(code.bytes)
        guard let root = try? YAMLReader.compose(text), let record = root.mapping,
            let type = Self.value(of: "recordType", in: record), let name = type.string,
            Identifier.isCloudKitName(name),
            let fields = Self.value(of: "fields", in: record)?.mapping, !fields.isEmpty,
            fields.allSatisfy({ Self.isField($0.key, $0.value) })
        else {
            entity = nil
            return
        }
        let places = StructuredDataReading(code: code)
        var entity = DeclaredEntity(name: Declared(name, at: places.span(type)))
        entity.fields = fields.map {
            Self.field($0.key.string ?? "", $0.value.mapping, at: places.span($0.key))
        }
        self.entity = entity
    }

    private static func isField(_ key: Node, _ value: Node) -> Bool {
        guard let name = key.string, Identifier.isCloudKitName(name), let mapping = value.mapping else {
            return false
        }
        return self.value(of: "value", in: mapping) != nil
    }

    private static func field(_ name: String, _ mapping: Node.Mapping?, at span: SourceSpan) -> DeclaredField
    {
        var field = DeclaredField(name: Declared(name, at: span), span: span)
        let stated = mapping.flatMap { value(of: "type", in: $0)?.string }
        let shown = mapping.flatMap { value(of: "value", in: $0) }.flatMap(type)
        field.type = (stated ?? shown).flatMap { TypeSpelling($0, at: span)?.type }
        return field
    }

    /// What only one type of CloudKit's holds.
    private static func type(of value: Node) -> String? {
        if let mapping = value.mapping {
            if self.value(of: "recordName", in: mapping) != nil { return "REFERENCE" }
            let isAsset = ["downloadURL", "fileChecksum"].contains { self.value(of: $0, in: mapping) != nil }
            if isAsset { return "ASSET" }
            return self.value(of: "latitude", in: mapping) == nil ? nil : "LOCATION"
        }
        guard let scalar = value.scalar, scalar.style == .any || scalar.style == .plain else { return nil }
        if ["true", "false"].contains(scalar.string) { return "Boolean" }
        return scalar.string.utf8.allSatisfy(Identifier.isDigit) ? "INT64" : nil
    }

    private static func value(of name: String, in mapping: Node.Mapping) -> Node? {
        mapping.first { $0.key.string == name }?.value
    }

    /// Comments of JavaScript, outside quotations, become spaces: all else stays where it is.
    private static func withoutComments(_ bytes: [UInt8]) -> String {
        var result = bytes
        var quote: UInt8?
        var isComment = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                isComment = false
                quote = nil
            } else if isComment {
                result[index] = 0x20
            } else if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == UInt8(ascii: "/"), bytes[index...].starts(with: "//".utf8) {
                isComment = true
                result[index] = 0x20
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

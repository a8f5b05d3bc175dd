import CloudKitLanguage
import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Declares the record types of a block in CloudKit's own schema language.
///
///     RECORD TYPE Card (
///         title STRING QUERYABLE,
///         GRANT WRITE TO "_creator"
struct CloudKitSchemaReading {
    private let code: CodeText

    static func declare(_ code: CodeText) throws(CloudKitSyntaxError) -> CodeDeclarations {
        let schema = try CloudKitParser.parse(code.bytes)
        let reading = CloudKitSchemaReading(code: code)
        return CodeDeclarations(
            entities: schema.recordTypes.map(reading.entity),
            diagnostics: schema.recordTypes.flatMap(\.fields).compactMap(reading.vagueNumber))
    }

    /// `NUMBER` is what CloudKit has until it knows better: to write another type back may be refused.
    private func vagueNumber(_ text: CloudKitSchemaText.Field) -> Diagnostic? {
        guard case .number = text.type.primitive else { return nil }
        return Diagnostic(
            .vagueNumber, .warning, "'\(text.name)' is a NUMBER, read as \(typeName(text.type.primitive))",
            at: code.span(text.range), remedy: "write INT64 or DOUBLE, whichever the records hold")
    }

    private func entity(_ type: CloudKitSchemaText.RecordType) -> DeclaredEntity {
        let span = code.span(type.nameRange)
        var entity = DeclaredEntity(name: Declared(type.name, at: span), kind: .cloudKit)
        // Every record type lists CloudKit's system fields; they are CloudKit's, not the author's.
        entity.fields = type.fields.filter { !$0.name.hasPrefix("___") }.map(field)
        entity.indexes = type.fields.flatMap(indexes)
        entity.paragraphs = type.comments.map { Declared($0, at: span) }
        entity.grants = type.grants.map { Declared(grant($0), at: span) }
        return entity
    }

    private func field(_ text: CloudKitSchemaText.Field) -> DeclaredField {
        let span = code.span(text.range)
        var field = DeclaredField(name: Declared(text.name, at: code.span(text.nameRange)), span: span)
        field.type = DeclaredType(
            name: typeName(text.type.primitive),
            isList: text.type.isList,
            isEncrypted: text.type.isEncrypted,
            written: text.type.spelling,
            span: span
        )
        if let comment = text.comment {
            field.note = Declared(comment, at: span)
            // Lists are the type's to say: "array of …" describes what a text or its bytes hold.
            field.remarks = NoteReading.remarks(in: comment, at: span).filter { $0.fact != .list }
        }
        return field
    }

    /// `NUMBER` is read as what it is preferred as; without a preference it may have a fraction.
    private func typeName(_ primitive: CloudKitSchemaText.Primitive) -> String {
        switch primitive {
        case .number(let preferred): (preferred ?? .double).rawValue
        case .asset, .bytes, .double, .int64, .location, .reference, .string, .timestamp: primitive.spelling
        }
    }

    private func indexes(_ field: CloudKitSchemaText.Field) -> [Declared<Index>] {
        CloudKitSchemaText.Option.allCases.filter(field.options.contains).map { option in
            Declared(Index(kind: kind(option), fields: [.init(name: field.name)]), at: code.span(field.range))
        }
    }

    private func kind(_ option: CloudKitSchemaText.Option) -> Index.Kind {
        switch option {
        case .queryable: .queryable
        case .sortable: .sortable
        case .searchable: .searchable
        }
    }

    private func grant(_ grant: CloudKitSchemaText.Grant) -> Grant {
        Grant(
            role: grant.role,
            permissions: grant.permissions.map {
                switch $0 {
                case .read: .read
                case .create: .create
                case .write: .write
                }
            })
    }
}

extension DiagnosticID {
    fileprivate static let vagueNumber = DiagnosticID("type.vague")
}

import Diagnostics
import SchemaModel
import SchemaReading

/// Resolves one field: its type as spelled, then what the words and the name make of it.
struct FieldResolution {
    let field: JoinedField
    let entity: JoinedEntity
    let names: EntityNames
    let enums: EnumCollection
    let marksOptional: Bool

    func resolve(findings: inout Findings) -> Field {
        let declared = field.typed
        var resolved = Field(name: field.name.value, stored: "", type: .string, span: declared.span)
        resolveType(of: &resolved, declared: declared.type, findings: &findings)
        let remarks = field.remarks
        for remark in remarks { apply(remark, to: &resolved) }
        resolveListedValues(of: &resolved, remarks: remarks)
        resolveReference(of: &resolved, remarks: remarks, findings: &findings)
        inferBoolean(of: &resolved)
        resolved.isOptional = optionality(remarks, declared)
        resolveDefault(of: &resolved, remarks: remarks, findings: &findings)
        resolved.stored = storage(of: resolved, declared: declared.type)
        resolved.documentation = documentation(remarks)
        reportContradictions(findings: &findings)
        return resolved
    }

    // MARK: Type

    private func resolveType(of resolved: inout Field, declared: DeclaredType?, findings: inout Findings) {
        guard let declared else {
            resolved.evidence.append(
                Evidence(.inferred, "no type is given: kept as a text", at: field.name.span))
            return
        }
        resolved.isList = declared.isList
        resolved.isEncrypted = declared.isEncrypted
        if let target = modelType(declared) {
            resolved.type = .reference
            resolved.references = target
            resolved.evidence.append(
                Evidence(.declared, "its type is the entity '\(target)'", at: declared.span))
        } else if let type = TypeVocabulary.type(of: declared.name) {
            resolved.type = type
        } else {
            resolveNamedType(declared, of: &resolved, findings: &findings)
        }
    }

    /// The entity that a type names. In Swift a model may be called as CloudKit calls a type: `Asset`.
    private func modelType(_ declared: DeclaredType) -> String? {
        let isSwift = entity.kind == .swiftData || entity.kind == .coreData
        if isSwift, names.contains(declared.name) { return declared.name }
        return TypeVocabulary.type(of: declared.name) == nil ? names.entity(meantBy: declared.name) : nil
    }

    /// A name that is no known type: an enumeration where models in Swift are described or where its cases are
    /// listed, else most likely a slip of the pen.
    private func resolveNamedType(
        _ declared: DeclaredType, of resolved: inout Field, findings: inout Findings
    ) {
        let name = declared.name.split(separator: ".").last.map(String.init) ?? declared.name
        if enums.type(named: name) != nil || entity.kind != .cloudKit && isTypeName(name)
            || saysEnumeration
        {
            resolved.type = .enum
            resolved.enumName = name
            let basis: Evidence.Basis =
                enums.type(named: name) != nil || saysEnumeration ? .declared : .inferred
            resolved.evidence.append(
                Evidence(basis, "its type is the enumeration '\(name)'", at: declared.span))
        } else {
            findings.add(.unknownType(declared))
            resolved.evidence.append(
                Evidence(.inferred, "unknown type '\(declared.name)': kept as a text", at: declared.span))
        }
    }

    private var saysEnumeration: Bool {
        field.remarks.contains {
            switch $0.fact {
            case .listedValues, .rawValue: true
            default: false
            }
        }
    }

    private func isTypeName(_ name: String) -> Bool {
        let isNear = suggestion(for: name, among: TypeVocabulary.suggestions) != nil
        return !isNear && name.first?.isUppercase == true
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func storage(of resolved: Field, declared: DeclaredType?) -> String {
        guard entity.kind == .cloudKit else { return declared?.written ?? resolved.stored }
        let spelled = declared.flatMap { TypeVocabulary.type(of: $0.name) }
        let isIntegerEnum =
            resolved.type == .enum && enums.type(named: resolved.enumName ?? "")?.rawType == .int
        let storedType = spelled ?? (isIntegerEnum ? .int : resolved.type)
        let plain = (resolved.isEncrypted ? "ENCRYPTED " : "") + storedType.cloudKitStorage
        return resolved.isList ? "LIST<\(plain)>" : plain
    }

    // MARK: Words

    private func apply(_ remark: Remark, to resolved: inout Field) {
        switch remark.fact {
        case .boolean where resolved.type == .int: resolved.type = .bool
        case .uuid where resolved.type == .string: resolved.type = .uuid
        case .rawValue(let name) where resolved.type == .string || resolved.type == .int:
            resolved.enumName = name
        case .range(let range) where [.int, .double, .decimal].contains(resolved.type): resolved.range = range
        case .encrypted: resolved.isEncrypted = true
        case .list: resolved.isList = true
        case .onDelete(let rule): resolved.onDelete = rule
        case .inverse(let path): resolved.inverse = fieldPath(path, of: resolved)
        case .boolean, .uuid, .rawValue, .range, .listedValues, .references, .identifies, .toMany, .optional,
            .defaultText,
            .json,
            .url, .unique, .primaryKey, .index, .notStored:
            return
        }
        resolved.evidence.append(
            Evidence(.declared, "'\(remark.quote)' \(remark.place.phrase)", at: remark.span))
    }

    private func fieldPath(_ path: String, of resolved: Field) -> FieldPath? {
        let parts = path.split(separator: ".").map(String.init)
        if parts.count >= 2 {
            let name = names.entity(meantBy: parts[parts.count - 2]) ?? parts[parts.count - 2]
            return FieldPath(entity: name, field: parts[parts.count - 1])
        }
        return resolved.references.map { FieldPath(entity: $0, field: path) }
    }

    private func resolveListedValues(of resolved: inout Field, remarks: [Remark]) {
        let path = FieldPath(entity: entity.name.value, field: field.name.value)
        guard [.string, .int, .enum].contains(resolved.type), let name = enums.name(of: path),
            let remark = remarks.first(where: { if case .listedValues = $0.fact { true } else { false } })
        else { return }
        resolved.enumName = resolved.enumName ?? name
        resolved.evidence.append(
            Evidence(.declared, "values listed \(remark.place.phrase): \(remark.quote)", at: remark.span))
    }

    /// An integer that nothing else explains and that is named like a question.
    private func inferBoolean(of resolved: inout Field) {
        guard resolved.type == .int, !resolved.isList, resolved.range == nil, resolved.enumName == nil,
            resolved.references == nil, BooleanNames.isBoolean(resolved.name)
        else { return }
        resolved.type = .bool
        resolved.evidence.append(Evidence(.inferred, "named '\(resolved.name)'", at: field.name.span))
    }

    // MARK: Optional, default, documentation

    private func optionality(_ remarks: [Remark], _ declared: DeclaredField) -> Bool? {
        for declaration in field.declarations {
            if let mark = declaration.isOptional?.value ?? declaration.type?.isOptional { return mark }
        }
        for remark in remarks {
            if case .optional(let isOptional) = remark.fact { return isOptional }
        }
        return marksOptional ? false : nil
    }

    private func resolveDefault(of resolved: inout Field, remarks: [Remark], findings: inout Findings) {
        guard let declared = declaredDefault(remarks) else { return }
        resolved.defaultValue = DefaultParsing.parse(declared.value, for: resolved.type)
        guard let value = resolved.defaultValue?.value,
            !DefaultParsing.fits(value, resolved.type, isList: resolved.isList)
        else { return }
        findings.add(.unfitDefault(declared, for: resolved))
    }

    private func declaredDefault(_ remarks: [Remark]) -> Declared<String>? {
        if let own = field.declarations.lazy.compactMap(\.defaultText).first { return own }
        for remark in remarks {
            if case .defaultText(let text) = remark.fact { return Declared(text, at: remark.span) }
        }
        return nil
    }

    private func documentation(_ remarks: [Remark]) -> String? {
        guard let note = field.declarations.lazy.compactMap(\.note?.value).first else { return nil }
        return DocumentationTrimming.trim(note, of: remarks)
    }

    // MARK: References

    private func resolveReference(of resolved: inout Field, remarks: [Remark], findings: inout Findings) {
        guard [.reference, .string, .uuid, .int].contains(resolved.type), resolved.references == nil else {
            return
        }
        if let stated = statedTarget(remarks, isReference: resolved.type == .reference) {
            resolved.references = stated.name
            resolved.evidence.append(Evidence(.declared, stated.reason, at: stated.span))
        } else if resolved.type == .reference, let target = names.entity(namedBy: resolved.name) {
            resolved.references = target
            resolved.evidence.append(Evidence(.inferred, "named after '\(target)'", at: field.name.span))
        }
        if let target = resolved.references, names.entity(meantBy: target) == nil {
            findings.add(.undescribedTarget(target, of: field))
        }
    }

    private func statedTarget(_ remarks: [Remark], isReference: Bool) -> (
        name: String, reason: String, span: SourceSpan
    )? {
        if let type = field.typed.type, let argument = type.argument {
            return (names.entity(meantBy: argument) ?? argument, "'\(type.written)' is the type", type.span)
        }
        for remark in remarks {
            let words: String
            switch remark.fact {
            case .references(let target), .toMany(let target): words = target
            default: continue
            }
            // A word in lower case that is no entity ("references the owner") names nothing.
            let target = names.entity(meantBy: words) ?? (words.first?.isUppercase == true ? words : nil)
            if let target { return (target, "'\(remark.quote)' \(remark.place.phrase)", remark.span) }
        }
        return nil
    }

    // MARK: Contradictions

    /// Two places that give one field different types: both are named, the first one is used.
    private func reportContradictions(findings: inout Findings) {
        let typed = field.declarations.filter { $0.type != nil }
        guard typed.count > 1, let first = typed[0].type else { return }
        let meaning = TypeVocabulary.type(of: first.name)
        for other in typed.dropFirst().compactMap(\.type) {
            let otherMeaning = TypeVocabulary.type(of: other.name)
            let isSame = meaning == nil || otherMeaning == nil || Self.agree(meaning, otherMeaning)
            if !isSame || first.isList != other.isList && isSame && meaning == otherMeaning {
                findings.add(.contradiction(field.name.value, first: first, other: other))
            }
        }
    }

    /// A Swift model and its record may spell one thing in two ways: Bool is Int64, UUID is String.
    private static func agree(_ one: FieldType?, _ other: FieldType?) -> Bool {
        guard let one, let other, one != other else { return true }
        let alike: [Set<FieldType>] = [
            [.int, .bool], [.string, .uuid], [.string, .url], [.string, .json], [.data, .json],
            [.data, .asset],
            [.double, .decimal], [.int, .double], [.string, .reference], [.uuid, .reference],
            [.string, .decimal],
        ]
        return alike.contains([one, other])
    }
}

extension Remark.Place {
    /// For example: `in the notes`.
    var phrase: String {
        switch self {
        case .name: "in the name"
        case .type: "in the type"
        case .notes: "in the notes"
        case .column: "in a column"
        case .prose: "in the text"
        }
    }
}

extension DiagnosticID {
    static let typeUnknown = DiagnosticID("type.unknown")
    static let defaultUnfit = DiagnosticID("default.unfit")
    static let referenceUndescribed = DiagnosticID("reference.undescribed")
    static let fieldContradictory = DiagnosticID("field.contradictory")
}

extension Diagnostic {
    fileprivate static func unknownType(_ type: DeclaredType) -> Diagnostic {
        Diagnostic(
            .typeUnknown, .error, "unknown type '\(type.name)'", at: type.span,
            remedy: didYouMean(type.name, among: TypeVocabulary.suggestions)
                ?? "write a type such as String, Int64, Double, Date/Time, Reference, Asset, Bytes or Location"
        )
    }

    fileprivate static func unfitDefault(_ declared: Declared<String>, for field: Field) -> Diagnostic {
        let kind = field.isList ? "a list of \(field.type.rawValue)" : field.type.rawValue
        return Diagnostic(
            .defaultUnfit, .warning, "'\(declared.value)' is no default for a field of type \(kind)",
            at: declared.span, remedy: "write a value of that type, or '-' for none"
        )
    }

    fileprivate static func undescribedTarget(_ target: String, of field: JoinedField) -> Diagnostic {
        Diagnostic(
            .referenceUndescribed, .warning,
            "'\(field.name.value)' refers to '\(target)', which no document describes",
            at: field.name.span, remedy: "describe '\(target)', or name an entity that is described"
        )
    }

    fileprivate static func contradiction(_ name: String, first: DeclaredType, other: DeclaredType)
        -> Diagnostic
    {
        Diagnostic(
            .fieldContradictory, .warning,
            "'\(name)' is '\(other.written)' here and '\(first.written)' elsewhere; the first is used",
            at: other.span, remedy: "give it one type", related: [.init("the other type", at: first.span)]
        )
    }
}

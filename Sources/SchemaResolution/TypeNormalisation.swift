import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Interprets a type as spelled: a known name, another entity, an enumeration, or an error.
struct TypeNormalisation {
    let field: JoinedField
    let entity: JoinedEntity
    let context: ResolutionContext

    /// Returns the type that is spelled, which tells how the value is stored.
    func normalise(_ resolved: inout Field, findings: inout Findings) -> FieldType? {
        guard let declared else {
            reportUntyped(findings: &findings)
            resolved.evidence.append(
                Evidence(.inferred, "no type is given: kept as a text", of: .type, at: field.name.span))
            return nil
        }
        resolved.isList = declared.isList
        resolved.isEncrypted = declared.isEncrypted
        reportDoubts(declared, findings: &findings)
        let spelled = TypeVocabulary.meaning(of: declared.name)?.type
        if spelled == nil, let remark = field.remarks.first(where: \.saysEncoded) {
            resolved.type = .json
            resolved.isList = false
            resolved.evidence.append(remark.evidence)
        } else if let target = modelType(declared, isKnown: spelled != nil) {
            resolved.type = .reference
            resolved.references = target
            resolved.evidence.append(
                Evidence(.declared, "its type is the entity '\(target)'", of: .type, at: declared.span))
        } else if let spelled {
            resolved.type = spelled
        } else {
            resolveName(declared, of: &resolved, findings: &findings)
        }
        return spelled
    }

    private var declared: DeclaredType? { field.type ?? field.typeOfDefault(among: context.enums) }

    private func reportUntyped(findings: inout Findings) {
        guard field.first.isTypedByDefault else { return }
        findings.add(
            Diagnostic(
                .fieldUntyped, .warning,
                "the field '\(field.name.value)' has no type, and its default does not tell one",
                at: field.name.span, remedy: "write its type behind the name, for example ': String'"))
    }

    /// What the cell says beyond the one type that is read from it.
    private func reportDoubts(_ declared: DeclaredType, findings: inout Findings) {
        if let rival = declared.rival, areRivals(declared.name, rival) {
            findings.add(
                Diagnostic(
                    .typeAmbiguous, .warning,
                    "the field '\(field.name.value)' has two types; '\(declared.name)' is used, and '\(rival)' is left out",
                    at: declared.span, remedy: "write one type"))
        }
        if declared.isNestedList, entity.kind == .cloudKit {
            findings.add(
                Diagnostic(
                    .typeNested, .error, "CloudKit has no list of lists, which '\(field.name.value)' is",
                    at: declared.span,
                    remedy: "write a list of plain values, or JSON for a text that holds them"))
        }
    }

    /// "Bool / Int64" and "UUID or String" name a type and what stores it.
    private func areRivals(_ name: String, _ rival: String) -> Bool {
        guard let one = TypeVocabulary.type(of: name), let other = TypeVocabulary.type(of: rival) else {
            return false
        }
        let isFlag = one == .bool || other == .bool
        let isNumber = [one, other].contains { $0 == .int || $0 == .double }
        return one.cloudKitStorage != other.cloudKitStorage && !(isFlag && isNumber)
    }

    /// The entity that a type names. In Swift a model may be called as CloudKit calls a type: `Asset`.
    private func modelType(_ declared: DeclaredType, isKnown: Bool) -> String? {
        let isSwift = entity.kind == .swiftData || entity.kind == .coreData
        if isSwift, context.names.contains(declared.name) { return declared.name }
        return isKnown ? nil : context.names.entity(meantBy: declared.name)
    }

    /// What CloudKit holds, or the type as written.
    func storage(of resolved: Field, spelled: FieldType?) -> String {
        if entity.kind != .cloudKit, let declared { return declared.written }
        let isIntegerEnum =
            resolved.type == .enum && context.enums.type(named: resolved.enumName ?? "")?.rawType == .int
        let storedType = spelled ?? (isIntegerEnum ? .int : resolved.type)
        let plain = storedType.cloudKitStorage
        guard resolved.isList || resolved.isEncrypted else { return plain }
        let encrypted = (resolved.isEncrypted ? "ENCRYPTED " : "") + plain
        return resolved.isList ? "LIST<\(encrypted)>" : encrypted
    }

    /// A name that is no known type: an enumeration where models in Swift are described or where its cases are
    /// listed, else most likely a slip of the pen.
    private func resolveName(_ declared: DeclaredType, of resolved: inout Field, findings: inout Findings) {
        let name =
            declared.name.split(separator: ".").last { $0 != "RawValue" }.map(String.init) ?? declared.name
        let isListed = context.enums.type(named: name) != nil
        if isRelationship(besides: isListed || saysEnumeration || declared.isEnumeration) {
            resolved.type = .reference
            resolved.references = declared.name
            resolved.evidence.append(
                Evidence(.declared, "a relationship to '\(declared.name)'", of: .type, at: declared.span))
            findings.addUndescribed(declared.name, field: field.name, at: declared.span, names: context.names)
            return
        }
        if !isListed, context.structures.contains(name) || Self.frameworkStructures.contains(name) {
            return resolveStructure(name, declared, of: &resolved)
        }
        if declared.isEnumeration, !isListed, !saysEnumeration, entity.kind == .cloudKit {
            findings.add(.unlistedEnumeration(name, among: context.enums.typeNames, at: declared.span))
        }
        let isStated = isListed || saysEnumeration || declared.isEnumeration
        if !isStated, let type = everydayType(declared) {
            resolved.type = type
            return
        }
        guard isStated || entity.kind != .cloudKit && isTypeName(name) else {
            findings.add(.unknownType(declared))
            resolved.evidence.append(
                Evidence(
                    .inferred, "unknown type '\(declared.name)': kept as a text", of: .type, at: declared.span
                ))
            return
        }
        resolved.type = .enum
        resolved.enumName = name
        if !isStated { findings.addGuessed(enumeration: name, at: declared.span) }
        resolved.evidence.append(
            Evidence(
                isStated ? .declared : .inferred, "its type is the enumeration '\(name)'", of: .type,
                at: declared.span))
    }

    /// Those of Apple's frameworks that can be encoded.
    private static let frameworkStructures: Set = [
        "AttributedString", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar",
        "CharacterSet", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale",
        "PersonNameComponents", "TimeZone", "URLComponents",
    ]

    /// The known type in brackets behind the word, else what the word commonly means. Where models are in Swift,
    /// a word by itself that is spelled as Swift's types are is rather one of the app's.
    private func everydayType(_ declared: DeclaredType) -> FieldType? {
        let isSwift = entity.kind == .swiftData || entity.kind == .coreData
        if isSwift, isTypeName(declared.name), !declared.written.contains(" ") { return nil }
        return declared.bracketed.flatMap(TypeVocabulary.type) ?? EverydayTypes.type(of: declared.name)
    }

    /// SwiftData keeps a structure, and a list of them as one, encoded in bytes.
    private func resolveStructure(_ name: String, _ declared: DeclaredType, of resolved: inout Field) {
        resolved.type = .data
        resolved.isList = false
        resolved.evidence.append(
            Evidence(
                .inferred, "its type is the structure '\(name)': kept encoded, as data", of: .type,
                at: declared.span))
    }

    private var saysEnumeration: Bool {
        field.remarks.contains {
            switch $0.fact {
            case .listedValues, .rawValue: true
            default: false
            }
        }
    }

    /// Only the field of another entity has an inverse or a delete rule, or is called a reference to what its type is.
    private func isRelationship(besides isEnumeration: Bool) -> Bool {
        let isEncoded = field.remarks.contains { if case .json = $0.fact { true } else { false } }
        return field.remarks.contains {
            switch $0.fact {
            case .inverse, .onDelete: true
            case .references(let target), .toMany(let target):
                ($0.place == .code || !isEnumeration && !isEncoded && declared?.isFirstUppercase == true)
                    && (target.isEmpty || target == declared?.name)
            default: false
            }
        }
    }

    /// `TripKind`, in tables also `trip_kind`: the app's own, and neither a class of Apple's nor a word.
    private func isTypeName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter, !Self.isFrameworkClass(name),
            suggestion(for: name, among: TypeVocabulary.spellings) == nil
        else { return false }
        let mayBeLower = entity.kind == .table && !name.contains(where: \.isUppercase)
        return (first.isUppercase || mayBeLower)
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// `UIImage`, `CLLocationCoordinate2D`: no enumeration of the app's has two capitals of a framework.
    private static func isFrameworkClass(_ name: String) -> Bool {
        let third = name.dropFirst(2).first
        return frameworks.contains(String(name.prefix(2))) && third?.isUppercase == true
    }

    private static let frameworks: Set = ["UI", "NS", "CL", "MK", "HK", "CN", "EK", "PH", "AV"]
}

extension DeclaredType {
    fileprivate var isFirstUppercase: Bool { name.first?.isUppercase ?? false }
}

extension Remark {
    /// "(JSON-encoded)" behind a type of the app's; "JSON" in a note may be about an export.
    fileprivate var saysEncoded: Bool {
        guard case .json = fact else { return false }
        return place == .type || quote.utf8.count > "JSON".utf8.count
    }
}

extension DiagnosticID {
    static let typeUnknown = DiagnosticID("type.unknown")
    static let typeNested = DiagnosticID("type.nested")
    static let typeAmbiguous = DiagnosticID("type.ambiguous")
    /// A type of the app's own of which no document says what it is.
    static let typeUndescribed = DiagnosticID("type.undescribed")
    static let enumUnlisted = DiagnosticID("enum.unlisted")
}

extension Diagnostic {
    /// The fix is none of a typing error: the cases may be missing.
    static func unlistedEnumeration(
        _ name: String, among known: [String], at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .enumUnlisted, .warning, "no cases were found for '\(name)'", at: span,
            remedy: didYouMean(name, among: known)
                ?? "list them in back-ticks, a line each, below a heading: Enum `\(name)`")
    }

    fileprivate static func unknownType(_ type: DeclaredType) -> Diagnostic {
        var diagnostic = Diagnostic(
            .typeUnknown, .error, "unknown type '\(type.name)'", at: type.span,
            remedy: didYouMean(type.name, among: TypeVocabulary.spellings)
                ?? "write a type such as String, Int64, Double, Date/Time, Reference, Asset, Bytes or Location; "
                + "an enumeration has its cases in a list below a heading: Enum `\(type.name)`"
        )
        if let meant = onlySuggestion(for: type.name, among: TypeVocabulary.spellings) {
            diagnostic.fixes = [FixIt(meant, for: type.name, at: type.span)]
        }
        return diagnostic
    }
}

extension Findings {
    /// One note a type, at the first field that has it.
    fileprivate mutating func addGuessed(enumeration name: String, at span: SourceSpan) {
        guard guessedEnumerations.insert(name).inserted else { return }
        add(
            Diagnostic(
                .typeUndescribed, .note,
                "no document says what '\(name)' is: taken for an enumeration, and kept as a text", at: span,
                remedy: "list its cases below a heading 'Enum `\(name)`', or describe it as a model"))
    }
}

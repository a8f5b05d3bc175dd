import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Resolves one field: its type as spelled, then what the words and the name make of it.
struct FieldResolution {
    let field: JoinedField
    let entity: JoinedEntity
    let context: ResolutionContext

    func resolve(findings: inout Findings) -> Field {
        let types = TypeNormalisation(field: field, entity: entity, context: context)
        var resolved = Field(name: field.name.value, stored: "", type: .string, span: field.span)
        let spelled = types.normalise(&resolved, findings: &findings)
        let remarks = field.remarks
        for remark in remarks { apply(remark, to: &resolved) }
        reportUnkept(remarks, findings: &findings)
        keepDenials(remarks, in: &resolved)
        resolveListedValues(of: &resolved, remarks: remarks)
        reportUnlisted(resolved, findings: &findings)
        ReferenceResolution(field: field, entity: entity, context: context).resolve(
            &resolved, findings: &findings)
        for remark in remarks { applyInverse(remark, to: &resolved) }
        inferBoolean(of: &resolved)
        markGuessedInteger(&resolved)
        resolved.isOptional =
            field.optionality?.value ?? (context.marksOptional ? entity.isNullable(field) : nil)
        relaxUnwritten(&resolved)
        resolveDefault(of: &resolved, findings: &findings)
        resolved.stored = types.storage(of: resolved, spelled: spelled)
        if let note = field.note {
            resolved.documentation = DocumentationTrimming.trim(note, of: remarks, in: resolved)
        }
        if let retirement = resolved.retirement, retirement.words == nil {
            resolved.documentation = [retirement.sentence, resolved.documentation].compactMap(\.self)
                .joined(separator: " ")
        }
        FieldContradictions.report(field, findings: &findings)
        return resolved
    }

    private func reportUnkept(_ remarks: [Remark], findings: inout Findings) {
        let isRetired = remarks.contains { if case .retired = $0.fact { true } else { false } }
        for remark in remarks {
            switch remark.fact {
            case .unkeptArgument(let written):
                findings.add(
                    Diagnostic(
                        .argumentUnkept, .warning,
                        "'\(written)' of '\(field.name.value)' is kept by no output",
                        at: remark.span,
                        remedy: "take it out of the document, or add it where the model is used"))
            // "~~old~~ | Gone": the name tells the status.
            case .refused(let refused) where refused.subject == .status && isRetired: break
            case .refused(let refused) where refused.reason != .denied:
                findings.add(refused.diagnostic(quoting: "'\(remark.quote)'", at: remark.span))
            default: break
            }
        }
    }

    /// "Not unique" says itself that there is none: it is evidence, and nothing to report.
    private func keepDenials(_ remarks: [Remark], in resolved: inout Field) {
        for remark in remarks {
            guard case .refused(let refused) = remark.fact, refused.reason == .denied,
                let fact = refused.subject.fact
            else { continue }
            resolved.evidence.append(
                Evidence(.denied, remark.evidence.text, of: fact, at: remark.span))
        }
    }

    // MARK: Words

    private func apply(_ remark: Remark, to resolved: inout Field) {
        switch remark.fact {
        case .boolean where resolved.type == .int && !listsIntegers: resolved.type = .bool
        case .uuid where resolved.type == .string: resolved.type = .uuid
        case .rawValue(let name)
        where resolved.type == .string || resolved.type == .int
            || resolved.type == .enum && resolved.enumName == nil:
            resolved.enumName = name
        case .range(let range)
        where [.int, .double, .decimal].contains(resolved.type) && resolved.mayNarrow(to: range),
            .integerRange(let range) where resolved.type == .int && resolved.mayNarrow(to: range):
            resolved.range = resolved.range.map { range.clamped(to: $0) } ?? range
        case .encrypted where !resolved.isEncrypted, .encryptedSince where !resolved.isEncrypted:
            resolved.isEncrypted = true
        case .earlierKey(let name) where resolved.earlierKey == nil: resolved.earlierKey = name
        case .retired(let retirement) where resolved.retirement == nil: resolved.retirement = retirement
        case .originalName(let name) where resolved.originalName == nil: resolved.originalName = name
        case .originalName(let name) where isStillOlder(remark, than: resolved):
            resolved.formerNames += [resolved.originalName].compactMap(\.self)
            resolved.originalName = name
        case .attributeOptions(let options) where !resolved.attributeOptions.isSuperset(of: options):
            resolved.attributeOptions.formUnion(options)
        case .merge(let rule) where resolved.mergeRule == nil: resolved.mergeRule = rule
        case .list where !resolved.isList, .toMany where resolved.type == .reference && !resolved.isList:
            resolved.isList = true
        case .onDelete(let rule) where resolved.onDelete == nil && resolved.mayRefer: resolved.onDelete = rule
        case .boolean, .uuid, .rawValue, .range, .integerRange, .listedValues, .references, .identifies,
            .toMany, .inverse,
            .onDelete, .optional, .defaultText, .encrypted, .encryptedSince, .earlierKey, .retired,
            .originalName, .attributeOptions,
            .merge, .unkeptArgument, .list, .json,
            .url, .unique, .primaryKey, .index,
            .notStored, .deviceOnly, .refused:
            return
        }
        resolved.evidence.append(
            remark.evidence)
    }

    /// "Renamed from `label`, originally `nickname`": of several names the one told last is the oldest, and the key in
    /// CloudKit. A class's store is looked for by the name that it had last.
    private func isStillOlder(_ remark: Remark, than resolved: Field) -> Bool {
        guard !entity.kind.isObjectModel, resolved.formerNames.count < Self.mostFormerNames,
            case .originalName(let name) = remark.fact,
            name != resolved.originalName,
            let first = field.remarks.first(where: { $0.formerName != nil })
        else { return false }
        return first.place == remark.place && first.span.file == remark.span.file
    }

    /// More than anybody gives a field.
    private static let mostFormerNames = 16

    private func applyInverse(_ remark: Remark, to resolved: inout Field) {
        guard case .inverse(let path) = remark.fact, resolved.inverse == nil, !path.isEmpty else { return }
        let parts = path.split(separator: ".").map(String.init)
        if parts.count >= 2 {
            let name = context.names.entity(meantBy: parts[parts.count - 2]) ?? parts[parts.count - 2]
            resolved.inverse = FieldPath(entity: name, field: parts[parts.count - 1])
        } else {
            resolved.inverse = resolved.references.map { FieldPath(entity: $0, field: path) }
        }
        if resolved.inverse != nil {
            resolved.evidence.append(
                remark.evidence)
        }
    }

    private var listsIntegers: Bool {
        field.remarks.contains {
            if case .listedValues(let cases, _) = $0.fact { cases.count > 2 } else { false }
        }
    }

    private func resolveListedValues(of resolved: inout Field, remarks: [Remark]) {
        guard let remark = remarks.first(where: \.listsValues),
            case .listedValues(let cases, _) = remark.fact, [.string, .int, .enum].contains(resolved.type)
        else { return }
        if resolved.type == .int, Set(cases.map(\.rawValue)) == ["0", "1"],
            BooleanNames.isBoolean(resolved.name)
        {
            resolved.type = .bool
            resolved.evidence.append(
                Evidence(
                    .inferred, "named '\(resolved.name)', with values 0 and 1", of: .type, at: remark.span))
            return
        }
        let path = FieldPath(entity: entity.name.value, field: field.name.value)
        guard let name = context.enums.name(of: path) else { return }
        resolved.enumName = resolved.enumName ?? name
        resolved.evidence.append(
            Evidence(
                .declared, "values listed \(remark.place.phrase): \(remark.quote)", of: .enumeration,
                at: remark.span))
    }

    /// "Enum" alone, and no values anywhere.
    private func reportUnlisted(_ resolved: Field, findings: inout Findings) {
        guard resolved.type == .enum, resolved.enumName == nil, let type = field.type else { return }
        findings.add(
            .unlistedEnumeration(
                resolved.name.withUppercaseInitial, among: context.enums.typeNames, at: type.span))
    }

    /// An integer that nothing else explains and that is named like a question.
    private func inferBoolean(of resolved: inout Field) {
        guard resolved.type == .int, !resolved.isList, resolved.range == nil, resolved.enumName == nil,
            resolved.references == nil, BooleanNames.isBoolean(resolved.name)
        else { return }
        resolved.type = .bool
        resolved.evidence.append(
            Evidence(.inferred, "named '\(resolved.name)'", of: .type, at: field.name.span))
    }

    /// "Number" alone may have a fraction; values and bounds that are integers tell that it has none.
    private func markGuessedInteger(_ resolved: inout Field) {
        guard resolved.type == .int, resolved.range == nil, resolved.enumName == nil,
            let type = field.type, type.name.lowercased() == "number"
        else { return }
        resolved.evidence.append(
            Evidence(.inferred, "'\(type.name)' is taken for an integer", of: .type, at: type.span))
    }

    /// Records come without what no app writes any more.
    private func relaxUnwritten(_ resolved: inout Field) {
        guard let retirement = resolved.retirement, !retirement.isWritten, resolved.isOptional != true else {
            return
        }
        resolved.isOptional = true
        let words = retirement.words ?? "struck through"
        resolved.evidence.append(Evidence(.inferred, "'\(words)': records come without it", of: .optional))
    }

    private func resolveDefault(of resolved: inout Field, findings: inout Findings) {
        guard let declared = field.defaultText,
            var value = DefaultParsing.parse(declared.value, for: resolved.type, isList: resolved.isList)
        else { return }
        // No bytes are an empty list only once it is encoded.
        if resolved.type == .data, value.value == .emptyList { value.value = .expression }
        guard DefaultParsing.fits(value, resolved.type, isList: resolved.isList) else {
            findings.add(.unfitDefault(declared, for: resolved))
            return
        }
        if let range = resolved.range, case .integer(let number) = value.value, !range.contains(number) {
            findings.add(.defaultOutside(range, declared))
            return
        }
        if let type = resolved.enumName.flatMap(context.enums.type), !type.holds(value.value) {
            findings.add(.defaultUnlisted(type, declared))
        }
        resolved.defaultValue = value
    }
}

extension Remark {
    /// That these words state what they state.
    var evidence: Evidence {
        Evidence(.declared, "'\(quote)' \(place.phrase)", of: fact.subject, at: span)
    }
}

extension Remark.Fact {
    /// What of a field it speaks of.
    fileprivate var subject: Fact? {
        switch self {
        case .boolean, .uuid, .json, .url, .list: .type
        case .rawValue, .listedValues: .enumeration
        case .range, .integerRange: .range
        case .references, .identifies, .toMany: .references
        case .inverse: .inverse
        case .onDelete: .onDelete
        case .optional: .optional
        case .defaultText: .default
        case .encrypted, .encryptedSince: .encrypted
        case .earlierKey: .earlierKey
        case .retired: .retirement
        case .originalName: .originalName
        case .attributeOptions: .attributeOptions
        case .merge: .mergeRule
        case .unique: .uniqueKey
        case .primaryKey: .primaryKey
        case .index: .index
        case .unkeptArgument, .notStored, .deviceOnly, .refused: nil
        }
    }
}

extension RefusedFact.Subject {
    /// What of a field it would have been; nil for what is of a whole record type.
    fileprivate var fact: Fact? {
        switch self {
        case .uniqueKey: .uniqueKey
        case .primaryKey: .primaryKey
        case .index: .index
        case .defaultValue: .default
        case .encryption: .encrypted
        case .deleteRule: .onDelete
        case .grant, .formerName, .furtherField, .status: nil
        case .range: .range
        case .values: .enumeration
        }
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
        case .code: "in the code"
        case .prose: "in the text"
        }
    }
}

extension DiagnosticID {
    static let argumentUnkept = DiagnosticID("argument.unkept")
    static let defaultUnfit = DiagnosticID("default.unfit")
    fileprivate static let defaultUnlisted = DiagnosticID("default.unlisted")
}

extension Diagnostic {
    fileprivate static func defaultOutside(_ range: ClosedRange<Int64>, _ declared: Declared<String>)
        -> Diagnostic
    {
        let bound =
            range.upperBound == .max
            ? "below \(range.lowerBound)"
            : range.lowerBound == .min
                ? "above \(range.upperBound)" : "outside \(range.lowerBound) to \(range.upperBound)"
        return Diagnostic(
            .defaultUnfit, .warning, "the default '\(declared.value)' is \(bound) and is left out",
            at: declared.span, remedy: "write a value of the range, or a range that holds the value")
    }

    /// Kept, because an app may know more values than the document lists.
    fileprivate static func defaultUnlisted(_ type: EnumType, _ declared: Declared<String>) -> Diagnostic {
        let values = type.cases.prefix(6).map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let rest = type.cases.count > 6 ? " and \(type.cases.count - 6) more" : ""
        return Diagnostic(
            .defaultUnlisted, .warning,
            "the default '\(declared.value)' is none of the values that are listed",
            at: declared.span, remedy: "list it too, or write one of \(values)\(rest)")
    }

    static func unfitDefault(_ declared: Declared<String>, for field: Field) -> Diagnostic {
        let kind = field.isList ? "a list of \(field.type.rawValue)" : field.type.rawValue
        return Diagnostic(
            .defaultUnfit, .warning,
            "'\(declared.value)' is no default for a field of type \(kind) and is left out",
            at: declared.span, remedy: "write a value of that type, or '-' for none"
        )
    }
}

extension EnumType {
    /// Whether a default is one of its cases, as far as it tells: an expression does not.
    fileprivate func holds(_ value: DefaultValue.Value) -> Bool {
        switch value {
        case .string(let text), .number(let text): cases.contains { $0.rawValue == text || $0.name == text }
        case .integer(let number): cases.contains { $0.rawValue == String(number) }
        case .enumCase(let name): cases.contains { $0.name == name || $0.rawValue == name }
        case .bool, .emptyList, .newUUID, .now, .null, .expression: true
        }
    }
}

extension Field {
    /// A date that is "set to nil when the trip is deleted" refers to no trip.
    fileprivate var mayRefer: Bool {
        switch type {
        case .string, .int, .uuid, .reference, .enum, .json, .data: true
        case .double, .decimal, .bool, .date, .url, .asset, .location: false
        }
    }

    /// Whether a range is the first, or gives the end that another leaves open.
    ///
    /// "At most 5" on a list is about its items' number.
    fileprivate func mayNarrow(to other: ClosedRange<Int64>) -> Bool {
        if isList, other.low == nil || other.high == nil { return false }
        guard let range else { return true }
        let isOther = range.low == nil && other.high == nil || range.high == nil && other.low == nil
        return isOther && range.overlaps(other)
    }
}

import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Gathers the enumerations whose cases are listed, and gives a name to those that have none.
struct EnumCollection {
    private var types: [String: EnumType] = [:]
    private var order: [String] = []
    private var places: [String: SourceSpan] = [:]

    /// Names of unnamed lists, by `Entity.field`.
    private var names: [FieldPath: String] = [:]

    init(declared: [DeclaredSchema], entities: [JoinedEntity], findings: inout Findings) {
        for enumeration in declared.lazy.flatMap(\.enums) {
            var type = EnumType(
                name: enumeration.name.value, rawType: enumeration.rawType ?? .string,
                cases: enumeration.cases)
            type.isDeclared = true
            add(type, at: enumeration.name.span, findings: &findings)
        }
        let lists = entities.flatMap(Self.lists)
        let ambiguous = Self.ambiguousNames(lists, taken: Set(entities.map(\.name.value)), known: types)
        for list in lists {
            let name = list.name ?? (ambiguous.contains(list.shortName) ? list.longName : list.shortName)
            names[list.path] = name
            add(
                EnumType(name: name, rawType: list.rawType, cases: list.cases), at: list.span,
                findings: &findings)
        }
    }

    /// The name of the listed values of a field; nil where none are listed.
    func name(of path: FieldPath) -> String? { names[path] }

    /// For "did you mean".
    var typeNames: [String] { order }

    func type(named name: String) -> EnumType? { types[name] }

    /// The listed enumerations that fields refer to, in the order of their first use, and those declared apart.
    func used(by entities: [Entity]) -> [EnumType] {
        var seen: Set<String> = []
        let fields = entities.lazy.flatMap(\.fields).compactMap(\.enumName)
        return (fields.filter { seen.insert($0).inserted } + order.filter { seen.insert($0).inserted })
            .compactMap { types[$0] }
    }

    private mutating func add(_ type: EnumType, at span: SourceSpan, findings: inout Findings) {
        guard let known = types[type.name] else {
            types[type.name] = type
            places[type.name] = span
            order.append(type.name)
            return
        }
        if known.cases == type.cases { return }
        // A note may name only some of the values.
        let values = Set(known.cases.flatMap { [$0.name, $0.rawValue] })
        guard let stranger = type.cases.first(where: { !values.contains($0.rawValue) }) else { return }
        let related = places[type.name].map { [Diagnostic.Related("the other list", at: $0)] } ?? []
        findings.add(
            Diagnostic(
                .enumContradictory, .warning,
                "'\(type.name)' has the value '\(stranger.rawValue)' here, but not elsewhere; the first list is used",
                at: span, remedy: "list the same values, or give one another name", related: related))
    }

    // MARK: Lists in notes

    private struct List {
        let path: FieldPath

        /// `Recurrence` of the field `recurrence`.
        let shortName: String
        let name: String?
        let rawType: EnumType.RawType
        let cases: [EnumType.Case]
        let span: SourceSpan

        var longName: String { path.entity + path.field.withUppercaseInitial }
    }

    private static func lists(of entity: JoinedEntity) -> [List] {
        guard entity.fields.contains(where: { $0.remarks.contains(where: \.listsValues) }) else { return [] }
        let names = Set(entity.fields.lazy.map(\.name.value))
        return entity.fields.compactMap { field in
            for remark in field.remarks {
                guard case .listedValues(let cases, let name) = remark.fact, !cases.isEmpty else { continue }
                let type = field.type.flatMap { TypeVocabulary.type(of: $0.name) }
                guard canList(cases, type), !cases.allSatisfy({ names.contains($0.name) })
                else {
                    // "`first`, `last`" are no values where they are fields.
                    break
                }
                return List(
                    path: FieldPath(entity: entity.name.value, field: field.name.value),
                    shortName: field.name.value.withUppercaseInitial,
                    name: name ?? Self.rawValueName(of: field)
                        ?? (type == nil ? Self.typeName(of: field) : nil),
                    rawType: type == .int ? .int : .string,
                    cases: cases,
                    span: remark.span
                )
            }
            return nil
        }
    }

    /// Values of a text, or integers that are listed with their numbers.
    private static func canList(_ cases: [EnumType.Case], _ type: FieldType?) -> Bool {
        switch type {
        case .string, .enum, nil: true
        case .int: cases.allSatisfy { Int64($0.rawValue) != nil }
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json: false
        }
    }

    /// The name of a type that is no known one must be the enumeration's.
    private static func typeName(of field: JoinedField) -> String? {
        field.type.flatMap { $0.name.split(separator: ".").last.map(String.init) }
    }

    private static func rawValueName(of field: JoinedField) -> String? {
        for remark in field.remarks {
            if case .rawValue(let name) = remark.fact { return name }
        }
        return nil
    }

    /// Short names that would stand for two different lists, or for an entity as well.
    private static func ambiguousNames(
        _ lists: [List], taken: Set<String>, known: [String: EnumType]
    ) -> Set<String> {
        var first: [String: [EnumType.Case]] = [:]
        var ambiguous: Set<String> = []
        for list in lists where list.name == nil {
            if taken.contains(list.shortName) { ambiguous.insert(list.shortName) }
            let other = first[list.shortName] ?? known[list.shortName]?.cases
            if let other, other != list.cases { ambiguous.insert(list.shortName) }
            first[list.shortName] = other ?? list.cases
        }
        return ambiguous
    }
}

extension String {
    /// `recurrence` is `Recurrence`.
    var withUppercaseInitial: String { prefix(1).uppercased() + dropFirst() }
}

extension DiagnosticID {
    static let enumContradictory = DiagnosticID("enum.contradictory")
}

import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Declares the fields of an interface, those of the interfaces that it extends first.
struct TypeScriptFieldReading {
    let code: CodeText
    let types: TypeScriptTypes
    private let interfaces: [String: TypeScriptTypes.Interface]
    private let bases: Set<String>

    init(code: CodeText, types: TypeScriptTypes) {
        self.code = code
        self.types = types
        interfaces = Dictionary(types.interfaces.map { ($0.name, $0) }) { first, _ in first }
        bases = Set(types.interfaces.flatMap(\.bases))
    }

    /// All members of an interface, those that it inherits first; nil where it extends an interface that the
    /// code does not show, or one that does not tell its members.
    func members(of declared: TypeScriptTypes.Interface) -> TypeScriptTypes.Interface? {
        var whole = declared
        whole.members = []
        whole.methods = []
        var visited: Set<String> = []
        guard collect(declared, into: &whole, &visited) else { return nil }
        var own: [String: Int] = [:]
        for (index, member) in whole.members.enumerated() { own[member.name] = index }
        // What an interface says again counts.
        whole.members = whole.members.indices.filter { own[whole.members[$0].name] == $0 }.map {
            whole.members[$0]
        }
        return whole
    }

    /// Whether another interface extends it.
    func isBase(_ declared: TypeScriptTypes.Interface) -> Bool { bases.contains(declared.name) }

    private func collect(
        _ declared: TypeScriptTypes.Interface, into whole: inout TypeScriptTypes.Interface,
        _ visited: inout Set<String>
    ) -> Bool {
        if declared.isOpen { return false }
        // Two bases may extend the same interface.
        guard visited.insert(declared.name).inserted else { return true }
        for name in declared.bases {
            guard let base = interfaces[name], collect(base, into: &whole, &visited) else { return false }
        }
        whole.members += declared.members
        whole.methods += declared.methods
        return true
    }

    func field(_ member: TypeScriptTypes.Member) -> DeclaredField {
        let span = code.span(member.range)
        var field = DeclaredField(name: Declared(member.name, at: code.span(member.nameRange)), span: span)
        let type = TypeScriptTypeReading(member.type, aliases: types.aliases, in: code)
        let isOptional = member.isOptional || type.isOptional
        let typeSpan = code.span(member.type.range)
        field.type = DeclaredType(
            name: type.name, isList: type.isList, isOptional: isOptional,
            written: code.text(in: member.type.range), span: typeSpan)
        field.isOptional = Declared(isOptional, at: typeSpan)
        if !type.listedValues.isEmpty {
            let cases = type.listedValues.map { EnumType.Case(name: $0, rawValue: $0) }
            field.remarks.append(
                Remark(.listedValues(cases, name: nil), quote: "the values listed", in: .code, at: typeSpan))
        }
        if let comment = member.comment {
            field.note = Declared(comment, at: span)
            field.remarks += NoteReading.remarks(in: comment, at: span)
        }
        return field
    }

    /// The enumerations whose values the fields hold.
    func enums(of entities: [DeclaredEntity]) -> [DeclaredEnum] {
        let used = Set(entities.flatMap(\.fields).compactMap { $0.type?.name })
        return types.enums.filter { used.contains($0.name) }.map { declared in
            DeclaredEnum(
                name: Declared(declared.name, at: code.span(declared.nameRange)),
                rawType: declared.isInteger ? .int : .string,
                cases: declared.cases.map { EnumType.Case(name: $0.name, rawValue: $0.rawValue) })
        }
    }
}

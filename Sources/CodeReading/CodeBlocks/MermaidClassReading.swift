import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Declares the models of a Mermaid class diagram: the classes that say that they are such, or, below a heading that speaks
/// of models, those that have nothing but typed members.
///
///     classDiagram
///         class Trip {
///             <<@Model>>
///             +UUID id
///             +String? title
package struct MermaidClassReading {
    private let code: CodeText

    /// Nil where the block is no such diagram, or nothing says that its classes are stored.
    package static func declare(_ code: CodeText, isOfModels: Bool) -> CodeDeclarations? {
        guard let diagram = MermaidClassParser.parse(code.bytes) else { return nil }
        let reading = MermaidClassReading(code: code)
        let marked = diagram.classes.filter { kind(of: $0) != nil }
        let models = marked.isEmpty && isOfModels ? plain(diagram) : marked
        guard !models.isEmpty else { return nil }
        return CodeDeclarations(
            entities: models.map { reading.entity($0, diagram.lines) },
            enums: diagram.classes.compactMap(reading.enumeration),
            diagnostics: models.flatMap(reading.unread))
    }

    /// Classes of nothing but data, and those that they refer to.
    private static func plain(_ diagram: MermaidClasses) -> [MermaidClasses.Class] {
        let candidates = diagram.classes.filter {
            $0.stereotype == nil && !$0.members.isEmpty && !AppTypeName.isOfProgram($0.name)
                && !AppTypeName.isElsewhere($0.name)
        }
        let data = candidates.filter { !$0.hasMethods }
        let types = data.flatMap(\.members).map { String($0.type.filter { $0.isLetter || $0.isNumber }) }
        let lines = diagram.lines.filter { line in data.contains { $0.name == line.owner } }
        let referred = Set(types + lines.map(\.target))
        return candidates.filter { candidate in
            !candidate.hasMethods || referred.contains(candidate.name)
                || referred.contains("List" + candidate.name)
        }
    }

    private static func kind(of drawn: MermaidClasses.Class) -> EntityKind? {
        switch drawn.stereotype?.lowercased() {
        case "@model", "model", "swiftdata", "swiftdata model": .swiftData
        case "nsmanagedobject", "core data", "coredata", "managed object": .coreData
        case "record type", "ckrecord", "cloudkit": .cloudKit
        default: nil
        }
    }

    private func entity(_ drawn: MermaidClasses.Class, _ lines: [DrawnLine]) -> DeclaredEntity {
        var entity = DeclaredEntity(
            name: Declared(drawn.name, at: code.span(drawn.nameRange)), kind: Self.kind(of: drawn))
        entity.fields = drawn.members.map(field)
        for line in lines where line.owner == drawn.name {
            guard let name = Self.fieldName(of: line), !drawn.members.contains(where: { $0.name == name })
            else {
                continue
            }
            entity.fields.append(line.field(name, at: code.span(line.range)))
        }
        return entity
    }

    /// `stops`, `nextStop`: a name for what the line leads to, or one behind which a delete rule stands; but not "owns".
    private static func fieldName(of line: DrawnLine) -> String? {
        guard let label = line.labels.first, Identifier.isFieldName(label) else { return nil }
        let target = line.target.lowercased()
        let isNamed = Identifier.looksLikeCode(label) || label == target || label == target + "s"
        return isNamed || line.deleteRule != nil ? label : nil
    }

    private func field(_ member: MermaidClasses.Member) -> DeclaredField {
        var field = DeclaredField(
            name: Declared(member.name, at: code.span(member.nameRange)), span: code.span(member.range))
        if let spelling = TypeSpelling(member.type, at: code.span(member.typeRange)) {
            field.type = spelling.type
            field.remarks = spelling.remarks
        }
        return field
    }

    private func unread(in drawn: MermaidClasses.Class) -> [Diagnostic] {
        drawn.turned.map { line in
            Diagnostic(
                .fieldsUnread, .note,
                "this member of '\(drawn.name)' does not begin with its type, and is not read",
                at: code.span(line), remedy: "put its type before its name, if it is stored")
        }
    }

    private func enumeration(_ drawn: MermaidClasses.Class) -> DeclaredEnum? {
        guard let stereotype = drawn.stereotype?.lowercased(), ["enumeration", "enum"].contains(stereotype),
            !drawn.words.isEmpty, drawn.words.allSatisfy({ Identifier.isValid($0) })
        else { return nil }
        return DeclaredEnum(
            name: Declared(drawn.name, at: code.span(drawn.nameRange)), rawType: nil,
            cases: drawn.words.map { EnumType.Case(name: $0, rawValue: $0) })
    }
}

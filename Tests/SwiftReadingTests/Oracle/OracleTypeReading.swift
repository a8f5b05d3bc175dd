import SwiftParser
import SwiftSyntax

@testable import SwiftReading

/// Reads classes, structures, enumerations and their kin.
struct OracleTypeReading {
    let text: [UInt8]

    func declaration(of syntax: DeclSyntax) -> SwiftTypeDeclaration? {
        if let type = syntax.as(ClassDeclSyntax.self) {
            return read(.class, type.name, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
        }
        if let type = syntax.as(StructDeclSyntax.self) {
            return read(
                .structure, type.name, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
        }
        if let type = syntax.as(EnumDeclSyntax.self) {
            return read(
                .enumeration, type.name, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
        }
        if let type = syntax.as(ActorDeclSyntax.self) {
            return read(.actor, type.name, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
        }
        if let type = syntax.as(ProtocolDeclSyntax.self) {
            return read(
                .protocol, type.name, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
        }
        if let type = syntax.as(ExtensionDeclSyntax.self),
            let last = type.extendedType.lastToken(viewMode: .sourceAccurate)
        {
            let name = Self.name(of: type.extendedType)
            var declaration = read(
                .extension, name ?? last, type.attributes, type.inheritanceClause, type.memberBlock, syntax)
            if name == nil {
                declaration.name = type.extendedType.trimmedDescription
                declaration.nameRange = type.extendedType.trimmedRange.offsets
            }
            return declaration
        }
        return nil
    }

    /// Of `Trip.Stop` the last part, of `Range<Int>` the generic type, and nil for `[Trip]`.
    private static func name(of type: TypeSyntax) -> TokenSyntax? {
        type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    }

    private func read(
        _ kind: SwiftTypeDeclaration.Kind,
        _ name: TokenSyntax,
        _ attributes: AttributeListSyntax,
        _ inheritance: InheritanceClauseSyntax?,
        _ members: MemberBlockSyntax,
        _ whole: DeclSyntax
    ) -> SwiftTypeDeclaration {
        var type = SwiftTypeDeclaration(
            kind: kind,
            name: name.identifierText,
            nameRange: name.trimmedRange.offsets,
            attributes: OraclePropertyReading(text: text).attributes(of: attributes).map(\.name),
            inheritedTypes: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
            properties: [],
            cases: [],
            nested: [],
            uniqueKeys: [],
            indexes: [],
            documentation: whole.leadingTrivia.documentation,
            comments: whole.leadingTrivia.lineComments,
            range: whole.trimmedRange.offsets
        )
        for member in members.members { add(member.decl, to: &type) }
        return type
    }

    private func add(_ member: DeclSyntax, to type: inout SwiftTypeDeclaration) {
        if case .decls(let branch) = member.as(IfConfigDeclSyntax.self)?.firstBranch {
            for member in branch { add(member.decl, to: &type) }
        } else if let variable = member.as(VariableDeclSyntax.self) {
            type.properties += OraclePropertyReading(text: text).properties(of: variable)
        } else if let cases = member.as(EnumCaseDeclSyntax.self) {
            type.cases += cases.elements.map(enumCase)
        } else if let macro = member.as(MacroExpansionDeclSyntax.self) {
            if macro.macroName.text == "Unique" { type.uniqueKeys += pathLists(of: macro) }
            if macro.macroName.text == "Index" { type.indexes += pathLists(of: macro) }
        } else if let nested = declaration(of: member) {
            type.nested.append(nested)
        }
    }

    private func enumCase(_ element: EnumCaseElementSyntax) -> SwiftEnumCase {
        let value = element.rawValue?.value
        let literal = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        return SwiftEnumCase(
            name: element.name.identifierText,
            rawValue: literal ?? value?.trimmedDescription,
            hasAssociatedValues: element.parameterClause != nil
        )
    }

    /// `#Unique<Plan>([\.month, \.goal], [\.id])` and `#Index<Plan>(.binary([\.month]), [\.id])` have two lists.
    private func pathLists(of macro: MacroExpansionDeclSyntax) -> [[String]] {
        macro.arguments.compactMap { argument in
            let call = argument.expression.as(FunctionCallExprSyntax.self)
            let list = call?.arguments.first?.expression ?? argument.expression
            return list.as(ArrayExprSyntax.self)?.elements.compactMap { element in
                let path = element.expression.trimmedDescription
                return path.hasPrefix("\\") ? String(path.drop { $0 != "." }.dropFirst()) : nil
            }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The branch that is read: no property stands twice because two platforms declare it.
    var firstBranch: IfConfigClauseSyntax.Elements? { clauses.first?.elements }
}

import SwiftParser
import SwiftSyntax

/// What generated Swift declares, read by the compiler's own parser.
struct SwiftFacts {
    /// By the type's name in Swift.
    private(set) var types: [String: TypeFacts] = [:]

    struct TypeFacts {
        var recordType: String?
        var properties: [Property] = []

        /// By the names of properties.
        var parameters: [String: String] = [:]
        var entries: [String: PropertyEntry] = [:]

        /// The keys of the fields that are not called as their cases.
        var fieldKeys: [String: String] = [:]

        /// Raw values by the names of cases, of the enumerations in it.
        var enums: [String: EnumFacts] = [:]
        var hasIdentityOfItsOwn = false

        /// The property whose text is the record's name; nil where the name is a property of its own.
        var nameProperty: String?

        func jsonKey(of property: String) -> String {
            let entry = entries[property]
            let name = entry?.caseName ?? property
            return entry?.jsonKey ?? fieldKeys[name] ?? name
        }
    }

    /// A line in the tables of properties.
    struct PropertyEntry {
        var caseName: String?
        var jsonKey: String?
        var fallback: String?
    }

    struct Property {
        let name: String
        let type: String
        let initialValue: String?
    }

    struct EnumFacts {
        var isNumbered = false
        var rawValues: [String: String] = [:]
    }

    init(_ texts: some Sequence<String>) {
        for text in texts {
            for item in Parser.parse(source: text).statements { add(item.item) }
        }
    }

    private mutating func add(_ item: CodeBlockItemSyntax.Item) {
        if let type = item.as(StructDeclSyntax.self) {
            read(type.memberBlock, into: type.name.text)
        } else if let type = item.as(ClassDeclSyntax.self) {
            read(type.memberBlock, into: type.name.text)
        } else if let type = item.as(ExtensionDeclSyntax.self) {
            read(type.memberBlock, into: type.extendedType.trimmedDescription)
        } else if let choice = item.as(EnumDeclSyntax.self) {
            // One that several types share belongs to none of them.
            add(choice, to: &types["", default: TypeFacts()])
        }
    }

    private mutating func read(_ block: MemberBlockSyntax, into type: String) {
        let name = Self.plain(type)
        for member in block.members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                add(variable, to: &types[name, default: TypeFacts()])
            } else if let maker = member.decl.as(InitializerDeclSyntax.self) {
                for parameter in maker.signature.parameterClause.parameters {
                    types[name, default: TypeFacts()].parameters[Self.plain(parameter.firstName.text)] =
                        parameter.defaultValue?.value.trimmedDescription
                }
            } else if let choice = member.decl.as(EnumDeclSyntax.self) {
                add(choice, to: &types[name, default: TypeFacts()])
            } else if let alias = member.decl.as(TypeAliasDeclSyntax.self), alias.name.text == "ID" {
                types[name, default: TypeFacts()].hasIdentityOfItsOwn = true
            } else if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "property"
            {
                let finder = EntryFinder(viewMode: .sourceAccurate)
                finder.walk(function)
                types[name, default: TypeFacts()].entries.merge(finder.entries) { $1 }
            }
        }
    }

    private func add(_ variable: VariableDeclSyntax, to type: inout TypeFacts) {
        guard let binding = variable.bindings.first else { return }
        let name = Self.plain(binding.pattern.trimmedDescription)
        let value = binding.initializer?.value
        if variable.modifiers.contains(where: { $0.name.text == "static" }) {
            if name == "recordType" { type.recordType = value.flatMap(Self.text) }
            let finder = EntryFinder(viewMode: .sourceAccurate)
            finder.walk(variable)
            type.entries.merge(finder.entries) { $1 }
        } else if name == "recordName", let body = binding.accessorBlock?.accessors.trimmedDescription {
            // `id`, `id.uuidString` or `String(id)`.
            let text = body.hasPrefix("String(") ? String(body.dropFirst("String(".count).dropLast()) : body
            type.nameProperty = Self.plain(text.replacing(".uuidString", with: ""))
        } else if binding.accessorBlock == nil, let annotation = binding.typeAnnotation {
            type.properties.append(
                Property(
                    name: name, type: annotation.type.trimmedDescription,
                    initialValue: value?.trimmedDescription))
        }
    }

    private func add(_ choice: EnumDeclSyntax, to type: inout TypeFacts) {
        let name = Self.plain(choice.name.text)
        let cases = choice.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        if name == "Field" {
            for element in cases.flatMap(\.elements) {
                let key = element.rawValue.flatMap { Self.text($0.value) }
                type.fieldKeys[Self.plain(element.name.text)] = key
            }
            return
        }
        let finder = RawValueFinder(viewMode: .sourceAccurate)
        finder.walk(choice)
        type.enums[name] = finder.facts
    }

    /// Without back-ticks.
    static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// The text that a literal stands for.
    static func text(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

/// Finds the raw values in `init(rawValue:)` and the type that an unknown one has.
private final class RawValueFinder: SyntaxVisitor {
    var facts = SwiftFacts.EnumFacts()

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let parameter = node.parameterClause?.parameters.first {
            facts.isNumbered = parameter.type.trimmedDescription == "Int"
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label.as(SwitchCaseLabelSyntax.self), let item = label.caseItems.first,
            let assigned = node.statements.first?.item.trimmedDescription, assigned.hasPrefix("self = .")
        else { return .skipChildren }
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        let raw = pattern.flatMap { SwiftFacts.text($0) ?? $0.trimmedDescription }
        facts.rawValues[SwiftFacts.plain(String(assigned.dropFirst("self = .".count)))] = raw
        return .skipChildren
    }
}

/// Finds the lines of the tables of properties.
private final class EntryFinder: SyntaxVisitor {
    var entries: [String: SwiftFacts.PropertyEntry] = [:]
    private var entry = SwiftFacts.PropertyEntry()

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        let pattern = node.label.as(SwitchCaseLabelSyntax.self)?.caseItems.first?.pattern.trimmedDescription
        entry = SwiftFacts.PropertyEntry(caseName: pattern.map { SwiftFacts.plain(String($0.dropFirst())) })
        return .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        entry = SwiftFacts.PropertyEntry(jsonKey: SwiftFacts.text(node.key))
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) else {
            return .visitChildren
        }
        let name = SwiftFacts.plain(path.components.trimmedDescription).drop { $0 == "." }
        func argument(_ label: String) -> ExprSyntax? {
            node.arguments.first { $0.label?.text == label }?.expression
        }
        entry.jsonKey = argument("jsonKey").flatMap(SwiftFacts.text) ?? entry.jsonKey
        entry.fallback = argument("default")?.trimmedDescription
        entries[String(name)] = entry
        return .skipChildren
    }
}

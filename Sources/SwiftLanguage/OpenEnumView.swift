import SchemaModel
package import Templating

/// Listed values that keep a value that they do not know.
package struct OpenEnumView: TemplateView {
    var name: String
    var rawType: String
    var cases: [CaseView]
    var unrecognized: String
    var isAllCasesOneLine: Bool

    package static let keys: [TemplateKey<OpenEnumView>] = [
        .text("name", "The name of the enumeration.", \.name),
        .text("rawType", "The type of its raw values: `Int` or `String`.", \.rawType),
        .views("cases", "The listed values.", \.cases),
        .text("unrecognized", "The case that keeps a value that is not listed.", \.unrecognized),
        .flag(
            "isAllCasesOneLine", "Whether the elements of `allCases` fit on one line.", \.isAllCasesOneLine),
    ]

    package struct CaseView: TemplateView {
        var name: String
        var literal: String

        package static let keys: [TemplateKey<CaseView>] = [
            .text("case", "The name of the case.", \.name),
            .text("literal", "Its raw value, as a literal.", \.literal),
        ]
    }
}

extension OpenEnumView {
    package init(_ type: SwiftEnum) {
        name = type.name.source
        rawType = type.rawType == .int ? "Int" : "String"
        cases = type.cases.map { CaseView(name: $0.name.source, literal: $0.literal) }
        unrecognized = type.unrecognized.source
        isAllCasesOneLine = cases.reduce(0) { $0 + $1.name.utf8.count + 3 } <= 70
    }
}

extension OpenEnumView {
    /// On one line. For example: `enum Chore.Recurrence: case once, daily, unrecognized(String)`.
    package func summary(named name: String) -> String {
        "enum \(name): case " + (cases.map(\.name) + ["\(unrecognized)(\(rawType))"]).joined(separator: ", ")
    }
}

import SchemaModel
package import Templating

/// Listed values that keep a value that they do not know.
package struct OpenEnumView: TemplateView {
    var name: String
    var rawType: String

    var cases: [CaseView]
    var unrecognized: String

    /// Whether the elements of `allCases` are few.
    var isAllCasesOneLine: Bool

    package static let keys: [TemplateKey<OpenEnumView>] = [
        .text("name", \.name),
        .text("rawType", \.rawType),
        .views("cases", \.cases),
        .text("unrecognized", \.unrecognized),
        .flag("isAllCasesOneLine", \.isAllCasesOneLine),
    ]

    package struct CaseView: TemplateView {
        var name: String
        var literal: String

        package static let keys: [TemplateKey<CaseView>] = [
            .text("case", \.name), .text("literal", \.literal),
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

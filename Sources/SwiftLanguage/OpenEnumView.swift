import SchemaModel
package import Templating

/// Listed values that keep a value that they do not know.
package struct OpenEnumView: TemplateView {
    var name: String
    var rawType: String

    /// Several cases on a line.
    var caseLines: [String]
    var cases: [CaseView]
    var unrecognized: String

    /// The elements of `allCases`, several on a line, each with its dot and but for the last its comma.
    var allCasesLines: [String]

    package static let keys: [TemplateKey<OpenEnumView>] = [
        .text("name", \.name),
        .text("rawType", \.rawType),
        .texts("caseLines", \.caseLines),
        .views("cases", \.cases),
        .text("unrecognized", \.unrecognized),
        .flag("isAllCasesOneLine") { $0.allCasesLines.count < 2 },
        .texts("allCasesLines", \.allCasesLines),
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
        let dotted = type.cases.map { ".\($0.name.source)" }
        name = type.name.source
        rawType = type.rawType == .int ? "Int" : "String"
        caseLines = CaseLines.joined(type.cases.map(\.name.source), width: 90)
        cases = type.cases.map { CaseView(name: $0.name.source, literal: $0.literal) }
        unrecognized = type.unrecognized.source
        allCasesLines = CaseLines.joined(dotted, width: 70)
    }
}

extension OpenEnumView {
    /// On one line. For example: `enum Chore.Recurrence: case once, daily, unrecognized(String)`.
    package func summary(named name: String) -> String {
        "enum \(name): case " + (caseLines + ["\(unrecognized)(\(rawType))"]).joined(separator: ", ")
    }
}

import SchemaModel
import SwiftLanguage

extension OpenEnumView {
    init(_ type: SwiftEnum) {
        let dotted = type.cases.map { ".\($0.name.source)" }
        name = type.name.source
        rawType = type.rawType == .int ? "Int" : "String"
        caseLines = CaseLines.joined(type.cases.map(\.name.source), width: 90)
        cases = type.cases.map { CaseView(name: $0.name.source, literal: $0.literal) }
        unrecognized = type.unrecognized.source
        allCasesLines = CaseLines.joined(dotted, width: 70)
    }
}

import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

extension ExtensionView.KeyView {
    /// The case of a key of several: its parts' names, unless that is long or taken.
    static func name(of parts: [SwiftIdentifier], _ number: Int, _ taken: inout Set<String>) -> String {
        let joined = parts.map(\.name).enumerated()
            .map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        let isFree = joined.utf8.count <= 100 && taken.insert(joined).inserted
        return isFree ? SwiftIdentifier(joined).source : "key\(number + 1)"
    }
}

extension EntityPlan {
    func keyDocumentation(of entity: Entity) -> [String] {
        let keys = keys.map { key in
            key.parts.map { "`\(SwiftComment.line(entity.fields[$0.field].name))`" }.joined(
                separator: " and ")
        }
        return SwiftComment.documentation(
            "The values that tell records apart: \(keys.joined(separator: ", or ")).", indentation: 4)
    }
}

extension SwiftIdentifier {
    /// As a label, where only three keywords need back-ticks and the compiler minds any more.
    var argument: String {
        switch name {
        case "inout", "let", "var": source
        default: name
        }
    }
}

extension ExtensionView {
    /// Imports Foundation where the file speaks of it: publicly where others see that, as `isShown` tells.
    mutating func importFoundation(isShown: Bool, _ access: OutputOptions.AccessLevel) {
        if isShown {
            foundation = access.swiftPrefix + "import Foundation"
        } else if merges.contains(where: Self.makesFoundationValue)
            || references.contains(where: Self.makesFoundationValue)
            || identity.contains(bytesOf: "uuidString")
        {
            // Beside the other files' `package import` a bare one is ambiguous.
            foundation = access == .package ? "internal import Foundation" : "import Foundation"
        }
    }

    /// Whether a line calls the initializer of a type of Foundation's.
    private static func makesFoundationValue(_ line: String) -> Bool {
        foundationTypes.contains { line.contains(bytesOf: $0) }
    }

    private static let foundationTypes = ["UUID(", "Decimal(", "Data("]
}

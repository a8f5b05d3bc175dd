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

extension ExtensionView {
    /// The statement that unites a list with the duplicate's; a record must not come to refer to itself.
    static func union(of list: String, refersToItself: Bool) -> String {
        let exception = refersToItself ? ", except: self.identity" : ""
        return "self.\(list) = Deduplication.united(self.\(list), duplicate.\(list)\(exception))"
    }
}

extension ExtensionView.ReferenceView {
    /// Of an identity that is no reference, so that its type must be said.
    ///
    /// In an expression a property hides the type of its name, in the brackets of a type it does not.
    static func lookup(
        _ name: String, of target: SwiftIdentifier, isOwn: Bool, _ properties: [SwiftIdentifier]
    ) -> String {
        let isHidden = properties.contains { $0.name == target.name }
        let type = isOwn ? "Self" : isHidden ? "Array<\(target.source)>.Element" : target.source
        return "self.\(name), in: \(type).self"
    }
}

extension EntityPlan {
    func keyDocumentation(of entity: Entity) -> [String] {
        let keys = keys.map { key in
            key.parts.map { "`\(SwiftComment.line(entity.fields[$0.field].name))`" }.joined(
                separator: " and ")
        }
        return SwiftComment.documentation(
            "No two records should have the same \(keys.joined(separator: ", or the same ")).", indentation: 4
        )
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

import Diagnostics
import SchemaModel
import SwiftReading

/// What the attributes of a SwiftData property say.
enum SwiftAttributeReading {
    static func remarks(on property: SwiftProperty, at span: SourceSpan) -> [Remark] {
        var remarks: [Remark] = []
        func add(_ fact: Remark.Fact, _ quote: String) {
            remarks.append(Remark(fact, quote: quote, in: .column, at: span))
        }
        if let relationship = property.attribute(named: "Relationship") {
            if let inverse = relationship.value(of: "inverse"), let path = keyPath(inverse) {
                add(.inverse(path), "inverse: \(inverse)")
            }
            if let rule = relationship.value(of: "deleteRule"), let onDelete = deleteRule(rule) {
                add(.onDelete(onDelete), "deleteRule: \(rule)")
            }
        }
        if let text = property.defaultText, let name = rawValueType(text) { add(.rawValue(of: name), text) }
        if property.attribute(named: "Attribute")?.has(member: "allowsCloudEncryption") == true {
            add(.encrypted, ".allowsCloudEncryption")
        }
        return remarks
    }

    /// `Plan.Status.draft.rawValue` is a raw value of `Status`.
    static func rawValueType(_ text: String) -> String? {
        let parts = text.split(separator: ".")
        guard parts.count >= 3, parts.last == "rawValue", parts[parts.count - 3].first?.isUppercase == true
        else {
            return nil
        }
        return String(parts[parts.count - 3])
    }

    /// `\Entry.card` is `Entry.card`.
    static func keyPath(_ text: String) -> String? {
        guard text.hasPrefix("\\") else { return nil }
        let path = text.dropFirst()
        return path.contains(".") && !path.hasPrefix(".") ? String(path) : nil
    }

    static func deleteRule(_ text: String) -> DeleteRule? {
        switch text {
        case ".cascade": .cascade
        case ".nullify": .nullify
        case ".deny": .deny
        case ".noAction": .noAction
        default: nil
        }
    }
}

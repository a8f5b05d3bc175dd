import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a Core Data model says.
final class CoreDataFacts: NSObject, XMLParserDelegate {
    private var facts = TargetFacts(target: "coredata")
    private var entity = ""
    private let keepsTexts: Bool

    private init(keepsTexts: Bool) {
        self.keepsTexts = keepsTexts
    }

    /// - Parameter keepsTexts: Whether a text of the document's stays one, whatever it means.
    static func read(_ text: String, keepsTexts: Bool) throws -> TargetFacts {
        let parser = XMLParser(data: Data(text.utf8))
        let reading = CoreDataFacts(keepsTexts: keepsTexts)
        parser.delegate = reading
        guard parser.parse() else { throw Failure(text: "\(parser.parserError as Any)") }
        reading.facts.records = reading.facts.records.mapValues(\.joiningPlaces)
        return reading.facts
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let name = attributes["name"] ?? ""
        let isOptional = attributes["optional"] == "YES"
        switch element {
        case "entity":
            entity = name
            facts.records[name] = RecordFacts()
        case "attribute":
            let type = attributes["attributeType"] ?? ""
            let start = attributes["defaultValueString"].map(StatedDefault.text) ?? .none
            facts.records[entity]?.fields[name] = FieldFacts(
                kinds: kinds(type), isList: type == "Transformable", isOptional: isOptional,
                defaultValue: start)
        case "relationship":
            facts.records[entity]?.fields[name] = FieldFacts(
                kinds: [.reference], isList: attributes["toMany"] == "YES", isOptional: isOptional,
                defaultValue: .none)
        default: break
        }
    }

    private func kinds(_ type: String) -> Set<ValueKind> {
        switch type {
        case "String": keepsTexts ? [.string, .json, .reference, .uuid, .url] : [.string, .json, .reference]
        case "Integer 16", "Integer 32", "Integer 64": [.int]
        case "Boolean": [.bool]
        case "Date": [.date]
        case "Double", "Float": [.double]
        case "Decimal": [.decimal]
        case "Binary": [.data, .asset, .json]
        case "UUID": [.uuid]
        case "URI": [.url]
        case "Transformable": Set(ValueKind.allCases)
        default: []
        }
    }

    private struct Failure: Error {
        let text: String
    }
}

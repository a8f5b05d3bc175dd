import Foundation
import Output
import SchemaModel

@testable import CoreDataOutput

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What the target makes of a schema.
func result(_ schema: Schema, path: String = "") -> OutputResult {
    CoreDataTarget().render(
        OutputRequest(schema: schema, options: OutputOptions(), documents: ["Docs/Library.md"], path: path))
}

/// The model file.
func rendered(_ schema: Schema) -> String {
    String(decoding: result(schema).files.last?.text ?? [], as: UTF8.self)
}

/// An element of a model as a parser of XML reads it.
final class Element {
    let name: String
    let attributes: [String: String]
    private(set) var children: [Element] = []

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    fileprivate func append(_ child: Element) { children.append(child) }

    func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

    func child(named name: String) -> Element? { children.first { $0.attributes["name"] == name } }

    var documentation: String? { all("userInfo").first?.children.first?.attributes["value"] }

    /// The root, or what is wrong with the text.
    static func parse(_ text: [UInt8]) throws -> Element {
        let parser = XMLParser(data: Data(text))
        let reading = Reading()
        parser.delegate = reading
        guard parser.parse(), let root = reading.root else {
            throw ParseError(message: "\(parser.parserError as Any) in line \(parser.lineNumber)")
        }
        return root
    }

    struct ParseError: Error {
        let message: String
    }

    private final class Reading: NSObject, XMLParserDelegate {
        var root: Element?
        private var open: [Element] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            let element = Element(name: name, attributes: attributes)
            open.last?.append(element)
            if open.isEmpty { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}

/// The parsed model.
func model(_ schema: Schema) throws -> Element {
    try Element.parse(result(schema).files.last?.text ?? [])
}

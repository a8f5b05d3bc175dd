import SchemaModel

/// What links lead to: an identifier for each part of the page, each once.
struct Anchors: Sendable {
    private(set) var entities: [String] = []

    /// For each entity those of its fields.
    private(set) var fields: [[String]] = []
    private(set) var enums: [String: String] = [:]
    private var taken: Set<String> = []

    init(_ schema: Schema) {
        for entity in schema.entities {
            let anchor = claim(Self.word(entity.name))
            entities.append(anchor)
            fields.append(entity.fields.map { claim("\(anchor).\(Self.word($0.name))") })
        }
        for type in schema.enums { enums[type.name] = claim(Self.word(type.name)) }
    }

    private mutating func claim(_ name: String) -> String {
        var number = 1
        var anchor = name
        while !taken.insert(anchor).inserted {
            number += 1
            anchor = "\(name)-\(number)"
        }
        return anchor
    }

    /// Letters, digits and hyphens; an underscore at the beginning is the page's own.
    private static func word(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
        return word.isEmpty || word.hasPrefix("_") ? "x" + word : word
    }

    /// Of a line of a document.
    static func line(_ number: Int, ofDocument document: Int) -> String {
        lines(ofDocument: document) + String(number)
    }

    /// How the anchors of a document's lines begin.
    static func lines(ofDocument document: Int) -> String { "_L\(document + 1)-" }
}

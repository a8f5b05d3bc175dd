import DocumentWording

/// What a Mermaid `erDiagram` draws: entities with their attributes, and the lines between them.
struct MermaidDiagram: Hashable {
    var entities: [Entity] = []
    var relationships: [Relationship] = []

    struct Entity: Hashable {
        var name: String
        var nameRange: Range<Int>
        var attributes: [Attribute] = []

        /// Lines in its braces that are no attributes.
        var unread: [Range<Int>] = []
    }

    /// `string email UK "the login"`
    struct Attribute: Hashable {
        var type: String
        var typeRange: Range<Int>
        var name: String
        var nameRange: Range<Int>

        /// Of `PK`, `FK` and `UK`.
        var keys: Set<String>
        var comment: String?
        var range: Range<Int>
    }

    /// `Ledger ||--o{ Account : owns`
    struct Relationship: Hashable {
        var left: String
        var right: String
        var leftIsMany: Bool
        var rightIsMany: Bool
        var rightIsOptional = false
        var label: String
        var range: Range<Int>

        /// As the left side sees it.
        var line: DrawnLine {
            DrawnLine(
                owner: left, target: right, isMany: rightIsMany, isOptional: rightIsOptional,
                labels: Self.labels(label), range: range)
        }

        /// "stops · cascade", "stops (Cascade)"
        private static func labels(_ label: String) -> [String] {
            label.split { "·,/()".contains($0) }.map { String($0.trimming { $0 == " " }) }
        }
    }
}

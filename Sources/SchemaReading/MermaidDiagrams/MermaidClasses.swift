/// What a Mermaid `classDiagram` draws.
struct MermaidClasses: Hashable {
    var classes: [Class] = []
    var lines: [Line] = []

    struct Class: Hashable {
        var name: String
        var nameRange: Range<Int>

        /// What stands between `<<` and `>>`: "@Model", "enumeration".
        var stereotype: String?
        var members: [Member] = []

        /// The words of lines that are no members: the cases of an enumeration.
        var words: [String] = []

        /// `rows() Row[]`: a class that does something may be any part of a program.
        var hasMethods = false

        /// `colorName Color`, where the other members have their types first: what is derived, or a mistake.
        var turned: [Range<Int>] = []
    }

    /// `+Date? start`, `-start: Date`
    struct Member: Hashable {
        var type: String
        var typeRange: Range<Int>
        var name: String
        var nameRange: Range<Int>
        var range: Range<Int>
    }

    /// `Trip "1" *-- "0..*" Stop : stops, cascade`: from a class to what it refers to.
    struct Line: Hashable {
        var owner: String
        var target: String
        var isMany: Bool
        var isOptional: Bool

        /// The words behind the colon, between commas.
        var labels: [String]
        var range: Range<Int>
    }
}

/// What a Mermaid `classDiagram` draws.
struct MermaidClasses: Hashable {
    var classes: [Class] = []
    var lines: [DrawnLine] = []

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
}

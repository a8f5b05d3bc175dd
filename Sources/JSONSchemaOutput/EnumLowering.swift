import SchemaModel

/// Turns an enumeration into what all fields of it refer to.
///
/// An open one lists its cases for the reader and takes any other value too, because newer apps add cases.
struct EnumLowering {
    let enumType: EnumType
    let isClosed: Bool

    func view() -> ValueView {
        var members = JSONMembers()
        let type = enumType.rawType == .int ? "\"integer\"" : "\"string\""
        guard isClosed else {
            members.add("description", string: "Newer apps may write other values.")
            return ValueView(members: members.lines, alternatives: alternatives + ["{ \"type\": \(type) }"])
        }
        members.add("type", type)
        guard let list else { return ValueView(members: members.lines, alternatives: alternatives) }
        members.add("enum", list)
        return ValueView(members: members.lines, alternatives: [])
    }

    /// A schema for each case, or one for all that are named as their values.
    private var alternatives: [String] {
        if let list { return ["{ \"enum\": \(list) }"] }
        return literals.map { enumCase, literal in
            var members = JSONMembers()
            members.add("const", literal)
            if enumCase.name != enumCase.rawValue { members.add("title", string: enumCase.name) }
            return "{ \(members.line) }"
        }
    }

    /// All values on one line; nil where they need names or are too many.
    private var list: String? {
        let literals = literals
        guard !literals.isEmpty, literals.allSatisfy({ $0.0.name == $0.0.rawValue }) else { return nil }
        let list = "[" + literals.map(\.1).joined(separator: ", ") + "]"
        return LineFilling.fits("{ \"enum\": \(list) }", indentation: 8) ? list : nil
    }

    private var literals: [(EnumType.Case, String)] {
        enumType.cases.compactMap { enumCase in enumType.literal(of: enumCase).map { (enumCase, $0) } }
    }
}

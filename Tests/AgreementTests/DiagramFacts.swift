/// What an entity-relationship diagram says.
enum DiagramFacts {
    static func read(_ text: String) -> TargetFacts {
        var facts = TargetFacts(target: "mermaid")
        var entity: String?
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasSuffix(" {") {
                let name = line.dropLast(2).filter { $0 != "\"" }
                entity = name
                facts.records[name] = RecordFacts()
            } else if line == "}" {
                entity = nil
            } else if let entity {
                let (name, field) = field(line)
                if name == "recordName" { continue }
                facts.records[entity]?.fields[name] = field
            }
        }
        return facts
    }

    /// `string[] tags FK "optional, default 'a': What it is."`
    private static func field(_ line: Substring) -> (String, FieldFacts) {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count >= 2 else { return (String(line), FieldFacts(kinds: [], isOptional: nil)) }
        let isList = words[0].hasSuffix("[]")
        let comment = words.count > 2 ? words[2].drop { $0 != "\"" }.dropFirst().dropLast() : ""
        let marks = comment.split(separator: ": ", maxSplits: 1).first ?? ""
        return (
            words[1],
            FieldFacts(
                kinds: kinds(isList ? String(words[0].dropLast(2)) : words[0]), isList: isList,
                isOptional: marks.split(separator: ",").first == "optional",
                defaultValue: .untold)
        )
    }

    /// An enumeration has its name.
    private static func kinds(_ type: String) -> Set<ValueKind> {
        ValueKind(rawValue: type).map { [$0] } ?? [.string, .int]
    }
}

/// Lines by which a survivor takes the parts of a key from the twin that has the most of them.
struct KeyStatement {
    struct Part {
        /// The property, as source says it.
        let property: String

        /// What the key has of it, with a place for the record: `$0.day`.
        let value: String
        let mustAgree: Bool

        /// The record's own identity as a value of the property; nil where that refers to other records.
        let itself: String?
    }

    let parts: [Part]

    var lines: [String] {
        search + parts.map { "    self.\($0.property) = twin.\($0.property)" } + ["}"]
    }

    private var search: [String] {
        let agreement = self.agreement
        if agreement.isEmpty { return ["if let twin = twins.fullest(of: { [\(isThere)] }) {"] }
        return [
            "if let twin = twins.fullest(", "    where: { [\(agreement)] },", "    of: { [\(isThere)] })",
            "{",
        ]
    }

    private var agreement: String {
        parts.filter(\.mustAgree).map { part in
            let own = part.value.replacing("$0.", with: "self.")
            return "Deduplication.agree(Deduplication.part(\(own)), Deduplication.part(\(part.value)))"
        }.joined(separator: ", ")
    }

    private var isThere: String {
        parts.map { part in
            let isThere = "Deduplication.part(\(part.value)) != nil"
            return part.itself.map { "\(isThere) && $0.\(part.property) != \($0)" } ?? isThere
        }.joined(separator: ", ")
    }
}

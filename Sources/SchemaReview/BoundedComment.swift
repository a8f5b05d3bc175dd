/// A text that never grows beyond a limit, and says what there was no room for.
struct BoundedComment {
    private(set) var text: String
    private let limit: Int

    /// What is left out, in the order of its coming.
    private var missing: [String] = []

    /// In bytes, for the last line.
    private static let reserve = 1_000
    private static let longestList = 8

    init(_ start: String, limit: Int) {
        text = start
        self.limit = limit
    }

    /// Appends a part, else the shorter form of it; what is left out is called by a name.
    mutating func append(_ part: String, named name: String, orElse short: String = "") {
        if fits(part) {
            text += part
        } else {
            if fits(short) { text += short }
            missing.append(name)
        }
    }

    /// Appends as many of a list's parts as there is room for, under a title.
    mutating func append(_ parts: [String], titled title: String, named name: (Int) -> String) {
        var count = 0
        var list = title
        for part in parts where fits(list + part) {
            list += part
            count += 1
        }
        if count > 0 { text += list }
        if count < parts.count { missing.append(name(parts.count - count)) }
    }

    private func fits(_ part: String) -> Bool {
        text.utf8.count + part.utf8.count <= limit - Self.reserve
    }

    /// With a last line about what is missing.
    func finished() -> String {
        if missing.isEmpty { return text }
        let rest = missing.count - Self.longestList
        let names = missing.prefix(Self.longestList) + (rest > 0 ? ["\(rest) parts more"] : [])
        return text + "\nLeft out, because this would be longer than \(limit / 1_000) kB: "
            + "\(names.joined(separator: ", ")). `gen review --format html` shows all of it.\n"
    }
}

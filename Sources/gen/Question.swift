import Workspace

/// What `gen init` asks where somebody can answer.
enum Question {
    /// Those of the found documents that are to be taken; all of them where nobody can be asked.
    static func choose(among found: [FoundSchema]) throws -> [FoundSchema] {
        guard StandardStream.output.isTerminal, StandardStream.inputIsTerminal else { return found }
        return try found.filter { schema in
            try Terminal.write(
                "\(schema.paths.joined(separator: ", ")): \(schema.summary)\n  Take it? [Y/n] ")
            let answer = readLine()?.lowercased().filter { !$0.isWhitespace } ?? "n"
            return answer.isEmpty || "yes".hasPrefix(answer)
        }
    }
}

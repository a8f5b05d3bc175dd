import Diagnostics
import GeneratorPipeline
import Output
import Workspace

/// What `gen init` asks where somebody can answer. Who only presses Return gets what is proposed.
enum Question {
    /// Whether anybody is there to answer.
    static var canBeAsked: Bool { StandardStream.output.isTerminal && StandardStream.inputIsTerminal }

    /// Those of the found documents that are to be taken.
    static func choose(among found: [FoundSchema]) throws -> [FoundSchema] {
        try found.filter { schema in
            let question = "\(schema.paths.joined(separator: ", ")): \(schema.summary)\n  Take it? [Y/n] "
            try Terminal.write(question)
            let answer = readLine()?.lowercased().filter { !$0.isWhitespace } ?? "n"
            return answer.isEmpty || "yes".hasPrefix(answer)
        }
    }

    /// The targets to write; nil for what is proposed.
    static func targets(proposed: [String]) throws -> [any OutputTarget.Type]? {
        let names = outputTargets.map { $0.name }
        try Terminal.write("Targets: \(names.joined(separator: " "))\n")
        while true {
            try Terminal.write("  What shall gen write? [\(proposed.joined(separator: " "))] ")
            let words = (readLine() ?? "").split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
            if words.isEmpty { return nil }
            let unknown = words.filter { !names.contains($0) }
            guard let first = unknown.first else {
                return outputTargets.filter { words.contains($0.name) }
            }
            let remedy = didYouMean(first, among: names) ?? "take names from the list"
            try Terminal.write("  unknown target '\(DiagnosticRenderer.oneLine(first))'; \(remedy)\n")
        }
    }

    /// The folder for what is written, relative to the configuration.
    static func folder(proposed: String) throws -> String {
        while true {
            try Terminal.write("Where shall it go? A folder: [\(proposed)] ")
            let answer = (readLine() ?? "").trimmed
            if answer.isEmpty { return proposed }
            if let folder = StarterChoice.folder(answer) { return folder }
            try Terminal.write("  a folder below this one, such as '\(proposed)'\n")
        }
    }
}

extension String {
    /// Without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}

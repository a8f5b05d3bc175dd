import Diagnostics
import Workspace

/// Answers go to standard output, everything else to standard error.
enum Terminal {
    static func write(_ bytes: [UInt8]) throws(FileError) {
        try StandardStream.output.write(bytes)
    }

    static func write(_ text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    /// Whether standard output and standard error are one screen.
    static var showsEverything: Bool { StandardStream.output.isTerminal && StandardStream.errors.isTerminal }

    /// Findings as compilers print them.
    static func report(_ diagnostics: [Diagnostic], sources: SourceFiles) {
        complain(verbatim: DiagnosticRenderer(sources: sources).render(diagnostics))
    }

    /// An error without a place in a file.
    static func complain(_ message: String) {
        complain(verbatim: "gen: error: \(message)\n")
    }

    /// There is nobody to tell when standard error itself fails.
    private static func complain(verbatim text: String) {
        try? StandardStream.errors.write(Array(text.utf8))
    }
}

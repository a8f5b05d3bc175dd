import Diagnostics
import Foundation
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

    /// Colours on a terminal, unless `NO_COLOR` (no-color.org) or a terminal without them speaks against it.
    static func style(of stream: StandardStream) -> TextStyle {
        let environment = ProcessInfo.processInfo.environment
        if !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb" { return .plain }
        return stream.isTerminal ? .coloured : .plain
    }
}

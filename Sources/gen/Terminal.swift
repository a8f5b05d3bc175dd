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

    /// A unified diff, with colours on a terminal.
    static func writeDifference(_ text: [UInt8]) throws(FileError) {
        let style = style(of: .output)
        guard style == .coloured else { return try write(text) }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        try write(lines.map { coloured(String(decoding: $0, as: UTF8.self), style) + "\n" }.joined())
    }

    private static func coloured(_ line: String, _ style: TextStyle) -> String {
        if line.hasPrefix("---") || line.hasPrefix("+++") { return style.strong(line) }
        return switch line.first {
        case "+": style.added(line)
        case "-": style.removed(line)
        case "@": style.heading(line)
        default: line
        }
    }

    /// Whether standard output and standard error are one screen.
    static var showsEverything: Bool { StandardStream.output.isTerminal && StandardStream.errors.isTerminal }

    /// Whether standard error is a terminal on which a line can be written over.
    static var canRewriteLines: Bool {
        StandardStream.errors.isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Colours on a terminal, unless `NO_COLOR` (no-color.org) or a terminal without them speaks against it.
    static func style(of stream: StandardStream) -> TextStyle {
        let environment = ProcessInfo.processInfo.environment
        if !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb" { return .plain }
        return stream.isTerminal ? .coloured : .plain
    }
}

/// A run that could not put all files in their places. Those that it did are whole and known, and the next run goes on.
package struct InterruptedWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    package let failure: FileError

    /// The paths of what is in its place, relative to the workspace.
    package let written: [String]

    private static let listedFiles = 8

    package var description: String {
        var lines = [failure.message]
        if let remedy = failure.remedy { lines.append(remedy) }
        lines.append(progress)
        return lines.joined(separator: "\n  ")
    }

    private var progress: String {
        if written.isEmpty { return "nothing was written" }
        let names = written.prefix(Self.listedFiles).map { "'\($0)'" }.joined(separator: ", ")
        let rest = written.count - Self.listedFiles
        let more = rest > 0 ? " and \(rest) more" : ""
        return "written before it: \(names)\(more); run gen again, and it goes on from there"
    }
}

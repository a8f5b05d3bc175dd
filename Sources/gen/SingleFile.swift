import Output
import Workspace

/// All Swift of a run in one file, so that a build knows its name before `gen` runs.
///
/// A build-tool plugin declares its outputs in advance, and record types have names that only the document knows.
struct SingleFile {
    let output: WorkspaceOutput
    let workspace: Workspace

    /// The file keeps its record in its own folder. Files in other languages are left out.
    init(_ outputs: [WorkspaceOutput], at path: String, of run: Workspace) throws {
        let place = PathText.normalized(PathText.joined(try Folders.working(), path))
        guard place.hasSuffix(".swift") else {
            throw UsageError("'--single-file' writes Swift: '\(path)' does not end in '.swift'")
        }
        let text = try Self.text(of: outputs.flatMap(\.files).filter { $0.name.hasSuffix(".swift") })
        output = WorkspaceOutput(
            path: PathText.name(of: place), layout: .file, files: [GeneratedFile(name: "", text: text)])
        workspace = run.seen(from: PathText.folder(of: place))
    }

    /// The files one after the other, the first with its header.
    private static func text(of files: [GeneratedFile]) throws(UsageError) -> [UInt8] {
        var known: [String: [UInt8]] = [:]
        var text: [UInt8] = []
        for file in files {
            if let other = known.updateValue(file.text, forKey: file.name) {
                if other == file.text { continue }
                throw UsageError("two outputs write '\(file.name)', and one file cannot hold both")
            }
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            text += text.isEmpty ? file.text[...] : body(of: file.text)
        }
        if text.isEmpty { return Array("// There is nothing to generate.\n".utf8) }
        return text
    }

    /// What follows the comment lines at the top and the blank line below them.
    private static func body(of text: [UInt8]) -> ArraySlice<UInt8> {
        let newline = UInt8(ascii: "\n")
        var rest = text[...]
        while rest.starts(with: "//".utf8), !rest.starts(with: "///".utf8) {
            rest = rest.drop { $0 != newline }.dropFirst()
        }
        return rest.first == newline ? rest.dropFirst() : rest
    }
}

import Diagnostics
import GeneratorPipeline
import Templating
import Workspace

/// The templates of one folder of a project, as text with places for messages.
struct ProjectTemplates {
    /// By name, with LF line ends and without a byte order mark.
    private(set) var texts: [String: [UInt8]] = [:]

    /// Those that are no text.
    private(set) var damaged: [Diagnostic] = []
    private var files: [String: Int32] = [:]

    init(
        _ folder: ConfiguredPath, _ request: GenerationRequest, _ pipeline: inout GeneratorPipeline
    ) throws(FileError) {
        for file in try Self.files(folder.path, request) {
            let path = PathText.joined(folder.path, file.name + TemplateFolder.suffix)
            let text = Self.text(of: file.bytes)
            let index = pipeline.add(SourceFile(path: request.shownPath(path), text: text))
            texts[file.name] = text
            files[file.name] = index
            if String(validating: text, as: UTF8.self) == nil {
                damaged.append(
                    Diagnostic(
                        .templateInvalid, .error, "the template is not UTF-8", at: beginning(of: file.name)))
            }
        }
    }

    /// Messages name the folder as the configuration does.
    private static func files(
        _ folder: String, _ request: GenerationRequest
    ) throws(FileError) -> [TemplateFile] {
        do {
            return try TemplateFolder.read(PathText.joined(request.folder, folder))
        } catch {
            throw FileError(.read, request.shownPath(folder), code: error.code)
        }
    }

    func beginning(of name: String) -> SourceSpan? {
        files[name].map { SourceSpan(file: $0, lower: 0, upper: 0) }
    }

    /// An error at the tag that is wrong. What is wrong in a template of `gen` itself is wrong where it is included.
    func diagnostic(of error: TemplateError) -> Diagnostic {
        let place = ([error.place] + error.includers).first { files[$0.template] != nil }
        let isOwn = place == error.place
        return Diagnostic(
            .templateInvalid, .error,
            isOwn ? error.message : "'\(error.template)' does not fit here: \(error.message)",
            at: place.flatMap(span),
            remedy: error.remedy
                ?? (isOwn && error.message.hasPrefix("unknown")
                    ? "'gen templates views \(error.template)' lists what it can use" : nil))
    }

    /// From the tag's first byte to its last one.
    private func span(of place: TemplateError.Place) -> SourceSpan? {
        guard let file = files[place.template], let text = texts[place.template] else { return nil }
        let start = min(place.offset, text.count)
        let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
        let end = line.firstRange(of: Array("}}".utf8))?.upperBound ?? min(start + 1, text.count)
        return SourceSpan(file: file, lower: Int32(start), upper: Int32(end))
    }

    /// Generated files have LF line ends, whatever the editor of a template writes.
    private static func text(of bytes: [UInt8]) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        return text.contains(UInt8(ascii: "\r")) ? text.replacing(Array("\r\n".utf8), with: [0x0A]) : text
    }
}

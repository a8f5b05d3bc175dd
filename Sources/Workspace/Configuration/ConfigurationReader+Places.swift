import Diagnostics
import Yams

extension ConfigurationReader {
    mutating func complain(
        _ id: DiagnosticID,
        _ message: String,
        at span: SourceSpan?,
        remedy: String? = nil,
        first: SourceSpan? = nil
    ) {
        let related = first.map { [Diagnostic.Related("the first is here", at: $0)] } ?? []
        diagnostics.append(Diagnostic(id, .error, message, at: span, remedy: remedy, related: related))
    }

    private static let remedy =
        "mend the YAML: a text that holds ': ', ' #' or begins with a bracket stands in quotation marks"

    mutating func complain(about error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            complain(
                .yamlInvalid, "this is no YAML: \(problem)", at: span(at: mark), remedy: Self.remedy)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.sorted().map { "'\($0)'" }.joined(separator: ", ")
            complain(
                .keyDuplicate, "the mapping has \(names) twice", at: span(at: context.mark),
                remedy: "remove one of them")
        case .reader(let problem, _, _, _):
            complain(
                .yamlInvalid, "this is no YAML: \(problem)", at: span(from: 0, to: 0), remedy: Self.remedy)
        case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
            complain(
                .yamlInvalid, "the configuration could not be read: \(error)", at: span(from: 0, to: 0),
                remedy: Self.remedy)
        }
    }

    /// A scalar as far as its line goes; of anything else its first character.
    func span(of node: Node) -> SourceSpan {
        guard let mark = node.mark else { return span(from: 0, to: 0) }
        let start = offset(of: mark)
        guard let scalar = node.scalar else { return span(from: start, to: start + 1) }
        let quotes = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 2 : 0
        let length = scalar.string.prefix { !$0.isNewline }.utf8.count + quotes
        return span(from: start, to: start + max(length, 1))
    }

    func span(from lower: Int, to upper: Int) -> SourceSpan {
        let end = source.text.count
        return SourceSpan(file: 0, lower: Int32(min(lower, end)), upper: Int32(min(upper, end)))
    }

    private func span(at mark: Mark) -> SourceSpan {
        let start = offset(of: mark)
        return span(from: start, to: start + 1)
    }

    /// libyaml counts Unicode scalars.
    private func offset(of mark: Mark) -> Int {
        guard mark.line <= source.lineStarts.count else { return source.text.count }
        var offset = Int(source.lineStarts[max(mark.line, 1) - 1])
        var scalars = max(mark.column, 1) - 1
        while scalars > 0, offset < source.text.count {
            offset += 1
            while offset < source.text.count, source.text[offset] & 0xC0 == 0x80 { offset += 1 }
            scalars -= 1
        }
        return offset
    }
}

extension DiagnosticID {
    static let yamlInvalid = DiagnosticID("yaml.invalid")
    static let keyDuplicate = DiagnosticID("key.duplicate")
}

import Diagnostics
import Fixing
import GeneratorPipeline

/// Reads and mends documents in memory until nothing is left to mend.
struct FixSession {
    private let alignsTables: Bool

    /// What was read before: the configuration, where overrides stand.
    private let sources: SourceFiles

    /// In the order in which documents are read first.
    private var paths: [String] = []
    private var originals: [String: [UInt8]] = [:]
    private var texts: [String: [UInt8]] = [:]
    private var counts: [String: Int] = [:]
    private var mendings: [String: [Mending]] = [:]
    private var rest: [(diagnostics: [Diagnostic], sources: SourceFiles)] = []

    init(alignsTables: Bool, sources: SourceFiles) {
        self.alignsTables = alignsTables
        self.sources = sources
    }

    /// A document and what becomes of it.
    struct Change {
        let path: String
        let old: [UInt8]
        let new: [UInt8]
        let count: Int
        let mendings: [Mending]
    }

    /// One place that was mended; the columns of tables that were aligned are none.
    struct Mending {
        /// From 1. No fix adds or takes a line end, so it holds before and after.
        let line: Int
        let old: String
        let new: String
    }

    var changes: [Change] {
        paths.compactMap { path in
            guard let old = originals[path], let new = texts[path], old != new else { return nil }
            return Change(
                path: path, old: old, new: new, count: counts[path] ?? 0,
                mendings: (mendings[path] ?? []).sorted { $0.line < $1.line })
        }
    }

    /// What mending leaves.
    var hasErrors: Bool { rest.contains { $0.diagnostics.contains { $0.severity == .error } } }

    func report(to reporter: Reporter) {
        for (diagnostics, sources) in rest {
            reporter.report(diagnostics.filter { $0.severity == .error }, sources: sources)
        }
    }

    /// One fix may uncover another: damaged text is mended first, and then what the text says.
    private static let mostRounds = 8

    mutating func mend(_ schema: LintRequest.Schema) {
        for input in schema.inputs where originals[input.path] == nil {
            paths.append(input.path)
            originals[input.path] = input.bytes
            texts[input.path] = input.bytes
        }
        var rounds = 0
        while rounds < Self.mostRounds, mendOnce(schema) { rounds += 1 }
        if alignsTables { for input in schema.inputs { align(input.path) } }
        let (pipeline, reading) = read(schema)
        rest.append((reading.diagnostics, pipeline.sources))
    }

    private func read(
        _ schema: LintRequest.Schema
    ) -> (pipeline: GeneratorPipeline, reading: GeneratorPipeline.Reading) {
        var pipeline = GeneratorPipeline(sources: sources)
        let inputs = schema.inputs.map { InputDocument(path: $0.path, bytes: texts[$0.path] ?? $0.bytes) }
        let reading = pipeline.read(inputs, as: schema.name, overrides: schema.overrides)
        return (pipeline, reading)
    }

    /// Returns whether anything changed.
    private mutating func mendOnce(_ schema: LintRequest.Schema) -> Bool {
        let (pipeline, reading) = read(schema)
        let sources = pipeline.sources
        let fixes = Dictionary(grouping: reading.diagnostics.flatMap(\.fixes), by: \.span.file)
        var hasChanged = false
        for (file, fixes) in fixes {
            let source = sources.files[Int(file)]
            // While text is damaged, places of other fixes may lie in what is replaced.
            let repairs = fixes.filter { $0.word == nil }
            hasChanged = mend(source, by: repairs.isEmpty ? fixes : repairs) || hasChanged
        }
        return hasChanged
    }

    private mutating func mend(_ source: SourceFile, by fixes: [FixIt]) -> Bool {
        let before = texts[source.path] ?? []
        guard apply(fixes, to: source) else { return false }
        mendings[source.path, default: []] += DocumentFixer.edits(for: fixes, in: source).map { edit in
            Mending(
                line: before[..<edit.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1,
                old: String(decoding: before[edit.range], as: UTF8.self), new: edit.text)
        }
        return true
    }

    private mutating func apply(_ fixes: [FixIt], to source: SourceFile) -> Bool {
        guard let text = texts[source.path] else { return false }
        let fixed = DocumentFixer.bytes(applying: fixes, to: text, source)
        if fixed.bytes == text { return false }
        texts[source.path] = fixed.bytes
        counts[source.path, default: 0] += fixed.count
        return true
    }

    private mutating func align(_ path: String) {
        guard let text = texts[path] else { return }
        var pipeline = GeneratorPipeline()
        _ = pipeline.read([InputDocument(path: path, bytes: text)], as: "")
        guard let source = pipeline.sources.files.first else { return }
        _ = apply(TableAlignment.fixes(for: text, path: path, file: 0), to: source)
    }
}

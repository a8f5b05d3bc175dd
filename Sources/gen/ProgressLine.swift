import DiagnosticReports
import Workspace

/// A line on a terminal that says what takes long. It is gone before anything else is written.
actor ProgressLine {
    private static let patience: Duration = .milliseconds(500)
    private var isShown = false
    private var isOver = false

    /// Runs work, and says what it is if it takes over half a second and somebody looks on.
    static func during<Value>(
        _ words: String, _ options: DiagnosticOptions, quiet: Bool = false, _ work: () async throws -> Value
    ) async throws -> Value {
        guard !quiet, options.form == .text, Terminal.canRewriteLines else { return try await work() }
        let line = ProgressLine()
        let timer = Task {
            try await Task.sleep(for: patience)
            await line.show(words)
        }
        defer { timer.cancel() }
        do {
            let value = try await work()
            await line.end()
            return value
        } catch {
            await line.end()
            throw error
        }
    }

    /// The cursor goes back to the beginning, so that whatever is written next stands there.
    private func show(_ words: String) {
        if isOver { return }
        isShown = true
        Self.write("\u{1B}[Kgen: \(words) …\r")
    }

    private func end() {
        isOver = true
        if isShown { Self.write("\u{1B}[K") }
    }

    /// There is nobody to tell when standard error itself fails.
    private static func write(_ text: String) {
        try? StandardStream.errors.write(Array(text.utf8))
    }
}

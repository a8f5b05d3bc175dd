/// What the editor sent and the server has not come to yet.
///
/// What cancels a request overtakes it, so that nobody works for nothing.
package actor Inbox {
    private var messages: [(message: IncomingMessage, isCancelled: Bool)] = []
    private var hasEnded = false
    private var waiting: CheckedContinuation<Void, Never>?

    package init() {}

    package var isEmpty: Bool { messages.isEmpty }

    package func add(_ message: IncomingMessage) {
        if case .notification(method: "$/cancelRequest") = message.kind {
            cancel(message)
        } else {
            messages.append((message, false))
        }
        wake()
    }

    /// Nothing more comes.
    package func end() {
        hasEnded = true
        wake()
    }

    /// Waits for the next one. Nil at the end.
    package func next() async -> (message: IncomingMessage, isCancelled: Bool)? {
        while messages.isEmpty {
            if hasEnded { return nil }
            await withCheckedContinuation { waiting = $0 }
        }
        return messages.removeFirst()
    }

    private func cancel(_ message: IncomingMessage) {
        guard let id = try? message.parameters(as: CancelParameters.self).id else { return }
        for index in messages.indices {
            if case .request(id, _) = messages[index].message.kind { messages[index].isCancelled = true }
        }
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }

    private struct CancelParameters: Decodable {
        let id: RequestID
    }
}

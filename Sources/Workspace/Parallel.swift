/// Applies a function to every element on all processors. The results stand in the order of the elements.
func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) throws -> Result
) async rethrows -> [Result] {
    let chunkSize = max(64, elements.count / 16)
    if elements.count <= chunkSize { return try elements.map(transform) }
    let starts = Array(stride(from: 0, to: elements.count, by: chunkSize))
    return try await withThrowingTaskGroup(of: (Int, [Result]).self) { group in
        for (index, start) in starts.enumerated() {
            let chunk = elements[start..<min(start + chunkSize, elements.count)]
            group.addTask { (index, try chunk.map(transform)) }
        }
        var chunks = Array(repeating: [Result](), count: starts.count)
        for try await (index, results) in group { chunks[index] = results }
        return chunks.flatMap { $0 }
    }
}

/// The candidate that somebody most likely meant: the nearest by edits, or nil where none is near.
///
/// Near is a third of the word's length, at most three edits; upper and lower case count as equal.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let written = Array(word.lowercased())
    var limit = min(3, max(1, written.count / 3), written.count - 1)
    var best: String?
    for candidate in candidates {
        // A character has at least one byte, so short candidates are ruled out without a look at them.
        let bytes = candidate.utf8.count
        guard limit >= 0, bytes + limit >= written.count, bytes <= 2 * longestWord else { continue }
        let meant = Array(candidate.lowercased())
        guard let distance = editDistance(written, meant, atMost: limit) else { continue }
        best = candidate
        limit = distance - 1
    }
    return best
}

/// The candidate that somebody surely meant: nil where another one is as near.
package func onlySuggestion(for word: String, among candidates: [String]) -> String? {
    guard let best = suggestion(for: word, among: candidates) else { return nil }
    let written = Array(word.lowercased())
    let nearest = editDistance(written, Array(best.lowercased()), atMost: 3) ?? 0
    let isTied = candidates.contains { other in
        other != best && editDistance(written, Array(other.lowercased()), atMost: nearest) != nil
    }
    return isTied ? nil : best
}

/// Names are short; nobody mistypes a text.
private let longestWord = 256

/// The remedy in words, or nil. For example: `did you mean 'Int64'?`
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" }
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other, if there
/// are no more than the limit: only the cells near the diagonal are looked at.
private func editDistance(_ one: [Character], _ other: [Character], atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    let far = limit + 1
    var beforeLast: [Int] = []
    var last = (0...other.count).map { min($0, far) }
    for i in one.indices {
        var row = [Int](repeating: far, count: other.count + 1)
        row[0] = min(i + 1, far)
        let band = max(0, i - limit)..<min(other.count, i + limit + 1)
        for j in band {
            let replaced = last[j] + (one[i] == other[j] ? 0 : 1)
            var distance = min(replaced, row[j] + 1, last[j + 1] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row[j + 1] = min(distance, far)
        }
        if row.allSatisfy({ $0 == far }) { return nil }
        (beforeLast, last) = (last, row)
    }
    return last[other.count] <= limit ? last[other.count] : nil
}

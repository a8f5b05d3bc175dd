/// The candidate that somebody most likely meant: the nearest by edits, or nil where none is near.
///
/// Near is a third of the word's length, at most three edits; upper and lower case count as equal.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let limit = min(3, max(1, word.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// The remedy in words, or nil. For example: `did you mean 'Int64'?`
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" }
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for i in one.indices {
        var row = [i + 1]
        for j in other.indices {
            let replaced = rows[i][j] + (one[i] == other[j] ? 0 : 1)
            var distance = min(replaced, row[j] + 1, rows[i][j + 1] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                distance = min(distance, rows[i - 1][j - 1] + 1)
            }
            row.append(distance)
        }
        rows.append(row)
    }
    return rows[one.count][other.count]
}

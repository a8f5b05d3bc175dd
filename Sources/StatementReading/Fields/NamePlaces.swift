import Diagnostics
import DocumentWording
import Vocabulary

/// Where the words of a line stand, so that each name in it is looked for once.
struct NamePlaces {
    /// The whole line; nil where it has no words.
    let line: SourceSpan?
    private let spans: [String: SourceSpan]

    init(_ tokens: ArraySlice<Wording.Token>) {
        line = tokens.first.flatMap { first in tokens.last.map { first.span.joined(with: $0.span) } }
        spans = Dictionary(tokens.lazy.map { ($0.text, $0.span) }) { first, _ in first }
    }

    subscript(name: String) -> SourceSpan? { spans[name] }
}

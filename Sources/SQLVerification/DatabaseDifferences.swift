import Diagnostics
import SchemaComparison

/// What is not the same, thing by thing, in the order of its being found.
struct DatabaseDifferences {
    typealias Place = (subject: ChangeSubject, span: SourceSpan?)

    private(set) var entries: [ComparisonReport.Entry] = []
    private var places: [ChangeSubject: Int] = [:]

    mutating func add(_ sentence: String, _ place: Place) {
        if let index = places[place.subject] {
            entries[index].add(sentence)
        } else {
            places[place.subject] = entries.count
            entries.append(ComparisonReport.Entry(place.subject, sentence, at: place.span))
        }
    }
}

/// The runs of a text: a collection that needs no array for a single run, as most cells have it.
///
/// Its code is known to other rooms, so that they go through the runs of every cell without a call for each.
package struct Runs: RandomAccessCollection, Hashable, Sendable {
    @usableFromInline enum Storage: Hashable, Sendable {
        case one(Inlines.Run)
        case many([Inlines.Run])
    }

    @usableFromInline let storage: Storage

    init(_ run: Inlines.Run) {
        storage = .one(run)
    }

    package init(_ runs: [Inlines.Run]) {
        storage = runs.count == 1 ? .one(runs[0]) : .many(runs)
    }

    /// Whether one of them has a style: asked of every cell, and so without a copy of any.
    package func contain(_ style: Inlines.Style) -> Bool {
        switch storage {
        case .one(let run): run.style.contains(style)
        case .many(let runs): runs.contains { $0.style.contains(style) }
        }
    }

    @inlinable package var startIndex: Int { 0 }

    @inlinable package var endIndex: Int {
        switch storage {
        case .one: 1
        case .many(let runs): runs.count
        }
    }

    @inlinable package subscript(position: Int) -> Inlines.Run {
        switch storage {
        case .one(let run):
            precondition(position == 0, "a single run has index 0")
            return run
        case .many(let runs):
            return runs[position]
        }
    }
}

import Diagnostics

/// Collects what the passes find, so that each reports all it sees.
struct Findings {
    private(set) var diagnostics: [Diagnostic] = []

    /// Entities that are described nowhere and were reported.
    var undescribedTargets: Set<String> = []

    /// Types that are taken for enumerations without a word about them, and were reported.
    var guessedEnumerations: Set<String> = []

    mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension Diagnostic {
    /// The targets that messages name: those of remarks, because other findings say for themselves what they concern.
    package var shownTargets: [String] {
        switch severity {
        case .error, .warning, .note: []
        case .remark: targets
        }
    }
}

extension Sequence<Diagnostic> {
    /// One fact, one message: findings that differ in nothing but the target become one that names all targets.
    package func unitedByTarget() -> [Diagnostic] {
        var united: [Diagnostic] = []
        var places: [Diagnostic: Int] = [:]
        for diagnostic in self {
            var key = diagnostic
            key.targets = []
            if let place = places[key] {
                let new = diagnostic.targets.filter { !united[place].targets.contains($0) }
                united[place].targets += new
            } else {
                places[key] = united.count
                united.append(diagnostic)
            }
        }
        return united
    }
}

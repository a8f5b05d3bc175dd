/// Which table's deletions delete rows of which other tables.
struct CascadeGraph {
    private var targets: [Int: Set<Int>] = [:]

    /// A table that reaches itself at once needs no circle: its trigger sees to that.
    mutating func add(from table: Int, to other: Int) {
        if table != other { targets[table, default: []].insert(other) }
    }

    /// Whether deletions come back to a table by way of others.
    var hasCircle: Bool {
        var waiting: [Int: Int] = [:]
        for others in targets.values {
            for other in others { waiting[other, default: 0] += 1 }
        }
        // What nothing leads to any more is in no circle.
        var free = targets.keys.filter { waiting[$0] == nil }
        var left = targets
        while let table = free.popLast() {
            for other in left.removeValue(forKey: table) ?? [] {
                waiting[other, default: 0] -= 1
                if waiting[other] == 0 { free.append(other) }
            }
        }
        return !left.isEmpty
    }
}

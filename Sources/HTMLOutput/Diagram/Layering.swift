/// The ranks of boxes: what is referred to stands to the left of what refers to it.
struct Layering {
    /// For each box its rank, from 0 on without gaps.
    private(set) var ranks: [Int]

    /// For each box those that stand to the right of it because of an edge, and to the left.
    private var right: [[Int]]
    private var left: [[Int]]

    init(_ graph: DiagramGraph) {
        let count = graph.boxes.count
        ranks = Array(repeating: 0, count: count)
        right = Array(repeating: [], count: count)
        left = Array(repeating: [], count: count)
        for edge in graph.edges where edge.from != edge.to { right[edge.to].append(edge.from) }
        turnBackEdges()
        for box in right.indices {
            for other in right[box] { left[other].append(box) }
        }
        rankByLongestPath()
        pullRight()
        spread(graph.boxes)
        closeGaps()
    }

    /// In a circle of references one is taken for its opposite.
    private mutating func turnBackEdges() {
        enum State { case new, open, done }
        var states = Array(repeating: State.new, count: right.count)
        var turned: [(from: Int, to: Int)] = []
        func visit(_ box: Int) {
            states[box] = .open
            for other in right[box] {
                switch states[other] {
                case .new: visit(other)
                case .open: turned.append((box, other))
                case .done: break
                }
            }
            states[box] = .done
        }
        let referring = Set(right.joined())
        // What refers to nothing is where a reader begins.
        let order =
            right.indices.filter { !referring.contains($0) } + right.indices.filter(referring.contains)
        for box in order where states[box] == .new { visit(box) }
        for (from, to) in turned {
            right[from].removeAll { $0 == to }
            right[to].append(from)
        }
    }

    private mutating func rankByLongestPath() {
        var waiting = left.map(\.count)
        var ready = left.indices.filter { left[$0].isEmpty }
        var next = 0
        while next < ready.count {
            let box = ready[next]
            next += 1
            for other in right[box] {
                ranks[other] = max(ranks[other], ranks[box] + 1)
                waiting[other] -= 1
                if waiting[other] == 0 { ready.append(other) }
            }
        }
    }

    /// What only few refer to stands beside them.
    private mutating func pullRight() {
        for box in right.indices where left[box].isEmpty && !right[box].isEmpty {
            ranks[box] = (right[box].map { ranks[$0] }.min() ?? 1) - 1
        }
    }

    /// A rank that is far too high passes the last of what nothing depends on to the next.
    private mutating func spread(_ boxes: [DiagramSize]) {
        let area = boxes.reduce(0.0) {
            $0 + Double(($1.width + BoxSpacing.betweenRanks) * ($1.height + BoxSpacing.betweenBoxes))
        }
        let limit = max(560, Int((area / 1.3).squareRoot()))
        var rank = 0
        while rank <= ranks.max() ?? 0 {
            let members = ranks.indices.filter { ranks[$0] == rank }
            var height = members.reduce(0) { $0 + boxes[$1].height + BoxSpacing.betweenBoxes }
            let last = rank == ranks.max() ? members.count - 1 : members.count
            for box in members.filter({ right[$0].isEmpty && !left[$0].isEmpty }).suffix(last).reversed()
            where height > limit {
                ranks[box] += 1
                height -= boxes[box].height + BoxSpacing.betweenBoxes
            }
            rank += 1
        }
    }

    private mutating func closeGaps() {
        let used = Set(ranks).sorted()
        let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        ranks = ranks.map { places[$0] ?? 0 }
    }
}

/// The room between boxes.
enum BoxSpacing {
    static let betweenRanks = 84
    static let betweenBoxes = 26
    static let besideLine = 7

    /// What stands by itself is kept apart.
    static let betweenParts = 44
}

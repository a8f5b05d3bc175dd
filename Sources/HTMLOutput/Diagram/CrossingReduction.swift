/// Orders the nodes of each rank so that few lines cross.
struct CrossingReduction {
    private var graph: LayeredGraph

    /// For each node its place in its rank.
    private var places: [Int]

    private static let sweeps = 24

    /// The orders with the fewest crossings of all that were tried.
    static func orders(of graph: LayeredGraph) -> [[Int]] {
        var reduction = CrossingReduction(graph)
        return reduction.run()
    }

    /// How many pairs of lines cross.
    static func crossings(in graph: LayeredGraph) -> Int { CrossingReduction(graph).crossings }

    private init(_ graph: LayeredGraph) {
        self.graph = graph
        places = Array(repeating: 0, count: graph.nodes.count)
        for rank in graph.ranks { number(rank) }
    }

    private mutating func number(_ rank: [Int]) {
        for (place, node) in rank.enumerated() { places[node] = place }
    }

    private mutating func run() -> [[Int]] {
        var best = (orders: graph.ranks, crossings: crossings)
        for sweep in 0..<Self.sweeps where best.crossings > 0 || sweep < 2 {
            let isRightward = sweep.isMultiple(of: 2)
            let ranks = isRightward ? Array(graph.ranks.indices) : graph.ranks.indices.reversed()
            for rank in ranks { sort(rank, byLeft: isRightward) }
            let count = crossings
            if count < best.crossings || sweep == 0 && count == best.crossings { best = (graph.ranks, count) }
        }
        return best.orders
    }

    /// By the middle of what each node is connected with on one side; a node without keeps its place.
    private mutating func sort(_ rank: Int, byLeft: Bool) {
        let order = graph.ranks[rank]
        let keys = order.map { node -> Double in
            let segments = byLeft ? graph.nodes[node].left : graph.nodes[node].right
            if segments.isEmpty { return Double(places[node]) }
            let sum = segments.reduce(0.0) { $0 + position(of: graph.segments[$1], onLeft: byLeft) }
            return sum / Double(segments.count)
        }
        let sorted = order.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        graph.ranks[rank] = sorted.map { order[$0] }
        number(graph.ranks[rank])
    }

    /// The place of a segment's end, with the row where it meets its box.
    private func position(of segment: LayeredGraph.Segment, onLeft: Bool) -> Double {
        let node = onLeft ? segment.left : segment.right
        let port = onLeft ? segment.leftPort : segment.rightPort
        return Double(places[node]) + Double(port) / Double(max(1, graph.nodes[node].height + 1))
    }

    private var crossings: Int {
        graph.ranks.reduce(0) { sum, rank in
            let segments = rank.flatMap { graph.nodes[$0].right }.map { graph.segments[$0] }
            let ends = segments.map {
                (left: position(of: $0, onLeft: true), right: position(of: $0, onLeft: false))
            }
            return sum + Self.inversions(ends)
        }
    }

    private static func inversions(_ ends: [(left: Double, right: Double)]) -> Int {
        var count = 0
        for (index, one) in ends.enumerated() {
            for other in ends[(index + 1)...]
            where (one.left < other.left && one.right > other.right)
                || (one.left > other.left && one.right < other.right)
            {
                count += 1
            }
        }
        return count
    }
}

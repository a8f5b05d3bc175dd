/// Finds for each node how far down it stands, so that lines are as level as the order allows.
struct VerticalPlacement {
    private let graph: LayeredGraph
    private var tops: [Double]

    private static let passes = 16

    /// The upper edges of the nodes; the highest is at 0.
    static func tops(of graph: LayeredGraph) -> [Int] {
        var placement = VerticalPlacement(graph)
        placement.run()
        let highest = placement.tops.min() ?? 0
        return placement.tops.map { Int(($0 - highest).rounded()) }
    }

    private init(_ graph: LayeredGraph) {
        self.graph = graph
        tops = Array(repeating: 0, count: graph.nodes.count)
        for rank in graph.ranks {
            for (node, offset) in zip(rank, Self.offsets(of: rank, graph)) { tops[node] = offset }
        }
    }

    /// The upper edges in a rank whose nodes stand as close as they may.
    private static func offsets(of rank: [Int], _ graph: LayeredGraph) -> [Double] {
        var offset = 0
        return rank.enumerated().map { index, node in
            if index > 0 {
                let above = graph.nodes[rank[index - 1]]
                offset += above.height + above.margin + graph.nodes[node].margin
            }
            return Double(offset)
        }
    }

    private mutating func run() {
        for pass in 0..<Self.passes {
            let usesBoth = pass >= Self.passes - 4
            let isRightward = pass.isMultiple(of: 2)
            for rank in isRightward ? graph.ranks : graph.ranks.reversed() {
                place(rank, byLeft: isRightward || usesBoth, byRight: !isRightward || usesBoth)
            }
        }
    }

    /// Each node as near to where its lines would be level as the others allow, by least squares.
    private mutating func place(_ rank: [Int], byLeft: Bool, byRight: Bool) {
        let offsets = Self.offsets(of: rank, graph)
        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        for (node, offset) in zip(rank, offsets) {
            let wish = wish(of: node, byLeft: byLeft, byRight: byRight)
            blocks.append(((wish.top - offset) * wish.weight, wish.weight, 1))
            while blocks.count > 1, let last = blocks.last,
                blocks[blocks.count - 2].sum / blocks[blocks.count - 2].weight >= last.sum / last.weight
            {
                blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].weight += last.weight
                blocks[blocks.count - 1].count += last.count
            }
        }
        let levels = blocks.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
        for (index, node) in rank.enumerated() { tops[node] = levels[index] + offsets[index] }
    }

    private func wish(of node: Int, byLeft: Bool, byRight: Bool) -> (top: Double, weight: Double) {
        var sum = 0.0
        var weight = 0.0
        func add(_ other: Int, _ top: Double) {
            // Long lines shall be straight.
            let isStraight = !graph.nodes[node].isBox && !graph.nodes[other].isBox
            let own = isStraight ? 8.0 : 1
            sum += own * top
            weight += own
        }
        if byLeft {
            for segment in graph.nodes[node].left.map({ graph.segments[$0] }) {
                add(segment.left, tops[segment.left] + Double(segment.leftPort - segment.rightPort))
            }
        }
        if byRight {
            for segment in graph.nodes[node].right.map({ graph.segments[$0] }) {
                add(segment.right, tops[segment.right] + Double(segment.rightPort - segment.leftPort))
            }
        }
        return weight == 0 ? (tops[node], 0.05) : (sum / weight, weight)
    }
}

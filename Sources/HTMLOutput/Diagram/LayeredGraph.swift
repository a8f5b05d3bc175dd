/// The graph with its ranks, in which an edge over several ranks passes a place in each of them.
struct LayeredGraph {
    /// The boxes first, then the places that long edges pass.
    private(set) var nodes: [Node]

    /// From a node to one of the next rank.
    private(set) var segments: [Segment] = []

    /// For each rank its nodes, from top to bottom.
    var ranks: [[Int]]

    /// For each edge of the graph the nodes that it passes, from the left to the right.
    private(set) var chains: [[Int]] = []

    struct Node {
        let rank: Int
        let height: Int
        let isBox: Bool

        /// The segments to the left and to the right of it.
        var left: [Int] = []
        var right: [Int] = []

        var margin: Int { isBox ? BoxSpacing.betweenBoxes / 2 : BoxSpacing.besideLine }
    }

    struct Segment {
        let left: Int
        let right: Int

        /// How far below their upper edges it meets its nodes.
        let leftPort: Int
        let rightPort: Int
    }

    init(_ graph: DiagramGraph, ranks rankOfBox: [Int]) {
        nodes = zip(graph.boxes, rankOfBox).map { Node(rank: $1, height: $0.height, isBox: true) }
        ranks = Array(repeating: [], count: (rankOfBox.max() ?? -1) + 1)
        for (box, rank) in rankOfBox.enumerated() { ranks[rank].append(box) }
        for edge in graph.edges { chains.append(edge.from == edge.to ? [edge.from] : addChain(of: edge)) }
    }

    private mutating func addChain(of edge: DiagramGraph.Edge) -> [Int] {
        let isForward = nodes[edge.to].rank < nodes[edge.from].rank
        let (start, end) = isForward ? (edge.to, edge.from) : (edge.from, edge.to)
        let head = BoxMetrics.middleOfHead
        let ports = isForward ? (head, edge.port) : (edge.port, head)
        var chain = [start]
        for rank in (nodes[start].rank + 1)..<max(nodes[end].rank, nodes[start].rank + 1) {
            nodes.append(Node(rank: rank, height: 0, isBox: false))
            ranks[rank].append(nodes.count - 1)
            chain.append(nodes.count - 1)
        }
        chain.append(end)
        for (index, (left, right)) in zip(chain, chain.dropFirst()).enumerated() {
            let segment = Segment(
                left: left, right: right, leftPort: index == 0 ? ports.0 : 0,
                rightPort: index == chain.count - 2 ? ports.1 : 0)
            nodes[left].right.append(segments.count)
            nodes[right].left.append(segments.count)
            segments.append(segment)
        }
        return chain
    }
}

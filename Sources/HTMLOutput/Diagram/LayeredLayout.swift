/// Lays out a graph: ranks from left to right, few crossings, level lines.
///
/// Purpose: a picture in which a reader finds the way. Input: boxes with their sizes, and edges. Output: places and routes.
/// Invariants: boxes never overlap, and the same graph gives the same plan.
enum LayeredLayout {
    static func plan(_ graph: DiagramGraph) -> DiagramPlan {
        var layered = LayeredGraph(graph, ranks: Layering(graph).ranks)
        layered.ranks = CrossingReduction.orders(of: layered)
        let tops = VerticalPlacement.tops(of: layered)
        let columns = columns(of: layered, graph)
        let frames = graph.boxes.indices.map { box in
            let column = columns[layered.nodes[box].rank]
            return DiagramFrame(
                x: column.x, y: tops[box],
                size: DiagramSize(width: column.width, height: graph.boxes[box].height))
        }
        let routes = zip(graph.edges, layered.chains).map { edge, chain in
            route(of: edge, along: chain, frames, tops, columns, layered)
        }
        return DiagramPlan(frames: frames, routes: routes)
    }

    private typealias Column = (x: Int, width: Int)

    /// All boxes of a rank are as wide as its widest.
    private static func columns(of layered: LayeredGraph, _ graph: DiagramGraph) -> [Column] {
        var x = 0
        return layered.ranks.map { rank in
            let width = rank.filter { layered.nodes[$0].isBox }.map { graph.boxes[$0].width }.max() ?? 0
            defer { x += width + BoxSpacing.betweenRanks }
            return (x, width)
        }
    }

    private static func route(
        of edge: DiagramGraph.Edge, along chain: [Int], _ frames: [DiagramFrame], _ tops: [Int],
        _ columns: [Column], _ layered: LayeredGraph
    ) -> [DiagramPoint] {
        let (from, to) = (frames[edge.from], frames[edge.to])
        let row = from.y + edge.port
        let head = to.y + BoxMetrics.middleOfHead
        guard chain.count > 1 else {
            let reach = from.right + EdgeLine.loopReach
            return [(from.right, row), (reach, row), (reach, head), (to.right, head)].map {
                DiagramPoint(x: $0.0, y: $0.1)
            }
        }
        let isForward = chain[0] == edge.to
        var points = [DiagramPoint(x: isForward ? to.right : from.right, y: isForward ? head : row)]
        for node in chain.dropFirst().dropLast() {
            let column = columns[layered.nodes[node].rank]
            points.append(DiagramPoint(x: column.x, y: tops[node]))
            points.append(DiagramPoint(x: column.x + column.width, y: tops[node]))
        }
        points.append(DiagramPoint(x: isForward ? from.x : to.x, y: isForward ? row : head))
        return isForward ? points.reversed() : points
    }
}

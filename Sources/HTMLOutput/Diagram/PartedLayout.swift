/// Lays out each connected part of a graph by itself, and the parts beside each other.
enum PartedLayout {
    /// As wide as a page usually shows, unless a part is wider.
    private static let usualWidth = 1_160

    static func plan(_ graph: DiagramGraph) -> DiagramPlan {
        let parts = parts(of: graph).map { boxes in part(graph, boxes) }
        let order = parts.indices.sorted { one, other in
            let (left, right) = (parts[one], parts[other])
            if (left.boxes.count == 1) != (right.boxes.count == 1) { return right.boxes.count == 1 }
            return (-left.plan.size.height, one) < (-right.plan.size.height, other)
        }
        let width = max(usualWidth, parts.map(\.plan.size.width).max() ?? 0)
        var whole = DiagramPlan(
            frames: Array(
                repeating: DiagramFrame(x: 0, y: 0, size: DiagramSize(width: 0, height: 0)),
                count: graph.boxes.count),
            routes: Array(repeating: [], count: graph.edges.count))
        var shelf = (x: 0, y: 0, height: 0)
        for index in order {
            var plan = parts[index].plan
            let size = plan.size
            if shelf.x > 0, shelf.x + size.width > width {
                shelf = (0, shelf.y + shelf.height + BoxSpacing.betweenParts, 0)
            }
            plan.move(x: shelf.x, y: shelf.y)
            for (box, frame) in zip(parts[index].boxes, plan.frames) { whole.frames[box] = frame }
            for (edge, route) in zip(parts[index].edges, plan.routes) { whole.routes[edge] = route }
            shelf.x += size.width + BoxSpacing.betweenParts
            shelf.height = max(shelf.height, size.height)
        }
        return whole
    }

    private static func part(
        _ graph: DiagramGraph, _ boxes: [Int]
    ) -> (boxes: [Int], edges: [Int], plan: DiagramPlan) {
        let places = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1, $0) })
        var edges: [Int] = []
        var own = DiagramGraph(boxes: boxes.map { graph.boxes[$0] }, edges: [])
        for (index, edge) in graph.edges.enumerated() {
            guard let from = places[edge.from], let to = places[edge.to] else { continue }
            edges.append(index)
            own.edges.append(DiagramGraph.Edge(from: from, to: to, port: edge.port))
        }
        return (boxes, edges, LayeredLayout.plan(own))
    }

    /// The boxes that edges connect, in the order of the first of each.
    static func parts(of graph: DiagramGraph) -> [[Int]] {
        var neighbours = Array(repeating: [Int](), count: graph.boxes.count)
        for edge in graph.edges {
            neighbours[edge.from].append(edge.to)
            neighbours[edge.to].append(edge.from)
        }
        var isTaken = Array(repeating: false, count: graph.boxes.count)
        var parts: [[Int]] = []
        for start in graph.boxes.indices where !isTaken[start] {
            var part = [start]
            isTaken[start] = true
            var next = 0
            while next < part.count {
                for other in neighbours[part[next]] where !isTaken[other] {
                    isTaken[other] = true
                    part.append(other)
                }
                next += 1
            }
            parts.append(part.sorted())
        }
        return parts
    }
}

/// How large something is, in the units of the diagram.
struct DiagramSize: Hashable, Sendable {
    var width: Int
    var height: Int
}

/// Where something is in a diagram.
struct DiagramFrame: Hashable, Sendable {
    var x: Int
    var y: Int
    var size: DiagramSize

    var right: Int { x + size.width }
    var bottom: Int { y + size.height }
}

/// A point of a line.
struct DiagramPoint: Hashable, Sendable {
    var x: Int
    var y: Int
}

/// Boxes and the lines between them, before anybody knows where they stand.
struct DiagramGraph: Sendable {
    var boxes: [DiagramSize]
    var edges: [Edge]

    /// From the row of a box to the head of another.
    struct Edge: Hashable, Sendable {
        let from: Int
        let to: Int

        /// How far below the upper edge of the box the row's middle is.
        let port: Int
    }
}

/// Where the boxes and lines of a graph stand.
struct DiagramPlan: Sendable {
    var frames: [DiagramFrame]

    /// For each edge the points that it passes, from the row to the head.
    var routes: [[DiagramPoint]]

    var size: DiagramSize {
        let points = routes.joined()
        return DiagramSize(
            width: max(frames.map(\.right).max() ?? 0, points.map(\.x).max() ?? 0),
            height: max(frames.map(\.bottom).max() ?? 0, points.map(\.y).max() ?? 0))
    }

    mutating func move(x: Int, y: Int) {
        for index in frames.indices {
            frames[index].x += x
            frames[index].y += y
        }
        for index in routes.indices {
            for point in routes[index].indices {
                routes[index][point].x += x
                routes[index][point].y += y
            }
        }
    }
}

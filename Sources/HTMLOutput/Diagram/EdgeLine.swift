/// The line of an edge and the signs at its ends, as SVG's paths.
struct EdgeLine {
    private let route: [DiagramPoint]
    private let isLoop: Bool

    /// How far a line runs straight from a box, so that the sign there can be read.
    private static let stub = 20

    /// How far the line of a box to itself reaches to the right of it.
    static let loopReach = 46

    /// How many records there can be at an end.
    enum Sign {
        case one, atMostOne, anyNumber
    }

    /// From the row to the head.
    init(_ route: [DiagramPoint], isLoop: Bool) {
        self.route = route
        self.isLoop = isLoop
    }

    var path: String {
        guard let first = route.first, let last = route.last else { return "" }
        if isLoop {
            let x = first.x + Self.loopReach
            return
                "M\(first.x) \(first.y)H\(first.x + Self.stub)C\(x) \(first.y) \(x) \(last.y) \(last.x + Self.stub) "
                + "\(last.y)H\(last.x)"
        }
        let isRightward = last.x > first.x
        let step = isRightward ? Self.stub : -Self.stub
        var text = "M\(first.x) \(first.y)"
        var from = DiagramPoint(x: first.x + step, y: first.y)
        text += "H\(from.x)"
        for (index, point) in route.enumerated().dropFirst() {
            let isLast = index == route.count - 1
            let to = isLast ? DiagramPoint(x: point.x - step, y: point.y) : point
            let middle = (from.x + to.x) / 2
            text += from.y == to.y ? "H\(to.x)" : "C\(middle) \(from.y) \(middle) \(to.y) \(to.x) \(to.y)"
            if isLast { text += "H\(point.x)" }
            from = to
        }
        return text
    }

    /// The sign at the row, or at the head.
    func sign(_ sign: Sign, atStart: Bool) -> String {
        guard let first = route.first, let last = route.last else { return "" }
        let end = atStart ? first : last
        let isRightOfBox = isLoop || (last.x > first.x) == atStart
        let way = isRightOfBox ? 1 : -1
        func bar(_ distance: Int) -> String { "M\(end.x + way * distance) \(end.y - 5)v10" }
        func ring(_ distance: Int) -> String {
            "M\(end.x + way * distance - 4) \(end.y)a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        }
        switch sign {
        case .one: return bar(6) + bar(10)
        case .atMostOne: return bar(6) + ring(13)
        case .anyNumber:
            let foot = "M\(end.x) \(end.y - 5)l\(way * 9) 5M\(end.x) \(end.y + 5)l\(way * 9)-5"
            return foot + ring(14)
        }
    }
}

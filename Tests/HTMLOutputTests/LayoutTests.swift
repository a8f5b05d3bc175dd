import HTMLLanguage
import SchemaModel
import TestSupport
import Testing

@testable import HTMLOutput

/// The diagram's layout, on graphs that nobody drew.
struct LayoutTests {
    private static func graph(_ seed: UInt64, boxes count: Int, edges: Int) -> DiagramGraph {
        var random = SeededGenerator(seed: seed)
        let boxes = (0..<count).map { _ in
            DiagramSize(
                width: Int.random(in: 120...320, using: &random),
                height: BoxMetrics.height(rows: Int.random(in: 1...12, using: &random)))
        }
        let lines = (0..<edges).map { _ in
            let from = Int.random(in: 0..<count, using: &random)
            return DiagramGraph.Edge(
                from: from, to: Int.random(in: 0..<count, using: &random),
                port: min(BoxMetrics.middle(ofRow: 0), boxes[from].height - 1))
        }
        return DiagramGraph(boxes: boxes, edges: lines)
    }

    @Test(arguments: 1...40)
    func boxesNeverOverlap(seed: Int) {
        let graph = Self.graph(UInt64(seed), boxes: 1 + seed * 3 / 2, edges: seed * 2)
        let plan = PartedLayout.plan(graph)
        for (index, one) in plan.frames.enumerated() {
            #expect(one.x >= 0 && one.y >= 0)
            #expect(
                one.size.width >= graph.boxes[index].width && one.size.height == graph.boxes[index].height)
            for other in plan.frames[(index + 1)...] {
                let isApart =
                    one.right <= other.x || other.right <= one.x || one.bottom <= other.y
                    || other.bottom <= one.y
                #expect(isApart, "\(one) and \(other)")
            }
        }
        #expect(PartedLayout.plan(graph).frames == plan.frames)
    }

    @Test(arguments: 1...20)
    func linesRunFromRowsToHeadsAndThroughNoBox(seed: Int) {
        let graph = Self.graph(UInt64(seed), boxes: 20, edges: 30)
        let plan = PartedLayout.plan(graph)
        for (edge, route) in zip(graph.edges, plan.routes) {
            let (from, to) = (plan.frames[edge.from], plan.frames[edge.to])
            #expect(
                route.first.map { [from.x, from.right].contains($0.x) && $0.y == from.y + edge.port } == true)
            #expect(
                route.last.map { [to.x, to.right].contains($0.x) && $0.y == to.y + BoxMetrics.middleOfHead }
                    == true)
            // Between its ends a line passes beside boxes, level.
            for (one, other) in zip(route.dropFirst(), route.dropFirst().dropLast().dropFirst())
            where one.y == other.y {
                let isClear = plan.frames.allSatisfy { frame in
                    frame.right <= min(one.x, other.x) || frame.x >= max(one.x, other.x) || frame.y > one.y
                        || frame.bottom < one.y
                }
                #expect(isClear)
            }
        }
    }

    @Test func whatIsReferredToStandsToTheLeft() {
        let box = DiagramSize(width: 120, height: 60)
        let chain = DiagramGraph(
            boxes: [box, box, box],
            edges: [
                .init(from: 0, to: 1, port: 40), .init(from: 1, to: 2, port: 40),
                .init(from: 0, to: 2, port: 40),
            ])
        let frames = PartedLayout.plan(chain).frames
        #expect(frames[2].right < frames[1].x)
        #expect(frames[1].right < frames[0].x)
    }

    /// Two chains can be drawn without a crossing, whatever the order of the document is.
    @Test func chainsDoNotCross() {
        let box = DiagramSize(width: 120, height: 60)
        let graph = DiagramGraph(
            boxes: Array(repeating: box, count: 6),
            edges: [(3, 0), (2, 1), (5, 2), (4, 3), (5, 1), (4, 0)].map { .init(from: $0, to: $1, port: 40) })
        var layered = LayeredGraph(graph, ranks: Layering(graph).ranks)
        layered.ranks = CrossingReduction.orders(of: layered)
        #expect(CrossingReduction.crossings(in: layered) == 0)
    }

    @Test func aLargeSchemaHasADiagramForEachZone() {
        var schema = Schema(name: "Large")
        for number in 0..<90 {
            var entity = SampleSchema.entity("Type\(number)", [SampleSchema.field("title", .string)])
            entity.zone = number.isMultiple(of: 3) ? "Shared" : "Main"
            schema.entities.append(entity)
        }
        let views = SchemaDiagrams(PageContext(OutputRequestSample.of(schema))).views
        #expect(
            views.map(\.caption.source) == [
                "zone Shared: 30 record types, 0 references", "zone Main: 60 record types, 0 references",
            ])
        #expect(views.reduce(0) { $0 + $1.boxes.count } == 90)
    }

    @Test func everyTypeIsInOneDiagram() {
        var schema = Schema(name: "Larger")
        for number in 0..<500 {
            let reference = SampleSchema.field("parent", .reference) { $0.references = "Type\(number / 4)" }
            schema.entities.append(SampleSchema.entity("Type\(number)", [reference]))
        }
        let views = SchemaDiagrams(PageContext(OutputRequestSample.of(schema))).views
        #expect(views.flatMap(\.boxes).map(\.anchor).sorted() == (0..<500).map { "Type\($0)" }.sorted())
        #expect(views.allSatisfy { $0.boxes.count <= 60 })
    }
}

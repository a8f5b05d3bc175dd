import HTMLLanguage
import Output
import SchemaModel

/// Draws some record types with the references between them.
struct DiagramDrawing {
    private let context: PageContext
    private let members: [Int]

    /// For each member the places of the fields that its box shows.
    private let rows: [[Int]]

    /// The fields that edges stand for, in their order.
    private var references: [Reference] = []
    private var graph: DiagramGraph

    private struct Reference {
        let field: Field
        let from: Int
        let to: Int
        let isOneToOne: Bool
    }

    /// Room for the frames' strokes, and for lines that turn beside a box.
    private static let margin = 6

    init(_ context: PageContext, _ members: [Int]) {
        self.context = context
        self.members = members
        let most = members.count <= 12 ? 12 : members.count <= 30 ? 6 : 0
        rows = members.map { Self.shownFields(of: context.schema.entities[$0], most) }
        let boxes = zip(members, rows).map { index, rows in
            Self.size(of: context.schema.entities[index], rows)
        }
        graph = DiagramGraph(boxes: boxes, edges: [])
        addEdges()
    }

    /// The key and the references, and others as there is room.
    private static func shownFields(of entity: Entity, _ most: Int) -> [Int] {
        let important = entity.fields.indices.filter {
            entity.fields[$0].references != nil || entity.primaryKey == entity.fields[$0].name
        }
        let others = entity.fields.indices.filter { !important.contains($0) }
        return (important + others.prefix(max(0, most - important.count))).sorted()
    }

    private static func size(of entity: Entity, _ rows: [Int]) -> DiagramSize {
        var texts = rows.map { row in
            (name: BoxMetrics.shortened(entity.fields[row].name), kind: kind(of: entity.fields[row]))
        }
        if let rest = rest(of: entity, rows) { texts.append((rest, "")) }
        return DiagramSize(
            width: BoxMetrics.width(name: BoxMetrics.shortened(entity.name), rows: texts),
            height: BoxMetrics.height(rows: texts.count))
    }

    private static func rest(of entity: Entity, _ rows: [Int]) -> String? {
        let count = entity.fields.count - rows.count
        let more = rows.isEmpty ? "" : "more "
        return count == 0 ? nil : "\(count) \(more)\(count == 1 ? "field" : "fields")"
    }

    private static func kind(of field: Field) -> String {
        let name = BoxMetrics.shortened(field.references ?? field.enumName ?? field.type.rawValue)
        return (field.isList ? "[\(name)]" : name) + (field.mayBeMissing ? "?" : "")
    }
}

// MARK: - Edges

extension DiagramDrawing {
    private mutating func addEdges() {
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
        for (place, index) in members.enumerated() {
            let entity = context.schema.entities[index]
            for (row, position) in rows[place].enumerated() {
                let field = entity.fields[position]
                guard context.isReference(field, of: entity),
                    let target = field.references.flatMap({ context.entities[$0] }).flatMap({ places[$0] })
                else { continue }
                let path = FieldPath(entity: entity.name, field: field.name)
                references.append(
                    Reference(
                        field: field, from: place, to: target, isOneToOne: context.oneToOnes.contains(path)))
                graph.edges.append(
                    DiagramGraph.Edge(from: place, to: target, port: BoxMetrics.middle(ofRow: row)))
            }
        }
    }

    private func view(of reference: Reference, along route: [DiagramPoint]) -> EdgeView {
        let line = EdgeLine(route, isLoop: reference.from == reference.to)
        let target = context.schema.entities[members[reference.to]].name
        let holder = context.schema.entities[members[reference.from]].name
        return EdgeView(
            from: context.anchors.entities[members[reference.from]],
            to: context.anchors.entities[members[reference.to]],
            label: "\(holder).\(reference.field.name) → \(target)",
            path: line.path,
            ends: line.sign(reference.isOneToOne ? .atMostOne : .anyNumber, atStart: true)
                + line.sign(
                    reference.field.isList ? .anyNumber : reference.field.mayBeMissing ? .atMostOne : .one,
                    atStart: false))
    }
}

// MARK: - Views

extension DiagramDrawing {
    func view(number: Int, _ name: String) -> DiagramView {
        var plan = PartedLayout.plan(graph)
        plan.move(x: Self.margin, y: Self.margin)
        let size = DiagramSize(
            width: plan.size.width + Self.margin, height: plan.size.height + Self.margin)
        let types: Markup = "\(members.count) record \(members.count == 1 ? "type" : "types")"
        let counts: Markup =
            types + ", \(references.count) \(references.count == 1 ? "reference" : "references")"
        return DiagramView(
            anchor: "_diagram-\(number + 1)",
            caption: name.isEmpty ? counts : "\(name): \(counts)", size: size,
            edges: zip(references, plan.routes).map { view(of: $0, along: $1) },
            boxes: members.indices.map { box(at: $0, plan.frames[$0]) })
    }

    private func box(at place: Int, _ frame: DiagramFrame) -> BoxView {
        let index = members[place]
        let entity = context.schema.entities[index]
        var views = rows[place].enumerated().map { row, position in
            let field = entity.fields[position]
            return BoxRowView(
                y: frame.y + BoxMetrics.baseline(ofRow: row), name: Markup(BoxMetrics.shortened(field.name)),
                kind: Markup(Self.kind(of: field)), isKey: entity.primaryKey == field.name)
        }
        if let rest = Self.rest(of: entity, rows[place]) {
            let y = frame.y + BoxMetrics.baseline(ofRow: views.count)
            views.append(BoxRowView(y: y, name: .none, kind: Markup(rest), isKey: false))
        }
        let count = entity.fields.count
        return BoxView(
            anchor: context.anchors.entities[index],
            label: "\(entity.name), \(count) \(count == 1 ? "field" : "fields")",
            name: Markup(BoxMetrics.shortened(entity.name)), frame: frame, rows: views)
    }
}

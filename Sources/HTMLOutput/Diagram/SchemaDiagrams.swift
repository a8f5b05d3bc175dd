import Output
import SchemaModel

/// The diagrams of a schema: one, or one for each database and zone where a single one would be too large to read.
struct SchemaDiagrams {
    private let context: PageContext

    /// More record types than these are not read in one picture.
    private static let largest = 60

    /// How many record types a picture takes where even a zone has too many.
    private static let usual = 40

    init(_ context: PageContext) {
        self.context = context
    }

    var views: [DiagramView] {
        groups.enumerated().map { number, group in
            DiagramDrawing(context, group.members).view(number: number, group.name)
        }
    }

    private typealias Group = (name: String, members: [Int])

    private var groups: [Group] {
        let all = Array(context.schema.entities.indices)
        if all.count <= Self.largest { return [("", all)] }
        var names: [String] = []
        var members: [String: [Int]] = [:]
        for index in all {
            let name = store(of: index)
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(index)
        }
        return names.flatMap { name in parts(of: (name, members[name] ?? [])) }
    }

    private func store(of index: Int) -> String {
        let entity = context.schema.entities[index]
        let words = [entity.database.map { "\($0.rawValue) database" }, entity.zone.map { "zone \($0)" }]
        return words.compactMap(\.self).joined(separator: ", ")
    }

    /// What is still too large is cut where few references are: around one record type after the other.
    private func parts(of group: Group) -> [Group] {
        guard group.members.count > Self.largest else { return [group] }
        let own = Set(group.members)
        var isTaken: Set<Int> = []
        var parts: [[Int]] = []
        for start in group.members where isTaken.insert(start).inserted {
            var part = [start]
            var next = 0
            while next < part.count, part.count < Self.usual {
                for other in neighbours(of: part[next])
                where own.contains(other) && part.count < Self.usual && isTaken.insert(other).inserted {
                    part.append(other)
                }
                next += 1
            }
            // Small rests share a picture.
            if let last = parts.last, last.count + part.count <= Self.usual {
                parts[parts.count - 1] += part
            } else {
                parts.append(part)
            }
        }
        return parts.map { part in
            let members = part.sorted()
            let ends = [members.first, members.last].compactMap {
                $0.map { context.schema.entities[$0].name }
            }
            let range = ends.map(BoxMetrics.shortened).joined(separator: " to ")
            return (group.name.isEmpty ? range : "\(group.name), \(range)", members)
        }
    }

    private func neighbours(of index: Int) -> [Int] {
        context.schema.entities[index].fields.compactMap { $0.references.flatMap { context.entities[$0] } }
            + context.referrers[index].map(\.entity)
    }
}

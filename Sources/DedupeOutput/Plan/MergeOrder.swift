/// Puts the merged entities in order: those whose keys hold references come after those that are referred to.
///
/// Tarjan's strongly connected components, without recursion, because a chain of references can be long.
struct MergeOrder {
    private(set) var steps: [MergeStep] = []

    private let needs: [[Int]]
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    /// The step of each entity, from 0.
    private var levels: [Int]
    private var components: [(members: [Int], isLoop: Bool, level: Int)] = []

    init(_ entities: [EntityPlan]) {
        needs = Self.needs(of: entities)
        order = Array(repeating: -1, count: entities.count)
        lowest = order
        levels = order
        isOpen = Array(repeating: false, count: entities.count)
        for index in entities.indices where entities[index].isMerged && order[index] < 0 { visit(index) }
        arrange()
    }

    /// For each entity the merged ones whose identities its keys hold.
    private static func needs(of entities: [EntityPlan]) -> [[Int]] {
        let places = Dictionary(uniqueKeysWithValues: entities.enumerated().map { ($1.index, $0) })
        return entities.map { $0.keyReferences.compactMap { places[$0.target] } }
    }

    private mutating func visit(_ start: Int) {
        var path = [(entity: start, next: 0)]
        enter(start)
        while let (entity, next) = path.last {
            if next < needs[entity].count {
                path[path.count - 1].next += 1
                let need = needs[entity][next]
                if order[need] < 0 {
                    enter(need)
                    path.append((need, 0))
                } else if isOpen[need] {
                    lowest[entity] = min(lowest[entity], order[need])
                }
            } else {
                path.removeLast()
                if let parent = path.last {
                    lowest[parent.entity] = min(lowest[parent.entity], lowest[entity])
                }
                if lowest[entity] == order[entity] { close(entity) }
            }
        }
    }

    private mutating func enter(_ entity: Int) {
        order[entity] = count
        lowest[entity] = count
        count += 1
        open.append(entity)
        isOpen[entity] = true
    }

    private mutating func close(_ root: Int) {
        var members: [Int] = []
        while let entity = open.popLast() {
            isOpen[entity] = false
            members.append(entity)
            if entity == root { break }
        }
        members.sort()
        let level = members.flatMap { needs[$0] }.map { levels[$0] + 1 }.max() ?? 0
        for member in members { levels[member] = level }
        let isLoop = members.count > 1 || needs[root].contains(root)
        components.append((members, isLoop, level))
    }

    /// All that can be merged at once is one step; what refers to itself is a step of its own.
    private mutating func arrange() {
        let sorted = components.sorted {
            ($0.level, $0.isLoop ? 1 : 0, $0.members[0]) < ($1.level, $1.isLoop ? 1 : 0, $1.members[0])
        }
        var level = -1
        for component in sorted {
            if component.isLoop {
                steps.append(MergeStep(members: component.members, isLoop: true))
                level = -1
            } else if component.level == level {
                steps[steps.count - 1].members += component.members
            } else {
                steps.append(MergeStep(members: component.members, isLoop: false))
                level = component.level
            }
        }
    }
}

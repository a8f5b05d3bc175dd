import Foundation

/// `simulate [--schedules COUNT] [--first SEED] [--seed SEED] [--steps COUNT] [--scenario NAME] [--sabotage NAME] [--trace]`
struct Arguments: Sendable {
    struct Unknown: Error {
        let argument: String
    }

    private var count = 2000
    private var first: UInt64 = 1
    private var settings = Simulation.Settings()

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--schedules": count = Int(rest.popFirst() ?? "") ?? count
            case "--first": first = UInt64(rest.popFirst() ?? "") ?? first
            case "--steps": settings.steps = Int(rest.popFirst() ?? "")
            case "--seed": (first, count) = (UInt64(rest.popFirst() ?? "") ?? first, 1)
            case "--scenario":
                let name = rest.popFirst() ?? ""
                guard let scenario = Scenario(rawValue: name) else { throw Unknown(argument: name) }
                (settings.scenario, count) = (scenario, 1)
            case "--sabotage": settings.sabotage = rest.popFirst().flatMap(Sabotage.init(rawValue:))
            case "--trace": settings.isTraced = true
            default: throw Unknown(argument: argument)
            }
        }
    }

    /// False where a schedule fails.
    func run() async -> Bool {
        let start = Date()
        let failed = await firstFailure()
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        guard let failed else {
            print("\(count) schedules from seed \(first) hold, in \(seconds) seconds")
            return true
        }
        let steps = await shortest(failed)
        print("after \(seconds) seconds: seed \(failed) fails, with \(steps) steps:")
        print(await failures(of: failed, steps: steps).joined(separator: "\n"))
        print("see: simulate --seed \(failed) --steps \(steps) --trace")
        return false
    }

    private func failures(of seed: UInt64, steps: Int?) async -> [String] {
        var settings = settings
        settings.steps = steps ?? settings.steps
        do {
            return try await Simulation(seed: seed, settings).run()
        } catch {
            return ["\(error)"]
        }
    }

    /// On all cores. The schedules are independent of each other, so that a seed alone repeats one.
    private func firstFailure() async -> UInt64? {
        // A schedule often waits for the queue of a database.
        let tasks = 2 * ProcessInfo.processInfo.activeProcessorCount
        return await withTaskGroup(of: UInt64?.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for seed in stride(from: first + UInt64(task), to: first + UInt64(count), by: tasks) {
                        if Task.isCancelled { return nil }
                        if await !failures(of: seed, steps: nil).isEmpty { return seed }
                    }
                    return nil
                }
            }
            for await seed in group {
                guard let seed else { continue }
                group.cancelAll()
                return seed
            }
            return nil
        }
    }

    /// The fewest steps after which the schedule fails.
    private func shortest(_ seed: UInt64) async -> Int {
        var quiet = settings
        quiet.isTraced = false
        for steps in 0..<40 {
            if let failures = try? await Simulation(seed: seed, with(quiet, steps)).run(), !failures.isEmpty {
                return steps
            }
        }
        return 40
    }

    private func with(_ settings: Simulation.Settings, _ steps: Int) -> Simulation.Settings {
        var settings = settings
        settings.steps = steps
        return settings
    }
}

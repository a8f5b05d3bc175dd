import CloudKit
import Foundation
import GRDB
import Pantry

/// One schedule: what users, devices, the network and the server do, in an order that the seed decides.
final class Simulation: @unchecked Sendable {
    struct Settings: Sendable {
        var steps: Int?
        var scenario: Scenario?
        var sabotage: Sabotage?
        var isTraced = false
    }

    let server = CloudServer()
    var random: SplitMix64
    var ledger = Ledger()
    let sabotage: Sabotage?
    private(set) var devices: [Device] = []
    private(set) var failures: [String] = []

    private let isTraced: Bool
    private let scenario: Scenario?
    private let steps: Int

    /// When the user resets the encrypted data, if ever.
    private let resetStep: Int?

    /// Who makes changes; nil for all.
    private(set) var editor: Device?
    private let folder: URL
    private var depth = 0

    /// What a scenario does between two steps of a device.
    var interruption: ((Device) async -> Void)?
    private var hasFaults = true

    /// One clock for all devices.
    private var time = 1_700_000_000.0
    private var number = 0

    init(seed: UInt64, _ settings: Settings) throws {
        random = SplitMix64(seed: seed)
        sabotage = settings.sabotage
        isTraced = settings.isTraced
        scenario = settings.scenario
        folder = FileManager.default.temporaryDirectory.appending(path: "pantry-\(UUID().uuidString)")
        let count = scenario == nil ? 2 + random.below(3) : 3
        let length = 10 + random.below(30)
        steps = min(length, settings.steps ?? length)
        resetStep = random.chance(15) ? length / 2 : nil
        server.ignoresTags = sabotage == .blindSaves
        devices = try (0..<count).map { try Device("device\($0)", of: self, folder: folder) }
    }

    func run() async -> [String] {
        defer {
            for device in devices { device.stop() }
            try? FileManager.default.removeItem(at: folder)
        }
        if let scenario { await play(scenario) } else { await takeSteps() }
        if failures.isEmpty { await settle() }
        if failures.isEmpty { check() }
        return failures
    }

    private func takeSteps() async {
        for number in 0..<steps where failures.isEmpty {
            if number == resetStep { await reset() }
            await step()
        }
    }

    private func play(_ scenario: Scenario) async {
        hasFaults = false
        switch scenario {
        case .photoAfterReset: await choosePhotoBeforeReset()
        case .newerFieldAfterReset: await bringBackNewerField()
        case .lateReference: await referToMergedShelf()
        case .deletedSurvivor: await deleteSurvivor()
        case .missingShelf: await bringBackItem()
        case .lateAnswer: await answerLate()
        case .resetBeforeAnswer: await resetBeforeAnswer()
        case .lostSender: await takeItemOffDeletedShelf()
        case .returnBeforeAnswer: await returnBeforeAnswer()
        case .restoredBackup: await restoreBackup()
        }
    }

    func fail(_ text: String) {
        trace("FAILURE: \(text)")
        failures.append(text)
    }

    func trace(_ text: @autoclosure () -> String) {
        if isTraced { print(String(repeating: "  ", count: depth) + text()) }
    }

    func now() -> Date {
        time += 1
        return Date(timeIntervalSince1970: time)
    }

    /// A text that is nowhere else.
    func unique(_ prefix: String) -> String {
        number += 1
        return "\(prefix)\(number)"
    }

    var wasReset: Bool { resetStep.map { $0 < steps } ?? false }

    /// CloudKit loses everything, what devices have not sent included, and the devices bring it back.
    ///
    /// Either each has changes of its own, or one has sent changes that no other has heard of: the older version that
    /// another then brings back must not count as the newer one. Where a device changes that older version meanwhile,
    /// nothing tells what both began with, so that values are not to be told: here none does.
    private func reset() async {
        await settle()
        editor = random.chance(50) ? random.pick(devices) : nil
        for _ in 0..<random.below(6) {
            let device = devices[random.below(devices.count)]
            await edit(device)
            if device === editor, random.chance(50) { await device.send() }
        }
        trace("the encrypted data is reset")
        server.delete(Item.zoneID, .encryptedDataReset)
        hasFaults = true
    }

    // MARK: - Steps

    private func step() async {
        let device = devices[random.below(devices.count)]
        switch random.below(100) {
        case ..<50: await edit(device)
        case ..<70: await device.fetch()
        case ..<93: await device.send()
        case ..<95: device.isOutOfSpace.toggle()
        case ..<97: device.kill()
        default: device.kill(in: random.below(8))
        }
    }

    /// Between two steps of a device others go on, and it may itself.
    func interrupt(_ device: Device) async {
        if let interruption { return await interruption(device) }
        guard hasFaults, depth < 3 else { return }
        depth += 1
        if random.chance(2) { device.kill() } else if random.chance(12) { await step() }
        depth -= 1
    }

    func fate() -> CloudFate {
        guard hasFaults else { return .answered }
        return switch random.below(100) {
        case ..<8: .answerLost
        case ..<12: .requestLost
        default: .answered
        }
    }

    func refusal() -> CKError.Code? {
        guard hasFaults else { return nil }
        return random.chance(3) ? random.pick([.zoneBusy, .batchRequestFailed, .serverRejectedRequest]) : nil
    }

    func pages(of count: Int) -> [[Int]] {
        var order = Array(0..<count)
        guard hasFaults else { return [order] }
        if random.chance(50) { order.shuffle(using: &random) }
        let size = 1 + random.below(5)
        var pages = stride(from: 0, to: count, by: size).map { Array(order[$0..<min($0 + size, count)]) }
        if random.chance(20), let page = random.pick(pages) { pages.append(page) }
        return pages
    }

    // MARK: - The end

    /// With a network that works, everything comes to rest.
    private func settle() async {
        trace("settling")
        hasFaults = false
        for device in devices { device.spare() }
        for _ in 0..<40 {
            for device in devices {
                _ = await device.start()
                await device.fetch()
                await device.send()
            }
            if !failures.isEmpty { return }
            let before = server.state
            for device in devices { await device.fetch() }
            if server.state == before, devices.allSatisfy(\.isAtRest) { return }
        }
        let waiting = devices.filter { !$0.isAtRest }.map(\.waiting)
        fail("the devices never come to rest: \(waiting.joined(separator: "; "))")
    }
}

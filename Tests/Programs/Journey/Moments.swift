// A part of the program that sends many moments on the journey.

import Foundation

/// Moments of all years that a text can hold, the same in every run.
private func moments(_ count: Int) -> [Date] {
    var state: UInt64 = 20_240_229
    return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let milliseconds = Int64((state >> 1) % 315_537_897_600_000) - 62_135_596_800_000
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

/// Without a file it says the records of many moments; with one, how many of them arrived to the millisecond.
func travelInTime(count: Int) throws {
    let start = moments(count).enumerated().map { Moment(recordName: "\($0)", at: $1) }
    guard CommandLine.arguments.count > 1 else {
        for moment in start { print(0, try encoded(moment), separator: "\t") }
        return
    }
    let end = try lines(CommandLine.arguments[1])
    let arrived = try zip(start, end).filter { moment, line in
        try sent(decoded(Moment.self, String(line.dropFirst(2)))) == moment
    }
    print(arrived.count, "of", end.count)
}

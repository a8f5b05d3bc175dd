import Foundation
import SwiftData

// Prints what is wrong, and nothing where all holds.

func expect(_ holds: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !holds { print("line \(line): \(message())") }
}

for seed in 1...20 {
    var checks = try ModelChecks(seed: UInt64(seed), size: 6 + seed)
    try checks.run()
}

import Foundation
import TestSupport
import Testing
import TextDifferences

/// Diffs that people read and `patch` applies.
struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?) -> String {
        let text = UnifiedDiff.text(
            old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: "f")
        return String(decoding: text, as: UTF8.self)
    }

    private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

    @Test func aChangeHasThreeLinesAround() {
        let new = lines(1...9) + "ten\n" + lines(11...20)
        #expect(
            diff(lines(1...20), new)
                == "--- a/f\n+++ b/f\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n")
    }

    @Test func nearChangesShareAHunkAndFarOnesDoNot() {
        let near = diff(lines(1...20), lines((1...20).filter { $0 != 5 && $0 != 12 }))
        #expect(near.components(separatedBy: "@@ -").count == 2)
        let far = diff(lines(1...20), lines((1...20).filter { $0 != 5 && $0 != 13 }))
        #expect(far.contains("@@ -2,7 +2,6 @@\n") && far.contains("@@ -10,7 +9,6 @@\n"))
    }

    @Test func newGoneAndEmptyFiles() {
        #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\nb\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
        #expect(diff(nil, "") == "--- /dev/null\n+++ b/f\n")
    }

    @Test func aMissingLastLineEndIsShown() {
        #expect(
            diff("a\nb", "a\nb\n")
                == "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    }

    @Test func lineEndsOfACheckoutAreNoDifference() {
        #expect(diff("a\r\nb\r\nc\r\n", "a\nB\nc\n") == "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n")
    }

    @Test func aMovedTypeStaysReadable() {
        let one = "struct A {\n    let x: Int\n}\n\n"
        let two = "struct B {\n    let x: Int\n}\n\n"
        let three = "struct C {\n    let x: Int\n}\n\n"
        #expect(
            diff(one + two, one + three + two)
                == "--- a/f\n+++ b/f\n@@ -2,6 +2,10 @@\n     let x: Int\n }\n \n+struct C {\n+    let x: Int\n+}\n+\n"
                + " struct B {\n     let x: Int\n }\n")
    }

    /// Whatever the texts: `patch` makes the new one of the old one.
    @Test(.enabled(if: Command.isInstalled("patch")))
    func patchAppliesThem() throws {
        var random = SeededGenerator(seed: 42)
        try withTemporaryFolder { folder in
            var all = ""
            var expected: [String: String] = [:]
            for number in 0..<200 {
                let (old, new) = random.texts()
                if old == new { continue }
                let name = "file\(number)"
                try old.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
                expected[name] = new
                let text = UnifiedDiff.text(old: Array(old.utf8), new: Array(new.utf8), path: name)
                all += String(decoding: text, as: UTF8.self)
            }
            let outcome = try Command("patch", ["-p1", "--no-backup-if-mismatch", "-F0"], in: folder).run(
                input: all)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            for (name, text) in expected {
                let url = folder.appending(path: name)
                let patched = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
                #expect(patched == text, "\(name)")
            }
        }
    }

    @Test func longTextsWithNothingInCommon() {
        let old = lines((0..<50_000).map { $0 % 7 })
        let new = lines((0..<50_000).map { $0 % 5 + 10 })
        #expect(diff(old, new).utf8.count > 200_000)
    }
}

/// The same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }

    /// A text and a changed copy of it.
    mutating func texts() -> (String, String) {
        let vocabulary = Int.random(in: 1...30, using: &self)
        var old = (0..<Int.random(in: 1...60, using: &self)).map { _ in line(vocabulary) }
        if Bool.random(using: &self) { old[old.count - 1].removeLast() }
        var new = old
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            let place = Int.random(in: 0...new.count, using: &self)
            if Bool.random(using: &self), place < new.count, new.count > 1 {
                new.remove(at: place)
            } else if place < new.count || new.last?.hasSuffix("\n") ?? true {
                new.insert(line(vocabulary), at: place)
            }
        }
        return (old.joined(), new.joined())
    }

    private mutating func line(_ vocabulary: Int) -> String {
        "line \(Int.random(in: 0..<vocabulary, using: &self))\n"
    }
}

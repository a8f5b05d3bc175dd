/// Which lines two texts share: the shortest way from one to the other where that is cheap to find.
///
/// Lines that occur once in both texts and in the same order are taken as shared first (patience), which keeps
/// moved types readable; between them the shortest edit is searched (Myers), up to a limit beyond which a stretch
/// counts as replaced. So the time stays near linear whatever the texts.
package struct LineDifference {
    /// Pairs of equal lines, both numbers ascending.
    package private(set) var matches: [(old: Int, new: Int)] = []
    private let old: [Int]
    private let new: [Int]

    /// The most edits that are searched for in one stretch: time and memory grow with its square.
    private static let editLimit = 400

    package init(old oldLines: [ArraySlice<UInt8>], new newLines: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        old = oldLines.map(number)
        new = newLines.map(number)
        compare(0..<old.count, 0..<new.count)
    }

    private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (a, b) = (oldRange, newRange)
        while let i = a.first, let j = b.first, old[i] == new[j] {
            matches.append((i, j))
            (a, b) = (a.dropFirst(), b.dropFirst())
        }
        var tail: [(old: Int, new: Int)] = []
        while let i = a.last, let j = b.last, old[i] == new[j] {
            tail.append((i, j))
            (a, b) = (a.dropLast(), b.dropLast())
        }
        if !a.isEmpty, !b.isEmpty { compareInside(a, b) }
        matches += tail.reversed()
    }

    private mutating func compareInside(_ a: Range<Int>, _ b: Range<Int>) {
        let anchors = anchors(in: a, b)
        if anchors.isEmpty {
            matches += shortestEdit(a, b)
            return
        }
        var (i, j) = (a.lowerBound, b.lowerBound)
        for anchor in anchors {
            compare(i..<anchor.old, j..<anchor.new)
            matches.append(anchor)
            (i, j) = (anchor.old + 1, anchor.new + 1)
        }
        compare(i..<a.upperBound, j..<b.upperBound)
    }

    /// The longest run of lines that are unique in both stretches and stand in the same order.
    private func anchors(in a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
        let places = uniquePlaces(of: old, in: a)
        let candidates = uniquePlaces(of: new, in: b)
            .compactMap { line, j in places[line].map { (old: $0, new: j) } }
            .sorted { $0.new < $1.new }
        return longestAscending(candidates)
    }

    private func uniquePlaces(of lines: [Int], in range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
        return places.filter { $0.value >= 0 }
    }

    /// The longest subsequence whose old numbers ascend, by patience sorting.
    private func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tops: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].old < pair.old { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tops[low - 1] : nil
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var chain: [(old: Int, new: Int)] = []
        var next = tops.last
        while let index = next {
            chain.append(pairs[index])
            next = previous[index]
        }
        return chain.reversed()
    }

    /// Myers' greedy search: for every number of edits, how far each diagonal reaches.
    private func shortestEdit(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
        let limit = min(a.count + b.count, Self.editLimit)
        var reach = [Int](repeating: 0, count: 2 * limit + 3)
        var trace: [[Int]] = []
        for edits in 0...limit {
            trace.append(reach)
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let goesDown =
                    diagonal == -edits
                    || diagonal != edits && reach[limit + diagonal] < reach[limit + diagonal + 2]
                var x = goesDown ? reach[limit + diagonal + 2] : reach[limit + diagonal] + 1
                var y = x - diagonal
                while x < a.count, y < b.count, x >= 0, y >= 0,
                    old[a.lowerBound + x] == new[b.lowerBound + y]
                {
                    (x, y) = (x + 1, y + 1)
                }
                reach[limit + diagonal + 1] = x
                if x >= a.count, y >= b.count { return path(back: trace, a, b, limit) }
            }
        }
        return []
    }

    /// Walks the search back from the end and collects the lines that it kept.
    private func path(back trace: [[Int]], _ a: Range<Int>, _ b: Range<Int>, _ limit: Int) -> [(
        old: Int, new: Int
    )] {
        var kept: [(old: Int, new: Int)] = []
        var (x, y) = (a.count, b.count)
        for (edits, reach) in trace.enumerated().reversed() {
            let diagonal = x - y
            let goesDown =
                diagonal == -edits
                || diagonal != edits && reach[limit + diagonal] < reach[limit + diagonal + 2]
            let before = goesDown ? diagonal + 1 : diagonal - 1
            let startX = edits == 0 ? 0 : reach[limit + before + 1]
            let startY = edits == 0 ? 0 : startX - before
            while x > startX, y > startY, x > 0, y > 0 {
                (x, y) = (x - 1, y - 1)
                kept.append((a.lowerBound + x, b.lowerBound + y))
            }
            (x, y) = (startX, startY)
        }
        return kept.reversed()
    }
}

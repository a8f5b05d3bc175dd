import Diagnostics

/// Finds out whether code declares a type with fields, whatever language it is written in: a class, a structure,
/// a table, a message, an object of a schema library.
///
/// It asks for a line that opens a type and for members that look like fields. Types with methods are those of an
/// app's code, unless they say that they are stored.
struct CodeTypes {
    private let bytes: [UInt8]
    private let lines: [Range<Int>]

    /// How many bytes of members it may still look at: types may stand in each other, but no text needs more.
    private var budget: Int

    /// With `areStored`, types count only that say so: `@Model class Stop {`.
    static func areDeclared(in text: String, areStored: Bool = false) -> Bool {
        var types = CodeTypes(text)
        for index in types.lines.indices where types.opensFields(index, isStored: areStored) { return true }
        return false
    }

    private init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        budget = 4 * bytes.count
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            $0.startIndex..<$0.endIndex
        }
    }

    private mutating func opensFields(_ index: Int, isStored: Bool) -> Bool {
        let line = lines[index]
        if !isStored, let builder = builder(line) { return counts(in: members(behind: builder)).fields > 0 }
        guard let head = CodeTypeHead(text(line)), case let saysSo = head.isStored || isMarkedAbove(index),
            saysSo || !isStored
        else { return false }
        let count = counts(in: members(of: head, at: index), areStored: saysSo)
        return count.fields > 0 && (count.methods == 0 || saysSo)
    }

    /// `@Model` on a line of its own.
    private func isMarkedAbove(_ index: Int) -> Bool {
        index > 0 && CodeTypeHead.saysStored(text(lines[index - 1]).drop { $0 == " " }, isAlone: true)
    }

    private func counts(
        in members: [Range<Int>], areStored: Bool = false
    ) -> (fields: Int, methods: Int) {
        members.reduce(into: (fields: 0, methods: 0)) { count, member in
            switch CodeMember(text(member), isOfStore: areStored) {
            case .field: count.fields += 1
            case .method: count.methods += 1
            case .other: break
            }
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// `z.object({`, `new Schema({`, `pgTable("stops", {`: the brace.
    private func builder(_ line: Range<Int>) -> Int? {
        let words = text(line)
        guard Self.builders.contains(where: words.contains(bytesOf:)) else { return nil }
        return bytes[line].lastIndex(of: UInt8(ascii: "{"))
    }

    private static let builders = [
        "z.object({", "Schema({", "Table(", ".define(", "defineModel(", "type({", "Record({",
        "chema = {",
    ]
}

// MARK: Members

extension CodeTypes {
    private mutating func members(of head: CodeTypeHead, at index: Int) -> [Range<Int>] {
        let line = lines[index]
        switch head.body {
        case .indented: return indented(below: index)
        case .ended(let word): return upTo(word, below: index)
        case .bracketed(let offset): return members(behind: line.lowerBound + offset)
        case .open:
            let next = lines[(index + 1)...].first { !isBlank($0) }
            guard let next, let brace = bytes[next].first(where: { $0 > 0x20 }), brace == UInt8(ascii: "{"),
                let start = bytes[next].firstIndex(of: brace)
            else { return [] }
            return members(behind: start)
        }
    }

    /// The parts up to the closing bracket, cut at line ends, commas and semicolons; and those of the braces behind
    /// round ones, as Kotlin has them.
    private mutating func members(behind open: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let end = collect(&found, behind: open)
        guard bytes[open] == UInt8(ascii: "("), end < bytes.count,
            let next = bytes[(end + 1)...].firstIndex(where: { $0 == 0x0A || $0 == UInt8(ascii: "{") }),
            bytes[next] != 0x0A
        else { return found }
        _ = collect(&found, behind: next)
        return found
    }

    private mutating func collect(_ found: inout [Range<Int>], behind open: Int) -> Int {
        var depth = 0
        var start = open + 1
        var index = start
        while index < bytes.count, index - open < budget {
            let byte = bytes[index]
            if startsComment(index) {
                found.append(start..<index)
                index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
                start = index
                continue
            }
            if Self.closing.contains(byte) { depth -= 1 }
            if depth < 0 { break }
            if Self.opening.contains(byte) { depth += 1 }
            if depth == 0, Self.separators.contains(byte) {
                found.append(start..<index)
                start = index + 1
            }
            index += 1
        }
        found.append(start..<max(start, index))
        budget -= index - open
        return index
    }

    /// `//`, and `--` or `#` before a blank.
    private func startsComment(_ index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        switch bytes[index] {
        case UInt8(ascii: "/"):
            return next == UInt8(ascii: "/") && bytes[max(0, index - 1)] != UInt8(ascii: ":")
        case UInt8(ascii: "#"): return next == 0x20
        case UInt8(ascii: "-"):
            return next == UInt8(ascii: "-") && (index + 2 == bytes.count || bytes[index + 2] <= 0x20)
        default: return false
        }
    }

    private mutating func indented(below index: Int) -> [Range<Int>] {
        let margin = indentation(lines[index])
        let body = below(index) { isBlank($0) || indentation($0) > margin }
        charge(body)
        guard let own = body.first(where: { !isBlank($0) }).map(indentation) else { return [] }
        return body.filter { indentation($0) == own }
    }

    private mutating func upTo(_ word: String, below index: Int) -> [Range<Int>] {
        let body = below(index) { !bytes[$0].drop { $0 <= 0x20 }.starts(with: word.utf8) }
        charge(body)
        return body
    }

    private func below(_ index: Int, while holds: (Range<Int>) -> Bool) -> [Range<Int>] {
        let end = lines[index].upperBound + budget
        return Array(lines[(index + 1)...].prefix { $0.upperBound < end && holds($0) })
    }

    private mutating func charge(_ body: [Range<Int>]) {
        guard let first = body.first, let last = body.last else { return }
        budget -= last.upperBound - first.lowerBound + 1
    }

    private func isBlank(_ line: Range<Int>) -> Bool { bytes[line].allSatisfy { $0 <= 0x20 } }

    private func indentation(_ line: Range<Int>) -> Int {
        bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    private static let opening = Set("([{".utf8)
    private static let closing = Set(")]}".utf8)
    private static let separators = Set("\n,;".utf8)
}

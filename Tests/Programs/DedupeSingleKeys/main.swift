import Foundation

// Checks the helpers of types that have one unique key each, against definitions that are slow and plain. Prints what
// does not hold.

struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

func expect(_ holds: Bool, _ sentence: String) {
    if !holds { print(sentence) }
}

func shelf(_ name: String, _ label: String, note: String? = nil) -> Shelf {
    Shelf(recordName: name, label: label, note: note)
}

func text(_ twins: [Twins<Shelf>]) -> Set<[String]> {
    Set(twins.map { [$0.survivor.recordName] + $0.duplicates.map(\.recordName) })
}

/// Labels of which some are empty, and some the same to `String` but of other bytes.
let labels = ["", "a", "b", "e\u{301}", "\u{e9}", "\u{1F600}"]

func madeUpShelves(_ random: inout SeededGenerator) -> [Shelf] {
    (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        shelf("\(Int.random(in: 0..<9, using: &random))", labels.randomElement(using: &random) ?? "")
    }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// By the definition: groups of a label, of the first records of their names.
func expectedTwins(_ shelves: [Shelf], among keys: [String] = labels) -> Set<[String]> {
    var names: Set<String> = []
    let first = shelves.filter { names.insert($0.recordName).inserted }
    let groups = labels.dropFirst().filter { label in keys.contains { bytes($0) == bytes(label) } }.map {
        label in
        first.filter { bytes($0.label) == bytes(label) }.map(\.recordName).sorted()
    }
    return Set(groups.filter { $0.count > 1 })
}

var random = SeededGenerator(state: 1)
for _ in 0..<2_000 {
    let shelves = madeUpShelves(&random)
    expect(text(shelves.twins()) == expectedTwins(shelves), "other twins among \(shelves)")

    let fetched = madeUpShelves(&random)
    // What was fetched is newer than what is known of the same record.
    expect(
        text(shelves.twins(touching: fetched))
            == expectedTwins(fetched + shelves, among: fetched.map(\.label)),
        "other twins of \(fetched) among \(shelves)")
}

for _ in 0..<500 {
    var records = ZoneRecords()
    var names: Set<String> = []
    records.shelfRecords = madeUpShelves(&random).filter { names.insert($0.recordName).inserted }
    let before = records.shelfRecords
    records.bookRecords = before.map {
        Book(recordName: "book of \($0.recordName)", shelf: Reference($0.recordName))
    }
    var redirects = Redirects()
    records.mergeTwins(&redirects)
    let expected = Dictionary(
        uniqueKeysWithValues: expectedTwins(before).flatMap { names in
            names.dropFirst().map { ($0, names[0]) }
        })
    let found = redirects.all.filter { $0.recordType == Shelf.recordType }
    expect(
        Dictionary(uniqueKeysWithValues: found.map { ($0.duplicate, $0.survivor) }) == expected,
        "other redirects of \(before)")
    expect(
        records.shelfRecords.map(\.recordName) == before.map(\.recordName).filter { expected[$0] == nil },
        "other records remain of \(before)")
    expect(
        records.bookRecords.allSatisfy { $0.shelf.map { expected[$0.recordName] == nil } ?? false },
        "a reference to a duplicate stays")

    var again = records
    var same = redirects
    again.mergeTwins(&same)
    expect(again.shelfRecords == records.shelfRecords && same == redirects, "merging again changes something")

    // A device that hears of a third twin later picks the same survivor.
    var late = ZoneRecords()
    late.shelfRecords = records.shelfRecords + before.filter { expected[$0.recordName] != nil }
    late.mergeTwins(&same)
    expect(
        late.shelfRecords.map(\.recordName) == records.shelfRecords.map(\.recordName) && same == redirects,
        "a duplicate that arrives again comes back")
}

let newest = [shelf("1", "a", note: "old"), shelf("2", "a", note: "new")].twins()
let merged = newest.first?.merged { Date(timeIntervalSince1970: $0.recordName == "2" ? 2 : 1) }
expect(merged?.note == "new" && merged?.recordName == "1", "the survivor lacks the newer contents")

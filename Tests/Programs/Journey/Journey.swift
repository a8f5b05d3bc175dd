// A part of the program that the tests compile together with generated types: both ends of a record's journey.

import Foundation

/// `Journey START`: says what Swift encodes of each record. `Journey START END`: says which record of END, sent through
/// a CloudKit record where it is kept in one, is not the one that left.
///
/// A line holds the number of a type, a tab and JSON.
func travel(_ types: [any SchemaRecord.Type]) throws {
    try makeFiles()
    let files = try CommandLine.arguments.dropFirst().map(lines)
    guard let start = files.first, let end = files.last, start.count == end.count else {
        return print("FAILED: the files have not as many records as each other")
    }
    for (first, last) in zip(start, end) {
        let parts = first.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), last.hasPrefix("\(number)\t") else {
            return print("FAILED: no record in \(first)")
        }
        let type = types[number]
        let json = String(last.dropFirst(parts[0].count + 1))
        if files.count == 1 {
            print(number, try departure(type, json), separator: "\t")
        } else {
            try arrive(type, String(parts[1]), json)
        }
    }
    print("done")
}

/// The files that made-up records speak of, where a record looks for them that is told no folder.
private func makeFiles() throws {
    let names = [
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb.png": "a",
        "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d": "b",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855.txt": "",
    ]
    for (name, text) in names {
        try Data(text.utf8).write(to: FileManager.default.temporaryDirectory.appending(path: name))
    }
}

private func departure<Record: SchemaRecord>(_ type: Record.Type, _ json: String) throws -> String {
    try encoded(decoded(type, json))
}

private func arrive<Record: SchemaRecord>(_ type: Record.Type, _ start: String, _ end: String) throws {
    let left = try decoded(type, start)
    let arrived = try sent(decoded(type, end))
    let isSame = try arrived == left && encoded(arrived).utf8.elementsEqual(start.utf8)
    if !isSame { print("FAILED: \(type)\n  left as    \(start)\n  arrived as \(try encoded(arrived))") }
}

func decoded<Record: SchemaRecord>(_ type: Record.Type, _ json: String) throws -> Record {
    try RecordJSON.decoder().decode(type, from: Data(json.utf8))
}

func encoded(_ value: some SchemaRecord) throws -> String {
    String(decoding: try RecordJSON.encoder().encode(value), as: UTF8.self)
}

func lines(_ path: String) throws -> [String] {
    try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
    }
}

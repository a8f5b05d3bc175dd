import Foundation

// Prints what is wrong, and nothing where all holds. With a folder it writes data for databases and what must become
// of them; with `time` it measures.

switch CommandLine.arguments.dropFirst().first {
case nil:
    for seed in 1...12 {
        var checks = ShopChecks(seed: UInt64(seed), size: 8 + seed * 4)
        checks.run()
    }
    KeyChecks().run()
case "time":
    TwinsTiming.run()
case let folder?:
    try write(to: URL(filePath: folder), size: Int(CommandLine.arguments[2]) ?? 30)
}

func expect(_ holds: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !holds { print("line \(line): \(message())") }
}

func write(to folder: URL, size: Int) throws {
    var maker = ShopMaker(seed: 42)
    let shop = maker.shop(size: size)
    var merged = shop
    var redirects = Redirects()
    merged.mergeTwins(&redirects)
    for dialect in ShopTables.Dialect.allCases {
        let tables = ShopTables(dialect: dialect)
        let data = "BEGIN;\n\(tables.inserts(of: shop))COMMIT;\n"
        try Data(data.utf8).write(to: folder.appending(path: "data.\(dialect.rawValue).sql"))
        let expected = tables.inserts(of: merged, prefix: "expected_") + tables.redirects(redirects)
        try Data("BEGIN;\n\(expected)COMMIT;\n".utf8)
            .write(to: folder.appending(path: "expected.\(dialect.rawValue).sql"))
    }
}

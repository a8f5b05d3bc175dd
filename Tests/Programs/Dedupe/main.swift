import Foundation

// Prints what is wrong, and nothing where all holds. With `made` or `known`, a folder and a size it writes rows for
// databases and what must become of them.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "made": try writeMadeUpShop(of: Int(arguments[2]) ?? 0, to: URL(filePath: arguments[1]))
case "known": try writeKnownShop(of: Int(arguments[2]) ?? 0, to: URL(filePath: arguments[1]))
default:
    for seed in 1...12 {
        var checks = ShopChecks(seed: UInt64(seed), size: 8 + seed * 4)
        checks.run()
    }
    KeyChecks().run()
}

func expect(_ holds: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !holds { print("line \(line): \(message())") }
}

func writeMadeUpShop(of size: Int, to folder: URL) throws {
    var maker = ShopMaker(seed: 42)
    let shop = maker.shop(size: size)
    var merged = shop
    var redirects = Redirects()
    merged.mergeTwins(&redirects, modificationDate: changeDate)
    try write(shop, merged, redirects.all, isDated: true, to: folder)
}

func writeKnownShop(of size: Int, to folder: URL) throws {
    let known = KnownShop(size: size)
    let shop = known.records
    var merged = shop
    var redirects = Redirects()
    merged.mergeTwins(&redirects)
    expect(Set(redirects.all) == Set(known.redirects), "other redirects than known")
    expect(merged.sortedAsJSON == known.merged.sortedAsJSON, "other records than known")
    try write(shop, known.merged, known.redirects, isDated: false, to: folder)
}

func write(
    _ shop: ZoneRecords, _ merged: ZoneRecords, _ redirects: [Deduplication.Redirect], isDated: Bool,
    to folder: URL
) throws {
    for dialect in ShopTables.Dialect.allCases {
        let tables = ShopTables(dialect: dialect)
        let dates = isDated ? tables.dates(of: shop) : ""
        let expected = tables.inserts(of: merged, prefix: "expected_") + tables.redirects(redirects)
        try tables.write(
            tables.inserts(of: shop) + dates, to: folder.appending(path: "data.\(dialect.rawValue).sql"))
        try tables.write(expected, to: folder.appending(path: "expected.\(dialect.rawValue).sql"))
    }
}

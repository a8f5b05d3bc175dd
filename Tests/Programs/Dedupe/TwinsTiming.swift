import Foundation

/// How long `twins()` takes for a hundred thousand and for a million records, all of which have a twin.
enum TwinsTiming {
    static func run() {
        for count in [100_000, 1_000_000] {
            let records = records(count)
            for _ in 0..<3 {
                let start = cpuSeconds()
                let found = records.twins().count
                print(count, found, cpuSeconds() - start)
            }
        }
    }

    private static func records(_ count: Int) -> [Product] {
        var maker = ShopMaker(seed: 1)
        var pairs = (0..<count).map { $0 / 2 }
        pairs.shuffle(using: &maker.random)
        return pairs.map { pair in
            var own = ShopMaker(seed: UInt64(pair) &* 7919)
            return Product(
                recordName: maker.uuid().uuidString, brand: Reference(own.uuid().uuidString),
                title: "title \(pair)", info: "A product that is sold in many places", brandID: maker.uuid())
        }
    }

    private static func cpuSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

import Foundation

// Gives bytes to a part of gen that must come back from each: `fuzz PART FILE...` those of files, once each.
//
// Built by `.ci/fuzz` it is libFuzzer instead, which makes up bytes from those that reached new code:
// `fuzz PART CORPUS -max_total_time=60`.

/// What the callback of a C library cannot capture.
nonisolated(unsafe) var fuzzedPart = FuzzedPart.pipeline

func complain(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(64)
}

let parts = FuzzedPart.allCases.map(\.rawValue).joined(separator: ", ")
guard CommandLine.arguments.count > 1, let part = FuzzedPart(rawValue: CommandLine.arguments[1]) else {
    complain("usage: fuzz PART FILE...\nthe parts are: \(parts)")
}
fuzzedPart = part

#if FUZZING
    @_silgen_name("LLVMFuzzerRunDriver")
    func runFuzzer(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    // A copy of the arguments without the name of the part, which libFuzzer may change.
    var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.enumerated()
        .filter { $0.offset != 1 }.map { strdup($0.element) }
    var count = CInt(words.count)
    words.append(nil)
    let status = words.withUnsafeMutableBufferPointer { buffer -> CInt in
        guard var first = buffer.baseAddress else { return 70 }
        return runFuzzer(&count, &first) { bytes, count in
            fuzzedPart.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        }
    }
    exit(status)
#else
    let files = CommandLine.arguments.dropFirst(2)
    for path in files {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            complain("'\(path)' could not be read")
        }
        part.run([UInt8](bytes))
    }
    print("\(files.count) inputs of '\(part.rawValue)' were taken")
#endif

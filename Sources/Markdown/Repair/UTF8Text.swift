/// Checks bytes for being UTF-8, as the Unicode standard's table of well-formed sequences has it.
enum UTF8Text {
    enum Verdict: Hashable {
        case ascii
        case valid
        case invalid(at: Int)
    }

    static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
        var index = 0
        var verdict = Verdict.ascii
        while true {
            index = endOfASCII(in: bytes, from: index)
            if index == bytes.count { return verdict }
            guard let length = sequenceLength(in: bytes, at: index) else { return .invalid(at: index) }
            verdict = .valid
            index += length
        }
    }

    /// Skips eight bytes at a time while none of them is above 127.
    static func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < raw.count, raw[index] < 0x80 { index += 1 }
        return index
    }

    /// The length of the well-formed sequence of several bytes that begins here.
    static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let lead = bytes[index]
        guard let length = length(lead: lead), index + length <= bytes.count else { return nil }
        for offset in 1..<length where !(0x80...0xBF).contains(bytes[index + offset]) { return nil }
        return isWellFormed(lead, bytes[index + 1]) ? length : nil
    }

    /// How many bytes a sequence has that begins with a lead byte.
    static func length(lead: UInt8) -> Int? {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }

    /// Rules out overlong forms, surrogates and what lies beyond Unicode.
    static func isWellFormed(_ lead: UInt8, _ second: UInt8) -> Bool {
        switch lead {
        case 0xE0: second >= 0xA0
        case 0xED: second <= 0x9F
        case 0xF0: second >= 0x90
        case 0xF4: second <= 0x8F
        default: true
        }
    }
}

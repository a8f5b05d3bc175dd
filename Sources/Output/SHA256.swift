import CHashing

/// The SHA-256 of a text, as FIPS 180-4 has it: what the manifest knows a generated file by.
///
/// Written here because Foundation has none and a dependency for eighty lines is not worth its build. Any
/// `sha256sum` can check it.
package struct SHA256 {
    private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )

    private init() {}

    /// Whether the processor has instructions for it, which take a sixth of the time.
    package static let hasInstructions = sha256_has_instructions()

    /// In lower-case hexadecimal digits.
    package static func hexadecimal(
        of bytes: [UInt8], byInstructions: Bool = hasInstructions
    ) -> String {
        bytes.withUnsafeBytes { bytes in
            let wholeBlocks = bytes.count & ~63
            let rest = padding(bytes[wholeBlocks...], length: bytes.count)
            var hash = SHA256()
            hash.add(UnsafeRawBufferPointer(rebasing: bytes[..<wholeBlocks]), byInstructions: byInstructions)
            rest.withUnsafeBytes { hash.add($0, byInstructions: byInstructions) }
            return hash.hexadecimal
        }
    }

    private mutating func add(_ blocks: UnsafeRawBufferPointer, byInstructions: Bool) {
        roundConstants.withUnsafeBufferPointer { constants in
            guard let constants = constants.baseAddress else { return }
            if byInstructions {
                addByInstructions(blocks, constants)
            } else {
                addInSwift(blocks, constants)
            }
        }
    }

    private mutating func addByInstructions(
        _ blocks: UnsafeRawBufferPointer, _ constants: UnsafePointer<UInt32>
    ) {
        withUnsafeMutableBytes(of: &state) { state in
            let words = state.assumingMemoryBound(to: UInt32.self).baseAddress
            let bytes = blocks.assumingMemoryBound(to: UInt8.self).baseAddress
            sha256_compress(words, bytes, blocks.count / 64, constants)
        }
    }

    private mutating func addInSwift(_ blocks: UnsafeRawBufferPointer, _ constants: UnsafePointer<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            schedule.initialize(repeating: 0)
            guard let words = schedule.baseAddress else { return }
            for start in stride(from: 0, to: blocks.count, by: 64) {
                compress(blocks, at: start, words, constants)
            }
        }
    }

    /// The last bytes, a one bit, zeros up to a whole block, and the length in bits.
    private static func padding(_ rest: Slice<UnsafeRawBufferPointer>, length: Int) -> [UInt8] {
        var block = Array(rest)
        block.append(0x80)
        while block.count % 64 != 56 { block.append(0) }
        withUnsafeBytes(of: (UInt64(length) * 8).bigEndian) { block.append(contentsOf: $0) }
        return block
    }

    /// One block of 64 bytes.
    private mutating func compress(
        _ bytes: UnsafeRawBufferPointer, at start: Int,
        _ schedule: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: start &+ 4 &* index, as: UInt32.self))
        }
        extend(schedule)
        var (a, b, c, d, e, f, g, h) = state
        var difference = b ^ c
        var index = 0
        while index < 64 {
            let words = schedule + index
            let keys = constants + index
            step(a, b, &difference, &d, e, f, g, &h, words[0] &+ keys[0])
            step(h, a, &difference, &c, d, e, f, &g, words[1] &+ keys[1])
            step(g, h, &difference, &b, c, d, e, &f, words[2] &+ keys[2])
            step(f, g, &difference, &a, b, c, d, &e, words[3] &+ keys[3])
            step(e, f, &difference, &h, a, b, c, &d, words[4] &+ keys[4])
            step(d, e, &difference, &g, h, a, b, &c, words[5] &+ keys[5])
            step(c, d, &difference, &f, g, h, a, &b, words[6] &+ keys[6])
            step(b, c, &difference, &e, f, g, h, &a, words[7] &+ keys[7])
            index &+= 8
        }
        state = (
            state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d,
            state.4 &+ e, state.5 &+ f, state.6 &+ g, state.7 &+ h
        )
    }

    /// Makes the words behind the block's own sixteen.
    @inline(__always)
    private func extend(_ schedule: UnsafeMutablePointer<UInt32>) {
        var index = 16
        while index < 64 {
            let (early, late) = (schedule[index &- 15], schedule[index &- 2])
            let small = rotated(rotated(early, 11) ^ early, 7) ^ (early &>> 3)
            let large = rotated(rotated(late, 2) ^ late, 17) ^ (late &>> 10)
            schedule[index] = schedule[index &- 16] &+ small &+ schedule[index &- 7] &+ large
            index &+= 1
        }
    }

    /// One round. The caller renames the eight words instead of moving them, and of the third word only its difference
    /// from the second is needed, which is that of the first two in the round before.
    ///
    /// Rotations of one word are nested, which is fewer of the processor's steps.
    @inline(__always)
    private func step(
        _ a: UInt32, _ b: UInt32, _ difference: inout UInt32, _ d: inout UInt32,
        _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
        let choice = g ^ (e & (f ^ g))
        let firstDifference = a ^ b
        let majority = b ^ (firstDifference & difference)
        difference = firstDifference
        let sum = h &+ rotated(rotated(rotated(e, 14) ^ e, 5) ^ e, 6) &+ choice &+ word
        d = d &+ sum
        h = sum &+ rotated(rotated(rotated(a, 9) ^ a, 11) ^ a, 2) &+ majority
    }

    private var hexadecimal: String {
        let (a, b, c, d, e, f, g, h) = state
        var digits: [UInt8] = []
        digits.reserveCapacity(64)
        for word in [a, b, c, d, e, f, g, h] {
            for shift in stride(from: 28, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: word &>> UInt32(shift)) & 15
                digits.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 &- count))
}

/// The fractions of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]

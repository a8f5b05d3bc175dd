import Diagnostics

/// A document's bytes made into text: no byte order mark, no NUL, damage repaired.
struct DecodedText {
    private(set) var text: [UInt8]
    private(set) var repairs: [SourceFile.Repair] = []

    /// The first byte that is no UTF-8; then `text` holds the bytes as they are.
    private(set) var invalidOffset: Int?

    private(set) var damage: Damage?

    struct Damage {
        let placeCount: Int
        let pages: [String]

        /// The first place, in the repaired text.
        let first: Range<Int32>
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ bytes: [UInt8]) {
        text = bytes
        let verdict = bytes.withUnsafeBufferPointer(UTF8Text.check)
        if case .invalid(let offset) = verdict {
            invalidOffset = offset
            return
        }
        if let first = bytes.firstIndex(of: 0), WideText.isLikely(bytes) {
            invalidOffset = first
            return
        }
        let hasMark = bytes.starts(with: Self.byteOrderMark)
        if hasMark { text.removeFirst(Self.byteOrderMark.count) }
        if text.contains(0) { replaceNUL() }
        if verdict != .ascii { repair() }
        if hasMark { repairs.insert(SourceFile.Repair(offset: 0, length: 0, originalLength: 3), at: 0) }
    }

    /// CommonMark replaces NUL by the replacement character, which is longer.
    private mutating func replaceNUL() {
        var replaced: [UInt8] = []
        replaced.reserveCapacity(text.count)
        for byte in text {
            if byte == 0 {
                repairs.append(
                    SourceFile.Repair(offset: Int32(replaced.count), length: 3, originalLength: 1))
                replaced += [0xEF, 0xBF, 0xBD]
            } else {
                replaced.append(byte)
            }
        }
        text = replaced
    }

    private mutating func repair() {
        let repair = TextRepair(of: text)
        guard let first = repair.repairs.first else { return }
        text = repair.text
        repairs = TextRepair.composed(earlier: repairs, later: repair.repairs)
        damage = Damage(
            placeCount: repair.placeCount, pages: repair.pages,
            first: first.offset..<first.offset + first.length)
    }
}

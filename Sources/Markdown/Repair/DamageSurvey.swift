/// Judges whether a text was damaged by a code page.
///
/// Damage befalls whole files, so a text in which sane characters stand beside the suspicious ones is left
/// alone unless these are many more; so is one that only cites damage, in code or in quotation marks.
struct DamageSurvey {
    let page: CodePage
    private(set) var sequences: [DamagedSequence] = []
    private var strongCount = 0

    /// Characters that the code page does not explain.
    private var saneCount = 0
    private var explainedCount = 0

    /// Characters that are lost for good.
    private var unknownCount = 0

    init(of scalars: TextScalars, page: CodePage) {
        self.page = page
        read(DamageReader(page: page, scalars: scalars))
    }

    var isDamaged: Bool {
        strongCount > 0 && (isWholeText || (strongCount >= 3 && strongCount > 2 * saneCount))
    }

    func explainsMore(than other: DamageSurvey) -> Bool {
        (explainedCount, -unknownCount) > (other.explainedCount, -other.unknownCount)
    }

    private var isWholeText: Bool { saneCount == 0 }

    /// Those to repair: in a text that is sane in parts, only what cannot be sane.
    var repairable: [DamagedSequence] {
        isWholeText ? sequences : sequences.filter { $0.strength == .strong }
    }

    private mutating func read(_ reader: DamageReader) {
        let elements = reader.scalars.elements
        var citations = Citations(bytes: reader.scalars.bytes)
        var index = 0
        while index < elements.count {
            guard let sequence = reader.sequence(at: index) else {
                if !isNeutral(elements[index].value) { saneCount += 1 }
                index += 1
                continue
            }
            let isWord = continuesWord(sequence)
            sequences.append(sequence)
            index += sequence.scalarCount
            if citations.holds(sequence) { continue }
            explainedCount += sequence.scalarCount
            if sequence.meant == nil { unknownCount += 1 }
            if sequence.strength == .strong || isWord { strongCount += 1 }
        }
    }

    /// Two letters in a row, as in a word of another script.
    private func continuesWord(_ sequence: DamagedSequence) -> Bool {
        guard let last = sequences.last, last.upper == sequence.lower, last.scalarCount > 1,
            sequence.scalarCount > 1
        else { return false }
        return last.meant?.properties.isAlphabetic == true && sequence.meant?.properties.isAlphabetic == true
    }

    /// Says nothing either way: a placeholder, a byte order mark, a no-break space, or the lead of a Latin
    /// letter whose second byte is lost for good.
    private func isNeutral(_ value: UInt32) -> Bool {
        if value == 0xFFFD || value == 0xFEFF || value == 0xA0 { return true }
        guard page.losesBytes, let byte = page.byte(of: value) else { return false }
        return (0xC3...0xC5).contains(byte)
    }
}

/// Tells whether a sequence stands in a code span or between straight quotation marks. Asked in ascending
/// order.
struct Citations {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isInCode = false

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func holds(_ sequence: DamagedSequence) -> Bool {
        while position < Int(sequence.lower) {
            if bytes[position] == UInt8(ascii: "`") { isInCode.toggle() }
            if isLineEnd(bytes[position]) { isInCode = false }
            position += 1
        }
        return isInCode || isQuoted(Int(sequence.lower) - 1, Int(sequence.upper))
    }

    private func isQuoted(_ before: Int, _ after: Int) -> Bool {
        guard before >= 0, after < bytes.count, bytes[before] == bytes[after] else { return false }
        return bytes[before] == UInt8(ascii: "\"") || bytes[before] == UInt8(ascii: "'")
    }
}

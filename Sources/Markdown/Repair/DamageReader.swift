/// Recognises damaged sequences of one code page.
struct DamageReader {
    let page: CodePage
    let scalars: TextScalars

    private static let placeholder: UInt32 = 0xFFFD

    /// The bytes that a sequence was read from, as far as they are there.
    private struct Found {
        var bytes: [UInt8]
        var end: Int32
        var scalarCount = 1

        /// Where a placeholder stands for a byte.
        var placeholder: Int?
    }

    /// The sequence that begins with an element.
    func sequence(at index: Int) -> DamagedSequence? {
        let first = scalars.elements[index]
        guard let lead = page.byte(of: first.value), isTouched(at: index) || mayStandAlone(lead, at: index)
        else {
            return nil
        }
        if let sequence = sequenceWithoutApple(at: index, first: lead) { return sequence }
        guard let length = UTF8Text.length(lead: lead) else { return nil }
        if let sequence = loneGrave(at: index, lead) { return sequence }
        let found = find(lead, length, at: index)
        let isComplete = found.bytes.count == length && found.placeholder == nil
        let meant = isComplete ? decode(found.bytes) : restored(found, length, at: index)
        guard let meant else { return nil }
        let strength =
            isComplete ? strength(of: found.bytes, meant, at: index) : lossyStrength(found, meant, at: index)
        return DamagedSequence(
            lower: first.offset, upper: found.end, meant: meant == Self.unknown ? nil : meant,
            scalarCount: found.scalarCount, strength: strength)
    }

    /// Whether something follows that may be a byte of the same character: most letters are ruled out here.
    private func isTouched(at index: Int) -> Bool {
        let end = Int(scalars.elements[index].end)
        guard end < scalars.bytes.count else { return false }
        return scalars.bytes[end] >= 0x80 || scalars.bytes[end] == UInt8(ascii: "?")
    }

    /// Whether a lead byte says something without those behind it.
    private func mayStandAlone(_ lead: UInt8, at index: Int) -> Bool {
        switch lead {
        case 0xC3: true
        case 0xC4, 0xC5: page.undefinedBytes.contains(0x9E)
        case 0xCE...0xD1: isInWord(at: index)
        default: false
        }
    }

    private func find(_ lead: UInt8, _ length: Int, at index: Int) -> Found {
        var found = Found(bytes: [lead], end: scalars.elements[index].end)
        var next = index + 1
        while found.bytes.count < length {
            if let value = scalars.value(at: next, standingAt: found.end), value != Self.placeholder {
                guard let byte = page.byte(of: value), (0x80...0xBF).contains(byte) else { break }
                found.bytes.append(byte)
            } else if found.placeholder == nil, let width = placeholderWidth(at: found.end, next) {
                found.placeholder = found.bytes.count
                found.bytes.append(0)
                found.end += width
                if width == 1 { continue }
                found.scalarCount += 1
                next += 1
                continue
            } else {
                break
            }
            found.end = scalars.elements[next].end
            found.scalarCount += 1
            next += 1
        }
        return found
    }

    /// A replacement character or a question mark.
    private func placeholderWidth(at offset: Int32, _ next: Int) -> Int32? {
        if scalars.value(at: next, standingAt: offset) == Self.placeholder { return 3 }
        guard page.losesBytes, Int(offset) < scalars.bytes.count else { return nil }
        return scalars.bytes[Int(offset)] == UInt8(ascii: "?") ? 1 : nil
    }

    private func decode(_ bytes: [UInt8]) -> Unicode.Scalar? {
        guard UTF8Text.isWellFormed(bytes[0], bytes[1]) else { return nil }
        var value = UInt32(bytes[0]) & (0x7F >> UInt32(bytes.count))
        for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        // The Latin blocks are full; asking Unicode's tables takes time.
        if value < 0x250 { return scalar }
        return scalar.properties.generalCategory == .unassigned ? nil : scalar
    }

    // MARK: Lost bytes

    /// Stands for a character of which too little is left.
    private static let unknown: Unicode.Scalar = "\u{FFFD}"

    /// The character of which one byte is missing.
    private func restored(_ found: Found, _ length: Int, at index: Int) -> Unicode.Scalar? {
        guard page.losesBytes, found.bytes.count == (found.placeholder == nil ? length - 1 : length) else {
            return nil
        }
        let candidates = candidates(for: found)
        if candidates.contains("„"), candidates.contains("”"), opensWord(found, at: index) { return "„" }
        guard let likely = LossyCharacters.mostLikely(candidates) else {
            return candidates.isEmpty ? nil : Self.unknown
        }
        if length > 2 || LossyCharacters.isCommon(likely) { return likely }
        // A letter of two bytes that has lost one may be many letters.
        return found.placeholder != nil || ((0xCE...0xD1).contains(found.bytes[0]) && isInWord(at: index))
            ? Self.unknown : nil
    }

    private func candidates(for found: Found) -> [Unicode.Scalar] {
        if let place = found.placeholder { return fill(found.bytes, place) }
        return (1...found.bytes.count).flatMap { place in
            var bytes = found.bytes
            bytes.insert(0, at: place)
            return fill(bytes, place)
        }
    }

    /// Whether white space stands before it and none behind, as with an opening quotation mark.
    private func opensWord(_ found: Found, at index: Int) -> Bool {
        let lower = scalars.elements[index].offset
        guard lower == 0 || isWhitespace(scalars.bytes[Int(lower) - 1]) else { return false }
        return Int(found.end) < scalars.bytes.count && !isWhitespace(scalars.bytes[Int(found.end)])
    }

    /// Whether another character that is not ASCII touches it.
    private func isInWord(at index: Int) -> Bool {
        let element = scalars.elements[index]
        if index > 0, scalars.elements[index - 1].end == element.offset { return true }
        return scalars.value(at: index + 1, standingAt: element.end) != nil
    }

    private func fill(_ bytes: [UInt8], _ place: Int) -> [Unicode.Scalar] {
        page.undefinedBytes.compactMap { byte in
            var bytes = bytes
            bytes[place] = byte
            return decode(bytes)
        }
    }

    private func lossyStrength(
        _ found: Found, _ meant: Unicode.Scalar, at index: Int
    ) -> DamagedSequence.Strength {
        // Of a letter that lost its second byte only a letter is left, and a closing quotation mark leaves
        // what people write when they tell of damage.
        if found.bytes.count < 2 || meant == "”" || meant.properties.isAlphabetic { return .weak }
        let mayCloseWord = found.scalarCount == 2 && endsWord(at: index, length: 2)
        return LossyCharacters.isCommon(meant) && !mayCloseWord ? .strong : .weak
    }

    /// The French word `à`, whose second byte is read as a no-break space and then made a common one.
    private func loneGrave(at index: Int, _ lead: UInt8) -> DamagedSequence? {
        let first = scalars.elements[index]
        guard page.losesBytes, lead == 0xC3, isSpace(first.end),
            first.offset == 0 || isSpace(first.offset - 1)
        else {
            return nil
        }
        let upper = isSpace(first.end + 1) ? first.end + 1 : first.end
        return DamagedSequence(
            lower: first.offset, upper: upper, meant: "à", scalarCount: 1, strength: .weak)
    }

    private func isSpace(_ offset: Int32) -> Bool {
        Int(offset) < scalars.bytes.count && scalars.bytes[Int(offset)] == UInt8(ascii: " ")
    }

    /// Mac Roman reads the first byte of an emoji as an apple that few fonts show, so it gets lost.
    private func sequenceWithoutApple(at index: Int, first: UInt8) -> DamagedSequence? {
        guard !page.losesBytes, (0x90...0x9F).contains(first) else { return nil }
        var bytes: [UInt8] = [0xF0, first]
        var end = scalars.elements[index].end
        for next in [index + 1, index + 2] {
            guard let value = scalars.value(at: next, standingAt: end), let byte = page.byte(of: value),
                (0x80...0xBF).contains(byte)
            else { return nil }
            bytes.append(byte)
            end = scalars.elements[next].end
        }
        guard let meant = decode(bytes), meant.properties.isEmojiPresentation else { return nil }
        let lower = scalars.elements[index].offset
        return DamagedSequence(lower: lower, upper: end, meant: meant, scalarCount: 3, strength: .weak)
    }

    // MARK: Strength

    private func strength(of bytes: [UInt8], _ meant: Unicode.Scalar, at index: Int)
        -> DamagedSequence.Strength
    {
        if bytes.count == 4 { return .strong }
        if bytes.count == 2 {
            // Phonetic letters and whole other scripts: one such letter alone means nothing.
            if bytes[0] > 0xC5 || (0x250...0x2FF).contains(meant.value) { return .weak }
            if !page.losesBytes {
                let isFormula = Self.formulaSigns.contains(scalars.elements[index + 1].value)
                return bytes[0] > 0xC3 || isFormula ? .weak : .strong
            }
        }
        return endsWord(at: index, length: bytes.count) ? .weak : .strong
    }

    /// Whether the sequence may be an accented letter at the end of a word and what closes it.
    private func endsWord(at index: Int, length: Int) -> Bool {
        guard isLetter(before: scalars.elements[index].offset) else { return false }
        return scalars.elements[index + 1..<index + length].allSatisfy { Self.closers.contains($0.value) }
    }

    private func isLetter(before offset: Int32) -> Bool {
        guard offset > 0 else { return false }
        let byte = scalars.bytes[Int(offset) - 1]
        return byte >= 0x80 || Markdown.isLetter(byte)
    }

    /// What may follow an accented letter at the end of a word.
    private static let closers = Set("‘’“”«»‹›…–—•·™®©°ª¹²³º†‡§\u{A0}".unicodeScalars.map(\.value))

    /// What may follow a root or a negation sign in a formula.
    private static let formulaSigns = Set("π∞µΩ∂∑∏∫±≤≥≠ªº".unicodeScalars.map(\.value))
}

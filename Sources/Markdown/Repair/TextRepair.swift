import Diagnostics

/// Undoes what happens to UTF-8 that was read as another character set, once or several times over.
struct TextRepair {
    private(set) var text: [UInt8]
    private(set) var repairs: [SourceFile.Repair] = []

    /// The character set it was read as, the last one first.
    private(set) var pages: [String] = []

    /// Twice is common, three times has been seen.
    private static let mostPasses = 3

    init(of text: [UInt8]) {
        self.text = text
        for _ in 0..<Self.mostPasses {
            guard let survey = survey() else { return }
            pages.append(survey.page.name)
            replace(survey.repairable)
        }
    }

    /// How many places were repaired; characters that touch are one place.
    var placeCount: Int {
        var count = 0
        var end: Int32 = -1
        for repair in repairs {
            if repair.offset != end { count += 1 }
            end = repair.offset + repair.length
        }
        return count
    }

    /// The code page that explains most of the text, if it is damaged at all.
    private func survey() -> DamageSurvey? {
        text.withUnsafeBufferPointer { bytes in
            guard let scalars = TextScalars(of: bytes) else { return nil }
            var best: DamageSurvey?
            for page in CodePage.all {
                let survey = DamageSurvey(of: scalars, page: page)
                if survey.isDamaged, best.map(survey.explainsMore) ?? true { best = survey }
            }
            return best
        }
    }

    private mutating func replace(_ sequences: [DamagedSequence]) {
        var repaired: [UInt8] = []
        repaired.reserveCapacity(text.count)
        var replaced: [SourceFile.Repair] = []
        var position = 0
        for sequence in sequences {
            repaired += text[position..<Int(sequence.lower)]
            let meant = Array(String(sequence.meant ?? "\u{FFFD}").utf8)
            replaced.append(
                SourceFile.Repair(
                    offset: Int32(repaired.count), length: Int32(meant.count),
                    originalLength: sequence.upper - sequence.lower))
            repaired += meant
            position = Int(sequence.upper)
        }
        repaired += text[position...]
        text = repaired
        repairs = Self.composed(earlier: repairs, later: replaced)
    }

    /// The repairs of two passes as those of one: where a later one spans earlier ones, it takes their
    /// lengths in.
    static func composed(
        earlier: [SourceFile.Repair], later: [SourceFile.Repair]
    ) -> [SourceFile.Repair] {
        var composed: [SourceFile.Repair] = []
        var next = 0
        var shift: Int32 = 0
        for repair in later {
            let lower = repair.offset - shift
            let upper = lower + repair.originalLength
            while next < earlier.count, earlier[next].offset < lower {
                composed.append(earlier[next].moved(by: shift))
                next += 1
            }
            var originalLength = repair.originalLength
            while next < earlier.count, earlier[next].offset < upper {
                originalLength += earlier[next].originalLength - earlier[next].length
                next += 1
            }
            composed.append(
                SourceFile.Repair(
                    offset: repair.offset, length: repair.length, originalLength: originalLength))
            shift += repair.length - repair.originalLength
        }
        return composed + earlier[next...].map { $0.moved(by: shift) }
    }
}

extension SourceFile.Repair {
    fileprivate func moved(by shift: Int32) -> Self {
        Self(offset: offset + shift, length: length, originalLength: originalLength)
    }
}

/// What a word does to the meaning of the words around it.
package struct PolarityMarks: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// "not", "no", "without".
    package static let negation = PolarityMarks(rawValue: 1)

    /// "avoid", "remove", "instead of": denies what follows, but never a word that is a denial itself.
    package static let avoidance = PolarityMarks(rawValue: 2)

    /// "was", "formerly".
    package static let past = PolarityMarks(rawValue: 4)

    /// "if", "when", "whether".
    package static let condition = PolarityMarks(rawValue: 8)

    /// "may", "perhaps", "consider".
    package static let possibility = PolarityMarks(rawValue: 16)

    /// "typical", "usually": of keys and indexes also behind them.
    static let habit = PolarityMarks(rawValue: 32)

    /// "e.g.", "for example".
    package static let example = PolarityMarks(rawValue: 64)

    /// "but", "and": what stands before it reaches no further.
    package static let contrast = PolarityMarks(rawValue: 128)

    /// "only" behind a negation: "not only".
    package static let only = PolarityMarks(rawValue: 256)

    /// "needed", "enforced": with a negation before it, it denies what stands before both.
    package static let need = PolarityMarks(rawValue: 512)

    /// "before", "until": with a version behind it, of the past.
    package static let limit = PolarityMarks(rawValue: 1024)
    package static let version = PolarityMarks(rawValue: 2048)

    /// "null", "empty": takes the negation right before it for itself.
    static let void = PolarityMarks(rawValue: 4096)

    /// "format": what follows shows what values look like.
    static let pattern = PolarityMarks(rawValue: 8192)

    /// "like": so does what follows directly.
    package static let comparison = PolarityMarks(rawValue: 16384)

    /// "dropped", "gone": behind a key or index, of the past.
    package static let removal = PolarityMarks(rawValue: 32768)

    /// "except", "only while", "unless": behind a key, it holds for some records alone.
    package static let limiting = PolarityMarks(rawValue: 65536)

    /// "open question", "tbd": behind a key or index, nobody has decided it.
    package static let undecided = PolarityMarks(rawValue: 131072)

    /// "allowed", "fine": behind duplicates, there are some.
    static let tolerance = PolarityMarks(rawValue: 262144)

    /// "for", "in", "among": among which records something is so.
    package static let scope = PolarityMarks(rawValue: 524288)

    /// "may repeat it": behind a key, there are records that share it.
    static let repetition = PolarityMarks(rawValue: 2_097_152)

    /// "from": before a version, not so yet.
    static let start = PolarityMarks(rawValue: 4_194_304)

    /// "used", "works": with a negation before it, it denies the key before both.
    static let service = PolarityMarks(rawValue: 8_388_608)

    /// "is", "which", "so that": a word of a clause, and of no list of names.
    package static let predicate = PolarityMarks(rawValue: 1048576)

    /// What keeps words from being a fact that holds: they deny it, doubt it, or only show it.
    package static let unstated: PolarityMarks = [
        .negation, .avoidance, .condition, .possibility, .example, .removal, .undecided,
    ]
}

/// A stretch of text that stands for one character: the bytes of its UTF-8, each read as a character of its
/// own.
struct DamagedSequence {
    let lower: Int32
    let upper: Int32

    /// What was meant; nil where a lost byte leaves several possibilities.
    let meant: Unicode.Scalar?

    /// How many of the text's characters that are not ASCII it takes.
    let scalarCount: Int

    let strength: Strength

    enum Strength: Hashable {
        /// No sane text holds it.
        case strong

        /// A sane text may hold it by chance: an accented capital before a closing quote, say.
        case weak
    }
}

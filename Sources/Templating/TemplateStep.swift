/// One step of a program: plain numbers, so that to go on to the next one costs nothing.
struct TemplateStep: BitwiseCopyable {
    let kind: Kind

    /// The frame that a value is read from.
    var source: Int32 = 0

    /// Which of the program's readers of its kind reads the value.
    var reader: Int32 = 0

    /// The frame that a section over something puts in reach.
    var frame: Int32 = 0

    /// Of a literal, where it begins in the program's literals.
    var start: Int32 = 0

    /// Of a literal, where it ends; of a section, the step behind it.
    var end: Int32 = 0

    /// What a condition must be for its section to be there.
    var expected = true

    enum Kind: BitwiseCopyable {
        case literal, text, currentText

        // Sections that are there or not.
        case whenFlag, whenText, whenTexts, whenViews, whenCurrentText, whenFirst, whenLast

        // Sections that put something in reach.
        case withText, forEachText, forEachView
    }
}

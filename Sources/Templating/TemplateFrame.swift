/// What a section is at in this round: a view, or a text where the section is over texts.
struct TemplateFrame: BitwiseCopyable {
    var value: UnsafeRawPointer
    var isFirst: Bool
    var isLast: Bool
}

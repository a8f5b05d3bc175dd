/// A piece of a template, with the pieces in it: what a program makes its steps of. An `Int` names the frame that a value is read from.
enum TemplateInstruction: Sendable {
    typealias Reader<Value> = @Sendable (UnsafeRawPointer) -> Value
    typealias ForEach = @Sendable (UnsafeRawPointer, TemplateViewList.Body) -> Void

    case literal(Range<Int>)
    case text(Int, Reader<String>)
    case currentText(Int)
    case when(Condition, is: Bool, [TemplateInstruction])
    case withText(Int, Reader<String>, frame: Int, [TemplateInstruction])
    case forEachText(Int, Reader<[String]>, frame: Int, [TemplateInstruction])
    case forEachView(Int, ForEach, frame: Int, [TemplateInstruction])

    enum Condition: Sendable {
        case flag(Int, Reader<Bool>)
        case text(Int, Reader<String>)
        case texts(Int, Reader<[String]>)
        case views(Int, isEmpty: Reader<Bool>)
        case currentText(Int)
        case first(Int)
        case last(Int)
    }
}

extension Concept {
    /// What every word of this concept means, too.
    var broader: Concept? {
        switch self {
        case .unique: .uniqueness
        case .answerYes: .truth
        case .answerNo: .falsehood
        case .example: .forExample
        default: nil
        }
    }
}

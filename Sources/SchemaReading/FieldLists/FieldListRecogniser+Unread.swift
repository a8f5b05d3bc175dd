import Vocabulary

/// Lists of names that are told, and not read.
extension FieldListRecogniser {
    /// "- `width`, `height`" below the marked name of a model, beside an item that is no name.
    func leaveNames(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, _ reading: inout DocumentReading
    ) {
        let standing = reading.standing(of: passage)
        let holdsFew = items.typed > 0 && standing.isRightBelowSchema && !standing.isForeign
        if label == nil, items.holdsSeries || holdsFew, standing.title?.strength ?? .words > .words {
            return reading.leave(passage, because: Self.reasonForUntyped)
        }
        if label == nil, items.typed > 0, let found = name(for: passage, label, reading),
            found.title.strength == .labelled, found.anchor == passage - 1
        {
            return reading.leave(passage, because: Self.reasonForUntyped)
        }
        if case .fields = label, items.named > 1,
            name(for: passage, label, reading)?.title.strength == .labelled
        {
            return reading.leave(passage, because: "some of its items name no field")
        }
        guard items.named > 0, items.named + items.appTyped > 1,
            (items.named + items.appTyped) * 2 >= items.count, isOfModel(label, passage, reading),
            !(label == nil ? standing.own.union(standing.parent) : standing.own).isDisjoint(with: [
                .models, .records,
            ]),
            !standing.isForeign
        else { return }
        reading.leave(passage, because: "its items name fields without types, and some name none")
    }

    /// Below a heading that names a model, or the item that does.
    private func isOfModel(_ label: ListLabel?, _ passage: Int, _ reading: DocumentReading) -> Bool {
        switch label {
        case nil: reading.standing(of: passage).title?.strength ?? .words > .words
        case .entity(let title, let anchor):
            title.strength > .words && !isType(title.name.value, in: reading)
                && StatementVocabulary.senses(of: title.name.value).isEmpty
                && reading.wordings[anchor].map(Self.isEnumeration) != true
        case .fields, .other: false
        }
    }
}

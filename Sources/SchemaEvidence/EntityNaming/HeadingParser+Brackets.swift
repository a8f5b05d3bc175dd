import DocumentWording
import SchemaDeclaration
import Vocabulary

/// Names in brackets, or behind a dash, that have a label of their own.
extension HeadingParser {
    /// "Dashboard — new `Trip` record type": behind a head that names nothing, the only code with a label.
    var codeBesideLabelInTail: Wording.Token? {
        let code = tail.filter { self[$0].kind == .code }
        guard code.count == 1, let name = code.first, self[name].isName, !isFileOrCall(self[name].text),
            wording.label(at: name + 1) != nil
        else { return nil }
        return self[name]
    }

    /// "Journal — Trip Entity Specification": behind the app's name nothing but a name, its label and general words.
    var labelledInTail: Wording.Token? {
        guard tail.count > 2, self[tail.lowerBound].sign == .dash, case let name = tail.lowerBound + 1,
            self[name].kind == .word, self[name].isName, self[name].senses.isEmpty,
            Identifier.isTypeName(self[name].text), let label = wording.label(at: name + 1),
            // "Trip — Domain Model"
            !saysKindOfModel(at: name + 1),
            !range.contains(where: { self[$0].isMarked || wording.label(at: $0) != nil }),
            (label.upperBound..<tail.upperBound).allSatisfy({ self[$0].means([.general, .fields]) })
        else { return nil }
        return self[name]
    }

    /// `Meals (Record Type: "Meal")`: what stands in the brackets is the record type's name.
    func labelledInBrackets() -> Wording.Token? {
        guard let open = range.first(where: { self[$0].sign == .open }) else { return nil }
        guard let label = wording.label(at: open + 1) else {
            return beforeLabel(behind: open) ?? codeBehindLabel(behind: open)
        }
        return name(behind: label.upperBound, isStrict: false) ?? beforeLabelAlone(label, behind: open)
    }

    /// `Meal (record type)`, but not `Meal (Model)`, which may be any.
    private func beforeLabelAlone(_ label: Range<Int>, behind open: Int) -> Wording.Token? {
        guard label.upperBound < range.upperBound, self[label.upperBound].sign == .close,
            isName(before: open),
            !saysKindOfModel(at: label.lowerBound)
        else { return nil }
        return self[range.lowerBound]
    }

    /// "Bienenvolk (`Hive`)": what people call it, and then nothing but its name as the code spells it.
    var soleCodeInBrackets: Wording.Token? {
        guard let open = range.first(where: { self[$0].sign == .open }), open > range.lowerBound,
            open + 2 < range.upperBound, self[open + 2].sign == .close, case let name = self[open + 1],
            name.kind == .code, name.isName,
            Identifier.isTypeName(name.text) && !isFileOrCall(name.text) || isTable(name, before: open),
            !(range.lowerBound..<open).contains(where: { self[$0].isMarked })
        else { return nil }
        return name
    }

    /// "Trips Table (`public.trips`)": the name begins small, in a schema of the database or not.
    private func isTable(_ name: Wording.Token, before open: Int) -> Bool {
        let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count < 3
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x5f }
            } && (range.lowerBound..<open).contains { wording.label(at: $0) != nil }
    }

    /// "Schema (Trip record type)": a capital, and the label is all that follows.
    private func beforeLabel(behind open: Int) -> Wording.Token? {
        guard open + 1 < range.upperBound, self[open + 1].isName,
            Identifier.isTypeName(self[open + 1].text), !ModelEditor.isKind(self[open + 1].text),
            self[open + 1].senses.isEmpty, let label = wording.label(at: open + 2),
            label.upperBound < range.upperBound, self[label.upperBound].sign == .close,
            !isName(before: open) || !saysKindOfModel(at: open + 2)
        else { return nil }
        return self[open + 1]
    }

    /// "Exercise (Library Model)": behind a name of its own.
    private func isName(before open: Int) -> Bool {
        open == range.lowerBound + 1 && self[range.lowerBound].senses.isEmpty
            && Identifier.isTypeName(self[range.lowerBound].text)
    }

    /// What kind of model it is, and not what it is called.
    private func saysKindOfModel(at label: Int) -> Bool { self[label].text.lowercased().hasPrefix("mod") }

    /// "Journey (new SwiftData model `Trip`)": words before the label, and code right behind it.
    private func codeBehindLabel(behind open: Int) -> Wording.Token? {
        for index in (open + 1)..<range.upperBound {
            if self[index].kind == .sign { return nil }
            guard let label = wording.label(at: index) else { continue }
            guard label.upperBound < range.upperBound, self[label.upperBound].kind == .code,
                self[label.upperBound].isName, !isFileOrCall(self[label.upperBound].text)
            else { return nil }
            return self[label.upperBound]
        }
        return nil
    }

    /// "旅行（Trip）": what the heading says in other letters has its Latin name in brackets.
    func latinTitle(isOfFields: Bool = false) -> HeadingReading {
        guard range.count < 3, let name = nameInBrackets else { return isOfFields ? .general : .other }
        return title(name, name.isMarked ? .marked : .word)
    }

    /// "Create record type (Trip)": the label of one record type, and then nothing but its name.
    var nameBesideLabelOfOne: Wording.Token? {
        guard let name = nameInBrackets, Identifier.isTypeName(name.text),
            let label = range.lazy.compactMap({ wording.label(at: $0) }).first,
            self[label.upperBound - 1].text.last != "s"
        else { return nil }
        return label.count > 1 || name.isMarked || NamingLine.isCompound(name.text) ? name : nil
    }

    /// "Duello (Duel / Room)": the first name in the brackets right behind the heading's own.
    func nameBehind(_ token: Wording.Token) -> Declared<String>? {
        guard tail.count >= 3, self[tail.lowerBound].sign == .open, token.kind == .word,
            case let name = self[tail.lowerBound + 1], name.kind == .word, name.isName,
            Identifier.isTypeName(name.text), name.senses.isEmpty,
            [.close, .slash].contains(self[tail.lowerBound + 2].sign)
        else { return nil }
        return Declared(name.text, at: name.span)
    }

    /// "（Trip）" behind words in other letters.
    var nameInBrackets: Wording.Token? {
        guard tail.count >= 3, self[tail.lowerBound].sign == .open else { return nil }
        let name = self[tail.lowerBound + 1]
        guard self[tail.lowerBound + 2].sign == .close, name.isName, !isOtherScript(name),
            !isFileOrCall(name.text), name.senses.isEmpty, name.text.utf8.count > 2
        else { return nil }
        return name
    }
}

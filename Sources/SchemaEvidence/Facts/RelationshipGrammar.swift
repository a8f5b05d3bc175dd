import Diagnostics
package import DocumentWording
import RemarkReading
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// The grammar of a statement about a relationship.
package struct RelationshipGrammar {
    private let wording: Wording
    private let sentence: Range<Int>

    package init(_ wording: Wording, _ sentence: Range<Int>) {
        self.wording = wording
        self.sentence = sentence
    }

    private subscript(index: Int) -> Wording.Token { wording.tokens[index] }

    private func contains(_ sense: ConceptSet) -> Bool { sentence.contains { self[$0].means(sense) } }

    private var isToMany: Bool {
        if contains([.toMany]) { return true }
        return sentence.dropFirst().contains { index in
            self[index].means(.many)
                && (self[index - 1].means(.has) || self[index - 1].text.lowercased() == "to")
        }
    }

    private var isToOne: Bool { contains([.toOne]) || contains([.belongs]) }

    /// "optional", "not optional", "Optional: No"; nil where nothing is said.
    private var isOptional: Bool? {
        guard let word = sentence.first(where: { self[$0].means(.optional) }) else { return nil }
        if word > sentence.lowerBound, self[word - 1].means(.no) { return false }
        guard word + 2 < sentence.upperBound, self[word + 1].sign == .colon else { return true }
        return AnswerWords.answer(self[word + 2].text) != .no
    }

    /// Both the cardinality and a known entity in back-ticks must be there.
    package func inProse(isEntity: (String) -> Bool) -> DeclaredRelationship? {
        guard contains([.toMany, .toOne, .many, .belongs]), isToMany || isToOne else { return nil }
        guard let target = sentence.first(where: { self[$0].isMarked && isEntity(self[$0].text) }) else {
            return nil
        }
        let field = sentence.first { self[$0].kind == .code && Identifier.isFieldName(self[$0].text) }
        return relationship(field: field.map { self[$0].text }, target: self[target].text)
    }

    /// "`stops` → Stop (one-to-many)", "`stops -> Stop`", "`trip`: Relationship to Trip", "`trip: Trip?`", "`stops`: `[Stop]`".
    ///
    /// `isMeant` is false where a heading or line above takes back what stands below it.
    package func listed(isEntity: (String) -> Bool, isMeant: Bool = true) -> DeclaredRelationship? {
        let first = sentence.first {
            self[$0].kind == .code || self[$0].kind == .word && !self[$0].means([.toMany, .toOne])
        }
        guard let first else { return nil }
        if self[first].kind == .code, let pair = Self.pair(self[first].text) {
            return relationship(field: pair.field, target: pair.target)
        }
        if isMeant, let property = property(at: first, isEntity: isEntity) { return property }
        let names = sentence.filter { self[$0].isName }
        let target =
            behindArrow
            ?? names.first { isEntity(self[$0].text) && ($0 != first || self[$0].kind == .code) }
        guard let target else { return unaimed() }
        let field = first != target && namesField(first) ? self[first].text : nil
        guard field != nil || isToMany || isToOne else { return nil }
        return relationship(field: field, target: self[target].text)
    }

    /// "`trip: Trip?`", "`stops`: `[Stop]`": as Swift declares it.
    private func property(at first: Int, isEntity: (String) -> Bool) -> DeclaredRelationship? {
        guard self[first].kind == .code, statesProperty else { return nil }
        let parts = self[first].text.split(separator: ":", maxSplits: 1).map { String($0.trimmingSpaces) }
        guard let name = parts.first, Identifier.isFieldName(name) else { return nil }
        let isApart =
            parts.count == 1 && first + 2 < sentence.upperBound && self[first + 1].sign == .colon
            && self[first + 2].kind == .code
        guard let text = parts.count == 2 ? parts[1] : isApart ? self[first + 2].text : nil,
            let type = PropertyType(text), isEntity(type.name) || TypeVocabulary.meaning(of: type.name) == nil
        else { return nil }
        var found = relationship(field: name, target: type.name)
        found.isToMany = type.isList || isToMany
        if type.isOptional, !type.isList { found.isOptional = found.isOptional ?? true }
        return found
    }

    /// Nothing denies it, points elsewhere or names another property.
    private var statesProperty: Bool {
        let tokens = wording.tokens[sentence]
        let names = tokens.count {
            $0.kind == .code && ($0.text.contains(":") || Identifier.isFieldName($0.text))
        }
        return names == 1 && !wording.asks(sentence) && tokens.hasNoPolarityMarks && tokens.takesNothingBack
            && !tokens.contains {
                $0.isStruckThrough || $0.sign == .arrow || $0.isQuestionMark || $0.means(Self.unstated)
                    || $0.text.hasPrefix("@")
            }
    }

    private static let unstated: ConceptSet = [
        .planned, .removed, .retired, .transient, .stored, .required, .elsewhere, .toOne, .deviceOnly,
    ]

    /// `Trip`, `Trip?`, `[Stop]`, `[Stop]?`
    private struct PropertyType {
        let name: String
        let isList: Bool
        let isOptional: Bool

        init?(_ text: String) {
            isOptional = text.last == "?"
            let type = isOptional ? text.dropLast() : text[...]
            isList = type.first == "[" && type.last == "]"
            name = String(isList ? type.dropFirst().dropLast() : type)
            guard Identifier.isTypeName(name) else { return nil }
        }
    }

    /// "stops, owner (cascade)": names with commas between them, that of an entity, or the plural of one; what stands in
    /// brackets is said of the name before it.
    ///
    /// A name of no entity must be code, or stand beside one that is: it refers to what is not described.
    package func namedAfterTargets(among entities: EntitiesByWord) -> [DeclaredRelationship] {
        var found: [DeclaredRelationship] = []
        var isSure = false
        for part in wording.tokens[sentence].split(whereSeparator: { $0.sign == .comma || $0.sign == .stop })
        {
            guard let name = part.first, Identifier.isFieldName(name.text),
                part.count == 1 || part.dropFirst().first?.sign == .open && part.last?.sign == .close
            else { return [] }
            let target = entities.named(by: name.text)
            let rule = Wording.deleteRule(in: part.dropFirst())
            let isName = name.senses.isEmpty && !name.spells([.cascade, .nullify, .deny, .delete, .no])
            guard target != nil || isName, part.count == 1 || rule != nil else { return [] }
            isSure = isSure || target != nil || name.kind == .code
            found.append(
                DeclaredRelationship(
                    field: name.text, target: target ?? "",
                    isToMany: target.map { name.text.lowercased() != $0.lowercased() }
                        ?? (name.text.last == "s"),
                    onDelete: rule, span: name.span))
        }
        return isSure ? found : []
    }

    /// "→ Stop", "→ to-many `Stop`".
    private var behindArrow: Int? {
        for arrow in sentence where self[arrow].sign == .arrow && !isBeforeMultiplicity(arrow) {
            let behind = (arrow + 1..<sentence.upperBound).first {
                !self[$0].means([.toMany, .toOne, .filler])
            }
            if let behind, self[behind].isName { return behind }
        }
        return nil
    }

    /// "→ To Many → Stop", "→ one to one → Stop": words that together say how many there are.
    private func isBeforeMultiplicity(_ arrow: Int) -> Bool {
        let words = sentence.suffix(from: arrow + 1).prefix(4).prefix { self[$0].sign != .arrow }
        guard words.endIndex < sentence.upperBound, self[words.endIndex].sign == .arrow else { return false }
        return words.map { self[$0].text }.joined(separator: " ").means([.toMany, .toOne])
    }

    /// A plain word names a field only where a sign follows: "see the notes of `Stop`" has no field.
    private func namesField(_ index: Int) -> Bool {
        guard Identifier.isFieldName(self[index].text) else { return false }
        return self[index].isMarked || index + 1 < sentence.upperBound && self[index + 1].kind == .sign
    }

    /// "to-many `stops`": the target is not said.
    private func unaimed() -> DeclaredRelationship? {
        let code = sentence.filter { self[$0].kind == .code }
        guard code.count == 1, Identifier.isFieldName(self[code[0]].text), isToMany || isToOne else {
            return nil
        }
        return relationship(field: self[code[0]].text, target: "")
    }

    private func relationship(field: String?, target: String) -> DeclaredRelationship {
        let words = Wording.deleteRule(in: wording.tokens[sentence])
        let inverse = sentence.dropLast().first { self[$0].means(.inverse) }.flatMap { index in
            (index + 1..<sentence.upperBound).first {
                self[$0].isName && !self[$0].means([.is, .filler, .preposition, .functionWord, .by])
            }
        }
        return DeclaredRelationship(
            field: field, target: target,
            isToMany: isToMany || !isToOne && Self.isPlural(field, of: target),
            inverse: inverse.map { self[$0].text }, onDelete: words,
            isOptional: isOptional, span: wording.span(of: sentence))
    }

    /// `entries` of `DeckEntry`, where nothing else tells how many there are.
    package static func isPlural(_ field: String?, of target: String) -> Bool {
        guard let name = field?.lowercased(), name.hasSuffix("s"), !name.hasSuffix("ss") else { return false }
        let singulars: [String] = [
            String(name.dropLast()), String(name.dropLast(2)), String(name.dropLast(3)) + "y",
        ]
        let one = target.lowercased()
        guard !one.hasSuffix(name) else { return false }
        if one.hasSuffix(singulars[0]) { return true }
        return name.hasSuffix("es") && one.hasSuffix(singulars[1])
            || name.hasSuffix("ies") && one.hasSuffix(singulars[2])
    }

    /// `stops -> Stop`.
    private static func pair(_ text: String) -> (field: String, target: String)? {
        guard let tip = text.firstIndex(where: { $0 == ">" || $0 == "→" }) else { return nil }
        var field = text[..<tip]
        if text[tip] == ">" {
            guard field.last == "-" else { return nil }
            field = field.dropLast()
        }
        let (name, target) = (field.trimmingSpaces, text[tip...].dropFirst().trimmingSpaces)
        if Identifier.isValid(name), Identifier.isValid(target) { return (String(name), String(target)) }
        return nil
    }
}

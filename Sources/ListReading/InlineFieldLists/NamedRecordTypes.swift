package import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
package import SchemaEvidence
import TableReading
import Vocabulary

/// The record types that a document only names, where nothing lists their fields.
///
///     Every record has the record type `Trip`.
///     ## Core Data entities
///     - `Trip`
///     - `Stop`
package enum NamedRecordTypes {
    /// All names of what is stored that stand where no fields do: in lines, and in tables with a column of record types.
    static func all(in reading: DocumentReading) -> Set<String> {
        var names: Set<String> = []
        var plans = ColumnPlans()
        for (index, passage) in reading.outline.passages.enumerated() {
            if let wording = reading.wordings[index] {
                names.formUnion(named(in: wording, index, reading).map(\.text))
            } else if case .table(let table) = passage.block.kind,
                let column = plans.plan(for: table).recordType
            {
                let cells = table.rows.map { RecordTypeCell($0.cells[column]) }
                names.formUnion(cells.lazy.flatMap(\.names).map(\.value))
            }
        }
        return names
    }

    package static func named(
        in wording: Wording, _ passage: Int, _ reading: DocumentReading
    ) -> [Wording.Token] {
        if wording.tokens.count == 1, let name = NamingLine.alone(wording), name.kind == .code {
            return isBelowEntities(passage, in: reading) ? [name] : []
        }
        if let name = described(in: wording), isBelowStoredTypes(passage, in: reading) { return [name] }
        let mirrored = wording.tokens.filter { $0.kind == .code && isMirrored($0.text) }
        return mirrored.isEmpty ? labelled(in: wording) : mirrored
    }

    /// "`Trip` and `Stop` record types": names that a sentence calls so.
    package static func labelled(in wording: Wording) -> [Wording.Token] {
        guard wording.mayMean([.record, .entityLabel, .recordTypeLabel]) else { return [] }
        return wording.sentences.flatMap { sentence -> [Wording.Token] in
            let line = NamingLine.loose(wording.part(sentence), isRightAbove: false)
            guard let line, line.strength == .labelled, isName(line.name) else { return [] }
            return listed(around: line.name, in: wording.tokens[sentence])
        }
    }

    /// `CD_Trip`: as Core Data calls the record type of an entity `Trip`.
    package static func isMirrored(_ name: String) -> Bool {
        name.hasPrefix("CD_") && Identifier.isTypeName(String(name.dropFirst(3)))
            && Identifier.isValid(name)
    }

    /// "`Trip`, `Stop` and `Boat` record types": the names in back-ticks that are joined with one.
    private static func listed(
        around name: Wording.Token, in tokens: ArraySlice<Wording.Token>
    ) -> [Wording.Token] {
        guard name.kind == .code, let index = tokens.firstIndex(where: { $0.span == name.span }) else {
            return [name]
        }
        func isListed(_ token: Wording.Token) -> Bool {
            token.kind == .code ? isName(token) : token.sign != .none ? joins(token) : token.means(.and)
        }
        let start = tokens[..<index].lastIndex { !isListed($0) }.map { $0 + 1 } ?? tokens.startIndex
        return tokens[start...].prefix(while: isListed).filter { $0.kind == .code }
    }

    private static func joins(_ token: Wording.Token) -> Bool {
        [.comma, .slash, .ampersand, .plus].contains(token.sign) || token.text == "·"
    }

    /// "`Trip`: one a journey", "**Trip** — one a journey", "**trips** — `id`, `title` and `end`".
    private static func described(in wording: Wording) -> Wording.Token? {
        guard wording.tokens.count > 2, case let name = wording.tokens[0], name.isMarked, name.isName,
            [.colon, .dash, .open].contains(wording.tokens[1].sign),
            Identifier.isTypeName(name.text) || wording.tokens.count(where: { $0.kind == .code }) > 2,
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name.kind == .code || name.senses.isEmpty ? name : nil
    }

    /// "**Users** table" may be about anything.
    private static func isName(_ token: Wording.Token) -> Bool {
        if token.text.last == "_" { return false }  // `CD_` before each name
        return token.kind == .code ? Identifier.isTypeName(token.text) : NamingLine.isCompound(token.text)
    }

    /// An item of a list below "Record types" or "Data model (SwiftData)"; "Models" and "SwiftData" alone may hold others.
    private static func isBelowStoredTypes(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        guard reading.outline.passages[passage].container != nil,
            let heading = reading.outline.sections[section].heading
        else { return false }
        if reading.standing(of: passage).own.contains(.recordTypes) { return true }
        guard let line = announcement(of: passage, in: reading) else {
            return heading.mayMean(.entityLabel) && namesStore(heading)
        }
        // "Two SwiftData models are added without relationships:"
        if line.mayMean(.entityLabel), StoreMentions(line).local != nil {
            return !line.tokens.contains {
                $0.means([.forExample, .example, .removed, .retired, .elsewhere])
            }
        }
        let isOfTypes =
            heading.mayMean(.entityLabel)
            || line.tokens.allSatisfy {
                $0.kind == .sign || $0.means([.entityLabel, .filler, .determiner])
            }
        return isOfTypes && namesStore(heading)
    }

    private static func namesStore(_ heading: Wording) -> Bool {
        heading.mayMean([.swiftData, .cloudKit, .relational]) || StoreMentions(heading).local != nil
    }

    /// "Entities:", "Two SwiftData models are added:" right above the list.
    private static func announcement(of item: Int, in reading: DocumentReading) -> Wording? {
        guard let list = reading.outline.passages[item].container, let line = reading.line(above: list),
            line.tokens.last?.sign == .colon
        else { return nil }
        return line
    }

    /// An item of a list below "Core Data entities" or "Record types".
    private static func isBelowEntities(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        return reading.outline.passages[passage].container != nil
            && reading.outline.sections[section].heading?.mayMean([
                .record, .entityLabel, .coreData, .swiftData,
            ])
                ?? false
    }
}

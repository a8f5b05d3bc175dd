import Diagnostics
import DocumentWording
package import Markdown
package import SchemaDeclaration
import Vocabulary

/// The name cell of a field row taken apart: one name or several, and what else stands in it.
///
///     `title`
///     `createdAt` / `updatedAt`
///     **dueDate** (optional)
///     latitude, longitude
///     `photo0`–`photo19`
///     `tags[]`
package struct FieldNameCell {
    package private(set) var names: [Declared<String>] = []

    /// What stands in back-ticks among the names, and is none: `due date`.
    private(set) var unread: [Declared<String>] = []

    /// What stands behind the names, as Markdown inline text.
    private(set) var remainder: String?

    /// `name?`, as in Swift.
    private(set) var isOptional: Declared<Bool>?

    /// Whether brackets right behind the name make it a list: `tags[]`.
    private(set) var isList = false
    let isStruckThrough: Bool

    /// A name struck through before the one that counts: what the field was called.
    private(set) var formerName: Declared<String>?

    /// Whether an arrow leads from the name to another.
    private(set) var mayBeRename = false

    /// The last name of a range that could not be counted.
    private(set) var lastOfRange: Declared<String>?

    package init(_ cell: TableCell) {
        let runs = cell.content.runs
        let struck = runs.filter { $0.style.contains(.struckThrough) }
        isStruckThrough = !runs.isEmpty && struck.count == runs.count
        // Nearly every cell holds one name and nothing else.
        if runs.count == 1 {
            read(runs)
            return
        }
        if struck.count == 1, runs.count > 1, Identifier.isValid(struck[0].text) {
            read(Runs(runs.filter { !$0.style.contains(.struckThrough) }))
            if !names.isEmpty {
                formerName = Declared(struck[0].text, at: struck[0].span)
                return
            }
        }
        mayBeRename = Self.showsTwoNames(runs)
        read(runs)
    }

    /// "`label` → `title`": what it was called, and what it is called, or what the app calls it, and what its store does.
    private static func showsTwoNames(_ runs: Runs) -> Bool {
        guard runs.count == 3,
            ["→", "->", "=>", "➔", "➜"].contains(String(runs[1].text[...].trimmingSpaces)),
            case let (first, second) = (runs[0], runs[2]),
            [first, second].allSatisfy({ $0.style.contains(.code) && Identifier.isValid($0.text) })
        else { return false }
        return !Identifier.areSpellings(first.text, second.text)
    }

    private mutating func read(_ runs: Runs) {
        if runs.count == 1, Identifier.isValid(runs[0].text) || Self.isMarkedNumber(runs[0]) {
            let run = runs[0]
            names =
                NumberedNames(run.text)?.names.map { Declared($0, at: run.span) }
                ?? [Declared(run.text, at: run.span)]
            return
        }
        if runs.count == 1, let name = Self.nameOfList(runs[0]) {
            names = [name]
            isList = true
            return
        }
        if let marks = Self.marksOfNames(runs) {
            readMarked(Runs(runs.filter { !$0.style.contains(.html) }), by: marks)
            if names.isEmpty { readNameBehindWords(runs) }
        } else {
            readPlain(runs)
        }
    }

    /// How names are marked: in back-ticks; else as links, or in bold, where the cell begins so. Nil where they are plain.
    private static func marksOfNames(_ runs: Runs) -> Inlines.Style? {
        if runs.contain(.code) { return .code }
        guard let first = runs.first(where: { !$0.style.contains(.html) }), Identifier.isValid(first.text)
        else {
            return nil
        }
        return [.link, .strong, .emphasis].first(where: first.style.contains)
    }

    /// `` `1h_total` ``
    private static func isMarkedNumber(_ run: Inlines.Run) -> Bool {
        run.style.contains(.code) && Identifier.beginsWithDigit(run.text)
    }

    private static func nameOfList(_ run: Inlines.Run) -> Declared<String>? {
        let mark = "[]"
        guard run.text.hasSuffix(mark), case let name = String(run.text.dropLast(mark.count)),
            Identifier.isValid(name)
        else { return nil }
        return Declared(name, at: run.span(of: 0..<name.utf8.count))
    }

    /// Names with marks; the first bracket or word behind one ends them.
    private mutating func readMarked(_ runs: Runs, by marks: Inlines.Style) {
        var rest = NameCellRest()
        var isSeparated = false
        var isBehindUnread = false
        for (index, run) in runs.enumerated() {
            let isMarked = !run.style.isDisjoint(with: marks)
            if isMarked, !names.isEmpty, NumberedNames.isMark(rest.text) {
                if add(through: run) || add(lastOfRange: run) { rest = NameCellRest() }
                if rest.text.isEmpty { continue }
            }
            let isBetweenNames = rest.text.isEmpty
            if isBetweenNames, isMarked || isBareName(at: index, of: runs, marks), add(namesIn: run) {
                continue
            }
            // "`title`, `due date`", but not "`state` `open or done`"
            if isMarked, isBetweenNames, isSeparated, Self.isOddName(run.text) {
                unread.append(Declared(run.text, at: run.span))
                isBehindUnread = true
                continue
            }
            // "`due date` (planned)": the bracket says nothing of the names before.
            if isBehindUnread, !isMarked, !Self.separatesNames(run.text) { continue }
            isBehindUnread = false
            if isBetweenNames, !run.style.contains(.code), Self.separatesNames(run.text) {
                isSeparated = !names.isEmpty && run.text.contains { $0 != " " && $0 != "\n" }
                continue
            }
            rest.append(run)
        }
        let trimmed = rest.text.drop { $0 == " " }
        remainder = trimmed.isEmpty || names.isEmpty ? nil : String(trimmed)
        if !names.isEmpty { unread += rest.names }
    }

    /// "`title`, note, `day`", "`title`, [day](#day)": a name without back-ticks among names that have them.
    private func isBareName(at index: Int, of runs: Runs, _ marks: Inlines.Style) -> Bool {
        let run = runs[index]
        if run.style.contains(.lineBreak) || run.style.contains(.struckThrough) { return false }
        let names = run.text.split { $0 != " " && Self.isSeparator($0) }.map(\.trimmingSpaces).filter {
            !$0.isEmpty
        }
        guard !names.isEmpty, names.allSatisfy(NameCellRest.isName) else { return false }
        if run.style.contains(.link) { return true }
        let text =
            runs.indices.contains(index + 1) ? run.text + Self.separators(before: runs[index + 1], marks) : ""
        let before = index == 0 ? "," : Self.separators(behind: runs[index - 1]) + run.text
        return Self.isSeparator(text[...].trimmingSpaces.last ?? "a")
            && Self.isSeparator(before[...].trimmingSpaces.first ?? "a")
    }

    /// What a run without a mark consists of, where it is nothing but separators; nothing before a name with a mark.
    private static func separators(before run: Inlines.Run, _ marks: Inlines.Style) -> String {
        run.style.isDisjoint(with: marks) ? separators(behind: run) : ""
    }

    private static func separators(behind run: Inlines.Run) -> String {
        run.text.allSatisfy(isSeparator) ? run.text : ""
    }

    /// "🔑 `code`", "Painted number (`number`)": the only code of the cell, behind a picture or what people call it.
    private mutating func readNameBehindWords(_ runs: Runs) {
        let code = runs.indices.filter { runs[$0].style.contains(.code) }
        guard code.count == 1, let index = code.first,
            runs[..<index].allSatisfy({ !$0.style.contains(.html) })
        else {
            return
        }
        let before = runs[..<index].reduce(into: "") { $0 += $1.text }
        let behind = runs[(index + 1)...].reduce(into: "") { $0 += $1.text }
        let isPicture = !before.contains { $0.isLetter || $0.isNumber } && !WideMarks.saysNo(before)
        let isBracketed = before.last == "(" && behind[...].trimmingSpaces == ")"
        guard isPicture || isBracketed, add(namesIn: runs[index]) else { return }
        let rest = isPicture ? behind.drop { $0 == " " } : ""
        remainder = rest.isEmpty ? nil : String(rest)
    }

    /// The names behind the last one, up to that in a run.
    private mutating func add(through run: Inlines.Run) -> Bool {
        guard let first = names.last,
            let found = NumberedNames.names(from: first.value, through: run.text)
        else { return false }
        names += found.dropFirst().map { Declared($0, at: run.span) }
        return true
    }

    /// `` `front1`–`back9` ``: both are fields, whatever stands between them.
    private mutating func add(lastOfRange run: Inlines.Run) -> Bool {
        guard Identifier.isValid(run.text) else { return false }
        lastOfRange = Declared(run.text, at: run.span)
        guard isNumbered, run.text.last?.isNumber == true else { return false }
        names.append(Declared(run.text, at: run.span))
        return true
    }

    private var isNumbered: Bool { names.last?.value.last?.isNumber == true }

    /// Begins as a name does, but goes on as none can.
    private static func isOddName(_ text: String) -> Bool {
        guard let first = text.utf8.first, Identifier.isWordByte(first), !Identifier.isDigit(first) else {
            return false
        }
        return AnswerWords.answer(text.lowercased()) == nil
    }

    private static func isSeparator(_ character: Character) -> Bool { " ,/&+、，／*\n".contains(character) }

    private static func separatesNames(_ text: String) -> Bool {
        text.allSatisfy(isSeparator)
            || text.first == " " && text.last == " " && text.dropFirst().dropLast().means([.and, .or])
    }

    private mutating func readPlain(_ runs: Runs) {
        for (index, run) in runs.enumerated() where !run.style.contains(.html) {
            if run.style.contains(.lineBreak) { continue }
            let head = Self.head(of: run.text)
            guard add(namesIn: run, upTo: head) else { break }
            let rest = String(run.text[head...])
            let behind = runs.dropFirst(index + 1).reduce(into: rest) { $0 += $1.text }
            if !behind.allSatisfy({ " *†".contains($0) }) { remainder = behind }
            if isNumbered, let last = Self.lastOfRange(behind) {
                lastOfRange = Declared(last, at: run.span)
                names.append(Declared(last, at: run.span))
            }
            return
        }
        if remainder == nil, names.isEmpty { return }
    }

    /// "–b3": a name with a number, and nothing else.
    private static func lastOfRange(_ text: String) -> String? {
        let words = text.split { " –—-".contains($0) }
        guard words.count == 1, let first = text.first, first != "(", words[0].last?.isNumber == true,
            Identifier.isValid(words[0])
        else { return nil }
        return String(words[0])
    }

    /// What stands before a bracket or dash.
    private static func head(of text: String) -> String.Index {
        var previous: Character = " "
        let bytes = Array(text.utf8)
        let end = NumberedNames(bytes, from: 0, upTo: bytes.count)?.end ?? 0
        let start = text.utf8.index(text.startIndex, offsetBy: end)
        for index in text[start...].indices {
            let character = text[index]
            if character == "(" || character == "（" || character == "—" || character == "–" { return index }
            if character == "-", previous == " ", index != text.startIndex { return index }
            previous = character
        }
        return text.endIndex
    }

    /// The names in a run, where all of it is names.
    private mutating func add(namesIn run: Inlines.Run, upTo end: String.Index? = nil) -> Bool {
        let text = run.text[..<(end ?? run.text.endIndex)]
        var found: [Declared<String>] = []
        for part in text.split(whereSeparator: { ",/&、，／".contains($0) }) {
            var name = part.trimmingSpaces
            if name.isEmpty { continue }
            if name.last == "?" { isOptional = Declared(true, at: run.span(of: name)) }
            // `name*` has a footnote; `contact_*` means many names.
            if name.last == "?" || name.last == "*" && !name.hasSuffix("_*") { name.removeLast() }
            if let range = NumberedNames(String(name)) {
                found += range.names.map { Declared($0, at: run.span(of: name)) }
                continue
            }
            guard Identifier.isValid(name) else { return false }
            found.append(Declared(String(name), at: run.span(of: name)))
        }
        if found.isEmpty { return false }
        names += found
        return true
    }
}

extension FieldNameCell {
    /// What to do where no name can be read.
    package static func remedy(isInCode: Bool) -> String {
        isInCode
            ? "a name begins with a letter or underscore and has only letters, digits and underscores"
            : "write the name as the code has it, in back-ticks"
    }
}

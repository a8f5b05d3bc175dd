import CodeReading
import Diagnostics
import DocumentWording
import ListReading
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence

/// Finds out whether a list tells of fields and their types, at any depth.
struct DeclaringList {
    private let reading: DocumentReading

    static func declares(_ list: MarkdownList, at passage: Int, in reading: DocumentReading) -> Bool {
        let mayNameEntity = reading.mayNameEntity(above: passage)
        if case .other = ListLabel.find(for: passage, in: reading), !mayNameEntity { return false }
        let declaring = DeclaringList(reading: reading)
        return declaring.declares(list) || mayNameEntity && declaring.namesFields(list)
    }

    /// `` - `id`, `name` `` beside `` - `boat` → Boat ``: names in back-ticks, one of which points to what is described.
    private func namesFields(_ list: MarkdownList) -> Bool {
        let names = reading.claims.names
        let items = FieldListItems(
            list, text: reading.document.source.text, file: reading.document.file, entities: names)
        return items.marked == items.count
            && items.fields.contains { $0.type.map { names.contains($0.name) } ?? false }
    }

    /// The same below a heading of settings: variables of the environment are none.
    static func mayDeclare(_ list: MarkdownList, in reading: DocumentReading) -> Bool {
        let items = FieldListItems(list, text: reading.document.source.text, file: reading.document.file)
        let names = items.fields.map(\.name.value)
        guard !EnvironmentVariables.areConstants(names) else { return false }
        return DeclaringList(reading: reading).declares(list)
    }

    private func declares(_ list: MarkdownList) -> Bool {
        let items = FieldListItems(
            list, text: reading.document.source.text, file: reading.document.file)
        let areMany = items.typed > 1 && items.typed * 3 >= items.count
        if areMany || items.typed == items.count && items.marked == items.count, !areTypes(items) {
            return true
        }
        return isOfTypesFirst(list) || isOfTypesBelow(list) || isOfBraces(list)
            || list.items.contains { inner($0).contains(where: declares) }
    }

    /// "String: a text" tells what a type is.
    private func areTypes(_ items: FieldListItems) -> Bool {
        items.fields.allSatisfy { TypeVocabulary.meaning(of: $0.name.value) != nil }
    }

    /// `- String place`
    private func isOfTypesFirst(_ list: MarkdownList) -> Bool {
        list.items.count > 1
            && list.items.allSatisfy { item in
                let words = words(item)
                return words.count == 2 && TypeVocabulary.meaning(of: words[0]) != nil
                    && startsSmall(words[1])
            }
    }

    /// `` - `Stop { stopID, place }` ``
    private func isOfBraces(_ list: MarkdownList) -> Bool {
        list.items.contains { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind, let first = content.runs.first,
                first.style.contains(.code), first.text.last == "}"
            else { return false }
            return ModelLines.model(in: CodeText(first)) != nil
        }
    }

    /// A name in each item, its type in a list below.
    private func isOfTypesBelow(_ list: MarkdownList) -> Bool {
        list.items.count > 1
            && list.items.allSatisfy { item in
                guard let below = inner(item).first?.items.first, words(item).count == 1 else { return false }
                return TypeVocabulary.meaning(of: words(below).last ?? "") != nil
            }
    }

    private func inner(_ item: MarkdownList.Item) -> [MarkdownList] {
        item.blocks.compactMap { block in
            if case .list(let list) = block.kind { list } else { nil }
        }
    }

    private func words(_ item: MarkdownList.Item) -> [String] {
        guard case .paragraph(let content)? = item.blocks.first?.kind else { return [] }
        return content.plainText.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private func startsSmall(_ word: String) -> Bool {
        Identifier.isValid(word) && word.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }
}

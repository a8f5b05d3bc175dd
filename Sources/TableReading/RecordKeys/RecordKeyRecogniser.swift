import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import SwiftReading

/// Reads record types from Swift that gets the values of a record by their keys, where nothing else describes them.
///
///     guard record.recordType == "Trip" else { return nil }
///     title = record["title"] as? String ?? ""
///
/// The line or heading above names the record type, or a text in the code. Most values must have a type.
package struct RecordKeyRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                ["swift", ""].contains(block.language), block.text.contains(bytesOf: "ecord["),
                !reading.standing(of: passage).isExample
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            let fields = Self.fields(in: code)
            guard fields.count > 1, fields.count(where: { $0.type != nil }) * 4 >= fields.count * 3,
                let found = name(above: passage, code, in: reading), !known.contains(found.title.name.value)
            else { continue }
            var claim = Claim(found.title, kind: .cloudKit, anchor: found.anchor, from: passage)
            claim.entity.fields = fields
            claim.form = .program
            reading.claim(claim)
        }
    }

    private static func fields(in code: CodeText) -> [DeclaredField] {
        var names: Set<String> = []
        let values = SwiftReader().keyedValues(in: code.text).filter {
            $0.receiver.lowercased().hasSuffix("record") && Identifier.isCloudKitName($0.key)
        }
        return values.filter { $0.type != nil && names.insert($0.key).inserted }.map { field($0, code) }
            + values.filter { $0.type == nil && names.insert($0.key).inserted }.map { field($0, code) }
    }

    private static func field(_ value: SwiftKeyedValue, _ code: CodeText) -> DeclaredField {
        let span = code.span(value.range)
        var field = DeclaredField(name: Declared(value.key, at: span), span: span)
        if let type = value.type {
            field.type = TypeSpelling(type.written, at: code.span(type.range))?.type
        }
        if let comment = value.comment {
            field.note = Declared(comment, at: span)
            field.remarks = NoteReading.remarks(in: comment, at: span)
        }
        return field
    }

    private func name(
        above passage: Int, _ code: CodeText, in reading: DocumentReading
    ) -> EntityNaming.Found? {
        let section = reading.outline.passages[passage].section
        let start = reading.outline.sections[section].start
        if let name = Self.recordType(in: code) {
            return EntityNaming.Found(title: EntityTitle(name: name, strength: .labelled), anchor: passage)
        }
        let found = EntityNaming.find(for: passage, from: start, in: reading)
        return found.flatMap { $0.title.strength > .word && $0.title.isStored ? $0 : nil }
    }

    /// `CKRecord(recordType: "Trip")`, `record.recordType == "Trip"`: the only one in the code.
    private static func recordType(in code: CodeText) -> Declared<String>? {
        let parts = code.text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        var names: [Declared<String>] = []
        var lower = 0
        for (index, part) in parts.enumerated() {
            defer { lower += part.count + 1 }
            guard index % 2 == 1, let before = String(parts[index - 1]), let name = String(part),
                before.trimming({ " :=".contains($0) }).hasSuffix("recordType")
            else { continue }
            names.append(Declared(name, at: code.span(lower..<lower + part.count)))
        }
        guard let first = names.first, names.allSatisfy({ $0.value == first.value }),
            Identifier.isCloudKitName(first.value)
        else { return nil }
        return first
    }
}

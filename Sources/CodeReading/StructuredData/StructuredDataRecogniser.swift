import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence
import YAMLReading

/// Reads YAML and JSON that list record types: in a fence, and in the front matter of a document.
///
///     ---
///     recordTypes:
///       Trip: { fields: { title: String } }
///     ---
///
/// A block below a heading that names a record type may hold its fields alone: `{ "title": "String" }`.
package struct StructuredDataRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        if let matter = FrontMatter(reading.document) { read(matter, &reading) }
        let blocks = blocks(in: reading)
        if blocks.isEmpty { return }
        var below = BelowHeading(reading)
        var shown: [(passage: Int, entity: DeclaredEntity)] = []
        for (passage, code) in blocks {
            if let refusal = YAMLReader.refusal(of: code.text) {
                reading.leave(passage, because: refusal.description)
                continue
            }
            let declarations = StructuredDataReading.declare(code)
            reading.claim(declarations, from: passage, heading: nil)
            guard declarations.isEmpty else { continue }
            if let entity = ShownRecordReading(code).entity {
                shown.append((passage, entity))
            } else {
                below.read(code, at: passage, in: &reading)
            }
        }
        for (passage, entity) in shown { claim(entity, shownAt: passage, in: &reading) }
    }

    /// A record below the heading that names its type; what is described elsewhere it only shows.
    private func claim(_ entity: DeclaredEntity, shownAt passage: Int, in reading: inout DocumentReading) {
        let section = reading.outline.passages[passage].section
        guard let title = reading.standings[section].title, title.name.value == entity.name.value else {
            if !reading.claims.names.contains(entity.name.value) {
                reading.leave(passage, because: "it shows a record, and no heading names its type")
            }
            return
        }
        var claim = Claim(title, anchor: reading.outline.sections[section].start, from: passage)
        claim.entity.fields = entity.fields
        claim.namesStore = true
        reading.claim(claim)
    }

    private func blocks(in reading: DocumentReading) -> [(passage: Int, code: CodeText)] {
        reading.outline.passages.indices.compactMap { passage in
            guard !reading.isUsed[passage],
                case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                CodeLanguage.isStructuredData(block),
                !reading.standing(of: passage).isExample
            else { return nil }
            return (passage, CodeText(block, file: reading.document.file))
        }
    }

    /// What cmark made of the lines of the front matter, such as a heading, says nothing more.
    private func read(_ matter: FrontMatter, _ reading: inout DocumentReading) {
        let declarations = StructuredDataReading.declare(CodeText(matter.block, file: reading.document.file))
        guard !declarations.isEmpty else { return }
        let passages = reading.outline.passages.indices.prefix { index in
            reading.outline.passages[index].block.span.lower < matter.end
        }
        for entity in declarations.entities {
            reading.claim(Claim(entity, strength: .labelled, anchor: nil, from: Array(passages)))
        }
    }
}

/// Reads the blocks that hold nothing but fields, below the heading that names their record type.
private struct BelowHeading {
    private let described: Set<String>
    private let speaksOfStore: Bool

    init(_ reading: DocumentReading) {
        described = reading.claims.names
        speaksOfStore = reading.standings.speaksOfStore
    }

    mutating func read(_ code: CodeText, at passage: Int, in reading: inout DocumentReading) {
        guard !reading.standing(of: passage).isForeign,
            let mapping = StructuredDataReading.fields(code)
        else { return }
        let title = title(above: passage, in: reading)
        if let reason = reason(against: mapping, of: title) {
            return reading.leave(passage, because: reason)
        }
        guard let title else { return }
        var entity = DeclaredEntity(name: title.name)
        entity.fields = mapping.fields
        reading.claim(CodeDeclarations(entities: [entity]), from: passage, heading: title)
        for object in mapping.others { report(object, in: &reading) }
    }

    /// Why a block is not read; nil where nothing speaks against it.
    private func reason(against mapping: FieldMapping, of title: EntityTitle?) -> String? {
        if let other = mapping.others.first(where: { !$0.isObject }) {
            return "what '\(other.name.value)' holds is no type"
        }
        if let object = mapping.others.first, title?.strength != .labelled {
            return "'\(object.name.value)' holds an object, and not one value"
        }
        guard let title, title.strength == .labelled || mapping.fields.count > 1 && speaksOfStore else {
            return "nothing says of which record type its fields are"
        }
        let isDescribed = described.contains(title.name.value)
        return isDescribed ? "'\(title.name.value)' is described elsewhere in the document" : nil
    }

    /// A record has no records in it: which of its fields the object fills, the document does not say.
    private func report(_ object: FieldMapping.Other, in reading: inout DocumentReading) {
        reading.report(
            .objectUnread, .warning, "'\(object.name.value)' is not read: a field holds no object",
            at: object.name.span,
            remedy: "give the object a record type of its own, or write 'JSON' for its type")
    }

    /// A single word names an entity below the document's own title only.
    private mutating func title(above passage: Int, in reading: DocumentReading) -> EntityTitle? {
        let section = reading.outline.passages[passage].section
        let isDocuments = reading.outline.sections[section].level < 2
        guard let title = reading.standings[section].title, title.isStored,
            title.strength > (isDocuments ? .word : .words)
        else { return nil }
        return title
    }
}

/// The lines between `---` at the very beginning of a document and the next `---` or `...`.
struct FrontMatter {
    let block: CodeBlock

    /// Where the document proper begins.
    let end: Int32

    init?(_ document: MarkdownDocument) {
        let source = document.source
        guard source.text.starts(with: "---".utf8), source.lineStarts.count > 2, source.line(1).hasOnly("---")
        else {
            return nil
        }
        let last = (2...source.lineStarts.count).first {
            source.line($0).hasOnly("---") || source.line($0).hasOnly("...")
        }
        guard let last, last > 2 else { return nil }
        let lines = 2..<last
        block = CodeBlock(
            info: "yaml",
            text: lines.map { source.line($0) + "\n" }.joined(),
            lineOffsets: lines.map { source.lineStarts[$0 - 1] }
        )
        end = last < source.lineStarts.count ? source.lineStarts[last] : Int32(source.text.count)
    }
}

extension String {
    /// Nothing but a mark and white space behind it.
    fileprivate func hasOnly(_ mark: String) -> Bool {
        hasPrefix(mark) && dropFirst(mark.count).allSatisfy(\.isWhitespace)
    }
}

extension DiagnosticID {
    static let objectUnread = DiagnosticID("object.unread")
}

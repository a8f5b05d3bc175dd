import CloudKitLanguage
import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads code blocks that declare entities outright: listings, `@Model` classes and record structures in Swift,
/// and CloudKit's schema language.
///
///     RecordType: "Card"        @Model final class Card {       RECORD TYPE Card (
///     Fields:                       var title: String = ""          title STRING,
///       - title: String         }                               );
package struct CodeBlockRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                !CodeLanguage.isStructuredData(block), !CodeLanguage.isTypeScript(block),
                !reading.standing(of: passage).isExample
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            // Tables have their own names, whatever stands above them.
            if CodeLanguage.isSQL(block), !SQLDefinitionReading.declare(code).isEmpty { continue }
            let line =
                EntityNaming.labelledLine(rightAbove: passage, in: reading)
                ?? nameAlone(above: passage, block, in: reading)
            let heading = line?.title ?? reading.standing(of: passage).title
            let declarations = declarations(of: code, block, under: heading, passage, &reading)
            reading.claim(
                declarations, from: passage, heading: heading, anchor: line?.anchor,
                form: CodeLanguage.isSwift(block) ? .program : .description)
            if declarations.isEmpty, CodeLanguage.isPlain(block) || CodeLanguage.isSwift(block),
                BracedSchemaReading.isAnnounced(in: code)
            {
                reading.leave(
                    passage,
                    because: "a line of it is neither a name before braces nor a field with a known type")
            }
        }
    }

    /// "**Trip**" above a listing, as above a list of fields.
    private func nameAlone(
        above passage: Int, _ block: CodeBlock, in reading: DocumentReading
    ) -> EntityNaming.Found? {
        guard CodeLanguage.isPlain(block) || CodeLanguage.isSwift(block) && Self.holdsPropertiesAlone(block),
            case .entity(let title, let anchor) = ListLabel.find(for: passage, in: reading)
        else { return nil }
        return EntityNaming.Found(title: title, anchor: anchor)
    }

    private func declarations(
        of code: CodeText, _ block: CodeBlock, under heading: EntityTitle?, _ passage: Int,
        _ reading: inout DocumentReading
    ) -> CodeDeclarations {
        if CodeLanguage.isCloudKitSchema(block) { return cloudKitSchema(code, passage, &reading) }
        if CodeLanguage.isPlain(block) || BracedSchemaReading.isAnnounced(in: code),
            let braced = braced(code, passage, in: reading)
        {
            return braced
        }
        let line = reading.line(above: passage).flatMap(NamingLine.markedBesideLabel)
        let named = line.map { Declared($0.text, at: $0.span) }
        let listing = ListingReading.declare(
            code, under: named ?? heading?.name,
            isOfFields: named != nil || isOfFields(passage, under: heading, in: reading),
            isOfTypes: !reading.standing(of: passage).own.isDisjoint(with: [
                .schema, .records, .models, .storage,
            ]), isOfLabelled: isRightBelow(heading, passage, in: reading))
        if !listing.isEmpty { return listing }
        if let tree = ModelTree.declare(code, under: heading?.name, at: passage, &reading) { return tree }
        if let lines = ModelLines.declare(code, at: passage, in: &reading) { return lines }
        if let heading, let fields = NamesInCode.fields(of: code, under: heading, at: passage, &reading) {
            var entity = DeclaredEntity(name: heading.name)
            entity.fields = fields
            return CodeDeclarations(entities: [entity])
        }
        guard CodeLanguage.isSwift(block) else { return CodeDeclarations() }
        let isOfModel = isOfModel(passage, in: reading)
        let title = heading ?? enclosingTitle(of: passage, in: reading)
        let declarations = SwiftDeclarationReading.declare(
            code, under: isOfDomain(passage, in: reading) ? nil : title?.name,
            isMarked: reading.outline.isMarkedAsRecordType(passage), isOfModel: isOfModel)
        if !isOfModel, let title, Self.isChapter(title), declarations.areAll(title.name) {
            reading.leave(passage, because: "its heading is that of a chapter, and names no model")
            return CodeDeclarations()
        }
        // "Trip {" with nothing but "title: String" in the braces is called Swift, and is none.
        guard declarations.isEmpty, let braced = braced(code, passage, in: reading),
            braced.entities.allSatisfy(Self.isOfModel)
        else { return declarations }
        return braced
    }

    /// With types and no values, and several of them: "VStack { spacing: 8 }" is a view.
    private static func isOfModel(_ entity: DeclaredEntity) -> Bool {
        entity.fields.count > 1 && Identifier.isTypeName(entity.name.value)
            && !AppTypeName.isOfProgram(entity.name.value) && !AppTypeName.isElsewhere(entity.name.value)
            && entity.fields.allSatisfy { $0.type?.name.utf8.first.map(Identifier.isWordByte) ?? false }
    }

    /// The block is the first thing below the heading that names its record type.
    private func isRightBelow(_ heading: EntityTitle?, _ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let isMarked = section.heading?.tokens.contains { ["@Model", "Model"].contains($0.text) } ?? false
        return heading.map { isMarked || $0.strength > .word } ?? false && passage - 1 == section.start
    }

    /// "Trip {", below a heading that speaks of record types, and "entity Trip {".
    private func braced(
        _ code: CodeText, _ passage: Int, in reading: DocumentReading
    ) -> CodeDeclarations? {
        let standing = reading.standing(of: passage)
        if standing.isForeign { return nil }
        return BracedSchemaReading.declare(code, allowsBareNames: standing.own.contains(.records))
    }

    /// Below "SwiftData models" the properties below a name are those of a model.
    private func isOfModel(_ passage: Int, in reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage)
        let topics = standing.own.union(standing.parent)
        return reading.standings.speaksOfStore && !standing.isForeign && topics.contains(.schema)
            && !topics.isDisjoint(with: [.models, .records])
    }

    /// "Decision", "Services": properties below it are an example of how some are written.
    private static func isChapter(_ title: EntityTitle) -> Bool {
        title.strength <= .word && title.name.value.lowercased().means(.programChapter)
    }

    /// "Trip (Domain Model)": what the app works with, and not what it stores.
    private func isOfDomain(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        guard let tokens = reading.outline.sections[section].heading?.tokens else { return false }
        return tokens.indices.dropLast().contains { index in
            tokens[index].sign == .open && index + 2 < tokens.count
                && tokens[index + 2].text.lowercased().hasPrefix("model") && tokens[index + 1].kind == .word
                && !tokens[index + 1].means(Self.storedModels)
        }
    }

    private static let storedModels: ConceptSet = [
        .stored, .data, .dataWord, .swiftData, .coreData, .cloudKit, .record, .database, .relational,
    ]

    /// `var title: String` line by line, and nothing else.
    private static func holdsPropertiesAlone(_ block: CodeBlock) -> Bool {
        block.text.utf8.split(separator: 0x0a).allSatisfy { line in
            let line = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
            return line.isEmpty || ["var ", "let ", "//", "@"].contains { line.starts(with: $0.utf8) }
        }
    }

    /// "### Trip" above "#### Relationships".
    private func enclosingTitle(of passage: Int, in reading: DocumentReading) -> EntityTitle? {
        let section = reading.outline.passages[passage].section
        guard let parent = reading.outline.sections[section].parent,
            let heading = reading.outline.sections[section].heading,
            heading.tokens.contains(where: { $0.means([.relationship, .fields]) }),
            !heading.tokens.contains(where: { $0.means(.demand) })
        else { return nil }
        return reading.standings[parent].title
    }

    /// Below "Trip Record Type" or "Trip (Public Database)", below "Trip" where a higher heading speaks of a schema,
    /// or below an entity's heading and the line "Fields:".
    private func isOfFields(_ passage: Int, under heading: EntityTitle?, in reading: DocumentReading) -> Bool
    {
        guard let heading, heading.isStored else { return false }
        if heading.database != nil { return true }
        let standing = reading.standing(of: passage)
        if heading.strength > .words, !standing.isForeign,
            standing.isRightBelowSchema || heading.strength == .marked && standing.isOfSchema
        {
            return true
        }
        if case .fields = ListLabel.find(for: passage, in: reading) { return heading.strength > .words }
        return heading.strength == .labelled
    }

    private func cloudKitSchema(
        _ code: CodeText, _ passage: Int, _ reading: inout DocumentReading
    ) -> CodeDeclarations {
        do {
            return try CloudKitSchemaReading.declare(code)
        } catch {
            reading.leave(passage, because: "no CloudKit schema: \(error.message)")
            return CodeDeclarations()
        }
    }
}

extension CodeDeclarations {
    /// Whether all that is declared has its name from a heading, and not from the code.
    fileprivate func areAll(_ heading: Declared<String>) -> Bool {
        !entities.isEmpty && entities.allSatisfy { $0.name == heading }
    }
}

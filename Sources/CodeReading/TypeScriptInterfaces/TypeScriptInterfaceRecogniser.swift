import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence

/// Reads the interfaces in TypeScript that describe stored records, where nothing else in the document does.
///
///     interface Trip {
///         title: string
///         endedAt?: Date
///         state: 'open' | 'done'
///
/// Documents show many interfaces that are no records: one is read where its name is the heading's, where a
/// comment above calls it a record type, and below a heading that speaks of records, entities or the data model.
package struct TypeScriptInterfaceRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let described = reading.claims.names
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                CodeLanguage.isTypeScript(block),
                !reading.standing(of: passage).isExample
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            let section = InterfaceSection(reading.standing(of: passage))
            read(code, at: passage, section, described: described, in: &reading)
        }
    }

    private func read(
        _ code: CodeText, at passage: Int, _ section: InterfaceSection, described: Set<String>,
        in reading: inout DocumentReading
    ) {
        let types = TypeScriptParser.parse(code.bytes)
        let fields = TypeScriptFieldReading(code: code, types: types)
        var declarations = CodeDeclarations()
        var left: [Left] = []
        var methods: [TypeScriptTypes.Method] = []
        for declared in types.interfaces
        where !declared.members.isEmpty && !section.isElsewhere(declared) {
            switch entity(of: declared, fields, section, described: described) {
            case .read(let entity, let unread):
                declarations.entities.append(entity)
                methods += unread
            case .left(let reason): left.append(Left(declared, reason: reason))
            case .foreign: continue
            }
        }
        declarations.enums = fields.enums(of: declarations.entities)
        reading.claim(declarations, from: passage, heading: section.heading, form: .program)
        report(left, of: code, at: passage, isRead: !declarations.isEmpty, in: &reading)
        report(methods, of: code, in: &reading)
    }

    private enum Outcome {
        /// With the methods that are left out.
        case read(DeclaredEntity, [TypeScriptTypes.Method])
        case left(String)

        /// It has methods, and nothing says that it is stored: code of the app.
        case foreign
    }

    /// An interface that may describe a record and is not read, and why.
    private struct Left {
        var range: Range<Int>
        var reason: String

        init(_ declared: TypeScriptTypes.Interface, reason: String) {
            range = declared.nameRange
            self.reason = reason
        }
    }

    private func entity(
        of declared: TypeScriptTypes.Interface, _ fields: TypeScriptFieldReading, _ section: InterfaceSection,
        described: Set<String>
    ) -> Outcome {
        guard let name = section.entityName(of: declared, in: fields.code) else {
            if declared.isBehaviour, !section.namesRecord { return .foreign }
            return .left("nothing says that '\(declared.name)' is stored")
        }
        if described.contains(name.value) {
            return .left("'\(name.value)' is described elsewhere in the document")
        }
        if name.value != section.heading?.name.value, fields.isBase(declared) {
            return .left("'\(declared.name)' is only what others extend")
        }
        if declared.isOpen { return .left("the members of '\(declared.name)' are not all that it holds") }
        guard let whole = fields.members(of: declared) else {
            return .left("'\(declared.name)' extends what the code does not show in full")
        }
        if let method = whole.methods.first, !section.isSurelyRecord(declared) {
            return .left("'\(declared.name)' has the method '\(method.name)', and no record has methods")
        }
        var entity = DeclaredEntity(name: name)
        entity.fields = whole.members.map(fields.field)
        entity.paragraphs = declared.comment.map { [Declared($0, at: name.span)] } ?? []
        return .read(entity, whole.methods)
    }

    /// A block of which nothing is read is listed as unread; else each interface that is left has a note.
    private func report(
        _ left: [Left], of code: CodeText, at passage: Int, isRead: Bool, in reading: inout DocumentReading
    ) {
        guard isRead else {
            if let first = left.first { reading.leave(passage, because: first.reason) }
            return
        }
        for interface in left {
            reading.report(
                .interfaceUnread, .note, "this interface is not read: \(interface.reason)",
                at: code.span(interface.range),
                remedy: "name it in a heading of its own, if it is a record type")
        }
    }

    private func report(
        _ methods: [TypeScriptTypes.Method], of code: CodeText, in reading: inout DocumentReading
    ) {
        for method in methods {
            reading.report(
                .methodUnread, .note, "the method '\(method.name)' is not read: records have none",
                at: code.span(method.range))
        }
    }
}

extension DiagnosticID {
    static let interfaceUnread = DiagnosticID("interface.unread")
    static let methodUnread = DiagnosticID("method.unread")
}

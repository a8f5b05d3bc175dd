import Diagnostics

/// Turns tokens into a program: resolves every key against the views in reach, and every partial.
struct TemplateCompiler {
    private let partials: [String: [UInt8]]
    private var program = TemplateProgram()

    /// The templates that include the present one, outermost first.
    private var sources: [TemplateSource] = []
    private var scopes: [Scope] = []
    private(set) var usage = TemplateUsage()

    init(partials: [String: [UInt8]]) {
        self.partials = partials
    }

    /// The program of a template for views with these keys.
    mutating func compile(
        name: String,
        source: [UInt8],
        keys: TemplateKeyTable
    ) throws(TemplateError) -> TemplateProgram {
        push(.views(keys, isList: false))
        program.add(try compile(TemplateSource(name: name, text: source), indentation: []))
        return program
    }

    /// What a section put in reach. Its index in `scopes` is the frame that it has when the template is rendered.
    private enum Scope {
        case views(TemplateKeyTable, isList: Bool)
        case text(isList: Bool)

        var isList: Bool {
            switch self {
            case .views(_, let isList), .text(let isList): isList
            }
        }
    }

    private struct TemplateSource {
        let name: String
        let text: [UInt8]

        /// Where it includes the one that is compiled now.
        var offsetOfPartial = 0
    }

    /// What a name in a tag stands for, and the frame that it is read from.
    private enum Meaning {
        case key(TemplateReader, frame: Int)

        /// `.` in a section over texts.
        case currentText(frame: Int)
        case first(frame: Int)
        case last(frame: Int)
    }

    private mutating func push(_ scope: Scope) {
        scopes.append(scope)
        program.frameCount = max(program.frameCount, scopes.count)
        if case .views(let table, _) = scope { usage.add(table) }
    }
}

// MARK: - Bodies

extension TemplateCompiler {
    private mutating func compile(
        _ source: TemplateSource,
        indentation: [UInt8]
    ) throws(TemplateError) -> [TemplateInstruction] {
        sources.append(source)
        defer { sources.removeLast() }
        var lexer = TemplateLexer(name: source.name, source: source.text, indentation: indentation)
        let tokens = try lexer.tokenize()
        var rest = tokens[...]
        return try compileBody(&rest, of: nil)
    }

    /// All up to the tag that ends the section, or to the template's end.
    private mutating func compileBody(
        _ tokens: inout ArraySlice<TemplateToken>,
        of section: (name: String, offset: Int)?
    ) throws(TemplateError) -> [TemplateInstruction] {
        var body: [TemplateInstruction] = []
        while let token = tokens.popFirst() {
            switch token.kind {
            case .literal(let bytes): body.append(.literal(program.addLiteral(bytes)))
            case .variable(let name): body.append(try variable(name, at: token.offset))
            case .section(let name): body.append(try compileSection(name, at: token.offset, &tokens))
            case .invertedSection(let name):
                let condition = try condition(name, at: token.offset)
                let content = try compileBody(&tokens, of: (name, token.offset))
                body.append(.when(condition, is: false, content))
            case .partial(let name, let indentation):
                body += try compilePartial(name, at: token.offset, indentation: indentation)
            case .end(let name):
                if let section, section.name == name { return body }
                throw error(at: token.offset, mismatch(name, in: section))
            }
        }
        guard let section else { return body }
        throw error(at: section.offset, "the section '\(section.name)' is not closed")
    }

    private mutating func compileSection(
        _ name: String,
        at offset: Int,
        _ tokens: inout ArraySlice<TemplateToken>
    ) throws(TemplateError) -> TemplateInstruction {
        let frame = scopes.count
        guard case .key(let reader, let source) = try meaning(of: name, at: offset) else {
            let condition = try condition(name, at: offset)
            return .when(condition, is: true, try compileBody(&tokens, of: (name, offset)))
        }
        switch reader {
        case .flag(let read):
            return .when(.flag(source, read), is: true, try compileBody(&tokens, of: (name, offset)))
        case .text(let read):
            push(.text(isList: false))
            defer { scopes.removeLast() }
            return .withText(source, read, frame: frame, try compileBody(&tokens, of: (name, offset)))
        case .texts(let read):
            push(.text(isList: true))
            defer { scopes.removeLast() }
            return .forEachText(source, read, frame: frame, try compileBody(&tokens, of: (name, offset)))
        case .views(let list):
            push(.views(list.elements(), isList: true))
            defer { scopes.removeLast() }
            return .forEachView(
                source, list.forEach, frame: frame, try compileBody(&tokens, of: (name, offset)))
        }
    }

    /// A partial is compiled anew wherever it is included, because other views are in reach there.
    private mutating func compilePartial(
        _ name: String,
        at offset: Int,
        indentation: [UInt8]
    ) throws(TemplateError) -> [TemplateInstruction] {
        guard let text = partials[name] else {
            throw unknown("partial", name, at: offset, among: partials.keys.sorted())
        }
        usage.note(partial: name)
        guard !sources.dropFirst().contains(where: { $0.name == name }) else {
            throw error(at: offset, "the partial '\(name)' includes itself")
        }
        sources[sources.count - 1].offsetOfPartial = offset
        return try compile(TemplateSource(name: name, text: text), indentation: indentation)
    }
}

// MARK: - Names

extension TemplateCompiler {
    private mutating func variable(_ name: String, at offset: Int) throws(TemplateError)
        -> TemplateInstruction
    {
        switch try meaning(of: name, at: offset) {
        case .currentText(let frame): return .currentText(frame)
        case .key(.text(let read), let frame): return .text(frame, read)
        case .key(.flag, _), .first, .last:
            throw error(at: offset, "'\(name)' is a flag: ask it with '{{#\(name)}}'")
        case .key(.texts, _), .key(.views, _):
            throw error(at: offset, "'\(name)' is a list: repeat with '{{#\(name)}}'")
        }
    }

    private mutating func condition(
        _ name: String,
        at offset: Int
    ) throws(TemplateError) -> TemplateInstruction.Condition {
        switch try meaning(of: name, at: offset) {
        case .currentText(let frame): .currentText(frame)
        case .first(let frame): .first(frame)
        case .last(let frame): .last(frame)
        case .key(.text(let read), let frame): .text(frame, read)
        case .key(.flag(let read), let frame): .flag(frame, read)
        case .key(.texts(let read), let frame): .texts(frame, read)
        case .key(.views(let list), let frame): .views(frame, isEmpty: list.isEmpty)
        }
    }

    private mutating func meaning(of name: String, at offset: Int) throws(TemplateError) -> Meaning {
        switch name {
        case ".": return .currentText(frame: try frameOfCurrentText(at: offset))
        case "-first": return .first(frame: try frameOfList(name, at: offset))
        case "-last": return .last(frame: try frameOfList(name, at: offset))
        default: break
        }
        for (frame, scope) in scopes.enumerated().reversed() {
            guard case .views(let table, _) = scope, let reader = table.readers[name] else { continue }
            usage.note(name, of: table)
            return .key(reader, frame: frame)
        }
        throw unknown("key", name, at: offset, among: keysInReach)
    }

    private func frameOfCurrentText(at offset: Int) throws(TemplateError) -> Int {
        if case .text = scopes[scopes.count - 1] { return scopes.count - 1 }
        throw error(at: offset, "'.' stands for a text, but the section around it is none over texts")
    }

    private func frameOfList(_ name: String, at offset: Int) throws(TemplateError) -> Int {
        if let frame = scopes.lastIndex(where: \.isList) { return frame }
        throw error(at: offset, "'\(name)' has a meaning only inside a list")
    }

    private var keysInReach: [String] {
        scopes.reversed().flatMap { scope -> [String] in
            if case .views(let table, _) = scope { table.names } else { [] }
        }
    }
}

// MARK: - Errors

extension TemplateCompiler {
    private func error(at offset: Int, _ message: String, remedy: String? = nil) -> TemplateError {
        let source = sources[sources.count - 1]
        var error = TemplateLexer.error(
            in: source.name, source.text, at: offset, message, remedy: remedy)
        error.includers = sources.dropLast().reversed().map {
            TemplateLexer.error(in: $0.name, $0.text, at: $0.offsetOfPartial, "").place
        }
        return error
    }

    private func unknown(
        _ what: String, _ name: String, at offset: Int, among candidates: [String]
    ) -> TemplateError {
        error(at: offset, "unknown \(what) '\(name)'", remedy: didYouMean(name, among: candidates))
    }

    private func mismatch(_ name: String, in section: (name: String, offset: Int)?) -> String {
        guard let section else { return "'\(name)' is closed but was not opened" }
        let line = error(at: section.offset, "").line
        return "'\(name)' is closed, but the open section is '\(section.name)' of line \(line)"
    }
}

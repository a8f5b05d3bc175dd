/// Parses CloudKit's schema language in full: all three comment forms, quoted names, the comma inside `GRANT`,
/// `NUMBER PREFERRED AS`. Keywords are read in any case; only the place of a word makes it one.
package struct CloudKitParser {
    private var lexer: CloudKitLexer
    private var token: CloudKitToken
    private var ahead: CloudKitToken

    /// Where the last token that was read ends.
    private var lastEnd = 0

    /// Parses a whole schema. A text without `DEFINE SCHEMA` may hold record types alone, as documents show them.
    package static func parse(_ text: [UInt8]) throws(CloudKitSyntaxError) -> CloudKitSchemaText {
        var parser = try CloudKitParser(text: text)
        return try parser.schema()
    }

    /// A data type that is the whole text; nil for anything else.
    static func dataType(_ text: [UInt8]) -> CloudKitSchemaText.DataType? {
        guard var parser = try? CloudKitParser(text: text), let type = try? parser.dataType(),
            parser.token.kind == .end
        else { return nil }
        return type
    }

    private init(text: [UInt8]) throws(CloudKitSyntaxError) {
        lexer = CloudKitLexer(text: text)
        token = try lexer.next()
        ahead = try lexer.next()
    }

    private mutating func schema() throws(CloudKitSyntaxError) -> CloudKitSchemaText {
        var schema = CloudKitSchemaText()
        if isAt("DEFINE") {
            try advance()
            try expect("SCHEMA")
        }
        while token.kind != .end {
            if isAt("CREATE") {
                schema.roles.append(try role())
            } else {
                schema.recordTypes.append(try recordType())
            }
            if isAt(mark: ";") { try advance() } else if token.kind != .end { try expectTypeOrRole() }
        }
        var comments = CloudKitComments(lexer)
        comments.attach(to: &schema)
        return schema
    }

    /// The last `;` of a block in a document is often left out; anything else there is no schema.
    private func expectTypeOrRole() throws(CloudKitSyntaxError) {
        if isAt("RECORD") || isAt("CREATE") { return }
        throw error("expected ';'")
    }

    private mutating func role() throws(CloudKitSyntaxError) -> String {
        try expect("CREATE")
        try expect("ROLE")
        return try name("the role's name").text
    }

    private mutating func recordType() throws(CloudKitSyntaxError) -> CloudKitSchemaText.RecordType {
        let start = token.range.lowerBound
        try expect("RECORD")
        try expect("TYPE")
        let name = try name("the record type's name")
        var type = CloudKitSchemaText.RecordType(name: name.text, nameRange: name.range)
        type.start = start
        try expect(mark: "(")
        while !isAt(mark: ")") {
            // `GRANT` is a grant unless a type follows it: then a field has that name.
            if isAt("GRANT"), ahead.keyword.flatMap(CloudKitSchemaText.Permission.init(rawValue:)) != nil {
                type.grants.append(try grant())
            } else {
                type.fields.append(try field())
            }
            if isAt(mark: ",") {
                try advance()
            } else if !isAt(mark: ")") {
                throw error("expected ',' or ')'")
            }
        }
        try advance()
        return type
    }

    private mutating func field() throws(CloudKitSyntaxError) -> CloudKitSchemaText.Field {
        let name = try name("a field's name")
        let type = try dataType()
        var field = CloudKitSchemaText.Field(name: name.text, type: type, nameRange: name.range)
        while let word = token.keyword {
            guard let option = CloudKitSchemaText.Option(rawValue: word) else {
                throw error("expected QUERYABLE, SORTABLE, SEARCHABLE, ',' or ')'")
            }
            field.options.insert(option)
            try advance()
        }
        field.range = name.range.lowerBound..<lastEnd
        return field
    }

    private mutating func dataType() throws(CloudKitSyntaxError) -> CloudKitSchemaText.DataType {
        guard isAt("LIST") else { return try primitiveType() }
        try advance()
        try expect(mark: "<")
        var type = try primitiveType()
        try expect(mark: ">")
        type.isList = true
        return type
    }

    private mutating func primitiveType() throws(CloudKitSyntaxError) -> CloudKitSchemaText.DataType {
        let isEncrypted = isAt("ENCRYPTED")
        if isEncrypted { try advance() }
        guard var primitive = token.keyword.flatMap(CloudKitSchemaText.Primitive.init(keyword:)) else {
            throw error("expected a type")
        }
        if isEncrypted, !primitive.canBeEncrypted { throw error("\(primitive.spelling) cannot be encrypted") }
        try advance()
        if case .number = primitive, isAt("PREFERRED") { primitive = .number(preferredAs: try preference()) }
        return CloudKitSchemaText.DataType(primitive, isEncrypted: isEncrypted)
    }

    private mutating func preference() throws(CloudKitSyntaxError) -> CloudKitSchemaText.PreferredNumber {
        try expect("PREFERRED")
        try expect("AS")
        guard let preferred = token.keyword.flatMap(CloudKitSchemaText.PreferredNumber.init(rawValue:)) else {
            throw error("expected INT64 or DOUBLE")
        }
        try advance()
        return preferred
    }

    /// The comma goes on with the permissions until `TO`.
    private mutating func grant() throws(CloudKitSyntaxError) -> CloudKitSchemaText.Grant {
        try expect("GRANT")
        var permissions = [try permission()]
        while isAt(mark: ",") {
            try advance()
            permissions.append(try permission())
        }
        try expect("TO")
        return CloudKitSchemaText.Grant(permissions, to: try name("a role's name").text)
    }

    private mutating func permission() throws(CloudKitSyntaxError) -> CloudKitSchemaText.Permission {
        guard let permission = token.keyword.flatMap(CloudKitSchemaText.Permission.init(rawValue:)) else {
            throw error("expected READ, CREATE or WRITE")
        }
        try advance()
        return permission
    }

    private mutating func name(_ what: String) throws(CloudKitSyntaxError) -> (
        text: String, range: Range<Int>
    ) {
        guard let name = token.name, !name.isEmpty else { throw error("expected \(what)") }
        let range = token.range
        try advance()
        return (name, range)
    }

    private mutating func advance() throws(CloudKitSyntaxError) {
        lastEnd = token.range.upperBound
        token = ahead
        ahead = try lexer.next()
    }

    private mutating func expect(_ keyword: String) throws(CloudKitSyntaxError) {
        guard isAt(keyword) else { throw error("expected \(keyword)") }
        try advance()
    }

    private mutating func expect(mark: Unicode.Scalar) throws(CloudKitSyntaxError) {
        guard isAt(mark: mark) else { throw error("expected '\(mark)'") }
        try advance()
    }

    private func isAt(_ keyword: String) -> Bool { token.keyword == keyword }

    private func isAt(mark: Unicode.Scalar) -> Bool { token.kind == .mark(UInt8(ascii: mark)) }

    private func error(_ expectation: String) -> CloudKitSyntaxError {
        CloudKitSyntaxError(message: "\(expectation), found '\(token.shown)'", range: token.range)
    }
}

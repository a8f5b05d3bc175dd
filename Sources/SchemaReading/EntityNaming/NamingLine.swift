import Diagnostics

/// Reads the name of an entity from a line of text above its fields.
///
///     **Record Type Name:** `Trip`
///     5. Create the `Trip` record type
///     `Trip` (Public DB), fields:
enum NamingLine {
    /// A line that says nothing but the name: it counts more than the heading.
    static func labelled(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        guard let label = wording.label(at: start) else { return nil }
        var index = label.upperBound
        while index < tokens.count, tokens[index].kind == .number || tokens[index].means(.name) { index += 1 }
        guard index < tokens.count, [.colon, .equals].contains(tokens[index].sign) else { return nil }
        index += 1
        guard index < tokens.count, tokens[index].isName else { return nil }
        let isOnly = index + 1 == tokens.count || tokens[index + 1].kind == .sign
        return tokens[index].isMarked || isOnly ? tokens[index] : nil
    }

    /// A name beside a label, or one that the line begins with: where no heading names the entity.
    static func loose(_ wording: Wording) -> (name: Wording.Token, strength: EntityTitle.Strength)? {
        if let name = besideLabel(wording) { return (name, .labelled) }
        return (leading(wording) ?? behindName(wording)).map { ($0, .marked) }
    }

    private static func besideLabel(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        for index in tokens.indices {
            guard let label = wording.label(at: index) else { continue }
            if index > 0, isBeside(tokens[index - 1]) { return tokens[index - 1] }
            var next = label.upperBound
            while next < tokens.count,
                tokens[next].means(.name) || [.colon, .dash].contains(tokens[next].sign)
            {
                next += 1
            }
            if next < tokens.count, isBeside(tokens[next]) { return tokens[next] }
        }
        return nil
    }

    private static func isBeside(_ token: Wording.Token) -> Bool {
        guard token.isName, token.isMarked else { return false }
        return token.kind == .code || token.kind == .quotation || !token.means(noNames)
    }

    private static let noNames: WordSenses = [
        .filler, .general, .fields, .elsewhere, .aside, .index, .security, .rows,
    ]

    /// "`Trip` (Public DB), fields:", "**Trip**".
    private static func leading(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        let first = tokens[start]
        // A bold phrase is a caption: "**Policy of merging**:".
        if first.isStrong, tokens[(start + 1)...].contains(where: { $0.isStrong && $0.kind != .sign }) {
            return nil
        }
        guard first.isName, first.isMarked, !first.means(noNames) else { return nil }
        let hasColon = tokens.last?.sign == .colon
        let isAlone = tokens.allSatisfy { $0.kind == .sign || $0.span == first.span }
        let hasOneName = tokens.filter { $0.kind == .code }.count <= 1
        return hasOneName && (hasColon || isAlone) ? first : nil
    }

    /// "Name: `Trip`", "Name it `Trip`".
    private static func behindName(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        for index in tokens.indices.dropLast(2) where tokens[index].means(.name) {
            guard tokens[index + 1].sign == .colon || tokens[index + 1].kind == .word else { continue }
            if tokens[index + 2].isName, tokens[index + 2].isMarked { return tokens[index + 2] }
        }
        return nil
    }
}

import DocumentWording
import RemarkReading
import Vocabulary

/// The parts of a list item about rights, each with a role and rights of its own.
///
///     Everyone can read, but nobody except the creator may write · Public read, creator write · Read: all. Write: owner
///
/// What stands in brackets narrows the words before it, and begins no part.
struct GrantClauses {
    private let tokens: ArraySlice<Wording.Token>
    private let isRole: (Int) -> Bool
    private let hasRights: (Range<Int>) -> Bool

    init(
        _ tokens: ArraySlice<Wording.Token>, isRole: @escaping (Int) -> Bool,
        hasRights: @escaping (Range<Int>) -> Bool
    ) {
        self.tokens = tokens
        self.isRole = isRole
        self.hasRights = hasRights
    }

    /// One part where the item has no more than one role with rights.
    var ranges: [Range<Int>] {
        let parts = self.parts
        guard var current = parts.first else { return [] }
        var ranges: [Range<Int>] = []
        for part in parts.dropFirst() {
            if grants(current), grants(part) {
                ranges.append(current)
                current = part
            } else {
                current = current.lowerBound..<part.upperBound
            }
        }
        return ranges + [current]
    }

    private func grants(_ part: Range<Int>) -> Bool { hasRole(part) && hasRights(part) }

    /// "Read all" speaks of all records.
    private func hasRole(_ part: Range<Int>) -> Bool {
        tokens.outsideBrackets(part).contains { index in
            guard isRole(index) else { return false }
            let isOfRecords = tokens[index].means(.every) && index > part.lowerBound
            return !isOfRecords || !tokens[index - 1].means([.read, .write, .create, .access])
        }
    }

    /// Cut where a thought may end, outside of brackets.
    private var parts: [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = tokens.startIndex
        for index in tokens.outsideBrackets(tokens.indices) where index > start && endsPart(index) {
            parts.append(start..<index)
            start = index + 1
        }
        if start < tokens.endIndex { parts.append(start..<tokens.endIndex) }
        return parts
    }

    private func endsPart(_ index: Int) -> Bool {
        switch tokens[index].sign {
        case .comma, .semicolon, .stop: true
        case .none: tokens[index].means(.and) || tokens.polarityMarks(at: index).contains(.contrast)
        case .colon, .open, .close, .slash, .plus, .ampersand, .equals, .dash, .arrow, .greater, .yes, .no,
            .other:
            false
        }
    }
}

import DocumentWording
import SchemaModel
import Vocabulary

/// The words that are roles.
extension GrantGrammar {
    /// The places of roles; a word for users is one only where it may be, and not right behind another.
    func roleIndexes(countsUsers: Bool) -> [Int] {
        var indexes: [Int] = []
        for index in tokens.indices where role(at: index) != nil {
            if indexes.last.map({ explains(index, role: $0) }) ?? false { continue }
            if Self.isSystemRole(tokens[index]) || ownRole(at: index) != nil {
                indexes.append(index)
            } else if tokens[index].means([.creator, .signedIn, .everyone]) {
                // "the creating user", "authenticated users": one role of two words.
                if let last = indexes.last, index - last <= 1, tokens[last].means(.user) {
                    indexes.removeLast()
                }
                indexes.append(index)
            } else if countsUsers, indexes.last.map({ index - $0 > 2 }) ?? true {
                indexes.append(index)
            }
        }
        return indexes
    }

    /// "`_icloud` (signed-in users) may write": what stands in brackets right behind CloudKit's own name says who they are.
    private func explains(_ index: Int, role: Int) -> Bool {
        guard Self.isSystemRole(tokens[role]), role + 1 < index, tokens[role + 1].sign == .open,
            let close = tokens[role...].firstIndex(where: { $0.sign == .close }), index < close
        else { return false }
        return permissions(in: role + 1..<close).isAbsent
    }

    /// "Read and write on all record types", "for all records": of what, and not for whom.
    func isOfEveryRecord(_ index: Int) -> Bool {
        guard tokens[index].means(.every) || tokens[index].means(.everyone) else { return false }
        let next = tokens[(index + 1)...].prefix(Self.longestCount).first {
            !$0.means([.filler, .smallNumber, .every]) && $0.kind != .number
        }
        return next?.means([.type, .record, .entityLabel, .recordTypeLabel]) ?? false
    }

    /// "All of the four record types"
    private static let longestCount = 5
}

package import DocumentWording
import Vocabulary

/// Lines that add the fields below them to those of another type.
///
///     All `Trip` fields (nullable) plus:
extension NamingLine {
    /// "… `Trip` fields … plus:": what stands below is added to the fields of another type, all of them or not.
    package static func addsToOthers(_ wording: Wording) -> Bool {
        if extended(wording) != nil { return true }
        let tokens = wording.tokens
        return tokens.count < 24 && tokens.last?.sign == .colon
            && tokens.dropLast().last?.means(.furtherPart) == true
            && tokens.contains { $0.kind == .word && $0.means(.fields) }
            && tokens.contains { $0.kind == .code }
    }

    /// "All `Trip` fields (nullable) plus:": the only name, whose fields those below add to.
    package static func extended(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.count < 14, tokens.last?.sign == .colon, tokens.first?.means([.every, .same]) == true,
            tokens.contains(where: { $0.kind == .word && $0.means(.fields) }),
            tokens.contains(where: { $0.means([.furtherPart, .extra]) }),
            case let names = tokens.filter({ $0.isMarked && $0.kind != .sign }), names.count == 1,
            let name = names.first, name.isName, Identifier.isTypeName(name.text)
        else { return nil }
        return name
    }
}

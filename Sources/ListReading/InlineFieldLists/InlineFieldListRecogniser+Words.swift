import DocumentWording
import RemarkReading
import SchemaEvidence
import Vocabulary

extension InlineFieldListRecogniser {
    /// "**Person** — one a driver. Fields: …" below "Record types", but not "… if we need it", and not below "Removed
    /// record types".
    func mayBeNamedByWord(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard topic(of: passage, in: reading).isOfEntities, reading.isMeant(passage),
            let wording = reading.wordings[passage]
        else { return false }
        return wording.tokens[...].takesNothingBack
            && !wording.tokens.contains { $0.means([.example, .forExample, .condition]) }
    }

    /// "- **Trip**: one a journey" above "- Properties: title, start", where a heading speaks of stored types.
    func itemOfModels(_ wording: Wording, at passage: Int, _ reading: DocumentReading) -> Wording.Token? {
        let standing = reading.standing(of: passage)
        guard !standing.isForeign, reading.isMeant(passage), topic(of: passage, in: reading).isSchema,
            wording.tokens[...].takesNothingBack, !wording.saysNotStored(in: wording.tokens.indices),
            !ListLabel.isEnumeration(wording),
            !wording.tokens.contains(where: { $0.means(.transient) })
        else { return nil }
        return NamingLine.introduced(wording, isAboveList: true)
    }
}

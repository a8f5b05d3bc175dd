package import Diagnostics
import DocumentWording
import Markdown
package import SchemaDeclaration
import SchemaModel
import Vocabulary

extension DocumentReading {
    /// Puts a claim forward; its passages are taken until it is judged.
    package mutating func claim(_ claim: Claim) {
        var claim = claim
        if let first = claim.passages.first, let shared = SharedOptionality(above: first, in: self) {
            shared.mark(&claim.entity.fields)
        }
        for name in namesInSeries(claim) {
            claim.entity.name = name
            claims.put(claim)
        }
        for passage in claim.passages { use(passage) }
    }

    /// The name of what is claimed; in the order of the line those of all record types that it names for the same fields.
    private func namesInSeries(_ claim: Claim) -> [Declared<String>] {
        let name = claim.entity.name
        let line = [claim.anchor, claim.passages.first.map { $0 - 1 }].compactMap(\.self).first { passage in
            guard outline.passages.indices.contains(passage) else { return false }
            let span = outline.passages[passage].block.span
            return span.lower <= name.span.lower && name.span.upper <= span.upper
        }
        guard let line, let content = outline.content(of: line) else { return [name] }
        let others = NamingLine.series(around: name.span, in: wordings[line] ?? Wording(content))
        return ([name] + others.map { Declared($0.text, at: $0.span) }).sorted {
            $0.span.lower < $1.span.lower
        }
    }

    /// Whether a shape has found some entity.
    package var hasClaims: Bool { !claims.pending.isEmpty || !schema.entities.isEmpty }

    /// All that was found so far, judged or not.
    package var declaredEntities: [DeclaredEntity] { schema.entities + claims.pending.map(\.entity) }

    /// Takes the claims that hold into the schema. The passages of the others are free again, each with the reason.
    package mutating func adjudicate() {
        let reasons = Adjudication(self).reasons
        let referred = ReferredNames(claims.pending, besides: schema.entities)
        var refused: [(claim: Claim, reason: String)] = []
        for (claim, reason) in zip(claims.take(besides: schema.entities), reasons) {
            if let reason {
                refused.append((claim, reason))
                continue
            }
            var claim = claim
            claim.entity.spokenName = spokenName(of: claim)
            referred.rename(&claim)
            claims.add(claim, to: &schema.entities)
            claims.held += claim.passages.map { ($0, claim.isMetadata) }
            schema.diagnostics += claim.diagnostics + EntityNameCheck.findings(claim)
        }
        if !refused.isEmpty { release(refused) }
        for held in claims.held where held.isMetadata { markAsMetadata(held.passage) }
    }

    /// "Bienenvolk (`Hive`)": the words before the brackets that hold nothing but the entity's name.
    private func spokenName(of claim: Claim) -> String? {
        guard let tokens = claim.anchor.flatMap(outline.content).map({ Wording($0).tokens }),
            let open = tokens.firstIndex(where: { $0.sign == .open }), open + 2 < tokens.count,
            tokens[open + 1].text == claim.entity.name.value, tokens[open + 2].sign == .close
        else { return nil }
        let words = tokens[..<open].filter { $0.kind == .word && !$0.means([.entityLabel, .filler, .step]) }
        return words.isEmpty ? nil : words.map(\.text).joined()
    }

    private mutating func release(_ refused: [(claim: Claim, reason: String)]) {
        schema.hasRefusedEntities = true
        freePassages(except: claims.held.map(\.passage))
        for (claim, reason) in refused {
            for passage in claim.passages where !isUsed[passage] { refuse(passage, because: reason) }
            guard claim.passages.contains(where: { isUsed[$0] }) || !isListed(claim) else { continue }
            report(
                .entityUnread, .note, "'\(claim.entity.name.value)' is not read: \(reason)",
                at: claim.entity.name.span, remedy: Adjudication.remedy)
        }
    }

    /// Whether what a claim is about will be in the list of what is not read.
    private func isListed(_ claim: Claim) -> Bool {
        claim.passages.contains { passage in
            switch outline.passages[passage].block.kind {
            case .table, .list, .codeBlock: true
            case .heading, .paragraph, .blockQuote, .html, .thematicBreak: false
            }
        }
    }
}

extension DiagnosticID {
    package static let entityUnread = DiagnosticID("entity.unread")
}

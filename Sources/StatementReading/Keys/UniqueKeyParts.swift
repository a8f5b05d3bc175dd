import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// A sentence about keys, cut where it goes on about another entity.
///
///     Unique key for `Trip` is owner, title and for `Stop` it is day
///     Unique keys: `Trip` (`owner`, `title`), `Stop` (`day`)
struct UniqueKeyParts {
    /// The first entity, and the words that are about it.
    private(set) var subject: UniqueKeySentence.Subject
    private(set) var others: [Part] = []

    /// The names that "`Trip` and `Stop`: `title`" puts behind both.
    private var shared: Range<Int>?
    private let wording: Wording

    struct Part {
        var entity: Int
        var keys: [DeclaredUniqueKey]
    }

    init(
        _ sentence: UniqueKeySentence, _ subject: UniqueKeySentence.Subject, in reading: DocumentReading
    ) {
        wording = sentence.wording
        self.subject = subject
        var body = subject.body
        // From the end, so that each part ends where the next one begins.
        for index in subject.body.reversed() {
            guard let entity = reading.entity(mentionedIn: CollectionOfOne(wording.tokens[index])),
                entity != subject.entity, !reading.hasField(wording.tokens[index].text, in: subject.entity),
                let start = start(ofPartNaming: index, in: body)
            else { continue }
            let names = UniqueKeySentence.Subject(entity: entity, body: index + 1..<body.upperBound)
            let keys = reading.grammarOfKeys(wording, names).keysAtBeginning
            if keys.isEmpty { continue }
            others.insert(Part(entity: entity, keys: keys), at: 0)
            body = body.lowerBound..<start
            shared = names.body
        }
        self.subject.body = body
    }

    /// Where ", and for" begins before an entity's name; nil where no sign and no "and" stands there.
    private func start(ofPartNaming index: Int, in body: Range<Int>) -> Int? {
        var start = index
        var isJoined = false
        while start > body.lowerBound {
            let token = wording.tokens[start - 1]
            let joins = token.sign == .comma || token.means(.and)
            guard joins || token.means(.filler) else { break }
            isJoined = isJoined || joins
            start -= 1
        }
        return isJoined && start > body.lowerBound ? start : nil
    }

    /// "Unique key of `Trip` and `Stop`: `title`": the names stand behind the last entity and are of both.
    mutating func shareFirst(in reading: DocumentReading) {
        guard let shared, subject.body.upperBound > 0,
            reading.entity(mentionedIn: CollectionOfOne(wording.tokens[subject.body.upperBound - 1]))
                == subject.entity
        else { return }
        let names = UniqueKeySentence.Subject(entity: subject.entity, body: shared)
        let keys = reading.grammarOfKeys(wording, names).keysAtBeginning
        others.insert(Part(entity: subject.entity, keys: keys), at: 0)
    }
}

extension DocumentReading {
    func grammarOfKeys(_ wording: Wording, _ subject: UniqueKeySentence.Subject) -> UniqueKeyGrammar {
        UniqueKeyGrammar(
            wording, subject.body, owner: name(of: subject.entity, in: wording.tokens[subject.body]),
            fields: fieldNames(of: subject.entity))
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// What the code that a document shows uses of CloudKit: `cloudKitDatabase: .private("iCloud.org.example")`,
/// `container.privateCloudDatabase`.
struct StatedInCode {
    /// Back-ticks of sentences that deny nothing, and lines of blocks that are no comments, but for examples.
    private var places: [Declared<String>] = []

    init(_ reading: DocumentReading) {
        guard Self.mayState(reading.document.source.text) else { return }
        for (index, passage) in reading.outline.passages.enumerated() {
            let standing = reading.standing(of: index)
            if standing.isExample || standing.isForeign { continue }
            switch passage.block.kind {
            case .codeBlock(let code): add(code, at: passage.block.span)
            case .table(let table):
                for cell in table.rows.flatMap(\.cells) { add(Wording(cell.content)) }
            case .paragraph: reading.wordings[index].map { add($0) }
            case .heading, .list, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    private static func mayState(_ text: [UInt8]) -> Bool {
        ["CloudDatabase", "cloudKitDatabase:", "NSPersistentCloudKitContainer"].contains {
            text.firstRange(ofBytes: $0) != nil
        }
    }

    private mutating func add(_ code: CodeBlock, at span: SourceSpan) {
        for line in code.text.split(separator: "\n") where !line.trimmingSpaces.hasPrefix("//") {
            places.append(Declared(String(line.prefix { $0 != "/" }), at: span))
        }
    }

    private mutating func add(_ wording: Wording) {
        for sentence in wording.sentences {
            let tokens = wording.tokens[sentence]
            let isDenied = tokens.indices.contains { index in
                !tokens.polarityMarks(at: index).isDisjoint(with: [
                    .negation, .avoidance, .removal, .past, .condition, .comparison, .example, .undecided,
                ])
            }
            let asks =
                sentence.upperBound < wording.tokens.count && wording.tokens[sentence.upperBound].text == "?"
            if isDenied || asks { continue }
            places += tokens.filter { $0.kind == .code || $0.isStrong }.map { Declared($0.text, at: $0.span) }
        }
    }

    private static let codes: [(code: String, database: Database)] = [
        ("cloudKitDatabase: .private", .private), ("privateCloudDatabase", .private),
        ("publicCloudDatabase", .public),
    ]

    /// Where code names a database. The shared one is the view that others have of a private one.
    var databases: [Declared<Database>] {
        places.flatMap { place in
            Self.codes.filter { place.value.contains(bytesOf: $0.code) }.map {
                Declared($0.database, at: place.span)
            }
        }
    }

    /// Whether a local store's models are mirrored to CloudKit, which then has no record types of the app's own.
    var mirrorsModels: Bool {
        places.contains { place in
            ["cloudKitDatabase: .private", "cloudKitDatabase: .automatic", "NSPersistentCloudKitContainer"]
                .contains {
                    place.value.contains(bytesOf: $0)
                }
        }
    }
}

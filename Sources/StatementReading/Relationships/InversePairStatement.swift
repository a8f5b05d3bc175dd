import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads which two references are each other's inverse, in words and in code.
///
///     - `Trip.stops` ↔ `Stop.trip`
///     Trip.stops <-> Stop.trip
///
/// Both are fields that are declared elsewhere. An arrow with one head says less, and is left.
package struct InversePairStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var pairs: [Pair] = []
        for index in reading.outline.passages.indices where reading.isAsserted(index) {
            if let wording = reading.wordings[index] {
                let lines = wording.lines.map { wording.part($0) }
                pairs += Self.pairs(in: lines, at: index, reading)
            } else if case .codeBlock(let code) = reading.outline.passages[index].block.kind,
                Self.arrows.contains(where: { code.text.contains($0) })
            {
                let lines = reading.lines(of: code).filter { !$0.isComment }.map(\.wording)
                pairs += Self.pairs(in: lines, at: index, reading)
            }
        }
        Self.add(pairs, to: &reading)
    }

    private struct Pair {
        let places: [Place]
        let quote: String
        let span: SourceSpan
        let passage: Int
    }

    private static let arrows = ["↔", "←→", "<->", "<=>", "⇔", "⟷"]

    /// Nothing where a line says anything else.
    private static func pairs(in lines: [Wording], at passage: Int, _ reading: DocumentReading) -> [Pair] {
        let pairs = lines.compactMap { pair(in: $0, at: passage, reading) }
        return pairs.count == lines.count ? pairs : []
    }

    private static func pair(in line: Wording, at passage: Int, _ reading: DocumentReading) -> Pair? {
        let tokens = line.tokens[...]
        let places = tokens.outsideBrackets(tokens.indices)
        guard let first = places.first(where: { tokens[$0].text.utf8.contains(0x2e) }),
            case let signs = tokens[(first + 1)...].prefix(while: { $0.kind == .sign }),
            arrows.contains(signs.map(\.text).joined()), signs.endIndex < tokens.endIndex,
            places.allSatisfy({ $0 == first || $0 == signs.endIndex || isBeside(tokens[$0]) }),
            !tokens[first].isStruckThrough, tokens.takesNothingBack,
            let one = field(tokens[first].text, in: reading),
            let other = field(tokens[signs.endIndex].text, in: reading),
            mayRefer(one, to: other, in: reading), mayRefer(other, to: one, in: reading)
        else { return nil }
        let range = first..<signs.endIndex + 1
        return Pair(
            places: [one, other], quote: line.noteText(of: range), span: line.span(of: range),
            passage: passage)
    }

    /// "Inverse: … (one to many)"
    private static func isBeside(_ token: Wording.Token) -> Bool {
        token.kind == .sign && !token.isQuestionMark
            || token.means([.inverse, .relationship, .toMany, .toOne, .many, .one])
    }

    /// Of two pairs for one field none is sure.
    private static func add(_ pairs: [Pair], to reading: inout DocumentReading) {
        let counts = Dictionary(pairs.flatMap(\.places).map { ($0, 1) }, uniquingKeysWith: +)
        for pair in pairs {
            guard pair.places.allSatisfy({ counts[$0] == 1 }) else {
                let list = reading.outline.passages[pair.passage].container
                reading.leave(list ?? pair.passage, because: "it gives one field two inverses")
                continue
            }
            for (place, inverse) in zip(pair.places, pair.places.reversed()) {
                reading.schema.entities[place.entity].fields[place.field].remarks.append(
                    Remark(.inverse(inverse.name), quote: pair.quote, in: .notes, at: pair.span))
            }
            reading.use(pair.passage)
            if let list = reading.outline.passages[pair.passage].container { reading.use(list) }
        }
    }

    /// A field, by the indexes of its entity and of itself.
    private struct Place: Hashable {
        let entity: Int
        let field: Int
        let name: String
    }

    /// "`Trip.title` ↔ `CachedTrip.title`" tells what a copy keeps.
    private static func mayRefer(_ one: Place, to other: Place, in reading: DocumentReading) -> Bool {
        guard let type = reading.schema.entities[one.entity].fields[one.field].type else { return true }
        if let target = [type.argument ?? "", type.name].lazy.compactMap({ reading.entity(named: $0) }).first
        {
            return target == other.entity
        }
        // `NSSet`
        return TypeVocabulary.meaning(of: type.name).map { $0.type == .reference }
            ?? type.name.hasPrefix("NS")
    }

    private static func field(_ path: String, in reading: DocumentReading) -> Place? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, let entity = reading.entity(named: parts[0]),
            let field = reading.field(named: parts[1], in: entity)
        else { return nil }
        return Place(entity: entity, field: field, name: parts[1])
    }
}

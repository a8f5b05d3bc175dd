import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads which two references are each other's inverse, in words and in code.
///
///     - `Trip.stops` ↔ `Stop.trip`
///     Trip.stops <-> Stop.trip
///
/// Both are fields that are declared elsewhere. An arrow with one head says less, and is left.
struct InversePairStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for index in reading.outline.passages.indices where reading.isAsserted(index) {
            if let wording = reading.wordings[index] {
                Self.read(wording, in: &reading)
            } else if case .codeBlock(let code) = reading.outline.passages[index].block.kind,
                Self.arrows.contains(where: { code.text.contains($0) })
            {
                for line in reading.lines(of: code) where !line.isComment {
                    Self.read(line.wording, in: &reading)
                }
            }
        }
    }

    private static let arrows = ["↔", "←→", "<->", "<=>", "⇔", "⟷"]

    private static func read(_ wording: Wording, in reading: inout DocumentReading) {
        let tokens = wording.tokens
        for first in tokens.indices.dropLast(2) where tokens[first].text.utf8.contains(0x2e) {
            let signs = tokens[(first + 1)...].prefix { $0.kind == .sign }
            guard arrows.contains(signs.map(\.text).joined()), signs.endIndex < tokens.endIndex,
                let one = field(tokens[first].text, in: reading),
                let other = field(tokens[signs.endIndex].text, in: reading),
                mayRefer(one, to: other, in: reading), mayRefer(other, to: one, in: reading)
            else { continue }
            let range = first..<signs.endIndex + 1
            let quote = wording.noteText(of: range)
            for (place, inverse) in [(one, other), (other, one)] {
                reading.schema.entities[place.entity].fields[place.field].remarks.append(
                    Remark(
                        .inverse(inverse.name), quote: quote, in: .notes, at: wording.span(of: range)))
            }
        }
    }

    private typealias Place = (entity: Int, field: Int, name: String)

    /// "`Trip.title` ↔ `CachedTrip.title`" tells what a copy keeps.
    private static func mayRefer(_ one: Place, to other: Place, in reading: DocumentReading) -> Bool {
        guard let type = reading.schema.entities[one.entity].fields[one.field].type else { return true }
        if let target = [type.argument ?? "", type.name].lazy.compactMap({ reading.entity(named: $0) }).first {
            return target == other.entity
        }
        let meaning = TypeVocabulary.meaning(of: type.name)?.type
        return meaning == nil || meaning == .reference
    }

    private static func field(_ path: String, in reading: DocumentReading) -> Place? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, let entity = reading.entity(named: parts[0]),
            let field = reading.field(named: parts[1], in: entity)
        else { return nil }
        return (entity, field, parts[1])
    }
}

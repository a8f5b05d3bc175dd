import Diagnostics
import DocumentWording
package import Vocabulary

/// The fields of a line of which more than one has its type. What stands behind a comma and begins no field is said of
/// the field before it.
///
///     day: Date, weight: Double, optional, kind: TripKind        id, state: enum { open, done }, title
///
/// Ranges are UTF-8 offsets in the text that the line was cut from.
package struct FieldSeries {
    /// Where each field stands, with what is said of it; a name alone has no type.
    package private(set) var fields: [Range<Int>] = []

    /// The names with types that are not read, for the line does not begin with a field.
    package private(set) var unread: [FieldLine.Name] = []

    /// Whether the line begins with a field.
    package private(set) var isRead = true

    /// What the end of the line says of all of them: "all optional".
    package private(set) var shared: Range<Int>?

    private let text: [UInt8]

    /// Nil for a line of one field, and for words.
    package init?(_ text: [UInt8], in range: Range<Int>) {
        self.text = text
        guard ["：", ":", "("].contains(where: { text[range].firstRange(ofBytes: $0) != nil }) else {
            return nil
        }
        let parts = FieldLineParser.parts(of: text, in: range)
        guard parts.count > 1 else { return nil }
        var starts = parts.enumerated().map { start(of: $1, isFirst: $0 == 0) }
        guard starts.dropFirst().contains(where: \.isTyped) else {
            if !leaveHidden(parts) { return nil }
            return
        }
        guard starts.contains(where: \.isKnown) else { return nil }
        if starts[0].begins {
            join(starts.count(where: \.isTyped) > 1 ? parts : sharingType(parts, &starts), starts)
        } else {
            leave(parts, starts)
        }
        if fields.count < 2, unread.isEmpty { return nil }
    }

    /// What a part of the line begins with.
    private enum Start {
        /// A name and a type that all know.
        case known(FieldLine.Name)
        /// A name and a type that the app declares.
        case ofApp(FieldLine.Name)
        case name
        case words

        var isKnown: Bool { if case .known = self { true } else { false } }

        var isTyped: Bool { name != nil }

        var begins: Bool { if case .words = self { false } else { true } }

        var name: FieldLine.Name? {
            switch self {
            case .known(let name), .ofApp(let name): name
            case .name, .words: nil
            }
        }
    }

    private func start(of part: Range<Int>, isFirst: Bool) -> Start {
        guard let line = FieldLineParser.parse(text, in: part), line.names.count == 1,
            case let name = line.names[0],
            !Identifier.isTypeName(name.text) || HeaderVocabulary.role(of: name.text) == nil
        else { return .words }
        if line.marksType, let type = line.type { return start(name, type, isFirst: isFirst) }
        guard line.type == nil, line.note == nil, Identifier.isFieldName(name.text),
            !name.text.means(Self.remarks)
        else { return .words }
        return .name
    }

    /// "inverse: [Stop]" behind a field is no other field, but "example: String" is.
    private func start(
        _ name: FieldLine.Name, _ type: Range<Int>, isFirst: Bool
    ) -> Start {
        let words = String(decoding: text[type], as: UTF8.self)
        if isKnown(words) { return .known(name) }
        let bare = words.trimming { "[]?`".contains($0) }
        guard Identifier.isTypeName(String(bare)), Identifier.isValid(bare),
            isFirst || !name.text.means(Self.labels)
        else { return .words }
        return .ofApp(name)
    }

    private func isKnown(_ words: String) -> Bool {
        let bare = words.trimming { "[]?`* ".contains($0) }
        let head = bare.prefix { $0.isLetter || $0.isNumber }
        let isGeneric = Self.containers.contains(String(head)) && bare.dropFirst(head.count).first == "<"
        return isGeneric || String(head).lowercased() == "enum"
            || TypeVocabulary.meaning(of: String(head)) != nil
            || TypeVocabulary.meaning(of: String(bare)) != nil
    }

    private static let containers: Set = ["Optional", "Set", "Array"]

    private static let labels: ConceptSet = [.defaultValue, .values, .example, .inverse, .reference, .target]

    /// What a word between names says of the name before it.
    package static let remarks: ConceptSet = [
        .optional, .optionalClause, .required, .unique, .queryable, .sortable, .searchable, .index,
        .encrypted, .openEnd, .every, .retired, .removed, .planned, .transient,
    ]

    /// "lat, lon: Double, note": the names before the only type share it, unless it lists the cases of one of them.
    private func sharingType(_ parts: [Range<Int>], _ starts: inout [Start]) -> [Range<Int>] {
        guard let typed = starts.firstIndex(where: \.isTyped),
            !text[parts[typed]].contains(UInt8(ascii: "{")),
            !FieldLineParser.isTypedInCode(parts[typed], of: text)
        else {
            return parts
        }
        starts.removeFirst(typed)
        return [parts[0].lowerBound..<parts[typed].upperBound] + parts[(typed + 1)...]
    }

    private mutating func join(_ parts: [Range<Int>], _ starts: [Start]) {
        let areFieldsAlone = starts.allSatisfy(\.begins)
        for (part, start) in zip(parts, starts) {
            switch start {
            case .known, .ofApp: fields.append(part)
            // "title: String, the name, short, day: Date": a word among words.
            case .name where areFieldsAlone || fields.isEmpty: fields.append(part)
            case .name, .words:
                if OpenEnd.holds(text, part) { continue }
                if shared == nil, saysOfAll(part) { shared = part; continue }
                if let name = typedName(in: part) { unread.append(name); continue }
                fields[fields.count - 1] = fields[fields.count - 1].lowerBound..<part.upperBound
            }
        }
        takeShared()
    }

    /// "(optional) note: String": a name with its type that other words stand before.
    private func typedName(in part: Range<Int>) -> FieldLine.Name? {
        guard let colon = text[part].firstIndex(of: UInt8(ascii: ":")),
            case let start = text[part.lowerBound..<colon].lastIndex(where: { !Identifier.isWordByte($0) })
                ?? colon,
            start + 1 < colon, case let known = self.start(of: start + 1..<part.upperBound, isFirst: false),
            known.isKnown
        else { return nil }
        return known.name
    }

    /// "lon: Double (all optional)", "lon: Double - all optional".
    private mutating func takeShared() {
        guard shared == nil, let last = fields.last, let line = FieldLineParser.parse(text, in: last),
            let type = line.type, let words = line.note ?? line.remarks.first,
            words.lowerBound >= type.upperBound,
            saysOfAll(words)
        else { return }
        shared = words.lowerBound..<last.upperBound
        let end =
            text[type.upperBound..<words.lowerBound].firstIndex { $0 == 0x20 || $0 == 0x28 }
            ?? words.lowerBound
        fields[fields.count - 1] = last.lowerBound..<end
    }

    private func saysOfAll(_ part: Range<Int>) -> Bool {
        let first = text[part].prefix { $0 != 0x20 }
        return first.count < part.count && String(decoding: first, as: UTF8.self).lowercased().means(.every)
    }

    /// "title: String, (optional) note: String": what stands before the hidden one is read, and no remark on the other.
    private mutating func leaveHidden(_ parts: [Range<Int>]) -> Bool {
        guard let next = parts.indices.dropFirst().first(where: { typedName(in: parts[$0]) != nil }) else {
            return false
        }
        fields = [parts[0].lowerBound..<parts[next - 1].upperBound]
        unread = parts[next...].compactMap(typedName)
        isRead = false
        return true
    }

    /// "title (what it is called), day: Date": the first may be a field; the others are named, and say nothing of it.
    private mutating func leave(_ parts: [Range<Int>], _ starts: [Start]) {
        guard let next = starts.firstIndex(where: \.isTyped) else { return }
        fields = [parts[0].lowerBound..<parts[next - 1].upperBound]
        unread = starts.compactMap(\.name)
        isRead = false
    }
}

import DocumentWording
import SchemaDeclaration
import SchemaModel

/// What SwiftData and Core Data are told of an attribute besides its type.
extension NoteReader {
    /// `` `@Attribute(originalName: "amount")` ``, `` `.externalStorage` ``.
    mutating func attributes(at index: Int) -> Int? {
        switch bytes[tokens[index].content].first {
        case UInt8(ascii: "@"), UInt8(ascii: "."): break
        default: return nil
        }
        let facts = SwiftAttributeReading.facts(in: content(at: index))
        for fact in facts { find(fact, quote: index..<index + 1) }
        return facts.isEmpty ? nil : index + 1
    }

    /// `` `TripKind.rawValue` ``: a raw value of that enumeration.
    mutating func rawValueInCode(at index: Int) -> Int? {
        let parts = content(at: index).split(separator: ".")
        guard parts.count > 1, parts.last == "rawValue", let name = parts.dropLast().last,
            let first = name.utf8.first, first >= 0x41, first <= 0x5a, Identifier.isValid(name)
        else { return nil }
        find(.rawValue(of: String(name)), quote: index..<index + 1, covering: index..<index)
        return index + 1
    }

    /// `UUID.uuidString`, `UUID().uuidString`: what the app writes into the field, where the note says nothing else.
    mutating func uuidInCode(at index: Int) -> Int? {
        guard ["UUID.uuidString", "UUID().uuidString"].contains(content(at: index)),
            index == 0, tokens.count == 1 || tokens.count == 2 && isSign(.stop, at: 1)
        else { return nil }
        find(.uuid, quote: index..<index + 1, covering: index..<index)
        return index + 1
    }
}

package import Foundation

extension JSONValue {
    /// The text of some JSON.
    package init(json data: Data) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: data)
    }

    /// A member of an object; null where there is none.
    package subscript(name: String) -> JSONValue {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// An element of an array; null where there is none.
    package subscript(index: Int) -> JSONValue {
        if case .array(let elements) = self, elements.indices.contains(index) {
            elements[index]
        } else {
            .null
        }
    }

    /// Those of an array.
    package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    package var text: String? { if case .string(let text) = self { text } else { nil } }

    package var number: Int? { if case .int(let number) = self { Int(number) } else { nil } }
}

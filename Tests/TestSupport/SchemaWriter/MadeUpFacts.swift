/// The facts about a field, beyond name and type, that a shape of document can state.
package struct MadeUpFacts: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let optional = MadeUpFacts(rawValue: 1)
    package static let defaultValue = MadeUpFacts(rawValue: 2)
    package static let values = MadeUpFacts(rawValue: 4)
    package static let list = MadeUpFacts(rawValue: 8)
    package static let target = MadeUpFacts(rawValue: 16)

    package static let all: MadeUpFacts = [.optional, .defaultValue, .values, .list, .target]
}

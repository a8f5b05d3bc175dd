import Diagnostics
package import SchemaDeclaration
package import SchemaModel

/// What a heading or line says of the entity that it introduces.
package struct EntityTitle {
    package var name: Declared<String>
    package var strength: Strength

    /// "Giocatore (Player)": the name in brackets behind one word, which the document may refer to it by.
    var nameInBrackets: Declared<String>?

    /// "(Public Database)" behind the name.
    package var database: Declared<Database>?

    /// "recordName `task:{id}`" behind the name.
    var recordNameRule: Declared<RecordNameRule>?

    /// "(formerly `Task`)" behind the name.
    package var originalName: Declared<String>?

    /// "(deprecated since 2.0)" behind the name, or the name struck through.
    package var retirement: Declared<Retirement>?

    /// "Struct: Trip", "Trip (struct)": a type of the program, which may be stored or not.
    var isStruct = false

    /// False for "(not persisted)" and the like behind the name.
    package var isStored = true

    package init(name: Declared<String>, strength: Strength) {
        self.name = name
        self.strength = strength
    }

    /// How surely the words mean an entity's name.
    package enum Strength: Int, Comparable {
        /// Several words that all begin with a capital: "Shopping List".
        case words

        /// One word: "Trip".
        case word

        /// In back-ticks, quotation marks or bold.
        case marked

        /// Behind or before a label: "Record Type: Trip", "Trip Record Type".
        case labelled

        package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
}

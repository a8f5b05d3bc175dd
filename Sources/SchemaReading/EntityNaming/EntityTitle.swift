import Diagnostics
import SchemaModel

/// What a heading or line says of the entity that it introduces.
struct EntityTitle {
    var name: Declared<String>
    var strength: Strength

    /// "Giocatore (Player)": the name in brackets behind one word, which the document may refer to it by.
    var nameInBrackets: Declared<String>?

    /// "(Public Database)" behind the name.
    var database: Declared<Database>?

    /// "recordName `task:{id}`" behind the name.
    var recordNameRule: Declared<RecordNameRule>?

    /// "(formerly `Task`)" behind the name.
    var originalName: Declared<String>?

    /// "(deprecated since 2.0)" behind the name, or the name struck through.
    var retirement: Declared<Retirement>?

    /// "Struct: Trip", "Trip (struct)": a type of the program, which may be stored or not.
    var isStruct = false

    /// False for "(not persisted)" and the like behind the name.
    var isStored = true

    /// How surely the words mean an entity's name.
    enum Strength: Int, Comparable {
        /// Several words that all begin with a capital: "Shopping List".
        case words

        /// One word: "Trip".
        case word

        /// In back-ticks, quotation marks or bold.
        case marked

        /// Behind or before a label: "Record Type: Trip", "Trip Record Type".
        case labelled

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
}

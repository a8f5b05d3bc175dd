import Diagnostics
import SchemaModel
import Testing

/// What Swift code and tables tell a model's store of its values.
@Suite struct AttributeOptionTests {
    @Test func codeAndNotesSayTheSame() throws {
        let code = try Resolved(
            """
            # Models

            ```swift
            @Model final class Card {
                @Attribute(.externalStorage, originalName: "picture") var photo: Data?
            }
            ```
            """
        ).field("photo")
        let note = try Resolved(
            rows: "photo | Bytes | The front (`@Attribute(.externalStorage, originalName: \"picture\")`)"
        ).field("photo")
        for field in [code, note] {
            #expect(field.originalName == "picture")
            #expect(field.attributeOptions == .externalStorage)
        }
        #expect(note.documentation == "The front")
        #expect(code.evidence.contains { $0.fact == .originalName && $0.basis == .declared })
    }

    @Test func whatIsNotStoredIsLeftOutAloud() {
        let read = Resolved(
            """
            # Models

            ```swift
            @Model final class Card {
                var title: String = ""
                @Transient var 1️⃣cache: Int = 0
                @Attribute(.ephemeral) var draft: String = ""
            }
            ```
            """)
        #expect(read.schema.entities.map { $0.fields.map(\.name) } == [["title"]])
        #expect(read.count("field.unstored") == 2)
        #expect(read.diagnostics.contains { $0.id.rawValue == "field.unstored" && read.isAtMark($0) })
    }

    @Test func whatNoOutputKeepsIsAWarning() throws {
        let read = Resolved(
            """
            # Models

            ```swift
            @Model final class Card {
                @Attribute(hashModifier: "2") var title: String = ""
            }
            ```
            """)
        let warning = try read.diagnostic("argument.unkept")
        #expect(warning.message == "'hashModifier: \"2\"' of 'title' is kept by no output")
        #expect(warning.severity == .warning)
    }
}

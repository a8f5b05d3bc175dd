import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A document read for a test, and what it says in a few words.
struct Reading {
    let schema: DeclaredSchema
    let source: SourceFile

    init(_ text: String, path: String = "Schema.md") throws {
        let parsed = MarkdownParser().parse(Array(text.utf8), path: path, file: 0)
        source = parsed.source
        schema = SchemaReader().declare(try #require(parsed.document))
    }

    /// Each entity with its fields and their types. For example: `Trip: title String, start Date`.
    var entities: [String] {
        schema.entities.map { entity in
            entity.name.value + ": "
                + entity.fields.map {
                    [$0.name.value, $0.type?.name].compactMap { $0 }.joined(separator: " ")
                }
                .joined(separator: ", ")
        }
    }

    var names: [String] { schema.entities.map(\.name.value) }

    /// Each entity's indexes. For example: `queryable start, sortable start-`.
    var indexes: [[String]] {
        schema.entities.map { entity in
            entity.indexes.map { index in
                let fields = index.value.fields.map { $0.name + ($0.descending ? "-" : "") }
                return "\(index.value.kind.rawValue) \(fields.joined(separator: "+"))"
            }
        }
    }

    /// The first entity's keys; "or" marks alternatives.
    var keys: [String] {
        schema.entities.first?.uniqueKeys.map {
            ($0.alternative ? "or " : "") + $0.fields.joined(separator: ",")
        } ?? []
    }

    /// The first entity's grants. For example: `_creator READ WRITE`.
    var grants: [String] {
        schema.entities.first?.grants.map { grant in
            ([grant.value.role] + grant.value.permissions.map(\.rawValue)).joined(separator: " ")
        } ?? []
    }

    /// `line:column what`.
    var unread: [String] {
        schema.unread.map { block in
            let place = source.position(of: block.span.lower)
            return "\(place.line):\(place.column) \(block.what.rawValue)"
        }
    }

    /// `line:column id`, and the places that belong to it.
    var findings: [String] {
        schema.diagnostics.map { finding in
            let places = [finding.span].compactMap { $0 } + finding.related.map(\.span)
            let texts = places.map { span in
                let place = source.position(of: span.lower)
                return "\(place.line):\(place.column)"
            }
            return texts.joined(separator: " ") + " " + finding.id.rawValue
        }
    }
}

/// A text in which `❶`, `❷` … stand where findings are expected; a finding's related places follow its own.
struct MarkedText {
    let text: String

    /// The places of the marks as `line:column`, in the order of their numbers.
    let places: [String]

    init(_ marked: String) {
        var text = ""
        var found: [Character: String] = [:]
        var line = 1
        var column = 1
        for character in marked {
            if Self.marks.contains(character) {
                found[character] = "\(line):\(column)"
                continue
            }
            text.append(character)
            column += character.utf8.count
            if character == "\n" {
                line += 1
                column = 1
            }
        }
        self.text = text
        places = Self.marks.compactMap { found[$0] }
    }

    private static let marks: [Character] = ["❶", "❷", "❸", "❹", "❺"]
}

/// A document with one entity, `Trip`, whose fields are `id`, `title`, `start`, `owner` and `month`.
func trip(_ rest: String, before: String = "") -> String {
    """
    \(before)

    ## `Trip`

    | Field | Type |
    | --- | --- |
    | `id` | String |
    | `title` | String |
    | `start` | Date/Time |
    | `owner` | String |
    | `month` | String |

    \(rest)
    """
}

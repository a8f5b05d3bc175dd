import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

extension DocumentReading {
    /// The only entity that has all of some fields.
    func owner(of names: [String]) -> Int? {
        let names = names.filter { SystemField(named: $0) == nil }
        guard !names.isEmpty else { return nil }
        let owners = schema.entities.indices.filter { entity in names.allSatisfy { hasField($0, in: entity) }
        }
        return owners.count == 1 ? owners[0] : nil
    }

    /// Whether nothing stands below a line that ends with a colon: no list, table or code in its section.
    func isEmptyLabel(_ passage: Int) -> Bool {
        let next = passage + 1
        guard outline.passages.indices.contains(next),
            outline.passages[next].section == outline.passages[passage].section
        else { return true }
        switch outline.passages[next].block.kind {
        case .heading, .thematicBreak: return true
        case .paragraph, .list, .table, .codeBlock, .blockQuote, .html: return false
        }
    }
}

import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Gives a field the enumeration that is declared in code below its record type, has the field's name and fits its type.
///
///     | Field | Type |
///     | --- | --- |
///     | `rigKind` | String |
///
///     ```swift
///     enum RigKind: String { case sloop, ketch }
///     ```
package struct EnumerationOfFieldStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let enums = reading.schema.enums.filter { $0.rawType != nil }.sorted {
            $0.name.span.lower < $1.name.span.lower
        }
        var next = enums.startIndex
        for (index, passage) in reading.outline.passages.enumerated() where next < enums.endIndex {
            guard case .codeBlock(let code) = passage.block.kind else { continue }
            let isAlone = Self.holdsEnumerations(code) && reading.isAsserted(index)
            while next < enums.endIndex, enums[next].name.span.lower < passage.block.span.upper {
                if isAlone, let entity = reading.scopes[index],
                    enums[next].name.span.lower >= passage.block.span.lower
                {
                    Self.give(enums[next], toFieldOf: entity, in: &reading)
                }
                next += 1
            }
        }
    }

    /// Enumerations of values, and nothing that they could be nested in.
    private static func holdsEnumerations(_ code: CodeBlock) -> Bool {
        let others = ["struct ", "class ", "extension ", "actor ", "protocol ", "CodingKey", "Error"]
        return !others.contains { code.text.contains(bytesOf: $0) }
    }

    private static func give(
        _ declaration: DeclaredEnum, toFieldOf entity: Int, in reading: inout DocumentReading
    ) {
        let name = declaration.name.value
        let fieldName = name.prefix(1).lowercased() + name.dropFirst()
        guard let field = reading.field(named: fieldName, in: entity),
            case let declared = reading.schema.entities[entity].fields[field],
            let type = declared.type.flatMap({ TypeVocabulary.meaning(of: $0.name)?.type }),
            type == (declaration.rawType == .int ? .int : .string),
            !declared.remarks.contains(where: \.tellsValues), allowsDefault(of: declared, declaration)
        else { return }
        reading.schema.entities[entity].fields[field].remarks.append(
            Remark(.rawValue(of: name), quote: name, in: .code, at: declaration.name.span))
    }

    /// A default that is no case belongs to something else.
    private static func allowsDefault(of field: DeclaredField, _ declaration: DeclaredEnum) -> Bool {
        let remarked = field.remarks.lazy.compactMap { remark -> String? in
            if case .defaultText(let text) = remark.fact { text } else { nil }
        }.first
        guard let text = field.defaultText?.value ?? remarked else { return true }
        let value = text.trimming { "`\"'. ".contains($0) }
        return declaration.cases.contains { $0.name == value || $0.rawValue == value }
    }
}

extension Remark {
    fileprivate var tellsValues: Bool {
        switch fact {
        case .rawValue, .listedValues, .boolean, .uuid, .range, .integerRange, .json, .url, .references: true
        case .identifies, .toMany, .inverse, .onDelete, .optional, .defaultText, .encrypted,
            .encryptedSince, .earlierKey, .retired, .originalName, .attributeOptions, .merge, .unkeptArgument,
            .list, .unique, .primaryKey, .index, .notStored, .deviceOnly, .refused:
            false
        }
    }
}

import CoreDataLanguage
import Diagnostics
import SchemaModel
import SwiftLanguage

/// How a property's field is stored, where its type does not tell: the options of its entry, as source.
struct RecordStorage: Hashable {
    let options: [String]

    /// CloudKit encrypts values, but not what leads to other records; files always are.
    let canBeEncrypted: Bool

    /// Whether a field that is said to be encrypted is.
    let isEncrypted: Bool

    init(of property: SwiftProperty, _ field: Field) {
        var options: [String] = []
        let isFile = property.type.element == .asset
        var isReference = false
        switch property.type.element {
        case .recordName:
            options.append(".reference")
            isReference = true
        case .reference:
            isReference = true
            if property.deleteRule == .cascade { options.append(".deleteSelf") }
        case .decimal: if field.stored.contains(bytesOf: "DOUBLE") { options.append(".double") }
        case .json: if field.stored.contains(bytesOf: "BYTES") { options.append(".bytes") }
        case .date:
            if field.defaultValue?.value == .now, !property.type.isOptional {
                options.append(".creationDate")
            }
        case .string, .int, .double, .bool, .uuid, .url, .data, .asset, .location, .openEnum, .appEnum: break
        }
        canBeEncrypted = property.systemField == nil && !isReference && !isFile
        isEncrypted = field.isEncrypted && (canBeEncrypted || isFile)
        if field.isEncrypted, canBeEncrypted { options.insert(".encrypted", at: 0) }
        self.options = options
    }

    /// How SwiftData and Core Data keep it; nil for the name of the record at a relationship's other end.
    init(of property: SwiftProperty, _ field: Field, mirroredAs type: CoreDataType?) {
        canBeEncrypted = type != nil
        isEncrypted = field.isEncrypted && canBeEncrypted
        var options = isEncrypted ? [".encrypted"] : []
        switch type {
        case nil: options.append(".recordName")
        case .decimal: options.append(".double")
        case .string: options.append(".longText")
        case .binary: options += property.type.element == .json ? [".bytes", ".longData"] : [".longData"]
        case .date:
            if field.defaultValue?.value == .now, !property.type.isOptional {
                options.append(".creationDate")
            }
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .uuid, .uri, .transformable: break
        }
        self.options = options
    }

    /// For example: `.deleteSelf`, `[.encrypted, .double]`; empty for none.
    var source: String {
        options.count < 2 ? options.joined() : "[" + options.joined(separator: ", ") + "]"
    }
}

package import Diagnostics
import RemarkReading
package import SchemaDeclaration
import SchemaModel
package import SwiftReading

/// Declares a field as a stored property shows it.
///
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
///     var stops: [Stop] = []
package struct SwiftPropertyReading {
    /// Where a stretch of the Swift text stands in the document.
    package let span: (Range<Int>) -> SourceSpan

    package init(span: @escaping (Range<Int>) -> SourceSpan) {
        self.span = span
    }

    package func field(_ property: SwiftProperty) -> DeclaredField {
        let place = span(property.range)
        var field = DeclaredField(
            name: Declared(property.name, at: span(property.nameRange)), span: place)
        if let type = property.type {
            field.type = declaredType(type)
            field.isOptional = Declared(type.isOptional, at: span(type.range))
        }
        field.isTypedByDefault = !property.isAnnotated
        field.defaultText = property.defaultText.flatMap { $0 == "nil" ? nil : Declared($0, at: place) }
        if let comment = property.comment {
            field.note = Declared(comment, at: place)
            field.remarks = NoteReading.remarks(in: comment, at: place)
            field.addNotedCases()
        }
        field.remarks += SwiftAttributeReading.remarks(on: property, at: place)
        return field
    }

    private func declaredType(_ type: SwiftTypeName) -> DeclaredType {
        DeclaredType(
            name: type.name,
            isList: type.isList || ["NSSet", "NSOrderedSet"].contains(type.name),
            isOptional: type.isOptional,
            written: type.written,
            span: span(type.range)
        )
    }
}

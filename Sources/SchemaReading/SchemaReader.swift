import CodeReading
internal import Diagnostics
import ListReading
package import Markdown
package import SchemaDeclaration
import SchemaEvidence
import StatementReading
import TableReading

/// Reads what a document's author declared: the one entry to the room.
///
/// Purpose: one recogniser a shape, none of which knows another. Input: a parsed document. Output: declarations
/// with their places. Invariant: a table, list or code block that looks like a part of the schema is either
/// used or listed in `unread`.
package struct SchemaReader: Sendable {
    package init() {}

    /// What declares entities and their fields. Where two know a passage, the first has it.
    private static let shapes: [any Recogniser] = [
        PropertyFixTableRecogniser(),
        FlatTableRecogniser(),
        FieldTableRecogniser(),
        FieldCardRecogniser(),
        FieldListRecogniser(),
        CodeBlockRecogniser(),
        UnfencedListingRecogniser(),
        StructuredDataRecogniser(),
    ]

    /// What declares entities where nothing else describes them, or beside what does.
    private static let substitutes: [any Recogniser] = [
        ExtendedFieldsRecogniser(),
        LeadingFieldsRecogniser(),
        DrawnSchemaRecogniser(),
        CollectionDocumentRecogniser(),
        RecordKeyRecogniser(),
        OverviewTableRecogniser(),
        RelationshipsAloneRecogniser(),
        TypeScriptInterfaceRecogniser(),
        InlineFieldListRecogniser(),
        BracketedFieldListRecogniser(),
        CodedFieldListRecogniser(),
        CodeSignatureRecogniser(),
        ModelGroupsRecogniser(),
        TypedMentionsRecogniser(),
        IndexTableRecogniser(),
        IndexedPathsRecogniser(),
    ]

    /// What is said once of all entities, whatever declares them.
    private static let additions: [any Recogniser] = [
        CommonFieldsRecogniser(), AddedFieldsRecogniser(),
    ]

    /// What says something about entities that are declared.
    private static let statements: [any Recogniser] = [
        EntityHistoryStatement(), RenameStatement(), FieldNoteStatement(), FieldRuleStatement(),
        ThoughtStatement(),
        EmptyLabelStatement(), ContainerStatement(), DatabaseStatement(), DatabaseTableStatement(),
        FactTableStatement(), ZoneStatement(),
        RecordNameStatement(), ModelMacroStatement(), IndexStatement(),
        GrantStatement(), SharedGrantStatement(), RightListStatement(), RoleSentenceStatement(),
        RelationshipStatement(),
        RelationshipStepStatement(),
        DefaultStepStatement(), FieldMarkStatement(), DeleteRuleStatement(),
        NestedFactStatement(), SharedReferenceStatement(),
        FieldTypeStatement(), RelationshipTableStatement(), InversePairStatement(),
        EntityKindStatement(), DeviceOnlyStatement(),
        SharedKeyStatement(), UniqueKeyStatement(), FieldUniquenessStatement(), UniqueKeyTableStatement(),
        ConstraintTableStatement(), CheckStatement(),
        NamedEnumerationStatement(), ValueListStatement(), EnumerationOfFieldStatement(),
        RowStatement(),
        DocumentationStatement(),
    ]

    /// `isOfStore` tells that another document of the same schema speaks of the store.
    package func declare(_ document: MarkdownDocument, isOfStore: Bool = false) -> DeclaredSchema {
        declare(document, isOfStore: isOfStore, isQuoted: false)
    }

    func declare(_ document: MarkdownDocument, isOfStore: Bool = false, isQuoted: Bool) -> DeclaredSchema {
        var reading = DocumentReading(document)
        reading.isQuoted = isQuoted
        reading.schema.isOfStore = isOfStore || reading.standings.speaksOfStore
        for shapes in [Self.shapes, Self.substitutes, Self.additions] {
            for shape in shapes { shape.read(&reading) }
            if !reading.claims.pending.isEmpty { reading.adjudicate() }
        }
        reading.dropLiftedKeys()
        reading.findScopes()
        for statement in Self.statements { statement.read(&reading) }
        OddItems.report(in: &reading)
        UnreadBlocks.list(in: &reading)
        UnreadLines.report(in: &reading)
        UnreadNames.report(in: &reading)
        reading.sortEntities()
        return reading.schema
    }
}

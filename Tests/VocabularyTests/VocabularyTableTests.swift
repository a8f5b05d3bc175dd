import Foundation
import TestSupport
import Testing
import Vocabulary

/// The page of words is what the languages have, and each has what documents cannot do without.
@Suite struct VocabularyTableTests {
    private static let page = packageFolder.appending(path: "Sources/gen/Documentation.docc/Vocabulary.md")

    @Test func thePageSaysWhatTheLanguagesHave() throws {
        let made = VocabularyTable().page
        let known = try? String(contentsOf: Self.page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", made != known {
            try Data(made.utf8).write(to: Self.page)
            Issue.record("rewritten: review the difference and run again")
        }
        #expect(made == known)
    }

    @Test func theDocumentationNamesTheLanguages() throws {
        let page = packageFolder.appending(path: "Sources/gen/Documentation.docc/Reading.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for language in VocabularyTable.whole { #expect(text.contains(language.name)) }
    }

    /// Without these a document in the language is not read as one in English is.
    @Test(arguments: [
        Concept.record, .type, .entityLabel, .name, .fields, .index, .security, .role, .uniqueness,
        .relationship,
        .rows,
        .aside, .queryable, .sortable, .searchable, .only, .creator, .user, .everyone, .read, .write, .create,
        .access, .no, .can, .zone, .database, .private, .public, .shared, .key, .primary, .per, .by, .one,
        .or, .and,
        .unique, .many, .has, .belongs, .inverse, .cascade, .delete, .target, .select, .schema, .structure,
        .storage,
        .template, .example, .valueList, .every, .same, .negation, .condition, .functionWord, .rangeJoin,
        .this, .forExample, .comparison, .openEnd, .answerYes, .answerNo, .collection, .kind, .more,
        .boolean, .list, .optional, .required, .encrypted, .notStored, .deviceOnly, .two, .shares,
        .primaryKey, .reference, .identifier,
        .selfReference, .cascadeDelete, .defaultValue, .emptyText, .noDefault, .values, .valuesLead, .range,
        .lowerBound, .upperBound, .exclusiveLowerBound, .exclusiveUpperBound, .positive, .nonNegative,
        .optionsColumn, .notesColumn, .referenceColumn, .foreignColumn, .tableColumn, .cardinality,
        .stringType,
        .integerType, .floatType, .decimalType, .booleanType, .dateType, .dataType,
    ])
    func everyLanguageHas(concept: Concept) {
        let missing = VocabularyTable.whole.filter { VocabularyTable.count(of: concept, in: $0) == 0 }
        #expect(missing.map(\.name) == [])
    }
}

import SchemaModel
import TestSupport
import Testing

@Suite("Relationships with both ends")
struct ObjectGraphTests {
    /// Each end as `Entity.name -> [Target].inverse`, with its delete rule, and in brackets if no field is it.
    private func ends(_ entities: Entity...) -> [String] {
        ObjectGraph(Schema(name: "Test", entities: entities)).relationships.joined().map { end in
            let target = end.isToMany ? "[\(end.inverse.entity)]" : end.inverse.entity
            let rule = end.deleteRule.map { " \($0.rawValue)" } ?? ""
            let text = "\(end.end.entity).\(end.end.field) -> \(target).\(end.inverse.field)\(rule)"
            switch end.origin {
            case .described: return text
            case .named: return "(\(text))"
            case .madeUp: return "((\(text)))"
            }
        }
    }

    private func entity(_ name: String, _ kind: EntityKind = .swiftData, _ fields: Field...) -> Entity {
        Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
    }

    private func reference(
        _ name: String, _ target: String, list: Bool = false, inverse: String? = nil,
        onDelete: DeleteRule? = nil
    ) -> Field {
        SampleSchema.field(name, .reference) {
            $0.references = target
            $0.isList = list
            $0.inverse = inverse.map { FieldPath(entity: target, field: $0) }
            $0.onDelete = onDelete
        }
    }

    @Test func whatIsStatedIsPaired() {
        #expect(
            ends(
                entity("A", .swiftData, reference("bs", "B", list: true, inverse: "two", onDelete: .cascade)),
                entity("B", .swiftData, reference("one", "A"), reference("two", "A", inverse: "bs")))
                == [
                    "A.bs -> [B].two cascade", "((A.bsByOne -> [B].one))", "B.one -> A.bsByOne",
                    "B.two -> A.bs",
                ])
    }

    /// SwiftData infers it of two models; of two record types nothing does, and only their names can say so.
    @Test(arguments: [
        ("books", true, "shelf", true), ("books", true, "shelfID", true), ("bookRefs", true, "shelf", true),
        ("favorites", true, "owner", false), ("books", true, "owner", false),
        ("favorites", true, "shelf", false),
        ("book", false, "shelf", true), ("cover", false, "shelf", false),
    ])
    func recordTypesArePairedByName(_ one: String, isList: Bool, _ other: String, arePaired: Bool) {
        let ends = ends(
            entity("Shelf", .cloudKit, reference(one, "Book", list: isList)),
            entity("Book", .cloudKit, reference(other, "Shelf")))
        #expect((ends.count == 2) == arePaired, "\(ends)")
    }

    @Test(arguments: [
        ("parent", "children", true), ("parentFolder", "subfolders", true), ("source", "children", false),
        ("parent", "related", false),
    ])
    func aRecordTypeIsItsOwnParentByName(_ one: String, _ list: String, arePaired: Bool) {
        let ends = ends(
            entity("Folder", .cloudKit, reference(one, "Folder"), reference(list, "Folder", list: true)))
        #expect((ends.count == 2) == arePaired, "\(ends)")
    }

    @Test func theOnlyTwoArePaired() {
        #expect(
            ends(
                entity("A", .coreData, reference("bs", "B", list: true)),
                entity("B", .coreData, reference("a", "A")))
                == ["A.bs -> [B].a", "B.a -> A.bs"])
        #expect(
            ends(
                entity(
                    "Folder", .swiftData, reference("parent", "Folder"),
                    reference("children", "Folder", list: true)))
                == ["Folder.parent -> Folder.children", "Folder.children -> [Folder].parent"])
    }

    @Test func twoToTheSameAreNotGuessed() {
        #expect(
            ends(
                entity("Account", .swiftData, reference("transfers", "Transfer", list: true)),
                entity(
                    "Transfer", .swiftData, reference("from", "Account"), reference("to", "Account")))
                == [
                    "Account.transfers -> [Transfer].account",
                    "((Account.transfersByFrom -> [Transfer].from))",
                    "((Account.transfersByTo -> [Transfer].to))", "Transfer.from -> Account.transfersByFrom",
                    "Transfer.to -> Account.transfersByTo", "((Transfer.account -> Account.transfers))",
                ])
    }

    /// CloudKit says of the reference what becomes of its record: that is the other end's rule.
    @Test func aReferenceOfCloudKitHasItsRuleAtTheOtherEnd() {
        #expect(
            ends(
                entity("DeedCard", .cloudKit),
                entity(
                    "DeedEntry", .cloudKit,
                    reference("deed", "DeedCard", inverse: "entries", onDelete: .cascade)))
                == [
                    "(DeedCard.entries -> [DeedEntry].deed cascade)", "DeedEntry.deed -> DeedCard.entries",
                ])
    }

    @Test func aListOfReferencesIsManyToMany() {
        #expect(
            ends(entity("Tag", .cloudKit), entity("Entry", .cloudKit, reference("tags", "Tag", list: true)))
                == ["((Tag.entries -> [Entry].tags))", "Entry.tags -> [Tag].entries"])
        #expect(
            ends(entity("Tag"), entity("Entry", .swiftData, reference("tags", "Tag", list: true)))
                == ["((Tag.entry -> Entry.tags))", "Entry.tags -> [Tag].entry"])
    }

    @Test func madeUpNamesAreFree() {
        #expect(
            ends(
                entity("A", .swiftData, SampleSchema.field("bs", .int), SampleSchema.field("bsByA", .int)),
                entity("B", .swiftData, reference("a", "A")))
                == ["((A.bsByA2 -> [B].a))", "B.a -> A.bsByA2"])
    }

    @Test(
        "Made-up names are made of the entity's",
        arguments: [
            ("DeedEntry", "deedEntries"), ("URLEntry", "urlEntries"), ("Box", "boxes"), ("Day", "days"),
            ("News", "news"), ("Class", "classes"), ("ID", "ids"), ("CDLog", "cdLogs"),
            ("CD_Verse", "verses"), ("DB_Row", "db_Rows"), ("user", "users"),
        ])
    func namesOfInverses(entityName: String, expected: String) {
        let found = ends(entity("A"), entity(entityName, .swiftData, reference("a", "A")))
        #expect(found.first == "((A.\(expected) -> [\(entityName)].a))")
    }

    @Test func whatLeadsNowhereIsNoRelationship() {
        #expect(ends(entity("A", .cloudKit, reference("b", "B"), reference("___createdBy", "A"))) == [])
        #expect(ends(entity("A", .swiftData, SampleSchema.field("b", .reference))) == [])
    }

    /// Whatever the schema is, the two ends of a relationship name each other.
    @Test func everyEndHasItsInverse() {
        for schema in [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile] {
            let all = ObjectGraph(schema).relationships.joined()
            let byEnd = Dictionary(all.map { ($0.end, $0) }) { first, _ in first }
            #expect(!all.isEmpty)
            for relationship in all {
                let isInverse = byEnd[relationship.inverse]?.inverse == relationship.end
                #expect(isInverse, "\(relationship.end)")
            }
        }
    }
}
